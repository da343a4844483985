import { createContext, type ReactNode, useContext } from 'react';
import type { HomewardDatabase } from './database.ts';
import type { StorageView } from './storage-health.ts';
import { useStore } from './use-store.ts';

const DatabaseContext = createContext<HomewardDatabase | undefined>(undefined);

export function DatabaseProvider(props: { database: HomewardDatabase; children: ReactNode }) {
  return (
    <DatabaseContext.Provider value={props.database}>{props.children}</DatabaseContext.Provider>
  );
}

export function useDatabase(): HomewardDatabase {
  const database = useContext(DatabaseContext);
  if (!database) throw new Error('useDatabase must be used within a DatabaseProvider');
  return database;
}

/** The state of this device's storage. */
export function useStorageHealth(): StorageView {
  return useStore(useDatabase().health);
}
