import { useStore } from '#src/db/use-store.ts';
import { createStore } from '#src/domain/store.ts';
import { askToInstall, installState, type InstallWay, installWay } from './install.ts';

export type Update = {
  /** A new version is here and waits. */
  ready: boolean;
  /** Switches to it and reloads every tab's page; does nothing where none waits. */
  apply(): void;
};

const update = createStore<Update>({ ready: false, apply: () => {} });

/** Says that a new version waits; `apply` is what the person agrees to. */
export function offerUpdate(apply: () => void): void {
  update.set({ ready: true, apply });
}

/** Whether a new version of the app waits, and how to change to it. */
export function useUpdate(): Update {
  return useStore(update);
}

export type Install = {
  /** 'asks': the browser shows its question; 'by-hand': a person finds it in the share menu. */
  way: InstallWay;
  /** The person has begun to use this page; before, nothing should come up in front of it. */
  touched: boolean;
  /** Shows the browser's question and says how it was answered. */
  ask(): Promise<'accepted' | 'dismissed'>;
};

/** How the app can be installed here, if at all. */
export function useInstall(): Install {
  const state = useStore(installState);
  return { way: installWay(state), touched: state.touched === true, ask: askToInstall };
}

/** Asks the service worker to keep these pictures before all that merely went by in a list. */
export async function keepPictures(addresses: readonly string[]): Promise<void> {
  const urls = addresses.map((address) => new URL(address, location.href).href);
  // In development there is none, and `ready` waits for ever.
  const registration = await navigator.serviceWorker?.ready;
  if (!registration?.active) return;
  const { messageSW } = await import('workbox-window');
  // To the active one, not to one that waits. Not awaited: it would wait for an answer for ever.
  void messageSW(registration.active, { type: 'KEEP_PICTURES', urls });
}
