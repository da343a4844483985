import type { Catalogue } from '#src/catalogue/catalogue.ts';
import { createCatalogue } from '#src/catalogue/create-catalogue.ts';
import { systemClock } from '#src/db/clock.ts';
import { type OpenedDatabase, openDatabase } from '#src/db/open-database.ts';
import { deviceLocks } from '#src/db/device-locks.ts';
import type { Network } from '#src/domain/ask.ts';
import { registerServiceWorker } from '#src/pwa/register.ts';
import { offerUpdate } from '#src/pwa/status.ts';
import { createSession } from '#src/session/create-session.ts';
import type { Session } from '#src/session/session.ts';
import { outboxTag } from '#src/sync/outbox-tag.ts';
import { pageEvents } from '#src/sync/page-events.ts';
import { startSync } from '#src/sync/start-sync.ts';
import type { Sync } from '#src/sync/sync.ts';

/** What one page of the app stands on. */
export type Device = OpenedDatabase & { session: Session; catalogue: Catalogue; sync: Sync };

/** Opens what this device keeps and begins to keep it in step with the server. */
export async function startDevice(): Promise<Device> {
  const opened = await openDatabase({
    // Reloading is what an update asks for too, and in the same words.
    onOutdated: () => offerUpdate(() => location.reload()),
    onBlocked: () => sayBeforeStart('Close the other tabs of Homeward: it needs to update itself.'),
  });
  const { database } = opened;
  const locks = deviceLocks();
  const network: Network = (url, init) => fetch(url, init);
  const clock = systemClock;
  const base = { database, network, locks, clock };

  const catalogue = createCatalogue(base);
  // Session and sync need each other: a sign-out first sends what waits.
  const session = createSession({ ...base, beforeSignOut: () => sync.sendWaiting() });
  const sync = startSync({
    ...base,
    session,
    catalogue,
    random: Math.random,
    page: pageEvents,
    askForBackgroundSync: keepAndSend,
  });
  // A page that comes back from the back/forward cache has missed what other tabs wrote.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    catalogue.lookAgain();
    void sync.syncNow();
  });
  // The development server serves modules that change: a service worker would keep the old ones.
  if (import.meta.env.PROD) registerServiceWorker();
  return { ...opened, session, catalogue, sync };
}

/** Said while no screen is there yet; the app draws over it once it starts. */
function sayBeforeStart(sentence: string): void {
  const root = document.getElementById('root');
  if (root) root.textContent = sentence;
}

/** Something waits: the browser must not throw it away, and may send it without us. */
function keepAndSend(): void {
  askForBackgroundSync();
  // Asked only now: some browsers ask the person, who has something to lose from here on.
  navigator.storage?.persist?.().catch((error: unknown) => {
    console.warn('The browser may clear what waits when the device is full.', error);
  });
}

/** Where the browser has Background Sync; elsewhere the outbox is sent when the app is opened. */
function askForBackgroundSync(): void {
  // Not in TypeScript's library: only Chromium has it.
  type WithSync = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };
  navigator.serviceWorker?.ready
    .then((registration: WithSync) => registration.sync?.register(outboxTag))
    .catch((error: unknown) => console.warn('Background sync is not allowed here.', error));
}
