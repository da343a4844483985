import { createContext, type ReactNode } from 'react';
import type { HomewardDatabase } from './database.ts';
import type { StorageView } from './storage-health.ts';
import { useProvided } from './use-provided.ts';
import { useStore } from './use-store.ts';

const DatabaseContext = createContext<HomewardDatabase | undefined>(undefined);

export function DatabaseProvider(props: { database: HomewardDatabase; children: ReactNode }) {
  return (
    <DatabaseContext.Provider value={props.database}>{props.children}</DatabaseContext.Provider>
  );
}

export const useDatabase = (): HomewardDatabase => useProvided(DatabaseContext);

/** The state of this device's storage. */
export function useStorageHealth(): StorageView {
  return useStore(useDatabase().health);
}
