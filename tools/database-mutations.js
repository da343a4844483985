// What `npm run mutations` removes from the SQL, and from the simulator's model of it.

import { oneFile } from './device-mutations.js';

const model = 'the simulator on the model';
const sql = 'the simulator on the SQL';
const commits = 'concurrent commits on Postgres';
const restarts = 'restarts of Postgres';
const written = 'the tests of what other software writes';
const cartsAtOnce = 'supabase/migrations/20261128200000_carts_at_once.sql';
const noticing = 'supabase/migrations/20261122220100_restarts_are_noticed.sql';

/** @type {Record<string, import('./mutation-list.js').Run>} */
export const databaseRuns = {
  'concurrent commits on Postgres': {
    file: 'tests/programs/concurrent-commits.test.ts',
    // Without Postgres the test is skipped, which proves nothing.
    sound: /: 0 wrong of [1-9]/,
    broken: /: [1-9]\d* wrong of/,
  },
  'restarts of Postgres': oneFile('tests/programs/restarted-postgres.test.ts', '(S26|C2)'),
  'the tests of what other software writes': oneFile(
    'tests/contract/written-past-commands.test.ts',
    'S26',
  ),
  'the tests of cursors': oneFile('tests/contract/cursor.test.ts', 'S26'),
  'the tests of forgotten pushes': oneFile('tests/contract/forgotten-pushes.test.ts', 'S9'),
  'the tests of requests at once': oneFile('tests/contract/requests-at-once.test.ts', 'S2'),
  'the tests of what expires': oneFile('tests/contract/retention.test.ts', 'S26'),
  'the tests of the catalogue': oneFile('src/catalogue/create-catalogue.test.ts', 'C2'),
};

/** @type {import('./mutation-list.js').Mutation[]} */
export const databaseMutations = [
  {
    name: 'taking nothing after what was forgotten (S9), in the model',
    file: 'tests/simulation/server/apply-batch.ts',
    find: 'forgot ||= isForgotten(tx, { actor, clientId }, sent);',
    replace: '',
    run: model,
  },
  {
    name: 'taking nothing after what was forgotten (S9), in the SQL',
    file: cartsAtOnce,
    find: 'elsif v_run.after > v_last_seq then',
    replace: 'elsif v_run.after < 0 then',
    run: 'the tests of forgotten pushes',
  },
  {
    name: 'the ledger (S2), in the model',
    file: 'tests/simulation/server/apply-batch.ts',
    find: `  if (known) return known.body === body ? known.result : resultOf(id, 'body-mismatch');
  // A new command comes after all that came: an older one was discarded, or its line was pruned.
  const client = tx.get('clients', clientKey(sender));
  if (!client || seq <= client.lastSeq) return resultOf(id, 'too-old');
`,
    replace: `  const client = tx.get('clients', clientKey(sender));
  if (!client) return resultOf(id, 'too-old');
  if (known) tx.remove('appliedCommands', line);
`,
    run: model,
  },
  {
    name: 'the ledger (S2), in the SQL',
    file: cartsAtOnce,
    find: `    elsif v_run.result is not null or v_at is not null then
      v_answers := array[case when v_run.hashes[1] = coalesce(v_run.body_hash, v_hashes[v_at])
        then coalesce(v_run.result, v_added[v_at])
        else private.command_result(v_run.ids[1]::text, 'body-mismatch') end];
    -- The device has an answer to a command before this one, and this database, which was put back,
    -- does not know it. If it took this one, it would claim to know that one too. The wait of 0 says
    -- so: the device finds out what is forgotten, and sends it first.
    elsif v_run.after > v_last_seq then
      v_stopped := true;
      v_wait_ms := 0;
    -- A new command must have a greater number than all before it. One that has not was discarded on
    -- the device, or its ledger entry was pruned: it was decided once and is not run now.
    elsif v_run.seqs[1] is null or v_run.seqs[1] <= v_last_seq then
      v_answers := array[private.command_result(v_run.ids[1]::text,
        case when v_run.seqs[1] is null then 'invalid' else 'too-old' end)];
    else
`,
    replace: `    else
      delete from private.applied_commands
        where actor = p_actor and client_id = p_client and command_id = any (v_run.ids);
`,
    run: sql,
  },
  {
    name: 'the snapshot condition, in the model: a cursor remembers a number',
    file: 'tests/simulation/server/pull-batch.ts',
    find: 'return previous ? !isVisible(stamp.changed, previous) : !stamp.gone;',
    replace: 'return previous ? stamp.changed >= previous.xmax : !stamp.gone;',
    run: model,
  },
  {
    name: 'the snapshot condition, in the SQL: a cursor remembers a number',
    file: 'supabase/migrations/20261124000000_managed_pets.sql',
    find: 'else not pg_visible_in_snapshot(st.changed, c.previous) end',
    replace: 'else st.changed >= pg_snapshot_xmax(c.previous) end',
    run: commits,
  },
  {
    name: 'the upper bound of an incarnation (S26): what came after it is believed',
    file: 'supabase/migrations/20261122190000_plain_names.sql',
    find: `      or exists (
        select from private.database_incarnations where n > v_incarnation.n
          and first < greatest(pg_snapshot_xmax(v_cursor.previous), pg_snapshot_xmax(v_cursor.target)))
`,
    replace: '',
    run: restarts,
  },
  {
    name: 'noticing that the server was started (S26)',
    file: noticing,
    find: `  if not exists (select from private.server_run where started_at = pg_postmaster_start_time())
      or (select identity`,
    replace: '  if (select identity',
    run: restarts,
  },
  {
    name: 'a version of the catalogue at each start of the server (C2)',
    file: noticing,
    find: 'from private.catalogue_versions having max(version) is not null;',
    replace: 'from private.catalogue_versions having false;',
    run: restarts,
  },
  {
    name: 'the tombstone under a changed key (S26)',
    file: cartsAtOnce,
    find: 'old_items o full join new_items n',
    replace: 'old_items o right join new_items n',
    run: written,
  },
  {
    name: 'noticing that triggers were off (S26)',
    file: noticing,
    find: '      or private.stamping_was_off() then',
    replace: '      then',
    run: written,
  },
  {
    name: 'waiting for a clock that leapt (S26)',
    file: 'supabase/migrations/20261123030000_rate_limits.sql',
    find: 'if not private.clock_is_steady() then',
    replace: 'perform private.clock_is_steady();\n  if false then',
    run: 'the tests of what expires',
  },
  {
    name: 'the lock of a client’s row (S2)',
    file: cartsAtOnce,
    find: 'where actor = p_actor and client_id = p_client for update;',
    replace: 'where actor = p_actor and client_id = p_client;',
    run: 'the tests of requests at once',
  },
  {
    name: 'noticing that the server was started (S26), in the model',
    file: 'tests/simulation/server/database.ts',
    find: '    if (this.marker === number) return false;\n',
    replace: '    if (number >= 0) return false;\n',
    run: model,
  },
  {
    name: 'the upper bound of an incarnation (S26), in the model',
    file: 'tests/simulation/server/pull-batch.ts',
    find: 'if (index === -1 || incarnations.slice(index + 1).some(({ first }) => first < ahead)) return null;',
    replace: 'if (index === -1) return null;',
    run: model,
  },
  {
    name: 'the tombstone under a changed key (S26), in the model',
    file: 'tests/simulation/server/run-write.ts',
    find: '  stampCartItem(tx, row, true);\n  stampCartItem(tx, after, false);',
    replace: '  stampCartItem(tx, after, false);',
    run: model,
  },
  {
    name: 'the tombstones of an emptied table (S26), in the model',
    file: 'tests/simulation/server/transaction.ts',
    find: 'return rows.map(([, row]) => row);',
    replace: 'return rows.map(([, row]) => row).slice(rows.length);',
    run: model,
  },
  {
    name: 'the tombstones of an emptied table (S26)',
    file: 'supabase/migrations/20261122220000_stamps_whoever_writes.sql',
    find: `create trigger stamp_truncated after truncate on public.cart_items
  for each statement execute function private.stamp_truncated('cartItem');`,
    replace: `create trigger stamp_truncated after truncate on public.cart_items
  for each statement execute function private.stamp_truncated('nothing');`,
    run: written,
  },
  {
    name: 'waiting for writers before everything is stamped anew (S26)',
    file: 'supabase/migrations/20261122220900_restamp_waits_for_writers.sql',
    find: '  lock table private.stamps in share row exclusive mode;\n',
    replace: '',
    run: 'the tests of cursors',
  },
  {
    name: 'the guard against going back and leaping (C2)',
    file: 'src/catalogue/take-changes.ts',
    find: 'current.version < from || ',
    replace: '',
    run: 'the tests of the catalogue',
  },
];
