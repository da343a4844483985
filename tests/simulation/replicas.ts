import type { OwnRows } from '#src/domain/merge.ts';
import { Broken } from './broken.ts';
import type { Device } from './device.ts';
import { differenceOf } from './row-difference.ts';

/**
 * What a device must hold once it has kept a page: where a window is one page long, the rows that
 * the server had as it answered, no more and no less.
 */
export class Replicas {
  /** Cursors in the middle of a window. */
  readonly #unfinished = new Set<string>();
  readonly #whole = new Map<string, OwnRows>();
  readonly #lookedAt = new Map<Device, string>();

  /** The server answers a question that had the cursor `from`. */
  answered(from: string, to: { cursor: string; more: boolean }): 'whole' | 'part' {
    if (to.more) this.#unfinished.add(to.cursor);
    return to.more || this.#unfinished.has(from) ? 'part' : 'whole';
  }

  /** Only the newest state of a cursor counts: it names the same snapshot. */
  expect(owner: string, cursor: string, rows: OwnRows): void {
    this.#whole.set(`${owner} ${cursor}`, rows);
  }

  look(device: Device): void {
    for (const { owner, cursor } of device.stored.all('pullStates')) {
      const state = `${owner} ${cursor ?? ''}`;
      if (this.#lookedAt.get(device) === state) continue;
      this.#lookedAt.set(device, state);
      const rows = this.#whole.get(state);
      const difference = rows && differenceOf(device.stored.ownRows(owner), rows);
      if (difference) {
        throw new Broken(
          'S3',
          `${device.name} has kept the cursor, but of ${owner}: ${difference}`,
        );
      }
    }
  }
}
