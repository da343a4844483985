// Readers of tests/programs/concurrent-commits.test.ts: devices that pull without pause.
import { isDeepStrictEqual } from 'node:util';
import type { OwnRowChange } from '#src/domain/protocol.ts';
import type { Device } from '#tests/contract/people.ts';
import type { CommitTimes } from './concurrent-writers.ts';

// 20 rows: small, so that most windows take several batches while others commit.
const batchSize = 20;

/** A reader's pulls, how long each short write took to reach it (ms), and rows it must not see. */
export type Reading = { pulls: number; freshMs: number[]; strangers: string[] };

/** Pulls without pause until the writers have stopped, and then the rest. */
export async function pullOn(
  device: Device,
  maySee: (change: OwnRowChange) => boolean,
  committed: CommitTimes,
  isOver: () => boolean,
): Promise<Reading> {
  const reading: Reading = { pulls: 0, freshMs: [], strangers: [] };
  const seen = new Set<string>();
  const pull = async () => {
    reading.pulls += 1;
    for (let more = true; more;) {
      const batch = await device.pullBatch(batchSize);
      ({ more } = batch);
      const at = performance.now();
      for (const change of batch.changes) {
        if (!maySee(change)) reading.strangers.push(`${change.kind} ${change.id}`);
        const version = versionOf(change);
        const from = version === undefined ? undefined : committed.get(version);
        if (version === undefined || from === undefined || seen.has(version)) continue;
        seen.add(version);
        reading.freshMs.push(at - from);
      }
    }
  };
  while (!isOver()) await pull();
  // Twice: the first pull may end a window that began before the last commit.
  await pull();
  await pull();
  return reading;
}

/** The name that its writer gave this version of a row. */
function versionOf({ kind, row }: OwnRowChange): string | undefined {
  if (row === null) return undefined;
  if (kind === 'cartItem') return row.addedAt;
  return kind === 'application' ? row.occupation : undefined;
}

export type Wrong = { missing: string[]; stale: string[]; ghosts: string[] };

/** The differences between a device's rows and the tables; keys are `kind id`. */
export function compare(device: Device, tables: ReadonlyMap<string, unknown>): Wrong {
  const held = new Map([...device.rows].filter(([key]) => !key.startsWith('client ')));
  const keys = [...tables.keys()];
  return {
    missing: keys.filter((key) => !held.has(key)),
    stale: keys.filter(
      (key) => held.has(key) && !isDeepStrictEqual(held.get(key)?.row, tables.get(key)),
    ),
    ghosts: [...held.keys()].filter((key) => !tables.has(key)),
  };
}
