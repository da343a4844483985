// Imports that this device sends part by part (`ImportRow`). Loaded with what uses it.
import type { Owner } from '#src/domain/account.ts';
import type { ImportPets, StartImport } from '#src/domain/import/import-calls.ts';
import type { HomewardDatabase } from './database.ts';
import { prefixRange } from './prefix-range.ts';
import type { ImportPartRow, ImportRow } from './schema.ts';
import { readOwner } from './session-row.ts';

/** Every import of an owner that is on this device, the oldest first. */
export const importsOf = (database: HomewardDatabase, owner: Owner): Promise<ImportRow[]> =>
  prefixRange(database.imports, '[owner+id]', owner).toArray();

/** How many imports of an owner are not sent to their end. */
export async function countUnsentImports(
  database: HomewardDatabase,
  owner: Owner,
): Promise<number> {
  return (await importsOf(database, owner)).filter(({ state }) => state === 'sending').length;
}

type NewImport = {
  id: string;
  start: StartImport;
  /** Pets and those to be hidden. */
  total: number;
  parts: AsyncIterable<readonly ImportPets[]>;
};

const noCounts = { added: 0, changed: 0, unchanged: 0, hidden: 0, refused: 0 };

/**
 * Stores an import for sending. Its row comes last: what was stored without one, because the page was
 * closed or the device is full, is never sent, and is deleted with the next import. Rejects if a write
 * failed or somebody else is signed in by now.
 */
export async function storeImport(
  database: HomewardDatabase,
  { id, start, total, parts }: NewImport,
): Promise<void> {
  const { session, imports, importParts } = database;
  const owner = await readOwner(database);
  const asOwner = (work: () => Promise<unknown>) =>
    database.transaction('rw', [session, imports, importParts], async () => {
      if ((await readOwner(database)) !== owner)
        throw new Error('Somebody else has signed in meanwhile.');
      await work();
    });
  await asOwner(async () => {
    const known = new Set((await importsOf(database, owner)).map((row) => row.id));
    const stored = prefixRange(importParts, '[owner+id]', owner);
    await stored.filter((part) => !known.has(runOf(part))).delete();
  });
  let count = 0;
  for await (const some of parts) {
    const rows = some.map((part, at): ImportPartRow => {
      // Sorted as texts: a run has at most some thousand parts.
      const place = String(count + at).padStart(5, '0');
      return { owner, id: `${id}/${place}`, part };
    });
    await asOwner(() => importParts.bulkPut(rows));
    count += some.length;
  }
  const row = { owner, id, start, total, counts: noCounts, refusals: [] };
  await asOwner(() => imports.put({ ...row, state: 'sending', started: false, done: 0 }));
}

const runOf = ({ id }: ImportPartRow) => id.slice(0, id.indexOf('/'));

/** The parts of an import that are still to be sent, in their order. */
export const partsOf = (
  database: HomewardDatabase,
  { owner, id }: Pick<ImportRow, 'owner' | 'id'>,
) => database.importParts.where('[owner+id]').between([owner, `${id}/`], [owner, `${id}0`]);

/** Sends no more of it; what was sent stays. */
export async function stopImport(
  database: HomewardDatabase,
  { owner, id }: Pick<ImportRow, 'owner' | 'id'>,
): Promise<void> {
  await database.transaction('rw', [database.imports, database.importParts], async () => {
    await partsOf(database, { owner, id }).delete();
    const row = await database.imports.get([owner, id]);
    if (row?.state === 'sending') await database.imports.put({ ...row, state: 'stopped' });
  });
}

/** Forgets an import that is over. */
export async function dismissImport(
  database: HomewardDatabase,
  { owner, id }: Pick<ImportRow, 'owner' | 'id'>,
): Promise<void> {
  await database.imports.delete([owner, id]);
}

/**
 * Deletes the imports of everybody whom `isGone` names, in a transaction on both tables. Unlike other
 * unsent work an import is not encrypted for later: its file is still there, and what was sent of it
 * changes nothing when it is sent again.
 */
export async function deleteImports(
  database: HomewardDatabase,
  isGone: (owner: Owner) => boolean,
): Promise<void> {
  for (const table of [database.imports, database.importParts])
    await table.filter(({ owner }: { owner: Owner }) => isGone(owner)).delete();
}
