import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { rpc } from '#worker/supabase/rpc.ts';
import { onEveryBackend, onPostgres } from './backends.ts';

type Limit = { key: string; burst: number; everyMs: number };

onEveryBackend((backend) => {
  const take = (limits: Limit[], wanted = 1) =>
    rpc(backend().privileged, 'take_attempts', { p_limits: limits, p_wanted: wanted });
  const giveBack = (limits: Limit[]) =>
    rpc(backend().privileged, 'give_back_attempts', { p_limits: limits });
  const hour = 3_600_000;
  let keys = 0;
  const newLimit = (burst: number, everyMs = hour): Limit => ({
    key: `of this test ${(keys += 1)}`,
    burst,
    everyMs,
  });

  test('a budget gives what it has, then one after each interval', async () => {
    const limit = newLimit(3);
    expect(await take([limit], 2)).toEqual({ taken: 2, waitMs: 0 });
    const partly = await take([limit], 2);
    expect(partly.taken).toBe(1);
    expect(partly.waitMs).toBeGreaterThan(hour - 60_000);
    expect(partly.waitMs).toBeLessThanOrEqual(hour);
    expect((await take([limit])).taken).toBe(0);
    await backend().sql(`update private.rate_limits set full_at = full_at - interval '1 hour'`);
    expect(await take([limit])).toEqual({ taken: 1, waitMs: 0 });
    expect((await take([limit])).taken).toBe(0);
  });

  test('several budgets count as a plain counter of each would', async () => {
    const step = fc.record({
      which: fc.subarray([0, 1, 2], { minLength: 1 }),
      wanted: fc.integer({ min: 1, max: 4 }),
      back: fc.boolean(),
    });
    const bursts = fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }));
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), bursts, async (steps, [a, b]) => {
        const limits = [newLimit(a), newLimit(b), newLimit(9)];
        const left = limits.map(({ burst }) => burst);
        for (const { which, wanted, back } of steps) {
          const asked = which.flatMap((nth) => limits[nth] ?? []);
          const had = Math.min(wanted, ...which.map((nth) => left[nth] ?? 0));
          const { taken, waitMs } = await take(asked, wanted);
          expect(taken).toBe(had);
          expect(waitMs === 0).toBe(taken === wanted);
          for (const nth of which) left[nth] = (left[nth] ?? 0) - taken;
          if (!back || taken === 0) continue;
          await giveBack(asked);
          for (const nth of which) left[nth] = (left[nth] ?? 0) + 1;
        }
      }),
      { numRuns: 12 },
    );
  });

  test('what is refused leaves no row, and takes nothing from the other budgets', async () => {
    const [empty, other] = [newLimit(1), newLimit(1)];
    await take([empty]);
    const count = async () => (await backend().sql('select from private.rate_limits')).length;
    const before = await count();
    expect((await take([other, empty])).taken).toBe(0);
    expect(await count()).toBe(before);
    expect((await take([other])).taken).toBe(1);
  });

  test('a clock that was put back keeps nobody out for longer than a budget takes to fill', async () => {
    const limit = newLimit(2, 60_000);
    await take([limit]);
    await backend().sql(`update private.rate_limits set full_at = full_at + interval '1 year'`);
    expect((await take([limit])).waitMs).toBeLessThanOrEqual(60_000);
    await backend().sql('delete from private.rate_limits');
  });

  test('after a crash, which empties unlogged tables, everybody has full budgets', async () => {
    const limit = newLimit(1);
    await take([limit]);
    await backend().sql('truncate private.rate_limits, private.rate_limit_salt');
    expect((await take([limit])).taken).toBe(1);
    expect((await take([limit])).taken).toBe(0);
  });

  test('nobody but the worker takes from a budget', async () => {
    const args = { p_limits: [newLimit(1)], p_wanted: 1 };
    const { error } = await backend().anonymous.rpc('take_attempts', args);
    expect(error).not.toBeNull();
  });
});

onPostgres((backend) => {
  test('100 at once over several connections, in any order of their budgets, get exactly the burst', async () => {
    const limits = ['a', 'b', 'c'].map((key) => ({ key, burst: 7, everyMs: 3_600_000 }));
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, nth) =>
        rpc(backend().privileged, 'take_attempts', {
          p_limits: nth % 2 === 0 ? limits : limits.toReversed(),
          p_wanted: 1,
        }),
      ),
    );
    expect(answers.filter(({ taken }) => taken === 1)).toHaveLength(7);
  });
});
