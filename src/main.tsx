import './domain/without-eval.ts';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { CatalogueProvider } from './catalogue/catalogue-context.tsx';
import { DatabaseProvider } from './db/database-context.tsx';
import { CartProvider } from './parts/cart-context.tsx';
import { router } from './routes.tsx';
import { NotStarted } from './shell/not-started.tsx';
import { SessionProvider } from './session/session-context.tsx';
import { type Device, startDevice } from './start-device.ts';
import { SyncStatusProvider } from './sync/status.ts';
import { AlertsProvider } from './ui/alerts.tsx';
import './ui/styles.css';

const place = document.getElementById('root');
if (place === null) throw new Error('index.html has no #root');

const page = await startDevice().then(app, (cause: unknown) => {
  console.error(cause);
  return <NotStarted />;
});
createRoot(place).render(<StrictMode>{page}</StrictMode>);

function app(device: Device) {
  return (
    <AlertsProvider>
      <DatabaseProvider database={device.database}>
        <SessionProvider session={device.session}>
          <CatalogueProvider catalogue={device.catalogue}>
            <SyncStatusProvider sync={device.sync}>
              <CartProvider>
                <RouterProvider router={router} context={{ kept: device.kept }} />
              </CartProvider>
            </SyncStatusProvider>
          </CatalogueProvider>
        </SessionProvider>
      </DatabaseProvider>
    </AlertsProvider>
  );
}
