import { useEffect, useRef, useState } from 'react';
import { useDatabase } from '#src/db/database-context.tsx';
import { copyDraft, readDraftCopy } from '#src/db/draft-copies.ts';
import { deleteDraft, readDraft, saveDraft } from '#src/db/drafts.ts';
import type { Owner } from '#src/domain/account.ts';
import type { ApplicationForm } from '#src/domain/application.ts';
import { createLatestSaver } from './latest-saver.ts';

/** Whether what was typed is on the device, and since when (ISO), where that is known. */
export type Kept = { state: 'nothing' | 'unsaved' } | { state: 'saved'; at?: string | undefined };

type Draft = {
  /** Undefined until the device has been read. */
  values: ApplicationForm | undefined;
  change: (name: keyof ApplicationForm, value: string) => void;
  /** Forgets the draft, also what was not saved yet. */
  drop: () => Promise<void>;
  kept: Kept;
};

/** What somebody is writing about one pet; survives a reload, a crash and a closed tab. */
export function useDraft(owner: Owner, petId: string, blank: ApplicationForm): Draft {
  const database = useDatabase();
  const [values, setValues] = useState<ApplicationForm>();
  const [kept, setKept] = useState<Kept>({ state: 'nothing' });
  const [saver] = useState(() =>
    createLatestSaver(
      (words: ApplicationForm) => saveDraft(database, owner, petId, words),
      // On a full device the copy stands in for the database until there is space.
      (saved) => {
        const isKept = saved || readDraftCopy(owner, petId) !== undefined;
        setKept(isKept ? { state: 'saved', at: new Date().toISOString() } : { state: 'unsaved' });
      },
    ),
  );
  const start = useRef(blank);

  useEffect(() => {
    let left = false;
    const begin = (found: Kept, draft?: Partial<ApplicationForm>) => {
      if (left) return;
      setValues((typed) => typed ?? { ...start.current, ...draft });
      // What was typed since says more about itself.
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
  }, [database, owner, petId]);

  const change = (name: keyof ApplicationForm, value: string) => {
    if (values === undefined) return;
    const next = { ...values, [name]: value };
    setValues(next);
    // Before it is saved: a page that is closed right now does not wait for the database.
    copyDraft(owner, petId, next);
    saver.save(next);
  };

  const drop = async () => {
    // First: a save still to come would bring the draft back.
    await saver.stop();
    await deleteDraft(database, owner, petId);
  };

  return { values, change, drop, kept };
}
