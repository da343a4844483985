import { createHandlerBoundToURL, matchPrecache } from 'workbox-precaching';
import type { Asked } from './asks-for.ts';
import { prerenderedDocument } from './prerender.ts';

// 8 s: longer than a slow answer takes, shorter than a person waits in front of a blank screen.
const patienceMs = 8_000;

type Handler = ReturnType<typeof createHandlerBoundToURL>;

/**
 * This version's document: prerendered with the device's pets if possible, else the plain shell.
 */
export const appDocument: Handler = async (asked) =>
  (await prerenderedDocument(asked.url)) ??
  // Created on use: this module runs before `precacheAndRoute`, and a handler created then would
  // throw, which would leave the browser without a service worker.
  createHandlerBoundToURL(asked.url.pathname === '/' ? '/index.html' : '/page.html')(asked);

/** The server's answer, because a newer version may know the path; else our own "not found". */
export async function networkOrNotFound({ request }: Asked): Promise<Response> {
  return (await fromServer(request)) ?? withStatus(404, await matchPrecache('/page.html'));
}

/** The file from the server, else from a cache, else a document that says it is not available. */
export async function networkOrCachedFile({ request }: Asked): Promise<Response> {
  return (
    (await fromServer(request)) ??
    (await caches.match(request.url, { ignoreVary: true })) ??
    withStatus(503, await matchPrecache('/offline.html'))
  );
}

async function fromServer(request: Request): Promise<Response | undefined> {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(patienceMs) });
    // From 500 on: a proxy answers because the server cannot be reached.
    return response.status < 500 ? response : undefined;
  } catch {
    // No network, or no answer in time.
    return undefined;
  }
}

/** The same document with another status. */
function withStatus(status: number, document: Response | undefined): Response {
  // The browser has cleared the shell: all that is left to show is its own error page.
  if (document === undefined) return Response.error();
  return new Response(document.body, { status, headers: document.headers });
}
