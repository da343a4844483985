import { createHandlerBoundToURL, matchPrecache } from 'workbox-precaching';
import type { Asked } from './asks-for.ts';
import { prerenderedDocument } from './prerender.ts';

// 8 s: longer than a slow answer takes, shorter than a person looks at a white page.
const patienceMs = 8_000;

type Handler = ReturnType<typeof createHandlerBoundToURL>;

/** The page of this version, which draws itself for whatever path it stands at. */
export const appDocument: Handler = async (asked) =>
  (await prerenderedDocument(asked.url)) ??
  // On use: this file is read before the shell's files are named, and a handler made then throws,
  // which leaves the browser without a service worker.
  createHandlerBoundToURL(asked.url.pathname === '/' ? '/index.html' : '/page.html')(asked);

/** What the server says, since a newer version may know the path; else our own "not found". */
export async function networkOrNotFound({ request }: Asked): Promise<Response> {
  return (await fromServer(request)) ?? copy(await matchPrecache('/page.html'), 404);
}

/** The file from the server, else as it was kept, else a page that says that it is not here. */
export async function networkOrCachedFile({ request }: Asked): Promise<Response> {
  return (
    (await fromServer(request)) ??
    (await caches.match(request.url, { ignoreVary: true })) ??
    copy(await matchPrecache('/offline.html'), 503)
  );
}

async function fromServer(request: Request): Promise<Response | undefined> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(patienceMs) });
    // A proxy answers for a server that is away.
    return answer.status < 500 ? answer : undefined;
  } catch {
    // No network, or one that says nothing.
    return undefined;
  }
}

/** The same page, under another status. */
function copy(page: Response | undefined, status: number): Response {
  // The browser took the shell away: its own error page is all that is left to show.
  if (page === undefined) return Response.error();
  return new Response(page.body, { status, headers: page.headers });
}
