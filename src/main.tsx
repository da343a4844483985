import './domain/without-eval.ts';
import { RouterProvider, useRouterState } from '@tanstack/react-router';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { CatalogueProvider } from './catalogue/catalogue-context.tsx';
import { DatabaseProvider } from './db/database-context.tsx';
import { CartProvider } from './parts/cart-context.tsx';
import { watchInstall } from './pwa/install.ts';
import { router } from './routes.tsx';
import { FirstPaint } from './shell/first-paint.tsx';
import { CloseOtherTabs, NotStarted } from './shell/not-started.tsx';
import { StorageGate } from './shell/storage-gate.tsx';
import { SessionProvider } from './session/session-context.tsx';
import { type Device, startDevice } from './start-device.ts';
import { notifyWhoIsHere } from './notify-who-is-here.ts';
import { SyncStatusProvider } from './sync/status.ts';
import { AlertsProvider } from './ui/alerts.tsx';
import './ui/styles.css';

watchInstall();
// Fetched while the device's database opens.
for (const { options } of router.getMatchedRoutes(location.pathname)[0]) {
  // What fails here is asked for again by the router, which says so.
  void options.component?.preload?.()?.catch(() => {});
}

const place = document.getElementById('root');
if (place === null) throw new Error('index.html has no #root');

const root = createRoot(place);
const show = (page: ReactNode) => root.render(<StrictMode>{page}</StrictMode>);

show(
  await startDevice(() => show(<CloseOtherTabs />)).then(app, (cause: unknown) => {
    console.error(cause);
    return <NotStarted />;
  }),
);

function app(device: Device) {
  notifyWhoIsHere(device, (path) => router.history.push(path));
  return (
    <DatabaseProvider database={device.database}>
      <StorageGate>
        <AlertsProvider>
          <SessionProvider session={device.session}>
            <CatalogueProvider catalogue={device.catalogue}>
              <SyncStatusProvider sync={device.sync}>
                <CartProvider>
                  <UntilLoaded />
                  <RouterProvider router={router} context={{ kept: device.kept }} />
                </CartProvider>
              </SyncStatusProvider>
            </CatalogueProvider>
          </SessionProvider>
        </AlertsProvider>
      </StorageGate>
    </DatabaseProvider>
  );
}

/** Keeps what index.html has drawn until the router knows what follows. */
function UntilLoaded() {
  const waits = useRouterState({ router, select: ({ matches }) => matches.length === 0 });
  return waits && <FirstPaint />;
}
