// Stands in for the API of Supabase Storage, as storage-js 2.119 speaks it: the routes, bodies and
// errors that `mediaInStorage` uses. It was not compared with a hosted project.
import { Hono } from 'hono';

type StoredFile = { bytes: Uint8Array<ArrayBuffer>; at: string };

/** Answers errors as Storage does: mostly with the status 400, and what it is in the body. */
const failure = (statusCode: string, error: string, message: string) =>
  Response.json({ statusCode, error, message }, { status: 400 });
const noBucket = () => failure('404', 'Bucket not found', 'Bucket not found');

/** Gives a `fetch` that answers like a project whose secret key this is. */
export function storageServer(secretKey: string) {
  const buckets = new Map<string, { isPublic: boolean; files: Map<string, StoredFile> }>();
  const requests: string[] = [];
  let room = Number.POSITIVE_INFINITY;
  const used = () =>
    [...buckets.values()]
      .flatMap(({ files }) => [...files.values()])
      .reduce((sum, { bytes }) => sum + bytes.length, 0);

  const app = new Hono()
    .basePath('/storage/v1')
    .use(async (c, next) => {
      requests.push(`${c.req.method} ${c.req.path}`);
      if (c.req.header('apikey') !== secretKey)
        return failure('403', 'Unauthorized', 'new row violates row-level security policy');
      return next();
    })
    .post('/bucket', async (c) => {
      const { name, public: isPublic } = await c.req.json();
      if (buckets.has(name)) return failure('409', 'Duplicate', 'The resource already exists');
      buckets.set(name, { isPublic, files: new Map() });
      return c.json({ name });
    })
    .post('/object/list/:bucket', async (c) => {
      const { prefix, limit, offset, search = '' } = await c.req.json();
      const files = buckets.get(c.req.param('bucket'))?.files ?? new Map<string, StoredFile>();
      const folder = prefix === '' ? '' : `${prefix}/`;
      const entries = new Map<string, unknown>();
      for (const [path, file] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
        if (!path.startsWith(folder + search)) continue;
        const [name = '', ...deeper] = path.slice(folder.length).split('/');
        // A folder is an entry without an id.
        entries.set(
          name,
          deeper.length > 0
            ? { name, id: null, created_at: null, updated_at: null, metadata: null }
            : {
                name,
                id: crypto.randomUUID(),
                created_at: file.at,
                updated_at: file.at,
                metadata: { size: file.bytes.length, mimetype: 'application/octet-stream' },
              },
        );
      }
      return c.json([...entries.values()].slice(offset, offset + limit));
    })
    .post('/object/:bucket/:path{.+}', async (c) => {
      const { bucket: name, path } = c.req.param();
      const bucket = buckets.get(name);
      if (!bucket) return noBucket();
      if (bucket.files.has(path) && c.req.header('x-upsert') !== 'true')
        return failure('409', 'Duplicate', 'The resource already exists');
      const bytes = new Uint8Array(await c.req.arrayBuffer());
      if (used() + bytes.length > room)
        return failure('413', 'Payload too large', 'The object exceeded the maximum allowed size');
      bucket.files.set(path, { bytes, at: new Date().toISOString() });
      return c.json({ Id: crypto.randomUUID(), Key: `${name}/${path}` });
    })
    .get('/object/:bucket/:path{.+}', (c) => {
      const file = buckets.get(c.req.param('bucket'))?.files.get(c.req.param('path'));
      if (!file) return failure('404', 'not_found', 'Object not found');
      return c.body(file.bytes, 200, { 'Content-Type': 'application/octet-stream' });
    })
    .delete('/object/:bucket', async (c) => {
      const bucket = buckets.get(c.req.param('bucket'));
      if (!bucket) return noBucket();
      const { prefixes }: { prefixes: string[] } = await c.req.json();
      const removed = prefixes.filter((path) => bucket.files.delete(path));
      return c.json(removed.map((name) => ({ name })));
    });

  return {
    fetch: (async (input, init) => app.fetch(new Request(input, init))) as typeof fetch,
    requests,
    /** Whether there is such a bucket that everybody may read. */
    isPublic: (bucket: string) => buckets.get(bucket)?.isPublic,
    /** Every path that is stored. */
    paths: () => [...buckets.values()].flatMap(({ files }) => [...files.keys()]),
    /** Leaves no room for more than is there. */
    fill: () => {
      room = used();
    },
  };
}
