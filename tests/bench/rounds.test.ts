import { describe, expect, it } from 'vitest';
import { resultOf, runRounds } from './rounds.ts';

describe('the rounds of the bench', () => {
  it('run every case once, each beginning with another one', async () => {
    const order: string[] = [];
    const one = (name: string) => async () => {
      order.push(name);
      return { ms: 1 };
    };
    const cases = { a: one('a'), b: one('b'), c: one('c') };
    const rounds = await runRounds(cases, 3, () => {});
    expect(order.join('')).toBe('abcbcacab');
    expect(rounds).toHaveLength(3);
  });

  it('give the median of the quotients of each round, not the quotient of two medians', () => {
    const rounds = [
      { ours: { ms: 10 }, theirs: { ms: 20 } },
      { ours: { ms: 300 }, theirs: { ms: 300 } },
      { ours: { ms: 20 }, theirs: { ms: 80 } },
    ];
    const figure = { title: '', unit: 'ms', of: 'theirs.ms', to: 'ours.ms', atLeast: 3 };
    const result = resultOf(figure, rounds);
    expect(result?.ratio).toEqual({ median: 2, least: 1, most: 4 });
    expect(result?.missed).toBe(true);
    expect(resultOf({ ...figure, atLeast: 2 }, rounds)?.missed).toBe(false);
  });

  it('leave out what was compared with a peer that is not installed', () => {
    const figure = { title: '', unit: 'ms', of: 'theirs.ms', to: 'ours.ms', atLeast: 3 };
    const rounds = [{ ours: { ms: 10 } }];
    expect(resultOf(figure, rounds)).toBeUndefined();
    expect(resultOf({ ...figure, of: 'ours.ms', to: 'theirs.ms' }, rounds)).toBeUndefined();
  });
});
