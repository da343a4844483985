import { useState } from 'react';
import { localTexts } from '#src/db/local-texts.ts';
import { useMine } from '#src/db/use-mine.ts';

const firstDayKey = 'homeward-first-day';
const refusedKey = 'homeward-install-refused';

/**
 * Whether this person wants to see Homeward again: a pet in the cart, an application, or a visit on
 * another day than the first. Whoever only looks around is asked nothing.
 */
export function useInterest(): boolean {
  const mine = useMine();
  const [hasComeBack] = useState(noteVisit);
  const hasChosen = (mine?.cartItems.length ?? 0) + (mine?.applications.length ?? 0) > 0;
  return hasChosen || hasComeBack;
}

/** Whether installing was refused on this device, and how it is. */
export function useRefusal(): [refused: boolean, refuse: () => void] {
  const [refused, setRefused] = useState(() => localTexts.read(refusedKey) !== undefined);
  const refuse = () => {
    localTexts.write(refusedKey, 'yes');
    setRefused(true);
  };
  return [refused, refuse];
}

function noteVisit(): boolean {
  const today = new Date().toISOString().slice(0, 10);
  const first = localTexts.read(firstDayKey);
  if (first === undefined) localTexts.write(firstDayKey, today);
  return first !== undefined && first !== today;
}
