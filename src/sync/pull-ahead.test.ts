import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readOwnRows } from '#src/db/own-rows.ts';
import { readMerged } from '#src/db/read-merged.ts';
import { changeSession } from '#src/db/session-row.ts';
import type { OwnRowChange } from '#src/domain/protocol.ts';
import { newDevice, type TestDevice } from '#tests/device/new-device.ts';
import { alex, application, kim, pullResponse } from '#tests/device/samples.ts';
import { json, problem } from '#tests/device/scripted-network.ts';
import { pullOwnRows } from './pull.ts';

const pull = 'GET /api/sync/pull';
const idAt = (n: number) => `0197f000-0000-7000-8000-00000000000${n}`;
const row = (n: number, fullName = 'Maya Okafor'): OwnRowChange => ({
  kind: 'application',
  id: idAt(n),
  row: application(idAt(n), { fullName }),
});
const first = json(pullResponse({ reset: true, cursor: 'c1', more: true, changes: [row(1)] }));
const second = json(pullResponse({ cursor: 'c2', changes: [row(2)] }));

describe('[S17] the next batch is requested while one is stored', () => {
  it('and stored after it', async () => {
    const device = await newDevice(alex);
    const storedWhenAsked: unknown[] = [];
    device.script.on(pull, first, async (call) => {
      storedWhenAsked.push(await device.database.pullStates.get(alex.uid));
      return second(call);
    });
    await pullOwnRows(device.deps);
    expect(storedWhenAsked).toEqual([undefined]);
    expect(device.script.calls).toHaveLength(2);
    expect((await readMerged(device.database)).applications.map(({ id }) => id)).toEqual([
      idAt(1),
      idAt(2),
    ]);
  });

  it('and its request is over before another tab has its turn', async () => {
    const device = await newDevice(alex);
    const order: string[] = [];
    device.script.on(pull, first, async (call) => {
      void device.locks.hold('sync', async () => order.push('the other tab'));
      await expect.poll(() => device.database.pullStates.count()).toBe(1);
      order.push('the answer');
      return second(call);
    });
    await pullOwnRows(device.deps);
    expect(order).toEqual(['the answer', 'the other tab']);
  });

  it('and its request is over before another tab has its turn, also where the one before cannot be stored', async () => {
    const device = await newDevice(alex);
    const order: string[] = [];
    const failing = Promise.withResolvers<void>();
    device.database.applications.hook('creating', () => {
      failing.resolve();
      throw new DOMException('The device is full.', 'QuotaExceededError');
    });
    device.script.on(pull, first, async (call) => {
      void device.locks.hold('sync', async () => order.push('the other tab'));
      await failing.promise;
      // After the end of the transaction that failed.
      await device.database.applications.count();
      order.push('the answer');
      return second(call);
    });
    await expect(pullOwnRows(device.deps)).rejects.toThrow('full');
    await device.locks.hold('sync', async () => {});
    expect(order).toEqual(['the answer', 'the other tab']);
  });

  it('[S15] and a wait that its answer asks for is kept to, also where neither can be stored', async () => {
    const device = await newDevice(alex);
    const full = () => {
      throw new DOMException('The device is full.', 'QuotaExceededError');
    };
    device.database.applications.hook('creating', full);
    device.database.meta.hook('creating', (key) => (key === 'retryAfter' ? full() : undefined));
    device.script.on(pull, first, problem(429, 'too-many-requests', { 'Retry-After': '60' }));
    expect(await pullOwnRows(device.deps)).toMatchObject({
      kind: 'unavailable',
      retryAfterMs: 60_000,
    });
  });

  it('and dropped where another tab has moved the cursor, or somebody else has signed in', async () => {
    const moved = ({ database }: TestDevice) =>
      database.pullStates.put({ owner: alex.uid, cursor: 'elsewhere', lastSeq: 0 });
    const signedIn = ({ database }: TestDevice) => changeSession(database, { user: kim });
    for (const meanwhile of [moved, signedIn]) {
      const device = await newDevice(alex);
      device.script.on(
        pull,
        first,
        async (call) => {
          void device.locks.hold('sync', async () => void (await meanwhile(device)));
          return second(call);
        },
        json(pullResponse({ cursor: 'c3' })),
      );
      await pullOwnRows(device.deps);
      const { applications } = await readOwnRows(device.database, alex.uid);
      expect(applications.map(({ id }) => id)).toEqual([idAt(1)]);
      expect(device.script.to(pull)).toHaveLength(3);
    }
  });
});

describe('[S3] the rows in memory', () => {
  it('stay the same objects when a batch brings others', async () => {
    const device = await newDevice(alex);
    device.script.on(pull, first, second);
    await pullOwnRows(device.deps);
    const [before] = (await readMerged(device.database)).applications;
    device.script.on(pull, json(pullResponse({ cursor: 'c3', changes: [row(3), row(2, 'Jo')] })));
    await pullOwnRows(device.deps);
    const after = (await readMerged(device.database)).applications;
    expect(after.map(({ fullName }) => fullName)).toEqual(['Maya Okafor', 'Jo', 'Maya Okafor']);
    expect(after[0]).toBe(before);
  });

  it('are those on the device, whatever comes, goes, begins again, or is stored by another tab', async () => {
    const anyChange = fc.oneof(
      fc.tuple(fc.nat(9), fc.constantFrom('Maya', 'Jo')).map(([n, name]) => row(n, name)),
      fc.nat(9).map((n): OwnRowChange => ({ kind: 'application', id: idAt(n), row: null })),
      fc.constantFrom('a', 'b').map((petId): OwnRowChange => ({
        kind: 'cartItem',
        id: petId,
        row: { userId: alex.uid, petId, addedAt: '2026-01-05T15:04:00.000Z' },
      })),
    );
    const batch = fc.record({
      changes: fc.uniqueArray(anyChange, { selector: ({ kind, id }) => kind + id }),
      reset: fc.boolean(),
      byOtherTab: fc.boolean(),
      read: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(batch, { maxLength: 8 }), async (batches) => {
        const device = await newDevice(alex);
        for (const [at, { changes, reset, byOtherTab, read }] of batches.entries()) {
          device.script.on(pull, json(pullResponse({ cursor: `c${at}`, changes, reset })));
          device.script.on('GET /api/session', json({}));
          await pullOwnRows(device.deps);
          if (byOtherTab) {
            await device.database.applications.clear();
            await device.database.pullStates.update(alex.uid, { cursor: `other ${at}` });
          }
          if (!read && at < batches.length - 1) continue;
          const { applications, cartItems } = await readMerged(device.database);
          const stored = await readOwnRows(device.database, alex.uid);
          expect({ applications, cartItems }).toEqual({
            applications: stored.applications,
            cartItems: stored.cartItems,
          });
        }
      }),
      { numRuns: 100 },
    );
  });
});
