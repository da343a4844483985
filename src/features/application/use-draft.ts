import { useEffect, useRef, useState } from 'react';
import { useDatabase } from '#src/db/database-context.tsx';
import { deleteDraft, readDraft, saveDraft } from '#src/db/drafts.ts';
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

/** What is being written about one pet; survives a reload, a crash and a closed tab. */
export function useDraft(petId: string, blank: ApplicationForm): Draft {
  const database = useDatabase();
  const [values, setValues] = useState<ApplicationForm>();
  const [unkept, setUnkept] = useState(false);
  const [saver] = useState(() =>
    createLatestSaver(
      (words: ApplicationForm) => saveDraft(database, petId, words),
      (kept) => setUnkept(!kept),
    ),
  );
  const start = useRef(blank);

  useEffect(() => {
    let left = false;
    const begin = (draft?: Partial<ApplicationForm>) => {
      if (!left) setValues((typed) => typed ?? { ...start.current, ...draft });
    };
    readDraft(database, petId).then(begin, () => {
      begin();
      setUnkept(true);
    });
    return () => {
      left = true;
    };
  }, [database, petId]);

  const change = (name: keyof ApplicationForm, value: string) => {
    if (values === undefined) return;
    const next = { ...values, [name]: value };
    setValues(next);
    saver.save(next);
  };

  const drop = async () => {
    // First: a save still to come would bring the draft back.
    await saver.stop();
    await deleteDraft(database, petId);
  };

  return { values, change, drop, unkept };
}
