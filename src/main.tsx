import './start/load-app.ts';
import './domain/zod-csp.ts';
import { RouterProvider } from '@tanstack/react-router';
import { type ReactNode, startTransition, StrictMode } from 'react';
import { CatalogueProvider } from './catalogue/catalogue-context.tsx';
import { parsePrerenderedPets } from './catalogue/read-pets.ts';
import { yieldToMain } from './catalogue/yield-to-main.ts';
import { createRoot } from './start/create-root.ts';
import { DatabaseProvider } from './db/database-context.tsx';
import { RestoreFocus } from './start/restore-focus.tsx';
import { CartProvider } from './parts/cart-context.tsx';
import { router } from './routes.tsx';
import { CloseOtherTabs, NotStarted } from './shell/not-started.tsx';
import { StorageGate } from './shell/storage-gate.tsx';
import { SessionProvider } from './session/session-context.tsx';
import { type Device, startDevice } from './start/start-device.ts';
import { loadNotifications } from './start/load-notifications.ts';
import { SyncStatusProvider } from './sync/status.ts';
import { AlertsProvider } from './ui/alerts.tsx';
import './ui/styles.css';

// A page whose transition is overtaken by the next one's is drawn all the same; the router leaves
// unhandled that its transition was skipped.
addEventListener('unhandledrejection', (event) => {
  const { reason } = event;
  if (reason instanceof DOMException && reason.message.startsWith('Transition was skipped'))
    event.preventDefault();
});
// Fetched while the device's database opens.
for (const { options } of router.getMatchedRoutes(location.pathname)[0]) {
  // What fails here is asked for again by the router, which says so.
  void options.component?.preload?.()?.catch(() => {});
}

const place = document.getElementById('root');
if (place === null) throw new Error('index.html has no #root');

const root = createRoot(place);
// As a transition: React then lets the browser in between, where it would draw the whole at once.
const show = (page: ReactNode) =>
  startTransition(() => root.render(<StrictMode>{page}</StrictMode>));

// Not awaited: the pages' own code imports from this file, and would wait for it in turn.
void yieldToMain()
  .then(() => parsePrerenderedPets(place.dataset['pets']))
  .then((drawn) => startDevice(drawn, () => show(<CloseOtherTabs />)))
  .then(app)
  .catch((cause: unknown) => {
    console.error(cause);
    return <NotStarted />;
  })
  .then(show);

async function app(device: Device) {
  loadNotifications(device, (path) => router.history.push(path));
  router.update({ ...router.options, context: { kept: device.kept } });
  // What the page has drawn stays until the app itself can follow.
  await router.load();
  return (
    <RestoreFocus>
      <DatabaseProvider database={device.database}>
        <StorageGate>
          <AlertsProvider>
            <SessionProvider session={device.session}>
              <CatalogueProvider catalogue={device.catalogue}>
                <SyncStatusProvider sync={device.sync}>
                  <CartProvider>
                    <RouterProvider router={router} />
                  </CartProvider>
                </SyncStatusProvider>
              </CatalogueProvider>
            </SessionProvider>
          </AlertsProvider>
        </StorageGate>
      </DatabaseProvider>
    </RestoreFocus>
  );
}
