import { useState } from 'react';
import { useDatabase } from '#src/db/database-context.tsx';
import { setTick, useTicks } from '#src/db/ticks.ts';

type Checklist = {
  /** False until the device has been read. */
  ready: boolean;
  isTicked: (item: string) => boolean;
  tick: (item: string, on: boolean) => void;
  /** True after a tick that could not be stored on the device. */
  failed: boolean;
};

/** The ticks of one list: stored on this device, and shown at once while they are being written. */
export function useChecklist(list: string): Checklist {
  const database = useDatabase();
  const ticks = useTicks(list);
  const [seen, setSeen] = useState(ticks);
  const [writing, setWriting] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [failed, setFailed] = useState(false);

  // A tick that the device has stored is read from there: another tab may change it.
  if (ticks !== seen) {
    setSeen(ticks);
    setWriting(new Map([...writing].filter(([item, on]) => ticks?.has(item) !== on)));
  }

  const tick = (item: string, on: boolean) => {
    setWriting((before) => new Map(before).set(item, on));
    setTick(database, list, item, on).then(
      () => setFailed(false),
      () => {
        setWriting((before) => new Map([...before].filter(([other]) => other !== item)));
        setFailed(true);
      },
    );
  };

  return {
    ready: ticks !== undefined,
    isTicked: (item) => writing.get(item) ?? ticks?.has(item) ?? false,
    tick,
    failed,
  };
}
