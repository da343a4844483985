import { createContext, createElement, type ReactNode, useContext } from 'react';
import { useDatabase } from './database-context.tsx';
import { type MergedRows, readMerged } from './read-merged.ts';
import { useDeviceQuery } from './use-device-query.ts';

const OwnRowsContext = createContext<MergedRows | undefined>(undefined);

/** The own rows of the owner signed in here, with the outbox applied; undefined until read. */
export const useOwnRows = (): MergedRows | undefined => useContext(OwnRowsContext);

/** The unsettled commands of the same owner; undefined until read. */
export const useOutbox = () => useOwnRows()?.outbox;

/** Reads the own rows and the outbox, once for all who use them. */
export function OwnRowsProvider({ children }: { children: ReactNode }) {
  const database = useDatabase();
  const rows = useDeviceQuery(async () => readMerged(database), [database]);
  return createElement(OwnRowsContext, { value: rows }, children);
}
