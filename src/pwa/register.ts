import type { Workbox } from 'workbox-window';
import { offerUpdate } from './status.ts';

// The only script URL that the app creates at run time.
const serviceWorkerUrl = '/sw.js';
// 1 h: a tab that stays open for days also notices a new version.
const updateEveryMs = 3_600_000;
// 3 s: by then a phone shows the first list; storing the whole app earlier would delay it.
const registerAfterMs = 3_000;

/** Registers the service worker after the page has loaded, and offers a waiting new version. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  reloadWhenReplaced();
  // Files stored for later must not compete with what is shown now.
  const later = () => setTimeout(() => void register(), registerAfterMs);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}

async function register(): Promise<void> {
  // Not in index.html: on a first visit the browser would read it, fetch an icon and draw its own
  // button to install the app, while that still starts.
  const manifest = Object.assign(document.createElement('link'), {
    rel: 'manifest',
    href: '/manifest.webmanifest',
  });
  document.head.append(manifest);
  try {
    const { Workbox } = await import('workbox-window');
    const workbox = new Workbox(trustedUrl());
    const offerWaiting = () => {
      // The first version has nothing to replace.
      if (navigator.serviceWorker.controller === null) return;
      offerUpdate(() => workbox.messageSkipWaiting());
    };
    // Also fires if one is already waiting.
    workbox.addEventListener('waiting', offerWaiting);
    const registration = await workbox.register();
    setInterval(() => {
      // workbox-window reports only one update after its own registration, and that one may have
      // failed to install.
      if (registration?.waiting) offerWaiting();
      checkForUpdate(workbox);
    }, updateEveryMs);
  } catch (error) {
    console.warn('Homeward cannot start without a network in this browser.', error);
  }
}

/**
 * When a person accepts a new version in one tab, it takes over all tabs, and all reload: the old
 * version's files are gone from the device, so a page that went on would miss the next file it
 * needs. Unfinished forms are stored as drafts. Not with workbox-window: that listens only once
 * this tab has registered, and another tab may accept before.
 */
function reloadWhenReplaced(): void {
  const { serviceWorker } = navigator;
  let controlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (controlled) location.reload();
    // On a first visit the first worker takes over too; it has the page's own version.
    controlled = true;
  });
}

function checkForUpdate(workbox: Workbox): void {
  workbox.update().catch(() => {
    console.info('No network to look for a new version.');
  });
}

type Policy = { createScriptURL(url: string): string };
type TrustedTypes = {
  createPolicy(name: string, rules: { createScriptURL(): string }): Policy;
};

/** The URL as the content policy demands: created by our only policy, which gives no other URL. */
function trustedUrl(): string {
  // Not in TypeScript's library. A trusted URL is an object that is used in place of a string.
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const rules = { createScriptURL: () => serviceWorkerUrl };
  return (
    trustedTypes?.createPolicy('homeward', rules).createScriptURL(serviceWorkerUrl) ??
    serviceWorkerUrl
  );
}
