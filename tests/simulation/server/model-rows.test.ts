import { beforeEach, describe, expect, test } from 'vitest';
import { modelRows } from './model-rows.ts';
import type { Actor, Batch, PullBatch, SentCommand } from './server-rows.ts';

const [ada, kim] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
const actor: Actor = { kind: 'user', uid: ada };
const people = [
  { uid: ada, email: 'ada@example.org', name: 'Ada', isAdmin: false },
  { uid: kim, email: 'kim@example.org', name: 'Kim', isAdmin: true },
];
const rows = modelRows(() => Date.UTC(2026, 10, 21));
beforeEach(() => rows.reset({ people, petIds: ['a', 'b', 'c'] }));

let ids = 0;
function envelope(seq: number, command: SentCommand['command']): SentCommand {
  ids += 1;
  return { id: `00000000-0000-4000-9000-${String(ids).padStart(12, '0')}`, seq, command };
}
const add = (seq: number, petId: string) => envelope(seq, { kind: 'addToCart', args: { petId } });
const from = (clientId: string, ...commands: SentCommand[]): Batch => ({
  actor,
  clientId,
  commands,
});

/** A device that pulls as Ada; returns each batch. */
function reader() {
  let cursor = '';
  return async (limit = 500): Promise<PullBatch> => {
    const batch = await rows.pull({ actor, clientId: 'reader', cursor, limit });
    ({ cursor } = batch);
    return batch;
  };
}
const idsOf = (batch: PullBatch) => batch.changes.map((change) => change.id);

describe('a transaction that is open', () => {
  test('is seen by nobody before its end, and by everybody after it', async () => {
    const pull = reader();
    const open = await rows.openApply(from('one', add(1, 'a')));
    expect(idsOf(await pull())).toEqual([]);
    expect(await rows.visibleRows(actor)).toMatchObject({ cartItems: [] });
    expect(await rows.ledger()).toEqual([]);
    expect(await open.commit()).toMatchObject([{ outcome: 'accepted' }]);
    expect(idsOf(await pull())).toEqual(['a']);
    expect(await rows.visibleRows(actor)).toMatchObject({ cartItems: [{ petId: 'a' }] });
    expect(await rows.ledger()).toHaveLength(1);
  });

  test('is in a later pull though its id is lower than those already read', async () => {
    const pull = reader();
    const early = await rows.openApply(from('one', add(1, 'a')));
    await rows.apply(from('two', add(1, 'b')));
    expect(idsOf(await pull())).toEqual(['b']);
    await rows.apply(from('two', add(2, 'c')));
    expect(idsOf(await pull())).toEqual(['c']);
    await early.commit();
    const batch = await pull();
    expect([batch.reset, idsOf(batch)]).toEqual([false, ['a']]);
    expect(idsOf(await pull())).toEqual([]);
  });

  test('that ends between two batches is in the next window, not in this one', async () => {
    const pull = reader();
    const open = await rows.openApply(from('one', add(1, 'a')));
    await rows.apply(from('two', add(1, 'b'), add(2, 'c')));
    expect(idsOf(await pull(1))).toEqual(['b']);
    await open.commit();
    expect(await pull(1)).toMatchObject({ more: false, changes: [{ id: 'c' }] });
    expect(idsOf(await pull(1))).toEqual(['a']);
  });

  test('leaves nothing behind when it is rolled back, not even in the ledger', async () => {
    const command = add(1, 'a');
    const open = await rows.openApply(from('one', command));
    expect(await open.rollBack()).toBe(true);
    expect(await open.commit()).toBeNull();
    expect(idsOf(await reader()())).toEqual([]);
    expect(await rows.apply(from('one', command))).toMatchObject([{ outcome: 'accepted' }]);
    expect(await rows.ledger()).toHaveLength(1);
  });

  test('is lost with its database', async () => {
    const image = await rows.save();
    const open = await rows.openWrite({ kind: 'addCartItem', uid: ada, petId: 'a' });
    await rows.restore(image);
    expect(await open.commit()).toBeNull();
    expect(await rows.visibleRows(actor)).toMatchObject({ cartItems: [] });
  });
});

describe('who has to wait for an open transaction sees it committed', () => {
  test('a second request of the same client is answered from the ledger', async () => {
    const command = add(1, 'a');
    const open = await rows.openApply(from('one', command));
    expect(await rows.apply(from('one', command))).toMatchObject([{ outcome: 'accepted' }]);
    expect(await open.rollBack()).toBe(false);
    expect(await open.commit()).toMatchObject([{ outcome: 'accepted' }]);
    expect(await rows.ledger()).toHaveLength(1);
  });

  test('a second application for the same pet is one too many', async () => {
    const id = '00000000-0000-4000-8000-000000000009';
    await rows.openWrite({ kind: 'addApplication', uid: ada, petId: 'a', id });
    const open = await rows.openWrite({ kind: 'addApplication', uid: kim, petId: 'a', id: kim });
    await rows.write({ kind: 'addApplication', uid: ada, petId: 'a', id: ada });
    expect(await rows.visibleRows(actor)).toMatchObject({ applications: [{ id }] });
    expect(await open.rollBack()).toBe(true); // of another person: nobody waited for it
  });

  test('but one that removes what it cannot see does not wait', async () => {
    const open = await rows.openWrite({ kind: 'addCartItem', uid: ada, petId: 'a' });
    await rows.write({ kind: 'removeCartItem', uid: ada, petId: 'a' });
    expect(await open.rollBack()).toBe(true);
  });

  test('a role that is being revoked decides nothing any more', async () => {
    await rows.openWrite({ kind: 'setAdmin', uid: kim, state: 'none' });
    const decide = envelope(1, {
      kind: 'decideAdminRequest',
      args: { userId: ada, grant: false },
    });
    const batch = { actor: { kind: 'user', uid: kim } as const, clientId: 'k', commands: [decide] };
    expect(await rows.apply(batch)).toMatchObject([{ reason: 'not-allowed' }]);
  });
});

test('a copy that is put back is another incarnation: cursors are void and rows come anew', async () => {
  const pull = reader();
  await rows.apply(from('one', add(1, 'a')));
  await pull();
  const image = await rows.save();
  await rows.apply(from('one', add(2, 'b')));
  await pull();
  await rows.restore(image);
  // The first reader stamps everything anew, but its own snapshot is older than those stamps.
  expect(await pull()).toMatchObject({ reset: true, more: true, changes: [] });
  expect(await pull()).toMatchObject({ reset: false, changes: [{ id: 'a' }] });
  expect(await rows.ledger()).toHaveLength(1);
});

describe('a server that was started anew', () => {
  test('voids every cursor after a crash, because ids of undone transactions are given again', async () => {
    const pull = reader();
    const undone = await rows.openApply(from('one', add(1, 'a')));
    await undone.rollBack();
    await pull();
    await rows.crash({ idsAgain: true });
    await rows.apply(from('two', add(1, 'b')));
    expect(await pull()).toMatchObject({ reset: true, more: true, changes: [{ id: 'b' }] });
  });

  test('and after its folder was put back only those from the time that was lost', async () => {
    const [early, late] = [reader(), reader()];
    await early();
    const image = await rows.save();
    await rows.apply(from('one', add(1, 'a')));
    await late();
    await rows.putBack(image, 'while stopped');
    await rows.apply(from('two', add(1, 'b')));
    expect(await early()).toMatchObject({ reset: false, changes: [{ id: 'b' }] });
    expect(await late()).toMatchObject({ reset: true, changes: [{ id: 'b' }] });
  });
});

test('who loses a row to another, or with its whole table, gets a tombstone', async () => {
  const pull = reader();
  await rows.apply(from('one', add(1, 'a'), add(2, 'b')));
  await pull();
  await rows.write({ kind: 'giveCartItem', uid: ada, petId: 'a', to: kim });
  expect((await pull()).changes).toEqual([{ kind: 'cartItem', id: 'a', row: null }]);
  await rows.write({ kind: 'truncate', table: 'cartItems' });
  expect((await pull()).changes).toEqual([{ kind: 'cartItem', id: 'b', row: null }]);
});
