import './start/load-app.ts';
import './domain/zod-csp.ts';
import { Matches, RouterContextProvider } from '@tanstack/react-router';
import { type ReactNode, startTransition, StrictMode } from 'react';
import { CatalogueProvider } from './catalogue/catalogue-context.tsx';
import { yieldToMain } from './catalogue/yield-to-main.ts';
import { createRoot } from './start/create-root.ts';
import { DatabaseProvider } from './db/database-context.tsx';
import { OwnRowsProvider } from './db/use-own-rows.ts';
import { RestoreFocus } from './start/restore-focus.tsx';
import { CartProvider } from './parts/cart-context.tsx';
import { router } from './routes.tsx';
import { StorageGate } from './shell/storage-gate.tsx';
import { SessionProvider } from './session/session-context.tsx';
import { type Device, startDevice } from './start/start-device.ts';
import { loadForPerson } from './start/load-for-person.ts';
import { SyncStatusProvider } from './sync/status.ts';
import { AlertsProvider } from './ui/alerts.tsx';
import { lazyComponent } from './ui/lazy-component.tsx';
import './ui/styles.css';

const notStarted = () => import('./shell/not-started.tsx');
const CloseOtherTabs = lazyComponent(async () => (await notStarted()).CloseOtherTabs);
const NotStarted = lazyComponent(async () => (await notStarted()).NotStarted);

// If the next view transition starts before one has run, the browser skips the first. The page is
// rendered all the same, but the router does not handle the rejection.
addEventListener('unhandledrejection', (event) => {
  const { reason } = event;
  if (reason instanceof DOMException && reason.message.startsWith('Transition was skipped'))
    event.preventDefault();
});
// Fetched while the device's database opens.
for (const { options } of router.getMatchedRoutes(location.pathname)[0]) {
  // If this fails, the router requests it again and shows the error.
  void options.component?.preload?.()?.catch(() => {});
}

const rootElement = document.getElementById('root');
if (rootElement === null) throw new Error('index.html has no #root');

const root = createRoot(rootElement);
// As a transition: React then renders in slices, so that the browser stays responsive.
const show = (page: ReactNode) =>
  startTransition(() => root.render(<StrictMode>{page}</StrictMode>));

// Not awaited at the top level: the pages' code imports from this file and would wait for it in
// turn.
void yieldToMain()
  .then(() => startDevice(rootElement.dataset['pets'], () => show(<CloseOtherTabs />)))
  .then(app)
  .catch((cause: unknown) => {
    console.error(cause);
    return <NotStarted />;
  })
  .then(show);

async function app(device: Device) {
  loadForPerson(device, (path) => router.history.push(path));
  router.update({ ...router.options, context: { kept: device.kept } });
  // The prerendered content stays until the app can replace it.
  const [stored] = await Promise.all([device.database.session.get('current'), router.load()]);
  return (
    <RestoreFocus>
      <DatabaseProvider database={device.database}>
        <StorageGate>
          {/* Messages, too, lead to pages. */}
          <RouterContextProvider router={router}>
            <AlertsProvider>
              <SessionProvider
                session={device.session}
                requestAsOwner={device.requestAsOwner}
                stored={stored}
              >
                <CatalogueProvider catalogue={device.catalogue}>
                  <OwnRowsProvider>
                    <SyncStatusProvider sync={device.sync}>
                      <CartProvider>
                        <Matches />
                      </CartProvider>
                    </SyncStatusProvider>
                  </OwnRowsProvider>
                </CatalogueProvider>
              </SessionProvider>
            </AlertsProvider>
          </RouterContextProvider>
        </StorageGate>
      </DatabaseProvider>
    </RestoreFocus>
  );
}
