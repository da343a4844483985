import { useEffect, useMemo, useState } from 'react';
import { safeLocalStorage } from '#src/db/safe-local-storage.ts';
import { useOutbox } from '#src/db/use-own-rows.ts';
import { requestJson } from '#src/domain/request-json.ts';
import { type Shelter, shelterSchema, withPendingSettings } from '#src/domain/shelter.ts';

const key = 'homeward-shelter';
const silent: Shelter = {
  name: '',
  email: '',
  phone: '',
  address: '',
  openingHours: '',
  answerPromise: '',
};

/** As the server last said it to this device. */
function stored(): Shelter | undefined {
  try {
    return shelterSchema.safeParse(JSON.parse(safeLocalStorage.read(key) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/**
 * What the shelter says about itself, with what an admin of this device has changed and not sent yet;
 * asked for with each page that shows it, and kept for when there is no network.
 */
export const useShelter = (): Shelter => useKnownShelter() ?? silent;

/** The same; undefined where the server has not told this device yet. */
export function useKnownShelter(): Shelter | undefined {
  const [shelter, setShelter] = useState(stored);
  const pending = useOutbox()?.filter(
    ({ command, state }) => command.kind === 'changeSettings' && state !== 'parked',
  );
  // An entry leaves the outbox once the server has it: its answer is another one then.
  const count = pending?.length ?? 0;
  useEffect(() => {
    let left = false;
    const network = (url: string, init: RequestInit) => fetch(url, init);
    void requestJson(network, '/api/shelter', { cache: 'no-cache' }, shelterSchema).then(
      (answer) => {
        if (left || answer.kind !== 'ok') return;
        safeLocalStorage.write(key, JSON.stringify(answer.value));
        setShelter(answer.value);
      },
    );
    return () => {
      left = true;
    };
  }, [count]);
  return useMemo(() => shelter && withPendingSettings(shelter, pending ?? []), [shelter, pending]);
}
