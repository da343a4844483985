import { vi } from 'vitest';
import type { ModelReply, ModelServer } from '#tests/suggestions/model-server.ts';
import type { Browser } from './browser.ts';
import { startApp, type TestApp } from './http-app.ts';

/** The worker with the stand-in as its model. */
export const startAppWith = (
  server: ModelServer,
  more: { dailyTokens?: number; apiKey?: string; rateLimits?: boolean } = {},
  lent?: TestApp['backend'],
): Promise<TestApp> => {
  const { rateLimits = false, dailyTokens = 100_000_000, ...model } = more;
  const { baseUrl } = server;
  return startApp(
    { rateLimits, model: { name: 'stand-in', baseUrl, dailyTokens, ...model } },
    lent,
  );
};

/** Pushes a question; the id of its chat session. */
export async function ask(browser: Browser, prompt: string): Promise<string> {
  const id = crypto.randomUUID();
  const [result] = await browser.push([{ kind: 'askForSuggestions', args: { id, prompt } }]);
  if (result?.outcome !== 'accepted') throw new Error(`the question was ${result?.outcome}`);
  return id;
}

/** The chat session as its owner pulls it. */
export async function pullQuestion(browser: Browser, id: string) {
  const changes = await browser.pullAll();
  const change = changes.find((one) => one.kind === 'chatSession' && one.id === id);
  if (change?.kind !== 'chatSession' || !change.row) throw new Error('there is no such question');
  return change.row;
}

/** The question once the rules have answered it. */
export const answered = (browser: Browser, id: string) =>
  pulledWith(browser, id, ({ response }) => response !== '');

/** The question once the model has answered it too. */
export const refined = (browser: Browser, id: string) =>
  pulledWith(browser, id, ({ refinement }) => refinement !== undefined);

type Row = Awaited<ReturnType<typeof pullQuestion>>;

const pulledWith = (browser: Browser, id: string, isReady: (row: Row) => boolean) =>
  vi.waitFor(
    async () => {
      const row = await pullQuestion(browser, id);
      if (!isReady(row)) throw new Error('not yet');
      return row;
    },
    { timeout: 8_000, interval: 20 },
  );

/** What the log says of the model's failures, in their order. */
export const failuresLogged = ({ logged }: TestApp): string[] =>
  logged.flatMap((line) => /"error":"MindFailure ([a-z0-9-]+)/.exec(line)?.[1] ?? []);

export const says = (answer: object): ModelReply => ({
  kind: 'says',
  text: JSON.stringify(answer),
});
