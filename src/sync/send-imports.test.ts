import { describe, expect, it } from 'vitest';
import type { ImportPets } from '#src/domain/import/import-calls.ts';
import { newDevice } from '#tests/device/new-device.ts';
import { alex, kim } from '#tests/device/samples.ts';
import {
  type Call,
  captivePortal,
  json,
  lostAnswer,
  problem,
  type Reply,
} from '#tests/device/scripted-network.ts';
import {
  countUnsentImports,
  importsOf,
  partsOf,
  stopImport,
  storeImport,
} from '#src/db/imports.ts';
import { newId } from '#src/db/new-id.ts';
import { changeSession } from '#src/db/session-row.ts';
import { ownerHeader } from '#src/domain/protocol.ts';
import { changeOwner } from '#src/session/change-owner.ts';
import { createImportSender } from './send-imports.ts';

const partOf = (...names: string[]): ImportPets => ({
  pets: names.map((name) => ({
    id: `pet-${name}`,
    externalId: name,
    said: { name, type: 'dog' },
    take: [],
  })),
  hide: [],
});

/** All of them are new. */
const taken: Reply = ({ body }) => {
  const { pets } = body as ImportPets;
  const outcomes = pets.map(({ externalId }) => ({
    externalId,
    outcome: 'added',
    fields: [],
    kept: [],
  }));
  return Response.json({ outcomes });
};

async function staffDevice(...parts: ImportPets[]) {
  const device = await newDevice(kim);
  const { database, script, deps } = device;
  const id = newId();
  const start = {
    source: 'petfinder',
    format: 'petfinder-csv',
    fileName: 'pets.csv',
    pets: parts.flatMap(({ pets }) => pets).length,
    pictureHosts: [],
    problems: [],
    problemCount: 0,
  };
  const store = (all: readonly ImportPets[] = parts) =>
    storeImport(database, {
      id,
      start,
      total: start.pets,
      parts: (async function* () {
        for (const part of all) yield [part];
      })(),
    });
  await store();
  const path = `/api/imports/${id}`;
  script.on(`PUT ${path}`, json({}));
  script.on(`POST ${path}/pets`, taken);
  script.on(`POST ${path}/finish`, json({ left: 0 }));
  const row = async () => (await importsOf(database, kim.uid)).find((one) => one.id === id);
  const sent = (calls: readonly Call[] = script.to(`POST ${path}/pets`)) =>
    calls.map(({ body }) => (body as ImportPets).pets.map(({ externalId }) => externalId));
  return { ...device, id, path, start, store, row, sent, send: createImportSender(deps) };
}

describe('an import', () => {
  it('[I1] begins, is sent part by part in its order, and ends', async () => {
    const device = await staffDevice(partOf('a', 'b'), partOf('c'));
    expect(await device.send()).toMatchObject({ kind: 'ok' });
    expect(device.script.calls.map(({ route }) => route)).toEqual([
      `PUT ${device.path}`,
      `POST ${device.path}/pets`,
      `POST ${device.path}/pets`,
      `POST ${device.path}/finish`,
    ]);
    expect(device.script.calls[0]?.body).toEqual(device.start);
    expect(device.sent()).toEqual([['a', 'b'], ['c']]);
    for (const { headers } of device.script.calls) expect(headers.get(ownerHeader)).toBe(kim.uid);
    expect(await device.row()).toMatchObject({ state: 'sent', done: 3, counts: { added: 3 } });
    await device.send();
    expect(device.script.calls, 'nothing more').toHaveLength(4);
  });

  it('[I1] goes on where it was, after a lost answer and on the next page', async () => {
    const device = await staffDevice(partOf('a'), partOf('b'));
    device.script.on(`POST ${device.path}/pets`, taken, lostAnswer(), taken);
    expect(await device.send()).toEqual({ kind: 'offline' });
    expect(await device.row()).toMatchObject({ state: 'sending', done: 1 });
    expect(await createImportSender(device.deps)()).toMatchObject({ kind: 'ok' });
    expect(device.sent(), 'the part without an answer again, and no other').toEqual([
      ['a'],
      ['b'],
      ['b'],
    ]);
    expect(device.script.to(`PUT ${device.path}`)).toHaveLength(1);
  });

  it('[I2] lets a refused part go by, and says whose and why', async () => {
    const device = await staffDevice(partOf('a', 'b'), partOf('c'));
    device.script.on(`POST ${device.path}/pets`, problem(422, 'no-pet'), taken);
    expect(await device.send()).toMatchObject({ kind: 'ok' });
    expect(await device.row()).toMatchObject({
      state: 'sent',
      counts: { added: 1, refused: 2 },
      refusals: [{ names: 'a, b', message: 'A sentence about no-pet.' }],
    });
  });

  it('[I2] that the server does not begin ends, and says why', async () => {
    const device = await staffDevice(partOf('a'));
    device.script.on(`PUT ${device.path}`, problem(403, 'not-allowed'));
    expect(await device.send()).toMatchObject({ kind: 'ok' });
    expect(await device.row()).toMatchObject({
      state: 'stopped',
      refusals: [{ message: 'A sentence about not-allowed.' }],
    });
  });

  it('[I2] that the server has forgotten is begun again, once', async () => {
    const device = await staffDevice(partOf('a'), partOf('b'));
    device.script.on(`POST ${device.path}/pets`, problem(404, 'no-import'));
    await device.send();
    expect(device.script.to(`PUT ${device.path}`)).toHaveLength(2);
    expect(await device.row()).toMatchObject({
      state: 'stopped',
      refusals: [{ message: 'A sentence about no-import.' }],
    });
  });

  it('[I2] that somebody has undone meanwhile ends', async () => {
    const device = await staffDevice(partOf('a'), partOf('b'));
    device.script.on(`POST ${device.path}/pets`, problem(409, 'import-ended'));
    await device.send();
    expect(device.sent()).toEqual([['a']]);
    expect(await device.row()).toMatchObject({ state: 'stopped', done: 0 });
    expect(await device.database.importParts.count()).toBe(0);
  });

  it.each([
    ['a failing server', problem(503, 'away'), 'unavailable'],
    ['a captive portal', captivePortal, 'offline'],
  ])('[I1] waits for %s', async (_, reply, kind) => {
    const device = await staffDevice(partOf('a'));
    device.script.on(`POST ${device.path}/pets`, reply);
    expect(await device.send()).toMatchObject({ kind });
    expect(await device.row()).toMatchObject({ state: 'sending', done: 0 });
  });

  it('[I3] that is stopped sends no more, and what was sent stays', async () => {
    const device = await staffDevice(partOf('a'), partOf('b'), partOf('c'));
    const stop: Reply = async (call) => {
      const row = await device.row();
      if (row) await stopImport(device.database, row);
      return taken(call);
    };
    device.script.on(`POST ${device.path}/pets`, taken, stop);
    expect(await device.send()).toMatchObject({ kind: 'ok' });
    expect(device.sent()).toEqual([['a'], ['b']]);
    expect(await device.row()).toMatchObject({ state: 'stopped', done: 1 });
    expect(device.script.to(`POST ${device.path}/finish`)).toEqual([]);
  });

  it('[I4] of one account is never sent by another, and leaves the device with its owner', async () => {
    const device = await staffDevice(partOf('a'));
    const { database } = device;
    await changeSession(database, { user: alex });
    await device.send();
    expect(device.script.calls).toEqual([]);
    await changeSession(database, { user: kim });
    expect(await device.session.signOut()).toEqual({ outcome: 'unsent', count: 1 });
    await changeOwner(database, { user: alex }, false);
    expect(await database.imports.count()).toBe(0);
    expect(await database.importParts.count()).toBe(0);
  });

  it('[I1] that was not stored to its end is not sent, and leaves with the next one', async () => {
    const device = await staffDevice(partOf('a'));
    const broken = storeImport(device.database, {
      id: newId(),
      start: device.start,
      total: 1,
      parts: (async function* () {
        yield [partOf('half')];
        throw new Error('The page was closed.');
      })(),
    });
    await expect(broken).rejects.toThrow('closed');
    expect(await device.database.importParts.count()).toBe(2);
    await device.send();
    expect(device.sent()).toEqual([['a']]);
    await device.store([partOf('d')]);
    expect(await device.database.importParts.count()).toBe(1);
    const row = await device.row();
    expect(row && (await partsOf(device.database, row).count())).toBe(1);
    expect(await countUnsentImports(device.database, kim.uid)).toBe(1);
  });
});
