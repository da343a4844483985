import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { isAppPath } from '#src/domain/paths.ts';

export type StaticSource = {
  /** Answers with the file of the request's path, or hands on where there is none. */
  file: MiddlewareHandler;
  /** Answers with page.html, the page of every path but the first: that has index.html. */
  page: (c: Context) => Promise<Response>;
};

/** The built app: its files, its page for every path of the app, and the page with 404 for others. */
export function staticFiles({ file, page }: StaticSource) {
  return new Hono()
    .use(cacheHeaders)
    .use(etag())
    .use(file)
    .get('*', async (c) => {
      // A missing script or picture is not answered with a page that its reader cannot use.
      const wantsPage = c.req.header('Accept')?.includes('text/html') ?? false;
      if (/\.\w+$/.test(c.req.path) && !wantsPage) return c.text('There is no such file.', 404);
      const answer = await page(c);
      if (isAppPath(c.req.path) || !answer.ok) return answer;
      return new Response(answer.body, { status: 404, headers: answer.headers });
    });
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
