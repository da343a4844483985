import { expect, test, vi } from 'vitest';
import type { OwnRowChange } from '#src/domain/protocol.ts';
import type { Embedded } from '#worker/supabase/embedded.ts';
import { onPostgres } from '#tests/contract/backends.ts';
import { newPerson, type Person } from '#tests/contract/people.ts';
import { compare, pullOn } from './concurrent-readers.ts';
import { type CommitTimes, writeAll } from './concurrent-writers.ts';

// Fails with cursors that hold a number instead of a snapshot (2026-11-21, Postgres 15, two busy
// cores). With the greatest `changed` seen: 256 wrong of 1,077 rows, and 193 of 1,019. With the
// newest transaction id at the time of the pull: 462 of 1,311, and 473 of 1,322. With the snapshot:
// 0 of 1,270, and short writes are pulled 17 ms after their commit (median).

// 10 s of writing: four times the slowest transaction. The timeout includes a server's start.
const writingMs = 10_000;
vi.setConfig({ testTimeout: 120_000 });

onPostgres((backend) => {
  test('[S26] twelve writers commit in any order, and no reader misses, keeps or sees a wrong row', async () => {
    const people = [];
    for (let i = 0; i < 4; i += 1) people.push(await newPerson(backend()));
    const [one] = people;
    const keeper = await newPerson(backend(), 'admin');
    if (!one) throw new Error('nobody reads');
    const petIds = await manyPets(backend());
    const [{ port, name } = {}] = await backend().sql(
      'select inet_server_port() as port, current_database() as name',
    );
    const seed = Number(process.env['HOMEWARD_SEED'] ?? Math.floor(Math.random() * 1e6));

    let closing = false;
    let closed = false;
    setTimeout(() => (closing = true), writingMs).unref();
    const committed: CommitTimes = new Map();
    const writing = writeAll({
      url: `postgres://owner@127.0.0.1:${String(port)}/${String(name)}`,
      uids: people.map(({ uid }) => uid),
      petIds,
      seed,
      committed,
      isOver: () => closing,
    }).finally(() => (closed = true));
    const [phone, desk] = [one.device(), keeper.device()];
    const [did, ...readings] = await Promise.all([
      writing,
      pullOn(phone, mayBeSeenBy(one), committed, () => closed),
      pullOn(
        desk,
        ({ kind }) => kind !== 'cartItem',
        committed,
        () => closed,
      ),
    ]);

    const tables = [
      await rowsInTables(backend(), `user_id = '${one.uid}'`, `user_id = '${one.uid}'`),
      await rowsInTables(backend(), 'false', 'true'),
    ] as const;
    const wrong = [compare(phone, tables[0]), compare(desk, tables[1])];
    const count = wrong.flatMap(Object.values<string[]>).flat().length;
    const fresh = readings.flatMap(({ freshMs }) => freshMs).toSorted((a, b) => a - b);
    const ms = (share: number) => Math.round(fresh[Math.floor(fresh.length * share)] ?? Infinity);
    console.log(
      [
        `seed ${seed}: ${did.rows} rows written by ${did.commits} commits; ${did.rollbacks} transactions and ${did.undone} savepoints rolled back`,
        `${readings[0].pulls} and ${readings[1].pulls} pulls: ${count} wrong of ${tables[0].size + tables[1].size} rows`,
        `${fresh.length} short writes were there ${ms(0.5)} ms after their commit (median), ${ms(0.95)} ms (95 of 100)`,
      ].join('\n'),
    );
    const none = { missing: [], stale: [], ghosts: [] };
    expect(wrong, `seed ${seed}`).toEqual([none, none]);
    expect(readings.flatMap(({ strangers }) => strangers)).toEqual([]);
    expect(phone.resets + desk.resets).toBe(2);
    // Enough for a meaningful median. An idle machine gives 750.
    expect(fresh.length).toBeGreaterThan(50);
    // Far less than the 2.5 s for which slow transactions stay open: no reader waits for their end.
    expect(ms(0.5)).toBeLessThan(250);
  });
});

const mayBeSeenBy =
  ({ uid }: Person) =>
  ({ kind, row }: OwnRowChange) =>
    row === null || kind === 'client' || ('userId' in row && row.userId === uid);

async function manyPets({ sql }: Embedded): Promise<string[]> {
  const rows = await sql(
    `insert into public.pets (id, name, type)
     select 'pet-' || n, 'Pet ' || n, 'dog' from generate_series(1, 6000) n returning id`,
  );
  return rows.map(({ id }) => String(id));
}

/** The rows that match the conditions, in the shape of a pull, by `kind id`. */
async function rowsInTables({ sql }: Embedded, carts: string, applications: string) {
  const rows = await sql(
    `select 'cartItem ' || pet_id as key, private.row_json('user:' || user_id, 'cartItem', pet_id) as row
       from public.cart_items where ${carts}
     union all
     select 'application ' || id, private.row_json('', 'application', id::text)
       from public.adoption_requests where ${applications}`,
  );
  return new Map(rows.map(({ key, row }) => [String(key), row]));
}
