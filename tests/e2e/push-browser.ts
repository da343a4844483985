import type { BrowserContext, Page, Worker } from '@playwright/test';
import type { Subscription } from '#tests/push/push-service.ts';

/**
 * Lets the browser subscribe at the stand-in: its vendor's own push service cannot be reached from
 * a test. Everything else about pushes and notifications stays the browser's own.
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

/** Hands a push message to the service worker, as the browser does once it has decrypted one. */
export async function deliverPush(page: Page, data: string): Promise<void> {
  // Only an active service worker is handed a message.
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active && active.state !== 'activated')
      await new Promise((resolve) =>
        active.addEventListener('statechange', resolve, { once: true }),
      );
  });
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
}

export type ShownNotification = { title: string; body: string; tag: string };

/** What the browser shows of this site. */
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
 * Presses the notification that is shown; gives the addresses that were opened in a new window. The
 * protocol of the developer tools has no such press, so the service worker is handed the event.
 */
export async function pressNotification(context: BrowserContext): Promise<string[]> {
  const worker = await serviceWorkerOf(context);
  return worker.evaluate(async () => {
    // Playwright runs this in the service worker, whose names the tests' types do not have.
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      clients: { openWindow(url: string): Promise<null> };
      dispatchEvent(event: Event): boolean;
      NotificationEvent: new (type: string, init: { notification: Notification }) => Event;
    };
    const [notification] = await scope.registration.getNotifications();
    if (!notification) throw new Error('No notification is shown.');
    const opened: string[] = [];
    // Only a real press may open a window.
    scope.clients.openWindow = async (url) => {
      opened.push(url);
      return null;
    };
    const event = new scope.NotificationEvent('notificationclick', { notification });
    const work: Promise<unknown>[] = [];
    // An event that a script has made cannot be prolonged.
    Object.defineProperty(event, 'waitUntil', { value: (one: Promise<unknown>) => work.push(one) });
    scope.dispatchEvent(event);
    await Promise.all(work);
    return opened;
  });
}
