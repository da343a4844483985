import { useSyncExternalStore } from 'react';
import type { Readable } from '#src/domain/store.ts';

/** A store's value; renders the component again whenever it changes. */
export function useStore<View>({ subscribe, view }: Readable<View>): View {
  return useSyncExternalStore(subscribe, view);
}
