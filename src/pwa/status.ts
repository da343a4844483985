import { useSyncExternalStore } from 'react';

export type Update = {
  /** A new version is here and waits. */
  ready: boolean;
  /** Switches to it and reloads every tab's page; does nothing where none waits. */
  apply(): void;
};

const nothingWaits: Update = { ready: false, apply: () => {} };
let update = nothingWaits;
const listeners = new Set<() => void>();

/** Says that a new version waits; `apply` is what the person agrees to. */
export function offerUpdate(apply: () => void): void {
  update = { ready: true, apply };
  for (const listener of listeners) listener();
}

/** Whether a new version of the app waits, and how to change to it. */
export function useUpdate(): Update {
  return useSyncExternalStore(subscribe, () => update);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
