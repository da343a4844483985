import { Hono } from 'hono';
import { etag } from 'hono/etag';
import type { Backend } from '#worker/supabase/backend.ts';
import { rpc } from '#worker/supabase/rpc.ts';

/** GET /api/shelter: what the shelter says about itself, the same for everyone. */
export function shelterApp({ backend: { anonymous } }: { backend: Pick<Backend, 'anonymous'> }) {
  return new Hono().get('/', etag(), async (c) => {
    const shelter = await rpc(anonymous, 'shelter');
    c.header('Cache-Control', 'public, max-age=5');
    return c.json(shelter);
  });
}
