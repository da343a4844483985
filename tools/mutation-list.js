// What `npm run mutations` removes, and which tests must notice it. `name` is the missing safeguard,
// with the rule of src/sync/SPEC.md that it breaks; `find` occurs exactly once in `file`.

import { databaseMutations, databaseRuns } from './database-mutations.js';
import { deviceMutations, deviceRuns, oneFile } from './device-mutations.js';

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

/** @type {Record<string, Run>} */
export const runs = {
  // As many as in `npm test`: the rarest of these mutations fails in one of 200 histories.
  'the simulator on the model': { server: 'model', histories: 1_000 },
  'the simulator on the SQL': { server: 'sql', histories: 50 },
  'the tests of the pull': oneFile('src/sync/pull.test.ts', 'S8'),
  ...databaseRuns,
  ...deviceRuns,
};

const model = 'the simulator on the model';
const pulling = 'the tests of the pull';

/** @type {Mutation[]} */
export const mutations = [
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
    file: 'src/sync/store-batch.ts',
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
    find: '    await changeOutbox(database, { put: answered }, rows);\n',
    replace: `    const shown = answered.filter(({ state }) => state === 'accepted');
    const put = answered.filter(({ state }) => state === 'parked');
    await changeOutbox(database, { put, remove: shown.map(({ seq }) => seq) }, rows);
`,
    run: model,
  },
  {
    name: 'parking what is refused (S5): it waits in front of the others',
    file: 'src/sync/push.ts',
    find: "if (after.next === 'wait') {\n        retryAfterMs = after.ms;",
    replace: "if (after.next !== 'go-on') {\n        retryAfterMs = 1_000;",
    run: model,
  },
  {
    name: 'a new id for what is said again by hand (S6)',
    file: 'src/db/parked-commands.ts',
    find: 'await queueCommand(database, entry.owner, entry.command, now);',
    replace: "await outbox.put({ ...entry, state: 'waiting' });",
    run: model,
  },
  {
    name: 'the check of who is signed in before a batch is stored (S8)',
    file: 'src/sync/store-batch.ts',
    find: 'if (response.owner !== owner || (await readOwner(database)) !== owner) {',
    replace: 'if (response.owner !== owner) {',
    // A sign-out takes the lock of exchanges too, so histories hardly ever reach this code.
    run: pulling,
  },
  {
    name: 'saying again what a restored server has forgotten (S9)',
    file: 'src/sync/store-batch.ts',
    find: 'one.seq > lastSeq && one.seq <= acceptedTo',
    replace: 'one.seq > lastSeq && one.seq < 0',
    run: model,
  },
  {
    name: 'the owed sign-out before anything private (S14)',
    file: 'src/sync/private-request.ts',
    find: 'if (before.signOutOwed) return readOwnerAnew(session);',
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
  ...databaseMutations,
  ...deviceMutations,
];
