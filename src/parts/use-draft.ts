import { useEffect, useState } from 'react';
import { useDatabase } from '#src/db/database-context.tsx';
import { copyDraft, readDraftCopy } from '#src/db/draft-copies.ts';
import { deleteDraft, readDraft, saveDraft } from '#src/db/drafts.ts';
import type { DraftValues } from '#src/db/schema.ts';
import type { Owner } from '#src/domain/account.ts';
import { createLatestSaver } from './latest-saver.ts';

/** Whether the draft is stored on the device, and since when (ISO) if known. */
export type Kept = { state: 'nothing' | 'unsaved' } | { state: 'saved'; at?: string | undefined };

type Fields = Readonly<Record<string, string>>;

type Draft<Values> = {
  /** Undefined until the device has been read. */
  values: Values | undefined;
  change: (name: keyof Values, value: string) => void;
  /** Deletes the draft and anything not saved yet, and saves nothing more. */
  drop: () => Promise<void>;
  /** Deletes the stored draft; the text stays on screen. */
  clear: () => void;
  kept: Kept;
};

/**
 * What a person is writing about one pet, or on one page; survives a reload, a crash and a closed
 * tab. For another draft the component must be given another `key`.
 */
export function useDraft<Values extends Fields>(
  owner: Owner,
  petId: string,
  blank: Values,
): Draft<Values> {
  const database = useDatabase();
  const [start] = useState(blank);
  const [values, setValues] = useState<Values>();
  const [kept, setKept] = useState<Kept>({ state: 'nothing' });
  const [saver] = useState(() =>
    createLatestSaver(
      (words: Values) =>
        // An untouched form is not stored.
        isSame(words, start)
          ? deleteDraft(database, owner, petId)
          : saveDraft(database, owner, petId, words),
      // On a full device, the copy replaces the database until there is space.
      (saved) => {
        const isKept = saved || readDraftCopy(owner, petId) !== undefined;
        setKept(isKept ? { state: 'saved', at: new Date().toISOString() } : { state: 'unsaved' });
      },
    ),
  );

  useEffect(() => {
    let left = false;
    const begin = (found: Kept, draft?: DraftValues) => {
      if (left) return;
      setValues((typed) => typed ?? { ...start, ...draft });
      // A save since then has set a newer state.
      setKept((now) => (now.state === 'nothing' ? found : now));
    };
    readDraft(database, owner, petId).then(
      (draft) =>
        draft === undefined
          ? begin({ state: 'nothing' })
          : begin({ state: 'saved', at: draft.savedAt }, draft.values),
      () => begin({ state: 'unsaved' }),
    );
    return () => {
      left = true;
    };
  }, [database, owner, petId, start]);

  const change = (name: keyof Values, value: string) => {
    const next = { ...(values ?? start), [name]: value };
    setValues(next);
    // Copied before it is saved: a page that is closed now does not wait for the database.
    copyDraft(owner, petId, next);
    saver.save(next);
  };

  const drop = async () => {
    // Stopped first: a later save would bring the draft back.
    await saver.stop();
    await deleteDraft(database, owner, petId);
  };

  // Through the saver, so that no earlier save comes after it.
  const clear = () => saver.save(start);

  return { values, change, drop, clear, kept };
}

const isSame = (one: Fields, other: Fields) =>
  Object.entries(one).every(([name, value]) => other[name] === value);
