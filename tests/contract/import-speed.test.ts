// Imports in a home with 10,000 pets: each part reads what it is about, and nothing else.
import { beforeAll, expect, test } from 'vitest';
import { quote } from '#worker/supabase/migrations.ts';
import { onEveryBackend } from './backends.ts';
import { lastSaid, newSource, rex, Run, sent } from './import-steps.ts';
import { newPerson, type Person } from './people.ts';

onEveryBackend((backend) => {
  let keeper: Person;
  const source = newSource();
  const name = (n: number) => `A${String(n).padStart(5, '0')}`;
  const { coordinates: _, ...said } = rex;
  const part = (from: number, more: object = {}) =>
    Array.from({ length: 25 }, (_one, n) => sent(name(from + n), { ...said, ...more }));

  beforeAll(async () => {
    keeper = await newPerson(backend(), 'admin');
    const first = await new Run(keeper).start(source);
    await first.merge([sent(name(0), said)]);
    // The others as that one.
    await backend().sql(`
      insert into public.pets select (jsonb_populate_record(p, jsonb_build_object(
          'id', 'many-' || n, 'external_id', 'A' || lpad(n::text, 5, '0')))).*
        from public.pets p, generate_series(1, 9999) n
        where p.source = '${source}';
      insert into private.imported_pets
        select source, external_id, id, m.said, m.import_id from public.pets p,
          (select said, import_id from private.imported_pets where source = '${source}') m
        where p.source = '${source}' and p.external_id <> '${name(0)}'`);
    await backend().sql('analyze');
    await first.finish();
  }, 120_000);

  /** Tables that were read from end to end by what the server itself did. */
  const scanned = (statement: string) =>
    backend().sql(`
      select set_config('request.jwt.claims', '{"role": "service_role"}', true);
      -- What this connection did before is counted too.
      create temporary table before on commit drop as
        select relid, seq_scan from pg_stat_xact_user_tables;
      ${statement};
      select relname as table, n.seq_scan - coalesce(b.seq_scan, 0) as scans
      from pg_stat_xact_user_tables n left join before b using (relid)
      where schemaname in ('public', 'private') and n.seq_scan > coalesce(b.seq_scan, 0)
        -- Tables with a few rows are read whole, and that is right.
        and (relname in ('pets', 'imported_pets') or current_setting('enable_seqscan') = 'off')`);

  test.each(['on', 'off'])('no whole table is read, with scans %s', async (scans) => {
    // Where the planner may scan, it must not want to; where it may not, it must not have to.
    const read = (statement: string) =>
      scanned(`discard plans; set local enable_seqscan = ${scans}; ${statement}`);
    const pictureHosts = ['shelter.example'];
    const run = await new Run({ client: backend().privileged }).start(source, { pictureHosts });
    const pictures = ['https://shelter.example/1.jpg'];
    const pets = [
      ...part(0).slice(0, 5),
      ...part(5, { breed: `Poodle ${scans}`, pictures }).slice(0, 15),
      ...part(scans === 'on' ? 20_000 : 21_000, { pictures }).slice(0, 5),
    ];
    const hidden = scans === 'on' ? [name(100), name(101)] : [name(102), name(103)];
    const [json, hide] = [quote(JSON.stringify(pets)), quote(JSON.stringify(hidden))];
    const merge = `select private.import_pets('${run.id}', ${json}::jsonb, ${hide}::jsonb)`;
    expect(await read(merge)).toEqual([]);
    expect(await read(merge)).toEqual([]);
    expect(await run.report()).toMatchObject({ added: 5, changed: 15, hidden: 2 });
    expect(await read(`select private.last_said('${source}', '${name(5_000)}')`)).toEqual([]);
    expect(await read(`select private.import_report('${run.id}')`)).toEqual([]);
    expect(await read(`select private.finish_import('${run.id}')`)).toEqual([]);
    expect(await read(`select private.undo_import('${run.id}')`)).toEqual([]);
    expect(await run.report()).toMatchObject({ undoneAt: expect.stringMatching(/^20/) });
    expect(await read('select max(description) from public.pets')).toMatchObject([
      { table: 'pets' },
    ]);
  });

  test(
    'a part takes well under a second, also where it adds pets',
    { tags: ['long'], timeout: 120_000 },
    async () => {
      const run = await new Run(keeper).start(source);
      const fastest = async (what: string, act: () => Promise<unknown>) => {
        const times: number[] = [];
        while (times.length < 6) {
          const startedMs = performance.now();
          await act();
          times.push(performance.now() - startedMs);
        }
        const [least = 0, , , median = 0] = times.toSorted((a, b) => a - b);
        console.log(`${what}: ${Math.round(median)} ms, at best ${Math.round(least)} ms`);
        // A busy machine makes any one of them slow.
        return least;
      };
      let from = 1_000;
      const next = (pets = 25) => (from += pets) - pets;
      const poodles = { breed: 'Poodle', description: 'Loud.' };
      expect(await fastest('25 unchanged', () => run.merge(part(next())))).toBeLessThan(1_000);
      expect(await fastest('25 changed', () => run.merge(part(next(), poodles)))).toBeLessThan(
        1_000,
      );
      expect(await fastest('25 added', () => run.merge(part(20_000 + next())))).toBeLessThan(1_000);
      const names = (first: number) => Array.from({ length: 200 }, (_one, n) => name(first + n));
      const hide = () => run.merge([], names(next(200)));
      expect(await fastest('200 hidden', hide)).toBeLessThan(4_000);
      const read = () => lastSaid(keeper, source, name(5_000));
      expect(await fastest('500 read', read)).toBeLessThan(2_000);
      expect(await fastest('100 undone', () => run.undo())).toBeLessThan(2_000);
    },
  );
});
