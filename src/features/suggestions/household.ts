// Who lives with a person, as they said once and agreed to have remembered. It is kept like a draft:
// on this device alone, and gone when the session ends.
import { useDatabase } from '#src/db/database-context.tsx';
import type { HomewardDatabase } from '#src/db/database.ts';
import { deleteDraft, readDraft, saveDraft } from '#src/db/drafts.ts';
import type { DraftValues } from '#src/db/schema.ts';
import { readOwner } from '#src/db/session-row.ts';
import { useStoredDraft } from '#src/db/use-stored-draft.ts';
import type { Suggestion } from '#src/domain/suggestion/suggestion.ts';
import { petFields } from '#src/domain/pet-fields.ts';

type Companion = (typeof petFields.goodWith.vocabulary)[number];

// Drafts are stored by a pet's id or the path of a page; this is neither.
const place = '/Ai#household';

/** The remembered companions; empty if none were. */
export async function readHousehold(database: HomewardDatabase): Promise<readonly Companion[]> {
  return companionsIn((await readDraft(database, await readOwner(database), place))?.values);
}

function companionsIn(values: DraftValues | undefined): readonly Companion[] {
  const words = values?.goodWith?.split(',') ?? [];
  return petFields.goodWith.vocabulary.filter((who) => words.includes(who));
}

/** An answer for somebody who lives with these; one that understood nothing stays empty. */
export function withHousehold(suggestion: Suggestion, household: readonly Companion[]): Suggestion {
  if (household.length === 0 || Object.keys(suggestion).length === 0) return suggestion;
  const goodWith = [...new Set([...(suggestion.goodWith ?? []), ...household])];
  return { ...suggestion, goodWith };
}

/** `household` is undefined until it is read. Rejects where the device cannot keep it. */
export function useHousehold() {
  const database = useDatabase();
  const stored = useStoredDraft(place);
  return {
    household: stored && companionsIn(stored),
    remember: async (who: readonly string[]) =>
      saveDraft(database, await readOwner(database), place, { goodWith: who.join(',') }),
    forget: async () => deleteDraft(database, await readOwner(database), place),
  };
}
