import Dexie from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, it, onTestFinished } from 'vitest';
import { commandSchema } from '#src/domain/commands.ts';
import { reasonCodes } from '#src/domain/protocol.ts';
import { reasonText } from '#src/domain/reason-text.ts';
import { createOldDatabase, frozenUid } from '#tests/device/old-database.ts';
import { addToCart } from '#tests/device/samples.ts';
import protocol1 from '#tests/protocol/version-1.json' with { type: 'json' };
import { openDatabase } from './open-database.ts';
import { outboxOf } from './outbox.ts';
import { submitCommand } from './submit-command.ts';
import { readMerged } from './read-merged.ts';
import { readRetryAfter } from './retry-after-store.ts';

const noTab = () => {
  throw new Error('No other tab is open.');
};

// What version 2 has renamed, of stores and of the fields of their rows.
const inVersion2: Record<string, { name?: string; renamed?: (row: unknown) => unknown }> = {
  mineStates: { name: 'pullStates' },
  cataloguePages: { name: 'catalogueChunks' },
  catalogueState: {
    renamed: (row) =>
      JSON.parse(
        JSON.stringify(row)
          .replace('"pages":', '"chunks":')
          .replace('"foldedTo":', '"compactedTo":'),
      ),
  },
};

async function oldDevice() {
  const storage = { indexedDB: new IDBFactory(), IDBKeyRange };
  const rows = await createOldDatabase(storage.indexedDB, 'old', frozenUid);
  const { database, kept, isNew } = await openDatabase(noTab, 'old', storage);
  onTestFinished(() => database.close());
  return { rows, database, kept, isNew };
}

describe('a device of the first version, opened by this one', () => {
  it('holds every row it held, the outbox above all', async () => {
    const { rows, database, kept, isNew } = await oldDevice();
    expect([kept, isNew]).toEqual([true, false]);
    for (const [store, before] of Object.entries(rows)) {
      expect(before.length, store).toBeGreaterThan(0);
      const { name = store, renamed = (row: unknown) => row } = inVersion2[store] ?? {};
      expect(await database.table(name).toArray(), store).toEqual(before.map(renamed));
    }
    expect(database.tables.map(({ name }) => name)).not.toContain('cataloguePages');
  });

  it('finishes the sign-out and keeps the wait that it was in the middle of', async () => {
    const storage = { indexedDB: new IDBFactory(), IDBKeyRange };
    await createOldDatabase(storage.indexedDB, 'old', frozenUid);
    const before = new Dexie('old', storage);
    await before.open();
    const signingOut = { discard: false, last: 'the-last-command' };
    await before.table('session').update('current', { leaving: signingOut });
    await before.table('meta').put({ key: 'askedWait', value: '1000/5000' });
    before.close();

    const { database } = await openDatabase(noTab, 'old', storage);
    onTestFinished(() => database.close());
    expect(await database.session.get('current')).toMatchObject({ signingOut });
    expect(await database.session.get('current')).not.toHaveProperty('leaving');
    expect(await readRetryAfter(database, 2_000)).toBe(3_000);
  });

  it('has said all that its version could, in every state, and each can still be read', async () => {
    const { database } = await oldDevice();
    const all = protocol1.commands.map((command) => command.kind);
    const entries = await outboxOf(database, frozenUid);
    for (const state of ['waiting', 'accepted', 'parked'] as const) {
      const kinds = entries.filter((one) => one.state === state).map((one) => one.command.kind);
      expect(
        new Set(kinds),
        `${state}: version 1 was released, and its record in tests/protocol stays as it is. What is ` +
          'new belongs to a new version: raise protocolVersion in src/domain/protocol.ts',
      ).toEqual(new Set(all));
    }
    for (const { command, state, reason } of entries) {
      expect(commandSchema.parse(command)).toEqual(command);
      if (state !== 'parked') continue;
      expect(reasonCodes).toContain(reason);
      expect(reasonText(reason)).toMatch(/\.$/);
    }
  });

  it('shows what was said over what the server said, and counts on behind it', async () => {
    const { database } = await oldDevice();
    const ownRows = await readMerged(database);
    expect(ownRows.applications.map((one) => one.status)).toEqual([
      'pending',
      'approved',
      'approved',
    ]);
    const newest = (await outboxOf(database, frozenUid)).at(-1);
    const next = await submitCommand(database, addToCart('pip-beagle'));
    expect(next.seq).toBe((newest?.seq ?? 0) + 1);
    expect(next.clientId).toBe(newest?.clientId);
  });
});
