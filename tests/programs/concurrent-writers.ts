// Writers of tests/programs/concurrent-commits.test.ts: the load of a busy evening on one database.
import postgres from 'postgres';
import type { Command } from '#src/domain/commands.ts';
import { application, form } from '#tests/contract/people.ts';
import { chanceFrom } from '#tests/simulation/chance.ts';

/** When the commit of each row version was sent, by `performance.now()`; short writes only. */
export type CommitTimes = Map<string, number>;

export type Evening = {
  url: string;
  /** The accounts whose rows are written. */
  uids: readonly string[];
  /** Pets that can be applied for, split evenly among the writers. */
  petIds: readonly string[];
  seed: number;
  committed: CommitTimes;
  isOver: () => boolean;
};

/** Counts of the writers: committed rows, transactions by outcome, and savepoints rolled back. */
export type Written = { rows: number; commits: number; rollbacks: number; undone: number };

// short: no pauses. middling: pauses between statements. slow: 2.5 s, then the next at once.
type Pace = 'short' | 'middling' | 'slow';

type Writer = {
  sql: postgres.Sql;
  /** A random whole number from 0, less than `limit`. */
  below: (limit: number) => number;
  /** Sets the role and person of the transaction, before anything is written. */
  enter: () => Promise<unknown>;
  /** Writes something; returns the row versions that exist if it is committed. */
  write: () => Promise<string[]>;
  /** Called after the commit; `whole` is false if the last savepoint was rolled back. */
  settle: (whole: boolean) => void;
};

/** Runs twelve writers, each on its own connection, until the evening is over. */
export async function writeAll(evening: Evening): Promise<Written> {
  const written: Written = { rows: 0, commits: 0, rollbacks: 0, undone: 0 };
  const work = async (number: number) => {
    const sql = postgres(evening.url, { max: 1, onnotice: () => {} });
    const chance = chanceFrom(evening.seed + number);
    const below = (limit: number) => chance.between(0, limit - 1);
    try {
      const writer = (number < 4 ? person : otherSoftware)(evening, number, sql, below);
      while (!evening.isOver()) {
        const pace = number === 11 ? 'slow' : below(6) === 0 ? 'middling' : 'short';
        await transact(writer, pace, evening.committed, written);
        // 12 writers without pauses would measure only the machine; this leaves it a third idle.
        if (pace !== 'slow') await new Promise((resolve) => setTimeout(resolve, 5 + below(60)));
      }
    } finally {
      await sql.end();
    }
  };
  await Promise.all(Array.from({ length: 12 }, (_, number) => work(number)));
  return written;
}

async function transact(
  { sql, below, enter, write, settle }: Writer,
  pace: Pace,
  committed: CommitTimes,
  written: Written,
): Promise<void> {
  const kept: string[] = [];
  let whole = true;
  await sql`begin`;
  await enter();
  for (let parts = 1 + below(3); parts > 0; parts -= 1) {
    await sql`savepoint part`;
    const versions = await write();
    whole = below(4) > 0;
    await (whole ? sql`release savepoint part` : sql`rollback to savepoint part`);
    if (whole) kept.push(...versions);
    else written.undone += 1;
    if (pace === 'middling') await sql`select pg_sleep(${(20 + below(180)) / 1000})`;
  }
  if (pace === 'slow') {
    await sql`select pg_sleep(2.5)`;
    kept.push(...(await write()));
    whole = true;
  }
  if (below(8) === 0) {
    await sql`rollback`;
    written.rollbacks += 1;
    return;
  }
  // Noted before it is sent, so that the commit itself is part of the measured time.
  if (pace === 'short') for (const version of kept) committed.set(version, performance.now());
  await sql`commit`;
  settle(whole);
  written.commits += 1;
  written.rows += kept.length;
}

/** A device that pushes, and repeats the push if it got no answer. */
function person(
  { uids, petIds }: Evening,
  number: number,
  sql: postgres.Sql,
  below: Below,
): Writer {
  const uid = uids[number] ?? '';
  const clientId = crypto.randomUUID();
  const applied: string[] = [];
  let unanswered: { id: string; seq: number; command: Command }[] = [];
  let seq = 0;

  const nextCommand = (): Command => {
    const petId = petIds[(seq * 12 + number) % petIds.length] ?? '';
    const [earlier = crypto.randomUUID()] = applied.slice(-1 - below(5));
    switch (below(5)) {
      case 0:
        return {
          kind: 'removeFromCart',
          args: { petId: petIds[number + 12 * below(seq + 1)] ?? '' },
        };
      case 1:
        return { kind: 'withdrawApplication', args: { id: earlier } };
      case 2:
      case 3: {
        const { kind, args } = application(petId);
        applied.push(args.id);
        return { kind, args: { ...args, form: { ...form, occupation: `as ${number}-${seq}` } } };
      }
      default:
        return { kind: 'addToCart', args: { petId } };
    }
  };

  return {
    sql,
    below,
    enter: async () => {
      // As Lite does for a request with this person's token.
      await sql`
        select set_config('request.jwt.claim.sub', ${uid}, true),
          set_config('request.jwt.claims', jsonb_build_object('session_id', id)::text, true)
        from private.sessions where user_id = ${uid}`;
      await sql`set local role authenticated`;
    },
    write: async () => {
      seq += 1;
      unanswered.push({ id: crypto.randomUUID(), seq, command: nextCommand() });
      const commands = sql.json(unanswered);
      const [row] = await sql`select public.apply_commands(${clientId}, ${commands}) as results`;
      const stuck = JSON.stringify(row?.['results']).includes('"retry"');
      if (stuck) throw new Error(`commands of writer ${number} were not applied`);
      return unanswered.flatMap(({ command }) =>
        command.kind === 'submitApplication' ? [command.args.form.occupation] : [],
      );
    },
    settle: (whole) => {
      if (whole) unanswered = [];
    },
  };
}

/** A script of the shelter, or another program, that writes to the tables directly. */
function otherSoftware({ uids }: Evening, number: number, sql: postgres.Sql, below: Below): Writer {
  let count = 0;
  let hasShared = false;
  const applied: string[] = [];

  const enter = async () => {
    hasShared = false;
  };
  const write = async (): Promise<string[]> => {
    count += 1;
    const name = `by ${number}-${count}`;
    const uid = uids[below(uids.length)] ?? '';
    const earlier = applied[applied.length - 1 - below(20)] ?? crypto.randomUUID();
    // No two writes have the same time, so that each version of a row can be told apart.
    const at = new Date(Date.UTC(2026, 0, 1) + count * 12 + number).toISOString();
    // A few rows for which all but the slow one compete, else rows of its own. At most one shared
    // row a transaction: a writer that waits for one holds none, so there is no deadlock.
    const shared = number < 11 && !hasShared && below(4) === 0;
    hasShared ||= shared;
    const petId = shared ? `shared-${below(3)}` : `by ${number}-${count - below(9)}`;
    switch (below(7)) {
      case 0:
      case 1:
      case 2:
        await sql`insert into public.cart_items (user_id, pet_id, added_at)
          values (${uid}, ${petId}, ${at})
          on conflict (user_id, pet_id) do update set added_at = excluded.added_at`;
        return [at];
      case 3:
        await sql`delete from public.cart_items where user_id = ${uid} and pet_id = ${petId}`;
        return [];
      case 4:
        await sql`update public.adoption_requests set occupation = ${name}, status = 'approved'
          where id = ${earlier}`;
        return [name];
      case 5:
        await sql`delete from public.adoption_requests where id = ${earlier}`;
        return [];
      default: {
        const id = crypto.randomUUID();
        applied.push(id);
        await sql`insert into public.adoption_requests (id, user_id, pet_id, pet_name, pet_breed,
            image, full_name, email, phone_number, address, occupation, reason_for_adoption,
            experience_with_pets)
          values (${id}, ${uid}, ${name}, 'Ash', '', '', 'A', 'a@example.org', '1', 'A', ${name},
            'R', 'E')`;
        return [name];
      }
    }
  };
  return { sql, below, enter, write, settle: () => {} };
}

type Below = Writer['below'];
