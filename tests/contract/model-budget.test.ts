import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { suggest } from '#src/domain/suggestion/suggest.ts';
import { readSuggestion } from '#src/domain/suggestion/stored-suggestion.ts';
import { ModelServer } from '#tests/suggestions/model-server.ts';
import { answered, ask, failuresLogged, refined, says, startAppWith } from './asked-app.ts';

const prompt = 'A small cat that gets on with my kids';
const answer = { type: ['cat'], size: ['small'] };

let server: ModelServer;
beforeAll(async () => {
  server = await ModelServer.start();
});
afterAll(() => server.stop());
beforeEach(() => {
  server.requests.length = 0;
});

describe('the budget of a day', () => {
  test('lets the rules answer once it is used up, in every worker', async () => {
    server.reply = () => says(answer);
    // 10000 tokens are four calls a day, of which one may be made at once.
    const app = await startAppWith(server, { dailyTokens: 10_000 });
    const other = await startAppWith(server, { dailyTokens: 10_000 }, app.backend);
    const browser = app.browser();
    await refined(browser, await ask(browser, prompt));
    for (const one of [app, other, app]) {
      const visitor = one.browser();
      const row = await answered(visitor, await ask(visitor, prompt));
      expect(readSuggestion(row.response)).toEqual(suggest(prompt));
    }
    const logged = () => [...failuresLogged(app), ...failuresLogged(other)];
    await vi.waitFor(() => expect(logged()).toEqual(Array(3).fill('budget-used-up')), 10_000);
    expect(server.requests).toHaveLength(1);
    await other.stop();
    await app.stop();
  });

  test('also pays for an answer that must be mended', async () => {
    server.reply = () => ({ kind: 'says', text: 'no JSON' });
    const app = await startAppWith(server, { dailyTokens: 10_000 });
    const browser = app.browser();
    await answered(browser, await ask(browser, prompt));
    await vi.waitFor(() => expect(failuresLogged(app)).toEqual(['budget-used-up']), 10_000);
    expect(server.requests).toHaveLength(1);
    await app.stop();
  });
});
