import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { prerenderDocument, subjectOf, templatePathOf } from '#src/domain/prerender.ts';
import { pageAt } from '#src/domain/paths.ts';
import { withTimeout } from '#src/domain/with-timeout.ts';
import { type Log, logLine, requestForLog } from '#worker/http/log.ts';
import type { Backend } from '#worker/supabase/backend.ts';
import { createPrerenderedPetsReader } from './prerendered-pets.ts';

// 0.5 s: longer than a database takes, short for a visitor. After it the app reads the pets itself.
const petsTimeoutMs = 500;

export type BuiltFiles = {
  /** Answers with the file of the request's path, or calls next if there is none. */
  file: MiddlewareHandler;
  /** Answers with page.html, the document of every path but the first: that has index.html. */
  document: (c: Context) => Promise<Response>;
  /** The text of a file; undefined if there is none. */
  text: (c: Context, path: string) => Promise<string | undefined>;
};

type Options = { files: BuiltFiles; backend: Pick<Backend, 'anonymous'>; log: Log };

/** A document with its pets; or why it has none: its pet is gone, or no pets came in time. */
type Prerendered = { kind: 'with-pets'; html: string } | { kind: 'pet-gone' | 'without-pets' };

/**
 * The built app: its files, and a document for every path. The status is 404 if there is no such
 * page or the catalogue has no such pet; the app then says so.
 */
export function documentsApp({ files, backend, log }: Options) {
  const readPets = createPrerenderedPetsReader(backend);
  return new Hono()
    .use(cacheHeaders)
    .use(etag())
    .use(pathAsETag)
    .use(files.file)
    .get('*', async (c) => {
      // A request for a script or a picture cannot use a document.
      const wantsDocument = c.req.header('Accept')?.includes('text/html') ?? false;
      if (/\.\w+$/.test(c.req.path) && !wantsDocument) return c.text('There is no such file.', 404);
      const page = pageAt(c.req.path);
      // An admin's device knows pets that the catalogue does not list.
      const listedId = page?.path === '/Manage' ? undefined : page?.id;
      const prerendered = await prerender(c, listedId).catch((error: unknown): Prerendered => {
        const event = 'document without pets';
        log(logLine({ level: 'warn', event, request: requestForLog(c), error }));
        return { kind: 'without-pets' };
      });
      if (prerendered.kind === 'with-pets') return c.html(prerendered.html);
      const answer = await files.document(c);
      if ((page !== undefined && prerendered.kind !== 'pet-gone') || !answer.ok) return answer;
      const { headers } = answer;
      // The same file is the document of pages that exist. With its ETag, a later request could be
      // answered with 304, and the browser would keep the wrong status.
      headers.delete('ETag');
      return new Response(answer.body, { status: 404, headers });
    });

  async function prerender(c: Context, id: string | undefined): Promise<Prerendered> {
    const subject = subjectOf(new URL(c.req.url));
    if (subject === undefined && id === undefined) return { kind: 'without-pets' };
    const read = await withTimeout(petsTimeoutMs, readPets({ id }));
    if (read === undefined) return { kind: 'without-pets' };
    const { pets, chunks } = read;
    if (id !== undefined && pets.length === 0) return { kind: 'pet-gone' };
    const template = subject && (await files.text(c, templatePathOf(subject)));
    const html = template && prerenderDocument(template, subject, pets, chunks);
    return html ? { kind: 'with-pets', html } : { kind: 'without-pets' };
  }
}

const day = 24 * 60 * 60;

/** Named by a hash of their content, so they never change. */
const isAsset = (c: Context): boolean => c.req.path.startsWith('/assets/');

/** An asset's path tells what a hash of it would tell, which takes as long as to read it. */
const pathAsETag: MiddlewareHandler = async (c, next) => {
  await next();
  if (isAsset(c) && c.res.ok) c.header('ETag', `W/"${c.req.path}"`);
};

const cacheHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.res.status === 404) c.header('Cache-Control', 'no-cache');
  else if (isAsset(c)) c.header('Cache-Control', 'public, max-age=31536000, immutable');
  else if (c.req.path.startsWith('/portraits/'))
    c.header('Cache-Control', `public, max-age=${day}`);
  // Above all sw.js: a browser that cached it would never find an update.
  else c.header('Cache-Control', 'no-cache');
};
