import { guestOwner } from '#src/domain/account.ts';
import {
  type CommandResult,
  pullResponseSchema,
  pushResponseSchema,
  sessionInfoSchema,
} from '#src/domain/protocol.ts';
import { pushRequestSchema } from '#src/domain/commands.ts';
import { Accounts, isFresh } from './accounts.ts';
import type { Database } from './database.ts';
import {
  awayReply,
  type Cookies,
  jsonReply,
  type Letter,
  problemReply,
  type Reply,
} from './letters.ts';
import type { Server } from './network.ts';
import { deviceKeyOf, personBy } from './people.ts';
import type { Pokes } from './pokes.ts';
import { Replicas } from './replicas.ts';
import type { Actor } from './server/server-rows.ts';
import { time } from './thread.ts';

// 4: so few that ordinary pulls have several batches.
const batchRows = 4;
const dayMs = 86_400_000;

/** The workers of one database, by their numbers; each listens for pokes by itself. */
export const workers: readonly number[] = [0, 1];

/** Answers the client's HTTP requests as several of worker/ in turn do, with one simulated database. */
export class SimulatedWorker implements Server {
  readonly accounts = new Accounts();
  readonly replicas = new Replicas();
  readonly #database: Database;
  readonly #pokes: Pokes;
  readonly #startCounts = workers.map(() => 1);
  #turn = 0;
  #guests = 0;

  constructor(database: Database, pokes: Pokes) {
    this.#database = database;
    this.#pokes = pokes;
  }

  startCount({ worker = 0 }: Letter): number {
    return this.#startCounts[worker] ?? 0;
  }

  /** Starts one worker anew, or all. */
  restart(which: readonly number[] = workers): void {
    for (const worker of which) {
      this.#startCounts[worker] = (this.#startCounts[worker] ?? 0) + 1;
      this.#pokes.endAll(worker);
    }
  }

  async handle(letter: Letter): Promise<Reply> {
    this.#turn += 1;
    letter.worker ??= this.#turn % workers.length;
    if (time.now() < this.#database.awayUntil) return awayReply(1 + (this.#turn % 5));
    switch (letter.route) {
      case 'GET /api/session':
        return this.#who(letter.cookies);
      case 'POST /api/session':
        return this.#signIn(letter);
      case 'DELETE /api/session':
        this.accounts.end(letter.cookies);
        return this.#describe(null, letter.cookies.session && { session: undefined });
      case 'POST /api/session/refresh':
        return this.#refresh(letter.cookies);
      case 'POST /api/sync/push':
        return this.#asOwner(letter, (actor) => this.#push(letter, actor));
      case 'GET /api/sync/pull':
        return this.#asOwner(letter, (actor) => this.#pull(letter, actor));
      case 'GET /api/live':
        return this.#asOwner(letter, (actor) => this.#listen(letter, actor));
      default:
        throw new Error(`The simulated worker has no ${letter.route}.`);
    }
  }

  async #describe(uid: string | null, cookies?: Cookies): Promise<Reply> {
    const known = uid === null ? null : await this.#database.rows.whoAmI(uid);
    const user = known && { ...known, deviceKey: deviceKeyOf(known.uid) };
    const info = sessionInfoSchema.parse({ user, adminSignup: 'closed', demoAccounts: [] });
    return jsonReply(200, info, cookies);
  }

  async #who({ session, guest }: Cookies): Promise<Reply> {
    if (!session) return this.#describe(null, guest === undefined ? undefined : { guest });
    if (!this.#isGood(session)) return problemReply(401, 'session-expired');
    return this.#describe(session.uid);
  }

  /** Whether the database lets this session in: it has not ended, and its token has not expired. */
  #isGood(session: NonNullable<Cookies['session']>): boolean {
    return isFresh(session) && this.accounts.isLive(session.id);
  }

  async #signIn({ body, cookies }: Letter): Promise<Reply> {
    // The body that sessionCalls sends.
    const { email, as } = body as { email: string; as: 'user' | 'admin' };
    const uid = personBy(email)?.uid ?? '';
    const user = await this.#database.rows.whoAmI(uid);
    if (!user) return problemReply(401, 'invalid-credentials');
    if (user.isAdmin !== (as === 'admin')) {
      return problemReply(403, user.isAdmin ? 'admins-elsewhere' : 'only-admins');
    }
    this.accounts.end(cookies);
    // What a guest has said stays behind.
    return this.#describe(uid, { ...this.accounts.open(uid), guest: undefined });
  }

  async #refresh(cookies: Cookies): Promise<Reply> {
    if (!cookies.session) return this.#describe(null, { guest: cookies.guest ?? this.#newGuest() });
    const renewed = this.accounts.refresh(cookies);
    if (!renewed) return problemReply(401, 'signed-out', { session: undefined });
    return this.#describe(cookies.session.uid, renewed);
  }

  async #asOwner(
    { owner, cookies }: Letter,
    work: (actor: Actor | undefined) => Promise<Reply>,
  ): Promise<Reply> {
    const { session, guest } = cookies;
    if (!session && owner !== guestOwner) return problemReply(401, 'signed-out');
    if (session && session.uid !== owner) return problemReply(409, 'owner-changed');
    if (!session) return work(guest === undefined ? undefined : { kind: 'guest', id: guest });
    if (!this.#isGood(session)) return problemReply(401, 'session-expired');
    return work({ kind: 'user', uid: session.uid });
  }

  async #push({ body, commitsLate }: Letter, actor: Actor | undefined): Promise<Reply> {
    // A guest without an id gets one by the refresh.
    if (!actor) return problemReply(401, 'session-expired');
    const { clientId, after, commands } = pushRequestSchema.parse(body);
    const [first, ...others] = commands;
    const batch = { actor, clientId, commands: first ? [{ ...first, after }, ...others] : [] };
    const reply = (results: readonly CommandResult[] | null) => {
      // The database went down before the commit: nothing was done.
      if (!results) return problemReply(503, 'unavailable');
      const answer = pushResponseSchema.parse({ owner: ownerOf(actor), results });
      return jsonReply(200, answer);
    };
    if (!commitsLate) return reply(await this.#database.apply(batch));
    const commit = await this.#database.openApply(batch);
    return { ...reply([]), finish: async () => reply(await commit()) };
  }

  async #pull({ url }: Letter, actor: Actor | undefined): Promise<Reply> {
    const clientId = url.searchParams.get('clientId') ?? '';
    const cursor = url.searchParams.get('cursor') ?? '';
    const batch = actor
      ? await this.#database.rows.pull({ actor, clientId, cursor, limit: batchRows })
      : { reset: cursor !== '', cursor: '', more: false, changes: [] };
    const owner = actor ? ownerOf(actor) : guestOwner;
    if (actor && this.replicas.answered(cursor, batch) === 'whole') {
      this.replicas.expect(owner, batch.cursor, await this.#database.rows.visibleRows(actor));
    }
    return jsonReply(200, pullResponseSchema.parse({ owner, ...batch }));
  }

  async #listen(letter: Letter, actor: Actor | undefined): Promise<Reply> {
    const { cookies } = letter;
    if (!actor) return this.#pokes.open(letter, new Set(), dayMs);
    if (actor.kind === 'guest') {
      return this.#pokes.open(letter, new Set([`guest:${actor.id}`]), dayMs);
    }
    const user = await this.#database.rows.whoAmI(actor.uid);
    const topics = new Set([`user:${actor.uid}`, ...(user?.isAdmin ? ['admins'] : [])]);
    const openMs = (cookies.session?.expiresAt ?? 0) - time.now();
    return this.#pokes.open(letter, topics, openMs);
  }

  #newGuest(): string {
    this.#guests += 1;
    return `0197f111-0000-4000-8000-${String(this.#guests).padStart(12, '0')}`;
  }
}

export const ownerOf = (actor: Actor) => (actor.kind === 'user' ? actor.uid : guestOwner);
