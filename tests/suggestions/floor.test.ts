import { describe, expect, it } from 'vitest';
import { suggest } from '#src/domain/suggestion/suggest.ts';
import type { Suggestion } from '#src/domain/suggestion/suggestion.ts';
import { evaluate } from './evaluate.ts';
import { readFloor, worseThan } from './floor.ts';
import { readSet, type RequestSet, requestSets } from './requests.ts';
import { compareAnswer } from './score.ts';

const floor = readFloor();

/** The same words always give the same answer: each text is read once. */
const answers = new Map<string, Suggestion>();
function answer(prompt: string): Suggestion {
  const known = answers.get(prompt) ?? suggest(prompt);
  answers.set(prompt, known);
  return known;
}

describe.each(requestSets.filter((set) => set !== 'tuning'))('the rules, on the %s set', areAsGood);
// 20,000 requests take half a minute alone on a core.
describe('the rules, on the tuning set', { tags: ['long'], timeout: 180_000 }, () =>
  areAsGood('tuning'),
);

function areAsGood(set: RequestSet) {
  it('are as good as recorded, or better', async () => {
    const { figures } = await evaluate(answer, set);
    expect(worseThan(floor[set], figures)).toEqual([]);
  });

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
}

describe('of the injections of the tuning set', () => {
  const injections = readSet('tuning').filter(({ tags }) => tags.includes('injection'));
  const wronglyRead = (requests: typeof injections) =>
    requests.filter((request) =>
      Object.values(compareAnswer(request, answer(request.prompt))).some(({ wrong }) => wrong > 0),
    );

  it('no drawn one is followed', () => {
    const drawn = injections.filter(({ tags }) => !tags.includes('stranger'));
    expect(wronglyRead(drawn).map(({ id }) => id)).toEqual([]);
  });

  it(
    '3% at most fill a field wrongly, with what they demand or with a misread wish',
    { tags: ['long'], timeout: 60_000 },
    () => expect(wronglyRead(injections).length / injections.length).toBeLessThanOrEqual(0.03),
  );
});
