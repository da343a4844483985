// The part of mutation-list.js that is about one device: each is noticed by one test file.

/**
 * One test file, in which a test of the rule must fail. It may be skipped, which proves nothing.
 * @param {string} file @param {string} rule @returns {import('./mutation-list.js').Run}
 */
export const oneFile = (file, rule) => ({
  file,
  sound: /Tests .*passed/,
  broken: new RegExp(`FAIL.*\\[${rule}\\]`),
});

/** @type {Record<string, import('./mutation-list.js').Run>} */
export const deviceRuns = {
  'forgotten commands (S4)': oneFile('src/sync/forgotten-commands.test.ts', 'S4'),
  'forgotten commands (S9)': oneFile('src/sync/forgotten-commands.test.ts', 'S9'),
  'other versions': oneFile('src/sync/other-versions.test.ts', 'S27'),
  'requested waits': oneFile('src/session/create-session.test.ts', 'S15'),
  'waits for a lock': oneFile('src/db/device-locks.test.ts', 'S17'),
  'leaving a device (S28)': oneFile('src/session/change-owner.test.ts', 'S28'),
  'leaving a device (S29)': oneFile('src/session/change-owner.test.ts', 'S29'),
  'leaving a device (S30)': oneFile('src/session/change-owner.test.ts', 'S30'),
  'leaving a device (S31)': oneFile('src/session/change-owner.test.ts', 'S31'),
  'leaving a device (S32)': oneFile('src/session/change-owner.test.ts', 'S32'),
  'leaving a device (S33)': oneFile('src/session/change-owner.test.ts', 'S33'),
  'photos wait for their command (P2)': oneFile('src/sync/send-media.test.ts', 'P2'),
  'photos leave a device (P4)': oneFile('src/session/leaving-photos.test.ts', 'P4'),
  'room for photos (P5)': oneFile('src/db/store-photo.test.ts', 'P5'),
  'photos that nothing names (P6)': oneFile('src/sync/send-media.test.ts', 'P6'),
  'sending without a page': oneFile('src/pwa/service-worker/send-outbox.test.ts', 'S18'),
};

/** @type {import('./mutation-list.js').Mutation[]} */
export const deviceMutations = [
  {
    name: 'sending a photo only once its command was accepted (P2)',
    file: 'src/sync/send-media.ts',
    find: ' && !early.has(id)',
    replace: '',
    run: 'photos wait for their command (P2)',
  },
  {
    name: 'taking the keys of photos off the device (P4)',
    file: 'src/session/change-owner.ts',
    find: '        await changeKeys(database, owner.uid, () => undefined);\n',
    replace: '',
    run: 'photos leave a device (P4)',
  },
  {
    name: 'making room of what the server has, and of nothing else (P5)',
    file: 'src/db/store-photo.ts',
    find: "    if (row.state !== 'sent') continue;\n",
    replace: '',
    run: 'room for photos (P5)',
  },
  {
    name: 'keeping a photo that a command of this device names (P6)',
    file: 'src/sync/send-media.ts',
    find: '    if (entries.some(({ command }) => mediaOf(command).includes(row.id))) return;\n',
    replace: '',
    run: 'photos that nothing names (P6)',
  },
  {
    name: 'taking the rows of everybody else off the device (S28)',
    file: 'src/session/change-owner.ts',
    find: '      await deleteRowsExcept(database, changes.user?.uid);\n',
    replace: '',
    run: 'leaving a device (S28)',
  },
  {
    name: 'giving unsent work back to its owner (S29)',
    file: 'src/session/change-owner.ts',
    find: 'await database.outbox.bulkPut(work.outbox);',
    replace: '',
    run: 'leaving a device (S29)',
  },
  {
    name: 'looking whether anything was said while it was encrypted (S29)',
    file: 'src/session/change-owner.ts',
    find: '!== textOf(before)) return false;',
    replace: '=== "") return false;',
    run: 'leaving a device (S29)',
  },
  {
    name: 'nobody else where unsent work cannot be encrypted (S30)',
    file: 'src/session/change-owner.ts',
    find: ' && !byCookie) return unencrypted;',
    replace: ' && byCookie) return unencrypted;',
    run: 'leaving a device (S30)',
  },
  {
    name: 'a guest’s words leave too (S31)',
    file: 'src/session/change-owner.ts',
    find: 'await deleteWork(database, guestOwner);',
    replace: '',
    run: 'leaving a device (S31)',
  },
  {
    name: 'everybody leaves after 30 days (S32)',
    file: 'src/session/check-session.ts',
    find: 'absentMs > longestAbsenceMs',
    replace: 'absentMs > 2 * longestAbsenceMs',
    run: 'leaving a device (S32)',
  },
  {
    name: 'nothing is kept for an account that is gone (S33)',
    file: 'src/session/check-session.ts',
    find: 'deletedAccount === known.uid',
    replace: 'deletedAccount === ""',
    run: 'leaving a device (S33)',
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
];
