import { Hono } from 'hono';
import { rpc } from './rpc.ts';
import type { Backend } from './supabase/backend.ts';
import { version } from './version.ts';

/** /api/health: 200 once the database answers, 503 as long as it does not. */
export const healthApp = ({ backend }: { backend: Pick<Backend, 'anonymous' | 'kind'> }) =>
  new Hono().get('/', async (c) => {
    await rpc(backend.anonymous, 'catalogue_latest');
    c.header('Cache-Control', 'no-store');
    return c.json({ ok: true, version, backend: backend.kind, database: 'ok' });
  });
