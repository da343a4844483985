import { useSyncExternalStore } from 'react';
import { useDatabase } from './database-context.tsx';
import type { StorageView } from './storage-health.ts';

/** How this device's storage fares. */
export function useStorageHealth(): StorageView {
  const { health } = useDatabase();
  return useSyncExternalStore(health.subscribe, health.view);
}
