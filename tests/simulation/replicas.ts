import type { OwnRows } from '#src/domain/merge.ts';
import { Broken } from './broken.ts';
import type { Device } from './device.ts';
import { differenceOf } from './row-difference.ts';

/**
 * What a device must hold once it has stored a batch that is a whole window: exactly the rows that
 * the server had when it answered.
 */
export class Replicas {
  /** Cursors in the middle of a window. */
  readonly #unfinished = new Set<string>();
  readonly #whole = new Map<string, OwnRows>();
  readonly #checked = new Map<Device, string>();

  /** Records the answer to a pull with the cursor `from`: whether it is a whole window. */
  answered(from: string, to: { cursor: string; more: boolean }): 'whole' | 'part' {
    if (to.more) this.#unfinished.add(to.cursor);
    return to.more || this.#unfinished.has(from) ? 'part' : 'whole';
  }

  /** Sets the rows for a cursor; the latest call counts, because the snapshot is the same. */
  expect(owner: string, cursor: string, rows: OwnRows): void {
    this.#whole.set(`${owner} ${cursor}`, rows);
  }

  check(device: Device): void {
    for (const { owner, cursor } of device.stored.all('pullStates')) {
      const state = `${owner} ${cursor ?? ''}`;
      if (this.#checked.get(device) === state) continue;
      this.#checked.set(device, state);
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
