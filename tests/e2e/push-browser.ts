import type { BrowserContext, Page, Worker } from '@playwright/test';
import type { Subscription } from '#tests/push/push-service.ts';

/**
 * Makes the browser subscribe at the stand-in: a test cannot reach the vendor's push service.
 * Everything else about pushes and notifications is the browser's own.
 */
export async function subscribeAt(context: BrowserContext, subscription: Subscription) {
  await context.addInitScript((given) => {
    const key = 'test-subscription';
    const subscribed = (applicationServerKey: ArrayBuffer | null) => ({
      ...given,
      options: { userVisibleOnly: true, applicationServerKey },
      toJSON: () => ({ ...given, expirationTime: null }),
      unsubscribe: async () => {
        localStorage.removeItem(key);
        return true;
      },
    });
    const stored = () => {
      const bytes = localStorage.getItem(key);
      return bytes === null ? null : Uint8Array.from(JSON.parse(bytes)).buffer;
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => {
        const applicationServerKey = stored();
        return applicationServerKey && subscribed(applicationServerKey);
      },
      subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
        localStorage.setItem(key, JSON.stringify([...applicationServerKey]));
        return subscribed(stored());
      },
    });
  }, subscription);
}

/**
 * Delivers a push message to the service worker, as the browser does after decrypting it, and
 * waits until its notification is shown: Chromium drops one that it is asked about before.
 */
export async function deliverPush(page: Page, data: string): Promise<void> {
  // Only an activated service worker receives a message.
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active && active.state !== 'activated')
      await new Promise((resolve) =>
        active.addEventListener('statechange', resolve, { once: true }),
      );
  });
  const worker = await serviceWorkerOf(page.context());
  await worker.evaluate(watchNotifications);
  const devtools = await page.context().newCDPSession(page);
  const { promise, resolve } = Promise.withResolvers<string>();
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const found = registrations.find(({ scopeURL }) => page.url().startsWith(scopeURL));
    if (found) resolve(found.registrationId);
  });
  await devtools.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await promise,
    data,
  });
  await devtools.detach();
  await worker.evaluate(() => (globalThis as unknown as WatchedScope).notificationShown);
}

// Runs in the service worker, whose globals the tests' types do not have.
type WatchedScope = {
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  notificationShown: Promise<void>;
};

/** Keeps in the service worker a promise of the next notification being shown. */
function watchNotifications(): void {
  const scope = globalThis as unknown as WatchedScope;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  scope.notificationShown = promise;
  const { showNotification } = ServiceWorkerRegistration.prototype;
  scope.registration.showNotification = (...notification) => {
    const shown = showNotification.apply(scope.registration, notification);
    shown.then(resolve, reject);
    return shown;
  };
}

export type ShownNotification = { title: string; body: string; tag: string };

/** The notifications of this site that the browser shows. */
export function shownNotifications(page: Page): Promise<ShownNotification[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const all = await registration.getNotifications();
    return all.map(({ title, body, tag }) => ({ title, body, tag }));
  });
}

export async function serviceWorkerOf(context: BrowserContext): Promise<Worker> {
  const [worker] = context.serviceWorkers();
  return worker ?? context.waitForEvent('serviceworker');
}

/**
 * Clicks the notification that is shown; returns the addresses that were opened in a new window.
 * DevTools has no command for that click, so the event is dispatched in the service worker.
 */
export async function pressNotification(context: BrowserContext): Promise<string[]> {
  const worker = await serviceWorkerOf(context);
  return worker.evaluate(async () => {
    // Playwright runs this in the service worker, whose globals the tests' types do not have.
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      clients: { openWindow(url: string): Promise<null> };
      dispatchEvent(event: Event): boolean;
      NotificationEvent: new (type: string, init: { notification: Notification }) => Event;
    };
    const [notification] = await scope.registration.getNotifications();
    if (!notification) throw new Error('No notification is shown.');
    const opened: string[] = [];
    // Only a real click may open a window.
    scope.clients.openWindow = async (url) => {
      opened.push(url);
      return null;
    };
    const event = new scope.NotificationEvent('notificationclick', { notification });
    const work: Promise<unknown>[] = [];
    // `waitUntil` throws for an event that a script has created.
    Object.defineProperty(event, 'waitUntil', { value: (one: Promise<unknown>) => work.push(one) });
    scope.dispatchEvent(event);
    await Promise.all(work);
    return opened;
  });
}
