import { useEffect, useRef, useState } from 'react';
import { useDatabase } from '#src/db/database-context.tsx';
import { copyDraft, readDraftCopy } from '#src/db/draft-copies.ts';
import { deleteDraft, readDraft, saveDraft } from '#src/db/drafts.ts';
import type { Owner } from '#src/domain/account.ts';
import type { ApplicationForm } from '#src/domain/application.ts';
import { createLatestSaver } from './latest-saver.ts';

type Draft = {
  /** Undefined until the device has been read. */
  values: ApplicationForm | undefined;
  change: (name: keyof ApplicationForm, value: string) => void;
  /** Forgets the draft, also what was not saved yet. */
  drop: () => Promise<void>;
  /** True while what was typed could not be kept on the device. */
  unkept: boolean;
};

/** What somebody is writing about one pet; survives a reload, a crash and a closed tab. */
export function useDraft(owner: Owner, petId: string, blank: ApplicationForm): Draft {
  const database = useDatabase();
  const [values, setValues] = useState<ApplicationForm>();
  const [unkept, setUnkept] = useState(false);
  const [saver] = useState(() =>
    createLatestSaver(
      (words: ApplicationForm) => saveDraft(database, owner, petId, words),
      // On a full device the copy stands in for the database until there is space.
      (saved) => setUnkept(!saved && readDraftCopy(owner, petId) === undefined),
    ),
  );
  const start = useRef(blank);

  useEffect(() => {
    let left = false;
    const begin = (draft?: Partial<ApplicationForm>) => {
      if (!left) setValues((typed) => typed ?? { ...start.current, ...draft });
    };
    readDraft(database, owner, petId).then(begin, () => {
      begin();
      setUnkept(true);
    });
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

  return { values, change, drop, unkept };
}
