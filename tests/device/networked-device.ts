import 'fake-indexeddb/auto'; // before Dexie: its live queries need a default storage
import { createCatalogue } from '#src/catalogue/create-catalogue.ts';
import type { Catalogue } from '#src/catalogue/catalogue.ts';
import { systemClock } from '#src/db/clock.ts';
import type { HomewardDatabase } from '#src/db/database.ts';
import { pageLocks } from '#src/db/device-locks.ts';
import { openDatabase } from '#src/db/open-database.ts';
import { outboxOf } from '#src/db/outbox.ts';
import type { OutboxEntry } from '#src/db/schema.ts';
import { readOwnRows } from '#src/db/own-rows.ts';
import { submitCommand } from '#src/db/submit-command.ts';
import type { Command } from '#src/domain/commands.ts';
import type { OwnRows } from '#src/domain/merge.ts';
import { protocolHeader, protocolVersion } from '#src/domain/protocol-version.ts';
import type { Network } from '#src/domain/request-json.ts';
import { createSession } from '#src/session/create-session.ts';
import type { Session } from '#src/session/session.ts';
import { cookieHeader, keepCookies } from '#tests/contract/browser.ts';
import { startSync } from '#src/sync/start-sync.ts';
import type { Sync } from '#src/sync/sync.ts';

export type Said = { id: string; command: Command };

/** One browser with one visible tab: the app's own sync, over the real network. */
export class NetworkedDevice {
  readonly name: string;
  /** Every command that was submitted here, by the id that the ledger knows. */
  readonly said: Said[] = [];
  readonly session: Session;
  readonly catalogue: Catalogue;
  readonly sync: Sync;
  uid = '';
  /** Paths that no request reaches, like '/api/sync/pull'. */
  readonly unreachable: Set<string>;
  readonly #database: HomewardDatabase;

  /** `address` is believed by a worker that trusts this machine as its proxy. */
  static async open(name: string, origin: string, address?: string): Promise<NetworkedDevice> {
    const onBlocked = () => {
      throw new Error('Each device has one tab.');
    };
    const { database } = await openDatabase(onBlocked, name);
    return new NetworkedDevice(name, database, { origin, address });
  }

  private constructor(name: string, database: HomewardDatabase, way: Way) {
    this.name = name;
    this.#database = database;
    this.unreachable = new Set();
    const network = networkTo(way, this.unreachable);
    const base = { database, network, locks: pageLocks(), clock: systemClock };
    this.catalogue = createCatalogue(base);
    // A screen shows the pets; without one only the first chunk would be read.
    this.catalogue.subscribe(() => {});
    this.session = createSession({
      ...base,
      now: systemClock.now,
      beforeSignOut: () => this.sync.sendWaiting(),
    });
    this.sync = startSync({
      ...base,
      session: this.session,
      catalogue: this.catalogue,
      random: Math.random,
      page: { isVisible: () => true, isOnline: () => true, on: () => () => {} },
      requestBackgroundSync: () => {},
    });
  }

  async say(command: Command): Promise<void> {
    const { id } = await submitCommand(this.#database, command);
    this.said.push({ id, command });
  }

  rows(): Promise<OwnRows> {
    return readOwnRows(this.#database, this.uid);
  }

  /** The ids of the commands in the outbox that are in one of these states. */
  async inOutbox(...states: readonly OutboxEntry['state'][]): Promise<readonly string[]> {
    const entries = await outboxOf(this.#database, this.uid);
    return entries.filter(({ state }) => states.includes(state)).map(({ id }) => id);
  }

  async close(): Promise<void> {
    this.sync.stop();
    // What is on its way still writes.
    while (this.sync.view().busy) await new Promise((resolve) => setTimeout(resolve, 20));
    this.catalogue.stop();
    this.#database.close();
  }
}

type Way = { origin: string; address: string | undefined };

/** The fetch of a browser: with its cookies, and the origin of its page. */
function networkTo({ origin, address }: Way, unreachable: ReadonlySet<string>): Network {
  const cookies = new Map<string, string>();
  return async (url, init) => {
    const { pathname } = new URL(url, origin);
    if (unreachable.has(pathname)) throw new TypeError('There is no way to this address.');
    const headers = new Headers(init.headers);
    headers.set(protocolHeader, String(protocolVersion));
    if (init.method && init.method !== 'GET') {
      headers.set('Origin', origin);
      headers.set('Content-Type', 'application/json');
    }
    if (address) headers.set('X-Forwarded-For', address);
    const { Cookie } = cookieHeader(cookies);
    if (Cookie) headers.set('Cookie', Cookie);
    const response = await fetch(new URL(url, origin), { ...init, headers });
    keepCookies(cookies, response);
    return response;
  };
}
