import './domain/without-eval.ts';
import { RouterProvider } from '@tanstack/react-router';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { CatalogueProvider } from './catalogue/catalogue-context.tsx';
import { DatabaseProvider } from './db/database-context.tsx';
import { CartProvider } from './parts/cart-context.tsx';
import { watchInstall } from './pwa/install.ts';
import { router } from './routes.tsx';
import { CloseOtherTabs, NotStarted } from './shell/not-started.tsx';
import { StorageGate } from './shell/storage-gate.tsx';
import { SessionProvider } from './session/session-context.tsx';
import { type Device, startDevice } from './start-device.ts';
import { notifyWhoIsHere } from './notify-who-is-here.ts';
import { SyncStatusProvider } from './sync/status.ts';
import { AlertsProvider } from './ui/alerts.tsx';
import './ui/styles.css';

watchInstall();

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
