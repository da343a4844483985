import { startTransition, useEffect, useRef, useState } from 'react';
import type { Pet } from '#src/domain/pet.ts';
import { type Order, prepare, type Prepared } from './prepare-pets.ts';

/** The pets, prepared and in order; as they were until that is done, undefined the first time. */
export function usePrepared(pets: readonly Pet[] | undefined, order: Order): Prepared | undefined {
  const [prepared, setPrepared] = useState<Prepared>();
  const last = useRef<Prepared>(undefined);
  useEffect(() => {
    if (pets === undefined) return;
    const replaced = new AbortController();
    const { signal } = replaced;
    void prepare(pets, order, last.current, signal).then(
      (next) => {
        if (signal.aborted) return;
        last.current = next;
        startTransition(() => setPrepared(next));
      },
      (error: unknown) => {
        if (!signal.aborted) throw error;
      },
    );
    return () => replaced.abort();
  }, [pets, order]);
  return prepared;
}
