// What `npm run mutations` removes, and which tests must notice it. `name` is the missing safeguard,
// with the rule of src/sync/SPEC.md that it breaks; `find` occurs exactly once in `file`.

import { databaseMutations } from './database-mutations.js';

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

/**
 * One test file, in which a test of one of these rules must fail.
 * @param {string} file @param {string} rules @returns {Run}
 */
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
  'the tests of cursors': testsOf('tests/contract/cursor.test.ts', 'S26'),
  'the tests of requests at once': testsOf('tests/contract/requests-at-once.test.ts', 'S2'),
  'the tests of what expires': testsOf('tests/contract/retention.test.ts', 'S26'),
  'the tests of the catalogue': testsOf('src/catalogue/create-catalogue.test.ts', 'C2'),
  'the tests of the pull': testsOf('src/sync/pull.test.ts', 'S8'),
  'forgotten commands (S4)': testsOf('src/sync/forgotten-commands.test.ts', 'S4'),
  'forgotten commands (S9)': testsOf('src/sync/forgotten-commands.test.ts', 'S9'),
  'other versions': testsOf('src/sync/other-versions.test.ts', 'S27'),
  'requested waits': testsOf('src/session/create-session.test.ts', 'S15'),
  'waits for a lock': testsOf('src/db/device-locks.test.ts', 'S17'),
  'sending without a page': testsOf('src/pwa/service-worker/send-outbox.test.ts', 'S18'),
};

const model = 'the simulator on the model';
const pulling = 'the tests of the pull';

/** @type {Mutation[]} */
export const mutations = [
  ...databaseMutations,
  {
    name: 'the lock of an exchange (S17)',
    file: 'src/db/device-locks.ts',
    find: 'manager.request(`homeward-${name}`, signal ? { signal } : {}, work) as',
    replace:
      "(name === 'sync' ? work() : manager.request(`homeward-${name}`, signal ? { signal } : {}, work)) as",
    run: model,
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
    find: 'one.seq > lastSeq && one.seq <= acceptedTo',
    replace: 'one.seq > lastSeq && one.seq < 0',
    run: model,
  },
  {
    name: 'saying it again where no reset tells of the loss (S4)',
    file: 'src/sync/pull.ts',
    find: 'one.seq > lastSeq && one.seq <= acceptedTo',
    replace: 'one.seq > lastSeq && shownTo === 0 && one.seq <= acceptedTo',
    run: 'forgotten commands (S4)',
  },
  {
    name: 'leaving what was accepted since the window began to the next one (S4)',
    file: 'src/sync/pull.ts',
    find: 'one.seq > lastSeq && one.seq <= acceptedTo',
    replace: 'one.seq > lastSeq',
    run: 'forgotten commands (S4)',
  },
  {
    name: 'one more window where the rows differ (S4)',
    file: 'src/sync/pull.ts',
    find: 'shown.length === 0 || isShown(await readOwnRows(database, owner), shown)',
    replace: 'shown.length >= 0 || isShown(await readOwnRows(database, owner), shown)',
    run: 'forgotten commands (S4)',
  },
  {
    name: 'the oldest unshown command in front of each push (S9)',
    file: 'src/sync/push.ts',
    find: "entry.state !== 'parked' && entry.clientId === clientId",
    replace: "entry.state === 'waiting' && entry.clientId === clientId",
    run: 'forgotten commands (S9)',
  },
  {
    name: 'reading again what another version left out (S27)',
    file: 'src/sync/pull.ts',
    find: '  if (skippedBy !== protocolVersion) await forgetCursor(database, expected);\n',
    replace: '',
    run: 'other versions',
  },
  {
    name: 'leaving out a row that cannot be read (S27)',
    file: 'src/domain/protocol.ts',
    find: 'z.object({ ...pulled, changes: z.array(z.unknown()) })',
    replace: 'pullResponseSchema',
    run: 'other versions',
  },
  {
    name: 'leaving an unknown command out of what is shown (S27)',
    file: 'src/domain/merge.ts',
    find: 'pending.filter(({ command }) => isKnownCommand(command)).reduce(apply, rows)',
    replace: 'pending.reduce(apply, rows)',
    run: 'other versions',
  },
  {
    name: 'keeping an unknown command, and what is behind it, from being sent (S27)',
    file: 'src/sync/push.ts',
    find: 'unshown.findIndex((entry) => !isKnownCommand(entry.command))',
    replace: 'unshown.findIndex((entry) => entry.seq < 0)',
    run: 'other versions',
  },
  {
    name: 'a requested wait for the session too (S15)',
    file: 'src/db/retry-after-store.ts',
    find: '  if (remainingMs > 0) return unavailable(remainingMs);\n',
    replace: '',
    run: 'requested waits',
  },
  {
    name: 'giving up a lock that another tab never lets go (S17)',
    file: 'src/db/device-locks.ts',
    find: 'if (error !== patience.reason) throw error;',
    replace: "if (name !== 'live') throw error;",
    run: 'waits for a lock',
  },
  {
    name: 'leaving a cleared device without a database (S18)',
    file: 'src/pwa/service-worker/with-device.ts',
    find: '  if (!existing.some(({ name }) => name === database.name)) return undefined;\n',
    replace: '',
    run: 'sending without a page',
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
    name: 'the guard against going back and leaping (C2)',
    file: 'src/catalogue/generations.ts',
    find: 'current.version !== from || ',
    replace: '',
    run: 'the tests of the catalogue',
  },
];
