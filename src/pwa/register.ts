import { Workbox } from 'workbox-window';
import { offerUpdate } from './status.ts';

// The only script URL of ours that is made while the app runs.
const serviceWorkerUrl = '/sw.js';
// An hour: a tab that stays open for days hears of a new version too.
const lookEveryMs = 3_600_000;

/** Registers the service worker and offers a newer version when one waits. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const workbox = new Workbox(trustedUrl());
  workbox.addEventListener('waiting', () => {
    offerUpdate(() => {
      // Only this page reloads by hand; it does so when the new version has taken over, else the
      // old one would answer the reload.
      workbox.addEventListener('controlling', () => location.reload());
      workbox.messageSkipWaiting();
    });
  });
  workbox
    .register()
    .then(() => setInterval(() => lookForUpdate(workbox), lookEveryMs))
    .catch((error: unknown) => {
      console.warn('Homeward cannot start without a network in this browser.', error);
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
