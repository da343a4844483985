/// <reference lib="webworker" />
import {
  decisionNews,
  type News,
  newsSchema,
  type OpenPage,
  readNews,
} from '#src/domain/notifications.ts';
import { notificationCalls } from '#src/sync/notification-calls.ts';
import { withDevice } from './with-device.ts';

declare const self: ServiceWorkerGlobalScope;

/** Shows pushed messages as notifications, and opens a notification's page when it is pressed. */
export function handleNotifications(): void {
  self.addEventListener('push', (event) => {
    // Always shown: a push without a notification costs the site its right to send any.
    event.waitUntil(show(readNews(event.data?.text())));
  });
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const news = newsSchema.safeParse(event.notification.data);
    event.waitUntil(openPage(news.success ? news.data.path : decisionNews.path));
  });
  self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));
}

async function show(news: News): Promise<void> {
  // Not in TypeScript's library: alerts again although an earlier notification is still shown.
  const again: NotificationOptions & { renotify: boolean } = { renotify: true };
  await self.registration.showNotification(news.title, {
    ...again,
    body: news.body,
    // One notification for each page: the page lists every application.
    tag: news.path,
    icon: '/icons/icon-192.png',
    badge: '/icons/monochrome-512.png',
    lang: 'en',
    data: news,
  });
}

async function openPage(path: string): Promise<void> {
  // The tab that was used last comes first.
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const [tab] = tabs;
  if (!tab) {
    await self.clients.openWindow(path);
    return;
  }
  // By a message, not by navigating: loading the page again would interrupt what is being typed.
  tab.postMessage({ type: 'OPEN_PAGE', path } satisfies OpenPage);
  // Some browsers refuse, because they do not count this as a press; the right page opens anyway.
  await tab.focus().catch(() => undefined);
}

/** The browser has replaced its subscription: tells the worker the new one. */
async function renew(change: PushSubscriptionChangeEvent): Promise<void> {
  const subscription = change.newSubscription ?? (await subscribeLike(change.oldSubscription));
  if (!subscription) return;
  const saved = await withDevice((deps) => notificationCalls(deps).save(subscription.toJSON()));
  // If this fails, a page that shows notifications saves it again; see src/pwa/notifications.ts.
  if (!saved) console.info('The worker has not heard of the new subscription yet.');
}

async function subscribeLike(old: PushSubscription | null): Promise<PushSubscription | undefined> {
  const applicationServerKey = old?.options.applicationServerKey;
  if (!applicationServerKey) return undefined;
  return self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}
