import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { prerenderDocument, subjectOf, templatePathOf } from '#src/domain/prerender.ts';
import { isAppPath } from '#src/domain/paths.ts';
import { withTimeout } from '#src/domain/with-timeout.ts';
import { describeForLog, type Log } from '#worker/http/answer-errors.ts';
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

/** The built app: its files, a document for each of its paths, and the same with 404 for others. */
export function documentsApp({ files, backend, log }: Options) {
  const readPets = createPrerenderedPetsReader(backend);
  return new Hono()
    .use(cacheHeaders)
    .use(etag())
    .use(files.file)
    .get('*', async (c) => {
      // Whoever wants a script or a picture cannot use a document.
      const wantsDocument = c.req.header('Accept')?.includes('text/html') ?? false;
      if (/\.\w+$/.test(c.req.path) && !wantsDocument) return c.text('There is no such file.', 404);
      const prerendered = await prerender(c).catch((error: unknown) => {
        log(`${c.req.method} ${c.req.path}: prerendered without pets: ${describeForLog(error)}`);
        return undefined;
      });
      if (prerendered !== undefined) return c.html(prerendered);
      const answer = await files.document(c);
      if (isAppPath(c.req.path) || !answer.ok) return answer;
      return new Response(answer.body, { status: 404, headers: answer.headers });
    });

  /** The document with its first pets; undefined if it shows none or they take too long. */
  async function prerender(c: Context): Promise<string | undefined> {
    const subject = subjectOf(new URL(c.req.url));
    if (subject === undefined) return undefined;
    const pets = await withTimeout(petsTimeoutMs, readPets(subject));
    const template = pets && (await files.text(c, templatePathOf(subject)));
    return template && prerenderDocument(template, subject, pets);
  }
}

const day = 24 * 60 * 60;

const cacheHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.res.status === 404) c.header('Cache-Control', 'no-cache');
  // Named by a hash of their content, so they never change.
  else if (c.req.path.startsWith('/assets/'))
    c.header('Cache-Control', 'public, max-age=31536000, immutable');
  else if (c.req.path.startsWith('/portraits/'))
    c.header('Cache-Control', `public, max-age=${day}`);
  // Above all sw.js: a browser that cached it would never find an update.
  else c.header('Cache-Control', 'no-cache');
};
