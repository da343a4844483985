import { isAppPath } from '#src/domain/paths.ts';

/** What a request asks for, as far as the service worker can tell. */
export type Asked = { request: Request; url: URL };

const isApi = ({ url }: Asked) => url.pathname === '/api' || url.pathname.startsWith('/api/');
const isDocument = (asked: Asked) => asked.request.mode === 'navigate' && !isApi(asked);
const hasFileName = ({ url }: Asked) => /\.\w+$/.test(url.pathname);

/** A page of the app, in any letter case. */
export const asksForPage = (asked: Asked) => isDocument(asked) && isAppPath(asked.url.pathname);

/** A file opened by itself, like a picture in a tab of its own. */
export const asksForFile = (asked: Asked) => isDocument(asked) && hasFileName(asked);

/** Any other address that a person opened, mistyped ones among them. */
export const asksForUnknownPage = (asked: Asked) => isDocument(asked) && !hasFileName(asked);

/** A picture in a page, ours or a shelter's. */
export const asksForPicture = (asked: Asked) =>
  asked.request.destination === 'image' && asked.request.mode !== 'navigate' && !isApi(asked);

/** The web worker that reads a file for an import. */
export const asksForReader = ({ url }: Asked) => url.pathname.startsWith('/assets/reader-worker-');
