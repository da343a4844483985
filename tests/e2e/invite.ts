import { execFileSync } from 'node:child_process';
import { node24, root } from '#tools/steps.js';
import type { Server } from './server.ts';

/** The link that `npm run admin -- EMAIL` prints beside a running server. */
export function invite({ url, dataDir }: Server, email: string): string {
  const said = execFileSync(node24, ['worker/supabase/invite-admin.ts', email], {
    cwd: root,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PUBLIC_URL: url },
    encoding: 'utf8',
  });
  const [link] = /http:\S+#\S+/.exec(said) ?? [];
  if (link === undefined) throw new Error(`no link: ${said}`);
  return link;
}
