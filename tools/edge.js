// `npm run edge`: the worker as at the edge (workerd), with the embedded Supabase over HTTP.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { buildIfChanged } from './build.js';
import { setUp } from './setup.js';
import { Failure, main, node24, readEnvFile, root, stay } from './steps.js';

await main(async () => {
  await setUp();
  // Wrangler may need a newer Node than the one that runs this script.
  if (Number(process.versions.node.split('.')[0]) < 24) return stay(node24, ['tools/edge.js']);
  await buildIfChanged();
  readEnvFile();
  const port = Number(process.env.PORT ?? 8787);
  const supabase = await serveSupabase();
  const worker = await startWorker(port, supabase);
  await worker.ready;
  console.log(`Homeward runs on workerd: ${(await worker.url).href}`);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => void worker.dispose().finally(() => process.exit(0)));
  }
});

/** Starts the embedded Supabase; resolves to its address and keys. It ends with this script. */
async function serveSupabase() {
  const child = spawn(node24, ['worker/supabase/serve.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.on('exit', () => child.kill());
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('{')) return JSON.parse(line);
    console.log(line);
  }
  throw new Failure('The embedded Supabase ended before it was ready: mend what it says above.');
}

/** A language model on this machine is reached from workerd too. */
function modelBindings(text) {
  const names = ['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL', 'AI_DAILY_TOKENS'];
  const set = names.flatMap((name) => (process.env[name] ? [[name, text(process.env[name])]] : []));
  return Object.fromEntries(set);
}

async function startWorker(port, { url, publishableKey, secretKey }) {
  process.env.WRANGLER_SEND_METRICS = 'false';
  // We do not use `request.cf`, so Wrangler need not fetch an example of it.
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
  const { unstable_startWorker: start } = await import('wrangler');
  // Only the bindings below: .env is for the Node worker, and may name another database.
  process.env.CLOUDFLARE_LOAD_DEV_VARS_FROM_DOT_ENV = 'false';
  const text = (value) => ({ type: /** @type {const} */ ('plain_text'), value });
  return start({
    config: 'wrangler.jsonc',
    bindings: {
      SUPABASE_URL: text(url),
      SUPABASE_PUBLISHABLE_KEY: text(publishableKey),
      SUPABASE_SECRET_KEY: text(secretKey),
      PUBLIC_URL: text(process.env.PUBLIC_URL ?? `http://localhost:${port}`),
      ...modelBindings(text),
    },
    dev: {
      server: { hostname: process.env.HOST ?? '127.0.0.1', port },
      inspector: false,
      watch: false,
    },
  });
}
