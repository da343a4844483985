// What `npm run mutations` removes, and which tests must notice it. `name` is the missing safeguard,
// with the rule of src/sync/SPEC.md that it breaks; `find` occurs exactly once in `file`.

/**
 * Histories of tests/simulation, or one test file.
 * @typedef {{ server: 'model' | 'sql', histories: number } | { file: string, broken: RegExp, sound: RegExp }} Run
 *
 * @typedef {object} Mutation
 * @property {string} name
 * @property {string} file
 * @property {string} find
 * @property {string} replace
 * @property {string} run A name among `runs`.
 */

/** @returns {Run} */
const testsOf = (file, rules) => ({
  file,
  // Without Postgres they may be skipped, which proves nothing.
  sound: /Tests .*passed/,
  broken: new RegExp(`FAIL.*\\[(${rules})\\]`),
});

/** @type {Record<string, Run>} */
export const runs = {
  // As many as in `npm test`: the rarest of these mutations fails in one of 200 histories.
  'the simulator on the model': { server: 'model', histories: 1_000 },
  'the simulator on the SQL': { server: 'sql', histories: 50 },
  'concurrent commits on Postgres': {
    file: 'tests/programs/concurrent-commits.test.ts',
    // Without Postgres the test is skipped, which proves nothing.
    sound: /: 0 wrong of [1-9]/,
    broken: /: [1-9]\d* wrong of/,
  },
  'restarts of Postgres': testsOf('tests/programs/restarted-postgres.test.ts', 'S26|C2'),
  'the tests of what other software writes': testsOf(
    'tests/contract/written-past-commands.test.ts',
    'S26',
  ),
  'the tests of requests at once': testsOf('tests/contract/requests-at-once.test.ts', 'S2'),
  'the tests of what expires': testsOf('tests/contract/retention.test.ts', 'S26'),
  'the tests of the catalogue': testsOf('src/catalogue/create-catalogue.test.ts', 'C2'),
  'the tests of the pull': testsOf('src/sync/pull.test.ts', 'S8'),
};

const model = 'the simulator on the model';
const sql = 'the simulator on the SQL';
const commits = 'concurrent commits on Postgres';
const pulling = 'the tests of the pull';
const restarts = 'restarts of Postgres';
const written = 'the tests of what other software writes';
const noticing = 'supabase/migrations/20261122220000_restarts_are_noticed.sql';

/** @type {Mutation[]} */
export const mutations = [
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
    file: 'supabase/migrations/20261122190200_constraint_violations.sql',
    find: `  if found then
    return case when v_known.body_hash = v_hash then v_known.result
      else private.command_result(v_id::text, 'body-mismatch') end;
  end if;
  -- A new command must have a greater number than all before it. One that has not was discarded on
  -- the device, or its ledger entry was pruned: it was decided once and is not run now.
  if v_seq is null or v_seq <= (
      select last_seq from private.clients where actor = p_actor and client_id = p_client) then
    return private.command_result(v_id::text, case when v_seq is null then 'invalid' else 'too-old' end);
  end if;
`,
    replace: `  delete from private.applied_commands
    where actor = p_actor and client_id = p_client and command_id = v_id;
  update private.clients set last_seq = v_seq - 1
    where actor = p_actor and client_id = p_client and last_seq >= v_seq;
`,
    run: sql,
  },
  {
    name: 'the lock of an exchange (S17)',
    file: 'src/db/device-locks.ts',
    find: 'manager.request(`homeward-${name}`, signal ? { signal } : {}, work) as',
    replace:
      "(name === 'sync' ? work() : manager.request(`homeward-${name}`, signal ? { signal } : {}, work)) as",
    run: model,
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
    file: 'supabase/migrations/20261122210000_chunks_and_own_rows.sql',
    find: 'else not pg_visible_in_snapshot(st.changed, c.previous) end',
    replace: 'else st.changed >= pg_snapshot_xmax(c.previous) end',
    run: commits,
  },
  {
    name: 'one transaction for batch and cursor (S3)',
    file: 'src/sync/pull.ts',
    find: '  const { owner, cursor, clientId, response } = batch;\n',
    replace: `  const { owner, clientId, response } = batch;
  const { cursor } = response;
  const known = await database.pullStates.get(owner);
  if ((known?.cursor ?? '') === batch.cursor)
    await database.pullStates.put({ lastSeq: 0, ...known, owner, cursor });
`,
    run: model,
  },
  {
    name: 'keeping an accepted command until a window shows it (S4)',
    file: 'src/sync/push.ts',
    find: '      await database.outbox.put(\n',
    replace: `      if (after.next === 'go-on') await database.outbox.delete(entry.seq);
      else await database.outbox.put(
`,
    run: model,
  },
  {
    name: 'parking what is refused (S5): it waits in front of the others',
    file: 'src/sync/push.ts',
    find: "if (after.next === 'wait') return unavailable(after.ms);",
    replace: "if (after.next !== 'go-on') return unavailable(1_000);",
    run: model,
  },
  {
    name: 'a new id for what is said again by hand (S6)',
    file: 'src/sync/outbox-actions.ts',
    find: 'await queueCommand(database, entry.owner, entry.command, now);',
    replace: "await outbox.put({ ...entry, state: 'waiting' });",
    run: model,
  },
  {
    name: 'the check of who is signed in before a batch is stored (S8)',
    file: 'src/sync/pull.ts',
    find: 'if (response.owner !== owner || (await readOwner(database)) !== owner) {',
    replace: 'if (response.owner !== owner) {',
    // A sign-out takes the lock of exchanges too, so histories hardly ever reach this code.
    run: pulling,
  },
  {
    name: 'saying again what a restored server has forgotten (S9)',
    file: 'src/sync/pull.ts',
    find: '  if (!anew) return;\n',
    replace: '  if (lastSeq >= 0) return;\n',
    run: model,
  },
  {
    name: 'the owed sign-out before anything private (S14)',
    file: 'src/sync/private-request.ts',
    find: 'if (before.signOutOwed) return ended(await readOwnerAnew(session));',
    replace: '',
    run: model,
  },
  {
    name: 'Retry-After (S15)',
    file: 'src/domain/request-json.ts',
    find: "const asked = retryAfterMs(headers.get('Retry-After'), headers.get('Date'));",
    replace: 'const asked = undefined as number | undefined;',
    run: model,
  },
  {
    name: 'the wipe at a sign-out (S23)',
    file: 'src/session/wipe-owner.ts',
    find: 'await deleteOwnRows(database, owner);',
    replace: '',
    run: model,
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
    file: 'supabase/migrations/20261122220100_stamps_whoever_writes.sql',
    find: "perform private.stamp('user:' || old.user_id, 'cartItem', old.pet_id, true);",
    replace: "perform private.stamp('user:' || new.user_id, 'cartItem', new.pet_id, false);",
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
    file: 'supabase/migrations/20261122220200_retention_by_a_steady_clock.sql',
    find: 'if not private.clock_is_steady() then',
    replace: 'perform private.clock_is_steady();\n  if false then',
    run: 'the tests of what expires',
  },
  {
    name: 'the lock of a client’s row (S2)',
    file: 'supabase/migrations/20261122190400_plain_comments_commands.sql',
    find: '    on conflict (actor, client_id) do update set used_at = now();',
    replace: '    on conflict (actor, client_id) do nothing;',
    run: 'the tests of requests at once',
  },
  {
    name: 'the guard against going back and leaping (C2)',
    file: 'src/catalogue/generations.ts',
    find: 'current.version !== from || ',
    replace: '',
    run: 'the tests of the catalogue',
  },
];
