// This page, and a worker or another page of this device that is one version newer or older.
import { describe, expect, it, vi } from 'vitest';
import { readMerged } from '#src/db/read-merged.ts';
import { readOwnRows } from '#src/db/own-rows.ts';
import { submitCommand } from '#src/db/submit-command.ts';
import type { Command } from '#src/domain/commands.ts';
import { done } from '#src/domain/failure.ts';
import { protocolVersion } from '#src/domain/protocol-version.ts';
import { describeCommand } from '#src/shell/describe-command.ts';
import { newDevice } from '#tests/device/new-device.ts';
import { restorableServer } from '#tests/device/restorable-server.ts';
import { addToCart, alex, pullResponse, sessionOf } from '#tests/device/samples.ts';
import { json } from '#tests/device/scripted-network.ts';
import { everything, exchange } from './exchange.ts';
import { pullOwnRows } from './pull.ts';
import { sendOutbox } from './push.ts';

const pull = 'GET /api/sync/pull';
const push = 'POST /api/sync/push';
// No kind of ours: only a newer version has it in its types.
const ofNewerVersion = { kind: 'nameShelter', args: { name: 'Haven' } } as unknown as Command;
const cartRow = {
  kind: 'cartItem',
  id: 'a',
  row: { userId: alex.uid, petId: 'a', addedAt: '2026-01-05T15:04:00.000Z' },
};
const unreadable = [
  {
    what: 'of a kind of a newer worker',
    row: { kind: 'shelter', id: 's', row: { name: 'Haven' } },
  },
  { what: 'without a field', row: { kind: 'cartItem', id: 'b', row: { petId: 'b' } } },
  { what: 'that is no row at all', row: null },
];

describe('a row that this version cannot read', () => {
  it.each(unreadable)(
    '[S27] is left out where it is one $what, and the others come',
    async ({ row }) => {
      const warn = vi.spyOn(console, 'warn').mockReturnValue();
      const device = await newDevice(alex);
      const answer = { ...pullResponse({ cursor: 'c1' }), changes: [row, cartRow] };
      device.script.on(pull, json(answer));
      expect(await pullOwnRows(device.deps)).toMatchObject({ kind: 'ok' });
      expect((await readOwnRows(device.database, alex.uid)).cartItems).toHaveLength(1);
      expect(await device.database.pullStates.get(alex.uid)).toMatchObject({
        cursor: 'c1',
        skippedBy: protocolVersion,
      });
      expect(warn).toHaveBeenCalledWith('1 rows cannot be read.');
      warn.mockRestore();
    },
  );

  it('[S27] is read by the version that can, from the start, and only once', async () => {
    const device = await newDevice(alex);
    const older = { owner: alex.uid, cursor: 'c7', lastSeq: 4, skippedBy: protocolVersion - 1 };
    await device.database.pullStates.put(older);
    const all = { ...pullResponse({ reset: true, cursor: 'n1' }), changes: [cartRow] };
    device.script.on(pull, json(all), json(pullResponse({ cursor: 'n2' })));
    await pullOwnRows(device.deps);
    await pullOwnRows(device.deps);
    const cursors = device.script.to(pull).map((call) => call.url.searchParams.get('cursor'));
    expect(cursors).toEqual([null, 'n1']);
    expect((await readOwnRows(device.database, alex.uid)).cartItems).toHaveLength(1);
    expect(await device.database.pullStates.get(alex.uid)).toMatchObject({ skippedBy: undefined });
  });

  it('[S27] is not asked for again by the version that cannot read it', async () => {
    const device = await newDevice(alex);
    const same = { owner: alex.uid, cursor: 'c7', lastSeq: 4, skippedBy: protocolVersion };
    await device.database.pullStates.put(same);
    device.script.on(pull, json(pullResponse({ cursor: 'c8' })));
    await pullOwnRows(device.deps);
    expect(device.script.to(pull)[0]?.url.searchParams.get('cursor')).toBe('c7');
    expect(await device.database.pullStates.get(alex.uid)).toMatchObject({
      skippedBy: protocolVersion,
    });
  });
});

describe('a command that only a newer version knows', () => {
  const withIt = async () => {
    const device = await newDevice(alex);
    device.script.on('GET /api/session', json(sessionOf(alex)));
    const server = restorableServer(device.script);
    for (const command of [addToCart('a'), ofNewerVersion, addToCart('b')])
      await submitCommand(device.database, command);
    const sync = () =>
      exchange({ ...device.deps, catalogue: { refresh: async () => done } }, everything);
    return { ...device, server, sync };
  };

  it('[S27] leaves the screens as they are, and has words of its own', async () => {
    const device = await withIt();
    const { cartItems } = await readMerged(device.database);
    expect(cartItems.map(({ petId }) => petId)).toEqual(['a', 'b']);
    const names = { pet: () => undefined, application: () => undefined };
    expect(describeCommand(ofNewerVersion, names)).toMatch(/newer version/i);
  });

  it('[S27] waits for that version, with everything behind it, while rows are still read', async () => {
    const device = await withIt();
    expect(await device.sync()).toMatchObject({ kind: 'outdated' });
    expect(device.server.applied().map(({ seq }) => seq)).toEqual([1]);
    expect(device.script.to(pull)).not.toEqual([]);
    const left = await device.outbox();
    expect(left.map(({ seq, state }) => [seq, state])).toEqual([
      [2, 'waiting'],
      [3, 'waiting'],
    ]);
    expect(left[0]?.command).toEqual(ofNewerVersion);
  });

  it('[S27] holds nothing up once that version has sent it', async () => {
    const device = await withIt();
    await sendOutbox(device.deps);
    await device.database.outbox.where('seq').equals(2).modify({ state: 'accepted' });
    const [, ofNewer] = await device.outbox();
    if (ofNewer) device.server.apply(ofNewer);
    await sendOutbox(device.deps);
    const sent = device.script
      .to(push)
      .flatMap(({ body }) => (body as { commands: { seq: number }[] }).commands);
    expect(sent.map(({ seq }) => seq)).toEqual([1, 3]);
  });
});
