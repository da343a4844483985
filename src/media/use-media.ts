import { useEffect, useState } from 'react';
import { useDatabase } from '#src/db/database-context.tsx';
import { mediaRowsOf, readMedium } from '#src/db/media.ts';
import type { MediaRow } from '#src/db/schema.ts';
import { readOwner } from '#src/db/session-row.ts';
import { useDeviceQuery } from '#src/db/use-device-query.ts';
import { mediaPath } from '#src/domain/pet-photo.ts';

/** Media of the person signed in that are on this device, by their ids. Undefined until read. */
export function useOwnMedia(): ReadonlyMap<string, MediaRow> | undefined {
  const database = useDatabase();
  return useDeviceQuery(async () => {
    const rows = await mediaRowsOf(database, await readOwner(database));
    return new Map(rows.map((row) => [row.id, row]));
  }, [database]);
}

/** Where a medium is shown from: this device, else the server. '' until that is known. */
export function useMediaUrl(id: string, own: ReadonlyMap<string, MediaRow> | undefined): string {
  const database = useDatabase();
  const row = own?.get(id);
  // Its key never changes, and tells whether its bytes can be read; the rest of the row changes with
  // each piece that is sent.
  const isHere = row?.key !== undefined;
  const [read, setRead] = useState<{ id: string; url: string }>();
  useEffect(() => {
    if (!row || !isHere) return;
    let url: string | undefined;
    let left = false;
    readMedium(database, row).then(
      (bytes) => {
        if (!bytes || left) return;
        url = URL.createObjectURL(new Blob([bytes], { type: row.type }));
        setRead({ id, url });
      },
      (error: unknown) => console.warn('A photo of this device cannot be read.', error),
    );
    return () => {
      left = true;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- not `row`: see above
  }, [database, id, isHere]);
  if (own === undefined) return '';
  if (!isHere) return mediaPath(id);
  return read?.id === id ? read.url : '';
}

export type PhotoProgress = { state: 'on-device' | 'refused'; sent: number; total: number };

/** How much of a photo the server has; undefined once it has all of it. */
export function progressOf(
  renditions: readonly { media: string }[],
  own: ReadonlyMap<string, MediaRow> | undefined,
): PhotoProgress | undefined {
  const rows = renditions.flatMap(({ media }) => own?.get(media) ?? []);
  if (rows.every(({ state }) => state === 'sent')) return undefined;
  return {
    state: rows.some(({ state }) => state === 'refused') ? 'refused' : 'on-device',
    sent: rows.reduce((sum, { received }) => sum + received, 0),
    total: rows.reduce((sum, { size }) => sum + size, 0),
  };
}
