// Serves the embedded backend over HTTP, for development and for tests of the edge worker.
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { readEnvironment } from '#worker/env.ts';
import { startEmbedded } from './embedded.ts';
import { connectHosted } from './hosted.ts';
import { rpc } from './rpc.ts';
import { runProgram } from './run-program.ts';

const root = join(import.meta.dirname, '../..');

async function main(): Promise<void> {
  const { dataDir, databaseUrl, demo } = readEnvironment(process.env);
  const backend = await startEmbedded({
    dataDir,
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    migrationsDir: join(root, 'supabase', 'migrations'),
    seedFile: join(root, 'supabase', 'seed.sql'),
    demo,
    report: (line) => console.error(line),
  });
  // Lite reads the schema at its first request, which takes a second: better now than for a visitor.
  await rpc(connectHosted(backend).anonymous, 'catalogue_latest');
  const port = Number(process.env['SUPABASE_PORT'] ?? 8788);
  const answer = (request: Request) => backend.fetch(request);
  const server = serve({ fetch: answer, port, hostname: '127.0.0.1' }, (address) => {
    const { publishableKey, secretKey } = backend;
    console.log(
      JSON.stringify({ url: `http://127.0.0.1:${address.port}`, publishableKey, secretKey }),
    );
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      server.close();
      void backend.close().then(() => process.exit());
    });
}

await runProgram(main);
