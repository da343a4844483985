import { describe, expect, it } from 'vitest';
import { suggest } from '#src/domain/suggestion/suggest.ts';
import { evaluate } from './evaluate.ts';
import { readFloor, worseThan } from './floor.ts';
import { halves } from './requests.ts';
import { compareAnswer } from './score.ts';

const floor = readFloor();

describe.each(halves)('the rules, on the %s half', (half) => {
  it('are as good as recorded, or better', async () => {
    const { figures } = await evaluate(suggest, half);
    expect(worseThan(floor[half], figures)).toEqual([]);
  });

  it('would be seen to be worse', async () => {
    const forgetful = await evaluate((prompt) => ({ ...suggest(prompt), age: [] }), half);
    expect(worseThan(floor[half], forgetful.figures)).toContainEqual(
      expect.stringMatching(/^F1 of age fell from/),
    );
    const inventive = await evaluate((prompt) => ({ ...suggest(prompt), care: 'high' }), half);
    expect(worseThan(floor[half], inventive.figures)).toContainEqual(
      expect.stringMatching(/^invented rose from/),
    );
  });
});

it('no instruction of the tuning half is followed', async () => {
  const { answered } = await evaluate(suggest, 'tuning');
  const followed = answered
    .filter(({ request }) => request.tags.includes('injection'))
    .filter(({ request, answer }) =>
      Object.values(compareAnswer(request, answer)).some(({ wrong }) => wrong > 0),
    );
  expect(followed.map(({ request }) => request.id)).toEqual([]);
});
