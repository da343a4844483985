import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { prerenderDocument, subjectOf, templatePathOf } from '#src/domain/prerender.ts';
import { pageAt } from '#src/domain/paths.ts';
import { withTimeout } from '#src/domain/with-timeout.ts';
import type { ReadPrerenderPets } from './catalogue/read-prerender-pets.ts';
import { describe, type Log } from './on-error.ts';

// 0.5 s: longer than a database takes, and shorter than a visitor minds; the app reads pets by itself.
const patienceMs = 500;

export type StaticSource = {
  /** Answers with the file of the request's path, or hands on where there is none. */
  file: MiddlewareHandler;
  /** Answers with page.html, the page of every path but the first: that has index.html. */
  page: (c: Context) => Promise<Response>;
  /** The text of a file; undefined where there is none. */
  text: (c: Context, path: string) => Promise<string | undefined>;
};

type Options = { files: StaticSource; readPrerenderPets: ReadPrerenderPets; log: Log };

/** What the pets say of a document: how it begins, that its pet is not listed, or nothing in time. */
type Prerendered = { status: 'drawn'; html: string } | { status: 'gone' | 'plain' };

/**
 * The built app: its files, and its document for every path. With 404 where there is no such page, or
 * no such pet as far as the catalogue says: the app then says so.
 */
export function staticFiles({ files, readPrerenderPets, log }: Options) {
  return new Hono()
    .use(cacheHeaders)
    .use(etag())
    .use(files.file)
    .get('*', async (c) => {
      // A missing script or picture is not answered with a page that its reader cannot use.
      const wantsPage = c.req.header('Accept')?.includes('text/html') ?? false;
      if (/\.\w+$/.test(c.req.path) && !wantsPage) return c.text('There is no such file.', 404);
      const page = pageAt(c.req.path);
      const drawn = await prerendered(c, page?.id).catch((error: unknown): Prerendered => {
        log(`${c.req.method} ${c.req.path}: drawn without pets: ${describe(error)}`);
        return { status: 'plain' };
      });
      if (drawn.status === 'drawn') return c.html(drawn.html);
      const answer = await files.page(c);
      if ((page !== undefined && drawn.status !== 'gone') || !answer.ok) return answer;
      const { headers } = answer;
      // Or a browser that has kept this would be told, of a page that is there, that it is the same.
      headers.delete('ETag');
      return new Response(answer.body, { status: 404, headers });
    });

  async function prerendered(c: Context, id: string | undefined): Promise<Prerendered> {
    const subject = subjectOf(new URL(c.req.url));
    if (subject === undefined && id === undefined) return { status: 'plain' };
    const pets = await withTimeout(patienceMs, readPrerenderPets({ id }));
    if (pets === undefined) return { status: 'plain' };
    if (id !== undefined && pets.length === 0) return { status: 'gone' };
    const template = subject && (await files.text(c, templatePathOf(subject)));
    const html = template && prerenderDocument(template, subject, pets);
    return html ? { status: 'drawn', html } : { status: 'plain' };
  }
}

const day = 24 * 60 * 60;

const cacheHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.res.status === 404) c.header('Cache-Control', 'no-cache');
  // Named after what is in them, so they never change.
  else if (c.req.path.startsWith('/assets/'))
    c.header('Cache-Control', 'public, max-age=31536000, immutable');
  else if (c.req.path.startsWith('/portraits/'))
    c.header('Cache-Control', `public, max-age=${day}`);
  // sw.js above all: a browser that kept it would never hear of an update.
  else c.header('Cache-Control', 'no-cache');
};
