import { useStore } from '#src/db/use-store.ts';
import { createStore } from '#src/domain/store.ts';
import { askToInstall, installState, type InstallWay, installWay } from './install.ts';

export type Update = {
  /** A new version is installed and waits. */
  ready: boolean;
  /** Switches to it and reloads every tab; does nothing if none waits. */
  apply(): void;
};

const update = createStore<Update>({ ready: false, apply: () => {} });

/** Shows that a new version waits; `apply` runs when the person agrees. */
export function offerUpdate(apply: () => void): void {
  update.set({ ready: true, apply });
}

/** Whether a new version of the app waits, and how to switch to it. */
export function useUpdate(): Update {
  return useStore(update);
}

export type Install = {
  /** 'asks': the browser has an install prompt; 'by-hand': a person finds it in the share menu. */
  way: InstallWay;
  /** The person has begun to use this page; before that, nothing should appear in front of it. */
  touched: boolean;
  /** Shows the browser's prompt; resolves with the person's choice. */
  ask(): Promise<'accepted' | 'dismissed'>;
};

/** How the app can be installed here, if at all. */
export function useInstall(): Install {
  const state = useStore(installState);
  return { way: installWay(state), touched: state.touched === true, ask: askToInstall };
}

/**
 * Asks the service worker to keep these pictures longer than those that were only seen in a list.
 */
export async function keepPictures(addresses: readonly string[]): Promise<void> {
  const urls = addresses.map((address) => new URL(address, location.href).href);
  // In development there is no service worker, and `ready` waits for ever.
  const registration = await navigator.serviceWorker?.ready;
  // To the active worker, not a waiting one.
  registration?.active?.postMessage({ type: 'KEEP_PICTURES', urls });
}
