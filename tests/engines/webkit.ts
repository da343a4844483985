// WebKitGTK's MiniBrowser on a screen of its own, by WebDriver (https://www.w3.org/TR/webdriver2/).
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { freePort } from '#tests/e2e/server.ts';
import type { EngineBrowser } from './browser.ts';

const answerSchema = z.object({ value: z.unknown() });
const sessionSchema = z.object({
  sessionId: z.string(),
  capabilities: z.object({ browserVersion: z.string() }),
});
const refusalSchema = z.object({ error: z.string(), message: z.string() });

/** How WebDriver names the keys without a character. */
const keys = { Escape: '\uE00C' };

export async function openWebKit(miniBrowser: string): Promise<EngineBrowser> {
  const screen = await startScreen();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: screen.display },
    stdio: 'ignore',
    detached: true,
  });
  const end = () => {
    endGroup(driver);
    endGroup(screen.process);
  };
  process.once('exit', end);
  const send = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(60_000),
    });
    const { value } = answerSchema.parse(await answer.json());
    if (answer.ok) return value;
    const { error, message } = refusalSchema.parse(value);
    throw new Error(`WebKit: ${error}: ${message}`);
  };
  await untilItAnswers(() => send('GET', '/status'));
  const { sessionId, capabilities } = sessionSchema.parse(
    await send('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': {
            binary: miniBrowser,
            args: ['--automation', '--geometry=1280x900', '--enable-page-cache=true'],
          },
        },
      },
    }),
  );
  const session = `/session/${sessionId}`;
  const act = (actions: unknown) => send('POST', `${session}/actions`, { actions });
  const type = (text: string) =>
    act([
      {
        type: 'key',
        id: 'keyboard',
        actions: [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      },
    ]);
  return {
    version: `WebKitGTK ${capabilities.browserVersion}`,
    open: async (url) => void (await send('POST', `${session}/url`, { url })),
    evaluate: (script) => send('POST', `${session}/execute/sync`, { script, args: [] }),
    clickAt: async (x, y) => {
      await act([
        {
          type: 'pointer',
          id: 'mouse',
          parameters: { pointerType: 'mouse' },
          actions: [
            { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ]);
    },
    type: async (text) => void (await type(text)),
    press: async (key) => void (await type(keys[key])),
    close: async () => {
      await send('DELETE', session).catch(() => {});
      process.off('exit', end);
      end();
    },
  };
}

/** Xvfb chooses a free display and writes its number. */
async function startScreen() {
  const child = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  const [number] = await once(createInterface(child.stdout), 'line');
  return { process: child, display: `:${number}` };
}

function endGroup({ pid }: ChildProcess) {
  try {
    if (pid !== undefined) process.kill(-pid);
  } catch {
    // It has ended already.
  }
}

async function untilItAnswers(ask: () => Promise<unknown>) {
  const deadline = Date.now() + 20_000;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
