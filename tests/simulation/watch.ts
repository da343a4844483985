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

/** What must hold of every request at the moment it leaves a page. */
export class RequestWatch {
  readonly #watched: Watched;
  /** Until when a server has asked a page to wait, and as whom it was asked. */
  readonly #asked = new Map<Client, { until: number; listener: string }>();
  readonly #byHand: object[] = [];
  /** Cookies whose people believe to be gone. */
  readonly #owed = new Map<object, string>();

  constructor(watched: Watched) {
    this.#watched = watched;
  }

  /** Somebody asked for it by hand, or the network came back: it need not wait. */
  excuse(device: object): void {
    for (const client of this.#asked.keys()) {
      if (client.device === device) this.#asked.delete(client);
    }
  }

  /** The same until the returned function is called: signing out sends what waits, however busy the server. */
  byHand(device: object): () => void {
    this.excuse(device);
    this.#byHand.push(device);
    return () => {
      this.#byHand.splice(this.#byHand.indexOf(device), 1);
    };
  }

  /** A sign-out was acknowledged on a device with this cookie. */
  signedOut(device: object, sessionId: string | undefined): void {
    if (sessionId !== undefined) this.#owed.set(device, sessionId);
  }

  /** The device has lost its memory, also of what it owed. */
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
    // Whoever signs in need not wait for what was asked of somebody else.
    if (!asked || this.#byHand.includes(device) || asked.listener !== device.stored.listener())
      return;
    const { until } = asked;
    if (time.now() < until) fail('S15', `went out ${until - time.now()} ms sooner than asked.`);
  }

  answered(letter: Letter, { status, headers }: Reply): void {
    // What a person asks for by hand, such as signing in, is theirs to try again.
    if (status < 400 || !isSync(letter)) return;
    const { client } = letter;
    if (this.#byHand.includes(client.device)) return;
    const wait = retryAfterMs(headers['Retry-After'] ?? null, headers['Date'] ?? null);
    if (wait === undefined) return;
    this.#asked.set(client, {
      until: time.now() + wait,
      listener: client.device.stored.listener(),
    });
  }
}
