// `npm run dev`: the app and the API at one address, both reloaded when their files change.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { setUp } from './setup.js';
import { bin, main, node24, readEnvFile, root, stay } from './steps.js';

await main(async () => {
  await setUp();
  readEnvFile();
  const port = process.env.PORT ?? '8787';
  const host = process.env.HOST ?? '127.0.0.1';
  const apiPort = await freePort();
  const worker = spawn(node24, ['--watch', '--watch-preserve-output', 'worker/node.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(apiPort),
      HOST: '127.0.0.1',
      PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
    },
  });
  process.on('exit', () => worker.kill());
  // Hides the worker's own address, because Vite prints the one to open.
  createInterface({ input: worker.stdout }).on('line', (line) => {
    if (!line.includes(`:${apiPort}`)) console.log(line);
  });
  // Vite serves the address and forwards /api to the worker (vite.config.ts), so cookies just work.
  stay(bin('vite'), ['--host', host, '--port', port, '--strictPort'], {
    env: { HOMEWARD_API: `http://127.0.0.1:${apiPort}` },
  });
});

/** A port that was free a moment ago. */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });
}
