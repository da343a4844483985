// Homeward without its screens: the database, the catalogue and the sync of the app, started as
// src/start/start-device.ts starts them. Durable: the generation is the current one, which is the
// last transaction of a first sync, and the one a cold start looks for.
import '#src/domain/zod-csp.ts';
import { createCatalogue } from '#src/catalogue/create-catalogue.ts';
import { systemClock } from '#src/db/clock.ts';
import { deviceLocks } from '#src/db/device-locks.ts';
import { openDatabase } from '#src/db/open-database.ts';
import { outboxOf, readOutbox } from '#src/db/outbox.ts';
import { readOwner, readSession } from '#src/db/session-row.ts';
import { submitCommand } from '#src/db/submit-command.ts';
import { watch } from '#src/db/watch.ts';
import { createSession } from '#src/session/create-session.ts';
import { browserEvents } from '#src/sync/browser-events.ts';
import { network } from '#src/sync/network.ts';
import { startSync } from '#src/sync/start-sync.ts';
import { offer, show } from './page.ts';

const opening = openDatabase(() => {}).then(({ database }) => {
  const clock = systemClock;
  const base = { database, network, locks: deviceLocks(), clock };
  const loadTaker = () => import('#src/catalogue/store-in-worker.ts');
  return { base, catalogue: createCatalogue({ ...base, loadTaker }) };
});

async function session() {
  const { base } = await opening;
  return createSession({ ...base, now: base.clock.now, beforeSignOut: async () => {} });
}

async function sync() {
  const { base, catalogue } = await opening;
  return startSync({
    ...base,
    session: await session(),
    catalogue,
    random: Math.random,
    page: browserEvents,
    requestBackgroundSync: () => {},
  });
}

const sure = async (result: Promise<{ kind: string }>) => {
  const { kind } = await result;
  if (kind !== 'ok') throw new Error(`The pets could not be read: ${kind}`);
};

offer({
  firstSync: async () => {
    const { catalogue } = await opening;
    // A screen that shows the list, as there is one in the app.
    catalogue.subscribe(() => {});
    await sure(catalogue.refresh());
  },
  stored: async () => {
    const { catalogue } = await opening;
    return new Promise((resolve) => {
      const look = () => {
        const { status, pets } = catalogue.view();
        if (status === 'ready') resolve(pets.length);
      };
      catalogue.subscribe(look);
      look();
    });
  },
  follow: async (count) => {
    const { catalogue } = await opening;
    const look = () =>
      show(
        catalogue
          .view()
          .pets.slice(0, count)
          .map((pet) => pet.description),
      );
    catalogue.subscribe(look);
    look();
    await (await sync()).syncNow();
  },
  signIn: async () => {
    const { base } = await opening;
    const entered = await session();
    await entered.check();
    const { demoAccounts } = await readSession(base.database);
    const account = demoAccounts.find(({ role }) => role === 'user');
    const { outcome } = account ? await entered.signIn(account, 'user') : { outcome: 'no account' };
    if (outcome !== 'signed-in') throw new Error(`Nobody could sign in: ${outcome}`);
    await (await sync()).syncNow();
  },
  queue: async (count) => {
    const { base, catalogue } = await opening;
    // A row of its own for each, as the peer has.
    for (const { id } of catalogue.view().pets.slice(0, count))
      await submitCommand(base.database, { kind: 'addToCart', args: { petId: id } });
  },
  acknowledged: async () => {
    const { base } = await opening;
    const owner = await readOwner(base.database);
    // They are answered in their order.
    const last = (await outboxOf(base.database, owner)).at(-1);
    await new Promise<void>((resolve) => {
      const stop = watch(
        async () => last && base.database.outbox.get(last.seq),
        (row) => {
          if (row && !('accepted' in row) && row.state === 'waiting') return;
          stop();
          resolve();
        },
      );
    });
  },
  refused: async () => {
    const { base } = await opening;
    const entries = await readOutbox(base.database);
    return entries.filter(({ state }) => state === 'parked').length;
  },
});
