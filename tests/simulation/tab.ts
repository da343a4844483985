import type { Clock } from '#src/db/clock.ts';
import type { HomewardDatabase } from '#src/db/database.ts';
import { deviceLocks } from '#src/db/device-locks.ts';
import { openDatabase } from '#src/db/open-database.ts';
import { done } from '#src/domain/failure.ts';
import type { Network } from '#src/domain/request-json.ts';
import { createSession } from '#src/session/create-session.ts';
import type { Session } from '#src/session/session.ts';
import type { BrowserEvents } from '#src/sync/browser-events.ts';
import { startSync } from '#src/sync/start-sync.ts';
import type { Sync } from '#src/sync/sync.ts';
import { Client } from './client.ts';
import type { Chance } from './chance.ts';
import type { Device } from './device.ts';
import { time } from './thread.ts';

type Happening = Parameters<BrowserEvents['on']>[0];

/** One page of the app: the real client, over a simulated browser. */
export class Tab extends Client {
  readonly database: HomewardDatabase;
  readonly session: Session;
  readonly sync: Sync;
  visible = true;
  /** A newer version has taken over its database: the page asks for a reload. */
  outdated = false;
  readonly #listeners = new Map<Happening, Set<() => void>>();

  private constructor(
    name: string,
    device: Device,
    database: HomewardDatabase,
    networkOf: (client: Client) => Network,
    chance: Chance,
  ) {
    super(name, device);
    this.database = database;
    const base = {
      database,
      network: networkOf(this),
      locks: deviceLocks(device.locks.managerOf(this)),
      clock: this.#clock(),
    };
    const beforeSignOut = () => this.sync.sendWaiting();
    this.session = createSession({ ...base, now: base.clock.now, beforeSignOut });
    this.sync = startSync({
      ...base,
      session: this.session,
      catalogue: { refresh: async () => done, take: async () => true },
      random: chance.next,
      page: this.#page(),
      requestBackgroundSync: () => {
        device.syncWanted = true;
      },
    });
    device.clients.push(this);
  }

  /** Opens a tab as src/main.tsx does; resolves once its database is open. */
  static async open(
    name: string,
    device: Device,
    networkOf: (client: Client) => Network,
    chance: Chance,
  ): Promise<Tab> {
    const onBlocked = () => {
      throw new Error('All tabs of the simulation are of one version.');
    };
    const { database, kept } = await openDatabase(onBlocked, device.databaseName, device.storage);
    if (!kept) throw new Error('The simulated browser keeps what it is given.');
    const tab = new Tab(name, device, database, networkOf, chance);
    database.health.subscribe(() => {
      tab.outdated ||= database.health.view().closed !== undefined;
    });
    return tab;
  }

  #clock(): Clock {
    return {
      now: () => this.device.now(),
      after: (ms, run) => time.after(ms, () => void this.thawed().then(run)),
    };
  }

  #page(): BrowserEvents {
    return {
      isVisible: () => this.visible,
      isOnline: () => this.device.online,
      on: (event, run) => {
        const listeners = this.#listeners.get(event) ?? new Set();
        this.#listeners.set(event, listeners.add(run));
        return () => listeners.delete(run);
      },
    };
  }

  happen(event: Happening): void {
    if (event === 'visible') this.visible = true;
    if (event === 'hidden') this.visible = false;
    for (const run of this.#listeners.get(event) ?? []) void this.thawed().then(run);
  }

  /** Ends at once; returns how many writes were interrupted. */
  crash(): number {
    this.dead = true;
    this.device.clients = this.device.clients.filter((client) => client !== this);
    // A dead page does nothing more, and its process closes its connections.
    this.sync.stop();
    const connection = this.database.backendDB();
    const broken = connection ? this.device.stored.breakOff(connection) : 0;
    this.database.close();
    this.device.locks.release(this);
    return broken;
  }
}
