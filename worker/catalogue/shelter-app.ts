import { Hono } from 'hono';
import { etag } from 'hono/etag';
import type { Shelter } from '#src/domain/shelter.ts';
import type { Backend } from '#worker/supabase/backend.ts';
import { rpc } from '#worker/supabase/rpc.ts';

type Options = {
  backend: Pick<Backend, 'anonymous'>;
  settings: { operator: { name?: string | undefined; email?: string | undefined } };
};

/**
 * GET /api/shelter: what the shelter says about itself, the same for everyone. Where its admins say
 * nothing, the environment's OPERATOR_NAME and OPERATOR_EMAIL stand.
 */
export function shelterApp({ backend: { anonymous }, settings: { operator } }: Options) {
  return new Hono().get('/', etag(), async (c) => {
    const said = await rpc(anonymous, 'shelter');
    c.header('Cache-Control', 'public, max-age=5');
    return c.json({
      ...said,
      name: said.name || (operator.name ?? ''),
      email: said.email || (operator.email ?? ''),
    } satisfies Shelter);
  });
}
