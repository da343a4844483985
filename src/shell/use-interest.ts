import { useState } from 'react';
import { safeLocalStorage } from '#src/db/safe-local-storage.ts';
import { useOwnRows } from '#src/db/use-own-rows.ts';

const firstDayKey = 'homeward-first-day';
const refusedKey = 'homeward-install-refused';

/**
 * Whether this person has shown interest: a pet in the cart, an application, or a visit on another
 * day than the first. Nobody else is invited to install the app.
 */
export function useInterest(): boolean {
  const ownRows = useOwnRows();
  const [hasComeBack] = useState(noteVisit);
  const hasChosen = (ownRows?.cartItems.length ?? 0) + (ownRows?.applications.length ?? 0) > 0;
  return hasChosen || hasComeBack;
}

/** Whether installing was refused on this device, and a function to store that. */
export function useRefusal(): [refused: boolean, refuse: () => void] {
  const [refused, setRefused] = useState(() => safeLocalStorage.read(refusedKey) !== undefined);
  const refuse = () => {
    safeLocalStorage.write(refusedKey, 'yes');
    setRefused(true);
  };
  return [refused, refuse];
}

function noteVisit(): boolean {
  const today = new Date().toISOString().slice(0, 10);
  const first = safeLocalStorage.read(firstDayKey);
  if (first === undefined) safeLocalStorage.write(firstDayKey, today);
  return first !== undefined && first !== today;
}
