import { useSyncExternalStore } from 'react';
import type { Readable } from '#src/domain/store.ts';

/** What a store holds; draws again whenever that changes. */
export function useStore<View>({ subscribe, view }: Readable<View>): View {
  return useSyncExternalStore(subscribe, view);
}
