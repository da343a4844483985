import { startTransition, useEffect, useState } from 'react';
import type { Pet } from '#src/domain/pet.ts';
import { type Order, prepare, type Prepared, type SeenBefore } from './prepare-pets.ts';

// Shown until the device has been read again: an empty page could not be scrolled to where it was.
let last: Prepared | undefined;

/** The pets, prepared and in order; as they were until that is done, undefined the first time. */
export function usePrepared(
  pets: readonly Pet[] | undefined,
  order: Order,
  seenBefore: SeenBefore,
): Prepared | undefined {
  const [prepared, setPrepared] = useState(last);
  useEffect(() => {
    if (pets === undefined) return;
    const replaced = new AbortController();
    const { signal } = replaced;
    void prepare(pets, order, { seenBefore, last, signal }).then(
      (next) => {
        if (signal.aborted) return;
        last = next;
        startTransition(() => setPrepared(next));
      },
      (error: unknown) => {
        if (!signal.aborted) throw error;
      },
    );
    return () => replaced.abort();
  }, [pets, order, seenBefore]);
  return prepared;
}
