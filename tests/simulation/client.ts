import type { Device } from './device.ts';

/** Something that runs our code on a device: a page, or the service worker. */
export class Client {
  readonly name: string;
  readonly device: Device;
  /** True once it has ended; it does nothing more. */
  dead = false;
  #frozen: (() => void)[] | undefined;

  constructor(name: string, device: Device) {
    this.name = name;
    this.device = device;
  }

  get frozen(): boolean {
    return this.#frozen !== undefined;
  }

  /** Resolves once this page may run; never for a dead one. */
  thawed(): Promise<void> {
    if (this.dead) return new Promise(() => {});
    const waiting = this.#frozen;
    if (!waiting) return Promise.resolve();
    return new Promise<void>((resolve) => waiting.push(resolve)).then(() => this.thawed());
  }

  freeze(): void {
    this.#frozen ??= [];
  }

  thaw(): void {
    const waiting = this.#frozen ?? [];
    this.#frozen = undefined;
    for (const resume of waiting) resume();
  }
}
