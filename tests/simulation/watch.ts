import { retryAfterMs } from '#src/domain/retry-after.ts';
import { Broken } from './broken.ts';
import type { Client } from './client.ts';
import { isPrivate, isSync, type Letter, type Reply } from './letters.ts';
import type { Notes } from './notes.ts';
import { time } from './thread.ts';

type Watched = {
  inFlight: () => Letter[];
  isLive: (sessionId: string) => boolean;
  notes: Notes;
  fail: (broken: Broken) => void;
};

/** Checks every request at the moment it leaves a page. */
export class RequestWatch {
  readonly #watched: Watched;
  /** Until when a server has asked a page to wait, and the session that it asked. */
  readonly #asked = new Map<Client, { until: number; sessionKey: string }>();
  readonly #byHand: object[] = [];
  /** Sessions whose people believe to be signed out, by device. */
  readonly #owed = new Map<object, string>();

  constructor(watched: Watched) {
    this.#watched = watched;
  }

  /** A person asked for it, or the network came back: the device need not wait. */
  excuse(device: object): void {
    for (const client of this.#asked.keys()) {
      if (client.device === device) this.#asked.delete(client);
    }
  }

  /** The same until the returned function is called: a sign-out sends the outbox at once. */
  byHand(device: object): () => void {
    this.excuse(device);
    this.#byHand.push(device);
    return () => {
      this.#byHand.splice(this.#byHand.indexOf(device), 1);
    };
  }

  /** A device with this session has acknowledged a sign-out. */
  signedOut(device: object, sessionId: string | undefined): void {
    if (sessionId !== undefined) this.#owed.set(device, sessionId);
  }

  /** The device has lost its storage, including the sign-out that the worker has not heard of. */
  storageCleared(device: object): void {
    this.excuse(device);
    this.#owed.delete(device);
  }

  sent(letter: Letter): void {
    const { client } = letter;
    const { device } = client;
    if (!isPrivate(letter)) return;
    const fail = (rule: string, what: string) =>
      this.#watched.fail(new Broken(rule, `${client.name}: ${letter.route} ${what}`));

    const owed = this.#owed.get(device);
    if (owed !== undefined && letter.cookies.session?.id === owed && this.#watched.isLive(owed)) {
      fail('S14', 'went out before the sign-out was heard.');
    }
    if (!isSync(letter)) return;
    const here = device.stored.session()?.user?.uid;
    const { owner } = letter;
    if (owner !== null && owner !== here && this.#watched.notes.signedOut.get(device)?.has(owner)) {
      fail('S14', 'went out in the name of somebody who has signed out.');
    }
    const others = this.#watched
      .inFlight()
      .filter((one) => isSync(one) && one.client.device === device);
    if (others.length > 0) fail('S17', `went out while ${others[0]?.client.name} exchanges.`);
    const asked = this.#asked.get(client);
    // A new session need not wait for what another one was asked.
    if (!asked || this.#byHand.includes(device) || asked.sessionKey !== device.stored.sessionKey())
      return;
    const { until } = asked;
    if (time.now() < until) fail('S15', `went out ${until - time.now()} ms sooner than asked.`);
  }

  answered(letter: Letter, { status, headers, cut }: Reply): void {
    // To a device, half an answer is none.
    if (cut) return;
    // What a person does by hand, such as signing in, they may repeat at any time.
    if (status < 400 || !isSync(letter)) return;
    const { client } = letter;
    if (this.#byHand.includes(client.device)) return;
    const wait = retryAfterMs(headers['Retry-After'] ?? null, headers['Date'] ?? null);
    if (wait === undefined) return;
    this.#asked.set(client, {
      until: time.now() + wait,
      sessionKey: client.device.stored.sessionKey(),
    });
  }
}
