import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
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
  remove: () => Promise<void>;
  /** Deletes the stored draft; the text stays on screen. */
  clear: () => void;
  kept: Kept;
};

/**
 * What a person is writing about one pet, or on one page; survives a reload, a crash and a closed
 * tab. Without an owner it is not known yet who writes: what is typed becomes the owner's. For
 * another draft, or another owner, the component must be given another `key`.
 */
export function useDraft<Values extends Fields>(
  owner: Owner | undefined,
  petId: string,
  blank: Values,
): Draft<Values> {
  const database = useDatabase();
  const [start] = useState(blank);
  const [values, setValues] = useState<Values>();
  const [kept, setKept] = useState<Kept>({ state: 'nothing' });
  // What was typed before the owner was known.
  const early = useRef<Values>(undefined);
  const saver = useMemo(
    () =>
      owner !== undefined &&
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
    [database, owner, petId, start],
  );

  const save = useCallback(
    (next: Values) => {
      if (owner === undefined || !saver) return;
      // Copied before it is saved: a page that is closed now does not wait for the database.
      copyDraft(owner, petId, next);
      saver.save(next);
    },
    [owner, petId, saver],
  );

  useEffect(() => {
    if (owner === undefined) return;
    let left = false;
    const begin = (found: Kept, draft?: DraftValues) => {
      if (left) return;
      const stored = { ...start, ...draft };
      const typed = early.current;
      early.current = undefined;
      if (typed === undefined) setValues((now) => now ?? stored);
      else {
        const both = joined(stored, typed);
        setValues(both);
        save(both);
      }
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
  }, [database, owner, petId, start, save]);

  const change = (name: keyof Values, value: string) => {
    const next = { ...(values ?? start), [name]: value };
    setValues(next);
    if (values === undefined || early.current !== undefined) early.current = next;
    else save(next);
  };

  const remove = async () => {
    if (owner === undefined || !saver) return;
    // Stopped first: a later save would bring the draft back.
    await saver.stop();
    await deleteDraft(database, owner, petId);
  };

  // Of the latest rendering: a question that was asked before its owner was known is cleared after.
  const latest = useRef(saver);
  useEffect(() => {
    latest.current = saver;
  }, [saver]);
  const clear = () => {
    early.current = undefined;
    // Through the saver, so that no earlier save comes after it.
    if (latest.current) latest.current.save(start);
  };

  return { values, change, remove, clear, kept };
}

/** What was typed, after what had been kept. */
const joined = <Values extends Fields>(stored: Values, typed: Values): Values => ({
  ...stored,
  ...Object.fromEntries(
    Object.entries(typed).map(([name, words]) => [
      name,
      [stored[name], words].filter(Boolean).join(' '),
    ]),
  ),
});

const isSame = (one: Fields, other: Fields) =>
  Object.entries(one).every(([name, value]) => other[name] === value);
