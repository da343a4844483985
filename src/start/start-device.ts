import type { Catalogue } from '#src/catalogue/catalogue.ts';
import { createCatalogue } from '#src/catalogue/create-catalogue.ts';
import { systemClock } from '#src/db/clock.ts';
import type { HomewardDatabase } from '#src/db/database.ts';
import { deviceLocks } from '#src/db/device-locks.ts';
import { hasEvictionMarker, keepEvictionMarker } from '#src/db/eviction-marker.ts';
import { keepDraftCopiesOf } from '#src/db/draft-copies.ts';
import { openDatabase } from '#src/db/open-database.ts';
import { createPersistence } from '#src/db/persistence.ts';
import { tryStorage } from '#src/db/try-storage.ts';
import { watch } from '#src/db/watch.ts';
import { ownerOf } from '#src/domain/account.ts';
import type { Pet } from '#src/domain/pet.ts';
import { registerServiceWorker } from '#src/pwa/register.ts';
import { createSession } from '#src/session/create-session.ts';
import type { Session } from '#src/session/session.ts';
import { network } from '#src/sync/network.ts';
import { outboxTag } from '#src/sync/push.ts';
import { browserEvents } from '#src/sync/browser-events.ts';
import { startSync } from '#src/sync/start-sync.ts';
import type { Sync } from '#src/sync/sync.ts';

/** What one page of the app stands on; `kept` is false where nothing outlives it. */
export type Device = {
  database: HomewardDatabase;
  kept: boolean;
  session: Session;
  catalogue: Catalogue;
  sync: Sync;
};

/**
 * Opens what this device keeps and begins to keep it in step with the server. `onBlocked` is called
 * where another tab must be closed first; once it is, this goes on. `drawn` are the pets on screen.
 */
export async function startDevice(drawn: readonly Pet[], onBlocked: () => void): Promise<Device> {
  const { database, kept, isNew } = await openDatabase(onBlocked);
  const locks = deviceLocks();
  const clock = systemClock;
  const base = { database, network, locks, clock };
  const persist = createPersistence(database.health);
  if (kept) keepEvictionMarker(database, isNew);
  else if (hasEvictionMarker()) database.health.change({ unreadable: true });

  const catalogue = createCatalogue({ ...base, prerendered: drawn });
  // Session and sync need each other: a sign-out first sends what waits.
  const session = createSession({ ...base, beforeSignOut: () => sync.sendWaiting() });
  const sync = startSync({
    ...base,
    session,
    catalogue,
    random: Math.random,
    page: browserEvents,
    askForBackgroundSync: () => {
      askForBackgroundSync();
      // Only now: who is asked by their browser has something to lose from here on.
      void persist();
    },
  });
  database.health.subscribe(() => {
    if (!database.health.view().closed) return;
    // Nothing can be read or written any more, and each attempt would only fail.
    sync.stop();
    catalogue.stop();
  });
  document.addEventListener('visibilitychange', () => {
    // Who comes back may have been away to free some space.
    const isBack = document.visibilityState === 'visible' && database.health.view().full;
    if (isBack) void tryStorage(database);
  });
  watch(
    () => database.session.get('current'),
    // Before the worker first answered nobody is known, which is not to say that nobody is here.
    (row) => row && keepDraftCopiesOf(ownerOf(row.user)),
  );
  // A page that comes back from the back/forward cache has missed what other tabs wrote.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    catalogue.readAgain();
    void sync.syncNow();
  });
  // The development server serves modules that change: a service worker would keep the old ones.
  if (import.meta.env.PROD) registerServiceWorker();
  return { database, kept, session, catalogue, sync };
}

/** Where the browser has Background Sync; elsewhere the outbox is sent when the app is opened. */
function askForBackgroundSync(): void {
  // Not in TypeScript's library: only Chromium has it.
  type WithSync = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };
  navigator.serviceWorker?.ready
    .then((registration: WithSync) => registration.sync?.register(outboxTag))
    .catch((error: unknown) => console.warn('Background sync is not allowed here.', error));
}
