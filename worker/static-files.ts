import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { prerenderDocument, subjectOf, templatePathOf } from '#src/domain/prerender.ts';
import { isAppPath } from '#src/domain/paths.ts';
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

/** The built app: its files, its page for every path of the app, and the page with 404 for others. */
export function staticFiles({ files, readPrerenderPets, log }: Options) {
  return new Hono()
    .use(cacheHeaders)
    .use(etag())
    .use(files.file)
    .get('*', async (c) => {
      // A missing script or picture is not answered with a page that its reader cannot use.
      const wantsPage = c.req.header('Accept')?.includes('text/html') ?? false;
      if (/\.\w+$/.test(c.req.path) && !wantsPage) return c.text('There is no such file.', 404);
      const drawn = await prerendered(c).catch((error: unknown) => {
        log(`${c.req.method} ${c.req.path}: drawn without pets: ${describe(error)}`);
        return undefined;
      });
      if (drawn !== undefined) return c.html(drawn);
      const answer = await files.page(c);
      if (isAppPath(c.req.path) || !answer.ok) return answer;
      return new Response(answer.body, { status: 404, headers: answer.headers });
    });

  /** The page with the pets it begins with; undefined where it shows none or they take too long. */
  async function prerendered(c: Context): Promise<string | undefined> {
    const subject = subjectOf(new URL(c.req.url));
    if (subject === undefined) return undefined;
    const pets = await withTimeout(patienceMs, readPrerenderPets(subject));
    const template = pets && (await files.text(c, templatePathOf(subject)));
    return template && prerenderDocument(template, subject, pets);
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
