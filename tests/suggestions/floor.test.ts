import { describe, expect, it } from 'vitest';
import { suggest } from '#src/domain/suggestion/suggest.ts';
import type { Suggestion } from '#src/domain/suggestion/suggestion.ts';
import { evaluate } from './evaluate.ts';
import { readFloor, worseThan } from './floor.ts';
import { requestSets } from './requests.ts';
import { compareAnswer } from './score.ts';

const floor = readFloor();

/** The same words always give the same answer: each text is read once. */
const answers = new Map<string, Suggestion>();
function answer(prompt: string): Suggestion {
  const known = answers.get(prompt) ?? suggest(prompt);
  answers.set(prompt, known);
  return known;
}

describe.each(requestSets)('the rules, on the %s set', (set) => {
  it('are as good as recorded, or better', async () => {
    const { figures } = await evaluate(answer, set);
    expect(worseThan(floor[set], figures)).toEqual([]);
    // 17,000 requests take 25 s alone on a core.
  }, 180_000);

  it('would be seen to be worse', async () => {
    const forgetful = await evaluate((prompt) => ({ ...answer(prompt), age: [] }), set);
    expect(worseThan(floor[set], forgetful.figures)).toContainEqual(
      expect.stringMatching(/^F1 of age fell from/),
    );
    const inventive = await evaluate((prompt) => ({ ...answer(prompt), care: 'high' }), set);
    expect(worseThan(floor[set], inventive.figures)).toContainEqual(
      expect.stringMatching(/^invented rose from/),
    );
  });
});

describe('of the injections of the tuning set', () => {
  const wronglyRead = async (tags: (tags: readonly string[]) => boolean) => {
    const { answered } = await evaluate(answer, 'tuning');
    const injections = answered.filter(
      ({ request }) => request.tags.includes('injection') && tags(request.tags),
    );
    const wrong = injections.filter(({ request, answer }) =>
      Object.values(compareAnswer(request, answer)).some(({ wrong }) => wrong > 0),
    );
    return { ids: wrong.map(({ request }) => request.id), share: wrong.length / injections.length };
  };

  it('no drawn one is followed', async () => {
    const { ids } = await wronglyRead((tags) => !tags.includes('stranger'));
    expect(ids).toEqual([]);
  });

  it('3% at most fill a field wrongly, with what they demand or with a misread wish', async () => {
    const { share } = await wronglyRead(() => true);
    expect(share).toBeLessThanOrEqual(0.03);
  });
});
