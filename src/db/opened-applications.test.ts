import { expect, test } from 'vitest';
import { pullOwnRows } from '#src/sync/pull.ts';
import { newDevice } from '#tests/device/new-device.ts';
import { alex, application, pullResponse } from '#tests/device/samples.ts';
import { json } from '#tests/device/scripted-network.ts';
import { noteOpenedHere } from './opened-applications.ts';
import { readMerged } from './read-merged.ts';

const id = '0197f000-0000-7000-8000-000000000001';
const row = application(id);

test('that an application was opened here is read with its row, until a pull brings the row anew', async () => {
  const device = await newDevice(alex);
  const { database } = device;
  expect(await noteOpenedHere(database, id), 'no row yet').toBe(false);
  await database.applications.put({ owner: alex.uid, id, row });
  await database.pullStates.put({ owner: alex.uid, cursor: 'c1', lastSeq: 0 });
  expect(await noteOpenedHere(database, id)).toBe(true);
  expect((await readMerged(database)).applications).toEqual([{ ...row, openedHere: true }]);

  const change = { kind: 'application', id, row } as const;
  device.script.on('GET /api/sync/pull', json(pullResponse({ cursor: 'c2', changes: [change] })));
  await pullOwnRows(device.deps);
  expect((await readMerged(database)).applications).toEqual([row]);
});
