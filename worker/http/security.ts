import { secureHeaders } from 'hono/secure-headers';
import type { Settings } from '#worker/env.ts';

export const isHttps = (publicUrl: URL): boolean => publicUrl.protocol === 'https:';

/** What our documents may load and do, for the browser to enforce. */
export function securityHeaders({
  publicUrl,
  imageHosts,
}: Pick<Settings, 'publicUrl' | 'imageHosts'>) {
  const https = isHttps(publicUrl);
  return secureHeaders({
    contentSecurityPolicy: {
      // What is not named below, no document of ours uses: frames, media, plug-ins.
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      fontSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', 'blob:', ...imageHosts],
      // The service worker fetches shelters' pictures, and this directive applies to it.
      connectSrc: ["'self'", ...imageHosts],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      // One policy creates the URL of the service worker, one each those of the web workers that cut
      // photos and read files for an import; nothing else may become a script.
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: ['homeward', 'homeward-cutting', 'homeward-importing'],
      ...(https && { upgradeInsecureRequests: [] }),
    },
    strictTransportSecurity: https && 'max-age=31536000; includeSubDomains',
    // Without a referrer policy for our own site a browser may send `Origin: null` with a write.
    referrerPolicy: 'same-origin',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
    xFrameOptions: 'DENY',
  });
}
