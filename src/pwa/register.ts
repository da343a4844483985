import type { Workbox } from 'workbox-window';
import { offerUpdate } from './status.ts';

// The only script URL of ours that is made while the app runs.
const serviceWorkerUrl = '/sw.js';
// An hour: a tab that stays open for days hears of a new version too.
const lookEveryMs = 3_600_000;
// On a phone the first list is on screen by then; keeping the whole app would hold it up.
const registerAfterMs = 3_000;

/** Registers the service worker after the page itself, and offers a newer version when one waits. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  reloadWhenReplaced();
  // What is kept for later must not compete with what is shown now.
  const later = () => setTimeout(() => void register(), registerAfterMs);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}

async function register(): Promise<void> {
  try {
    const { Workbox } = await import('workbox-window');
    const workbox = new Workbox(trustedUrl());
    const offerWaiting = () => {
      // The very first version waits for nobody.
      if (navigator.serviceWorker.controller === null) return;
      offerUpdate(() => workbox.messageSkipWaiting());
    };
    // Also where one waits already.
    workbox.addEventListener('waiting', offerWaiting);
    const registration = await workbox.register();
    setInterval(() => {
      // Workbox hears one update after its own and no more, and that one may not have arrived whole.
      if (registration?.waiting) offerWaiting();
      lookForUpdate(workbox);
    }, lookEveryMs);
  } catch (error) {
    console.warn('Homeward cannot start without a network in this browser.', error);
  }
}

/**
 * A new version takes over once a person agrees, in one tab, and then in all: the files of the old
 * one are gone from the device, and a page that goes on would miss the next one it needs. What is
 * half written anywhere is kept as a draft. By hand: another tab may agree before this one has
 * registered, and workbox-window listens only from then on.
 */
function reloadWhenReplaced(): void {
  const { serviceWorker } = navigator;
  let served = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (served) location.reload();
    // The first visit is taken over too, by the version it came with.
    served = true;
  });
}

function lookForUpdate(workbox: Workbox): void {
  workbox.update().catch(() => {
    console.info('No network to look for a new version; the next hour tries again.');
  });
}

type Policy = { createScriptURL(url: string): string };
type TrustedTypes = {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy;
};

/** Our URL as the content policy wants it: made by the one policy, which knows no other. */
function trustedUrl(): string {
  // Not in TypeScript's library. A trusted URL is an object that stands where a string would.
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return serviceWorkerUrl;
  return trustedTypes
    .createPolicy('homeward', {
      createScriptURL: (url) => {
        if (url !== serviceWorkerUrl) throw new TypeError('This script is not one of ours.');
        return url;
      },
    })
    .createScriptURL(serviceWorkerUrl);
}
