import { bodyLimit } from 'hono/body-limit';
import { csrf } from 'hono/csrf';
import { secureHeaders } from 'hono/secure-headers';
import type { Settings } from '#worker/env.ts';

export const isHttps = (publicUrl: URL): boolean => publicUrl.protocol === 'https:';

/** What a page from here may load and do; the browser keeps to it. */
export function securityHeaders({
  publicUrl,
  imageHosts,
}: Pick<Settings, 'publicUrl' | 'imageHosts'>) {
  const https = isHttps(publicUrl);
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      fontSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', 'blob:', ...imageHosts],
      // The service worker fetches shelters' pictures, and this line is what it is held to.
      connectSrc: ["'self'", ...imageHosts],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      // One policy makes the URL of the service worker; nothing else may become script.
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: ['homeward'],
      ...(https && { upgradeInsecureRequests: [] }),
    },
    strictTransportSecurity: https && 'max-age=15552000; includeSubDomains',
    // Kept on our own site: without it a browser may send `Origin: null` with a write.
    referrerPolicy: 'same-origin',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
    xFrameOptions: 'DENY',
  });
}

/** Refuses writes that another site's page sends along with our visitor's cookie. */
export function sameSiteWrites({ publicUrl }: Pick<Settings, 'publicUrl'>) {
  return csrf({
    // Behind a proxy that ends TLS the request's own URL says http; PUBLIC_URL knows better.
    origin: (origin, c) => origin === publicUrl.origin || origin === new URL(c.req.url).origin,
  });
}

/** 2 MiB: fifty commands of which each is the longest application form, in four-byte letters. */
export const limitedBody = () => bodyLimit({ maxSize: 2 * 1024 * 1024 });
