import type { Catalogue } from '#src/catalogue/catalogue.ts';
import { createCatalogue } from '#src/catalogue/create-catalogue.ts';
import { parsePrerenderedPets } from '#src/catalogue/read-pets.ts';
import { beginCatalogue } from '#src/catalogue/refresh-catalogue.ts';
import { systemClock } from '#src/db/clock.ts';
import type { HomewardDatabase } from '#src/db/database.ts';
import { deviceLocks } from '#src/db/device-locks.ts';
import { hasEvictionMarker, keepEvictionMarker } from '#src/db/eviction-marker.ts';
import { deleteDraftCopiesExcept } from '#src/db/delete-draft-copies.ts';
import { openDatabase } from '#src/db/open-database.ts';
import { createPersistence } from '#src/db/persistence.ts';
import { tryStorage } from '#src/db/try-storage.ts';
import { watch } from '#src/db/watch.ts';
import { ownerOf } from '#src/domain/account.ts';
import { registerServiceWorker } from '#src/pwa/register.ts';
import { createSession } from '#src/session/create-session.ts';
import type { RequestAsOwner, Session } from '#src/session/session.ts';
import { network } from '#src/sync/network.ts';
import { requestPrivately } from '#src/sync/private-request.ts';
import { outboxTag } from '#src/sync/push.ts';
import { browserEvents } from '#src/sync/browser-events.ts';
import { startSync } from '#src/sync/start-sync.ts';
import type { Sync } from '#src/sync/sync.ts';

/** What one page of the app works with; `kept` is false if the database ends with the page. */
export type Device = {
  database: HomewardDatabase;
  kept: boolean;
  session: Session;
  requestAsOwner: RequestAsOwner;
  catalogue: Catalogue;
  sync: Sync;
};

/**
 * Opens this device's database and starts to sync it with the server. Calls `onBlocked` if another
 * tab must be closed first, and goes on once it is. `petsOnScreen`: what the document was served
 * with, as JSON.
 */
export async function startDevice(
  petsOnScreen: string | undefined,
  onBlocked: () => void,
): Promise<Device> {
  const loadTaker = () => import('#src/catalogue/store-in-worker.ts');
  // No marker: most likely a first visit. To make its database takes longer than to fetch what comes
  // into it.
  const begun = hasEvictionMarker() ? undefined : beginCatalogue({ network, loadTaker });
  const { database, kept, isNew } = await openDatabase(onBlocked);
  // Only now: what was requested above goes on in tasks of this page, which would wait for it.
  const prerendered = await parsePrerenderedPets(petsOnScreen);
  const clock = systemClock;
  const base = { database, network, locks: deviceLocks(), clock, now: clock.now };
  const persist = createPersistence(database.health);
  if (kept) keepEvictionMarker(database, isNew);
  else if (hasEvictionMarker()) database.health.change({ unreadable: true });

  const catalogue = createCatalogue({
    ...base,
    prerendered,
    ...(kept && { loadTaker, begun }),
  });
  // Session and sync need each other: a sign-out first sends the waiting commands.
  const beforeSignOut = () => sync.sendWaiting();
  const session = createSession({ ...base, beforeSignOut });
  const sync = startSync({
    ...base,
    session,
    catalogue,
    random: Math.random,
    page: browserEvents,
    requestBackgroundSync: () => {
      requestBackgroundSync();
      // Only now, because some browsers ask the person: from now on there is something to lose.
      void persist();
    },
  });
  database.health.subscribe(() => {
    if (!database.health.view().closed) return;
    // Nothing can be read or written any more; each attempt would only fail.
    sync.stop();
    catalogue.stop();
  });
  browserEvents.on('visible', () => {
    // The person may have left the page to free some space.
    if (database.health.view().full) void tryStorage(database);
  });
  watch(
    () => database.session.get('current'),
    // No row: the worker has not answered yet, so somebody may still be signed in.
    (row) => row && deleteDraftCopiesExcept(ownerOf(row.user)),
  );
  // A page that comes back from the back/forward cache has missed what other tabs wrote.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    catalogue.readAgain();
    void sync.syncNow();
  });
  // The development server serves modules that change: a service worker would serve old ones.
  if (import.meta.env.PROD) registerServiceWorker();
  const requestAsOwner: RequestAsOwner = async (request) => {
    const deps = { ...base, session };
    return requestPrivately(deps, (owner) => request(network, owner));
  };
  return { database, kept, session, requestAsOwner, catalogue, sync };
}

/** Does nothing in browsers without Background Sync: there the outbox is sent on the next visit. */
function requestBackgroundSync(): void {
  // Not in TypeScript's library: only Chromium has it.
  type WithSync = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };
  navigator.serviceWorker?.ready
    .then((registration: WithSync) => registration.sync?.register(outboxTag))
    .catch((error: unknown) => console.warn('No background sync here.', error));
}
