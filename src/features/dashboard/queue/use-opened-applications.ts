import { useEffect, useMemo, useRef, useState } from 'react';
import { useDatabase } from '#src/db/database-context.tsx';
import { isUnopened, noteOpenedHere } from '#src/db/opened-applications.ts';
import type { Application } from '#src/domain/application.ts';
import type { OwnApplication } from '#src/domain/merge.ts';
import { openedNotedSchema } from '#src/domain/opened-applications.ts';
import { ownerHeader } from '#src/domain/protocol.ts';
import { requestJson } from '#src/domain/request-json.ts';
import { useRequestAsOwner } from '#src/session/session-context.tsx';
import { useSyncStatus } from '#src/sync/status.ts';

// 50: the most that the worker takes at once.
const atOnce = 50;

const nothing: ReadonlySet<string> = new Set();

/**
 * Tells the server that an admin has opened this application, once: it is noted on the device first,
 * so that what was read without a network is told later. A failure is silent: whenever this device
 * is in touch with the server again, what is left is sent.
 */
export function useOpenedApplications(
  applications: readonly OwnApplication[],
  chosen: Application | undefined,
): void {
  const database = useDatabase();
  const requestAsOwner = useRequestAsOwner();
  const { inTouchAt } = useSyncStatus();
  const opened = chosen !== undefined && isUnopened(chosen) ? chosen.id : undefined;
  // What was noted since the rows were read.
  const [noted, setNoted] = useState(nothing);

  useEffect(() => {
    if (opened === undefined) return;
    noteOpenedHere(database, opened)
      .then((isNoted) => isNoted && setNoted((before) => new Set([...before, opened])))
      // A device that can write nothing says so elsewhere.
      .catch((error: unknown) => console.warn('An opening was not noted.', error));
  }, [database, opened]);

  const unsent = useMemo(
    () =>
      applications
        .filter((one) => isUnopened(one) && (one.openedHere || noted.has(one.id)))
        .slice(0, atOnce)
        .map(({ id }) => id)
        // As text: `applications` is a new list at each change of any row.
        .join(),
    [applications, noted],
  );
  // What is on its way or has arrived: its rows show it a moment later.
  const told = useRef<string>(undefined);
  useEffect(() => {
    if (!unsent || told.current === unsent) return;
    told.current = unsent;
    const body = JSON.stringify({ ids: unsent.split(',') });
    void requestAsOwner((network, owner) => {
      const init = { method: 'POST', headers: { [ownerHeader]: owner }, body };
      return requestJson(network, '/api/sync/opened', init, openedNotedSchema);
    }).then(({ kind }) => {
      if (kind !== 'ok' && told.current === unsent) told.current = undefined;
    });
  }, [requestAsOwner, unsent, inTouchAt]);
}
