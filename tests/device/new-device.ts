import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { onTestFinished } from 'vitest';
import { HomewardDatabase } from '#src/db/database.ts';
import { pageLocks } from '#src/db/device-locks.ts';
import { outboxOf } from '#src/db/outbox.ts';
import { changeSession, readOwner } from '#src/db/session-row.ts';
import type { SessionUser } from '#src/domain/account.ts';
import { createSession } from '#src/session/create-session.ts';
import { sendOutbox } from '#src/sync/push.ts';
import { fakeClock } from './fake-clock.ts';
import { scriptedNetwork } from './scripted-network.ts';

let devices = 0;

/** A new empty database, closed when the test ends. */
export function newDatabase(): HomewardDatabase {
  devices += 1;
  const storage = { indexedDB: new IDBFactory(), IDBKeyRange };
  // Without a default storage, Dexie's live queries never fire.
  Object.assign(Dexie.dependencies, storage);
  const database = new HomewardDatabase(`device-${devices}`, storage);
  onTestFinished(() => database.close());
  return database;
}

/** A device with its own storage, locks, clock and network, on which somebody is signed in. */
export async function newDevice(user: SessionUser | null = null) {
  const database = newDatabase();
  const script = scriptedNetwork();
  const clock = fakeClock();
  const base = { database, network: script.network, locks: pageLocks(), clock, now: clock.now };
  const session = createSession({
    ...base,
    beforeSignOut: async () => {
      await sendOutbox(deps);
    },
  });
  const deps = { ...base, session };
  await changeSession(database, { user });
  return {
    ...deps,
    deps,
    script,
    /** The outbox of whoever is signed in. */
    outbox: async () => outboxOf(database, await readOwner(database)),
  };
}

export type TestDevice = Awaited<ReturnType<typeof newDevice>>;
