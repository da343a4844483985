import { describe, expect, it } from 'vitest';
import { readOwnRows } from '#src/db/own-rows.ts';
import { changeSession } from '#src/db/session-row.ts';
import { submitCommand } from '#src/db/submit-command.ts';
import { readMerged } from '#src/db/read-merged.ts';
import { newDevice, type TestDevice } from '#tests/device/new-device.ts';
import {
  addToCart,
  alex,
  application,
  clientAt,
  kim,
  pullResponse,
  sessionOf,
} from '#tests/device/samples.ts';
import { captivePortal, json, lostAnswer, problem } from '#tests/device/scripted-network.ts';
import { pullOwnRows } from './pull.ts';
import { sendOutbox } from './push.ts';

const pull = 'GET /api/sync/pull';
const pulledToTheEnd = { kind: 'ok', value: { unsettled: false } };
const cartRow = (petId: string) =>
  ({
    kind: 'cartItem',
    id: petId,
    row: { userId: alex.uid, petId, addedAt: '2026-01-05T15:04:00.000Z' },
  }) as const;
const id = '0197f000-0000-7000-8000-000000000001';

async function acceptAll(device: TestDevice) {
  await device.database.outbox.toCollection().modify({ state: 'accepted' });
}

describe('pulling', () => {
  it('[S3] reads the batches of a window in turn, each from the last cursor', async () => {
    const device = await newDevice(alex);
    device.script.on(
      pull,
      json(pullResponse({ reset: true, cursor: 'c1', more: true, changes: [cartRow('a')] })),
      json(pullResponse({ cursor: 'c2', changes: [cartRow('b')] })),
    );
    expect(await pullOwnRows(device.deps)).toMatchObject(pulledToTheEnd);
    const cursors = device.script.to(pull).map((call) => call.url.searchParams.get('cursor'));
    expect(cursors).toEqual([null, 'c1']);
    const { cartItems } = await readOwnRows(device.database, alex.uid);
    expect(cartItems.map((item) => item.petId)).toEqual(['a', 'b']);
    expect(await device.database.pullStates.get(alex.uid)).toMatchObject({ cursor: 'c2' });
  });

  it('[S3] goes on from the last stored batch after an interruption', async () => {
    const device = await newDevice(alex);
    device.script.on(
      pull,
      json(pullResponse({ cursor: 'c1', more: true, changes: [cartRow('a')] })),
      captivePortal,
      json(pullResponse({ cursor: 'c2', changes: [cartRow('b')] })),
    );
    expect(await pullOwnRows(device.deps)).toEqual({ kind: 'offline' });
    await pullOwnRows(device.deps);
    const { cartItems } = await readOwnRows(device.database, alex.uid);
    expect(cartItems).toHaveLength(2);
    expect(device.script.to(pull).at(-1)?.url.searchParams.get('cursor')).toBe('c1');
  });

  it('[S3] leaves out a batch when another tab has moved the cursor meanwhile', async () => {
    const device = await newDevice(alex);
    device.script.on(pull, async (call) => {
      await device.database.pullStates.put({ owner: alex.uid, cursor: 'elsewhere', lastSeq: 0 });
      return json(pullResponse({ changes: [cartRow('old')] }))(call);
    });
    await pullOwnRows(device.deps);
    expect((await readOwnRows(device.database, alex.uid)).cartItems).toEqual([]);
  });

  it('takes off the device what left the sight of its reader', async () => {
    const device = await newDevice(alex);
    device.script.on(
      pull,
      json(pullResponse({ cursor: 'c1', changes: [cartRow('a')] })),
      json(pullResponse({ cursor: 'c2', changes: [{ kind: 'cartItem', id: 'a', row: null }] })),
    );
    await pullOwnRows(device.deps);
    await pullOwnRows(device.deps);
    expect((await readOwnRows(device.database, alex.uid)).cartItems).toEqual([]);
  });

  it('[S4] shows an accepted command until a finished window shows its effect', async () => {
    const device = await newDevice(alex);
    const { seq } = await submitCommand(device.database, addToCart('a'));
    const inCart = async () =>
      (await readMerged(device.database)).cartItems.map((item) => item.petId);
    device.script.on(
      pull,
      async (call) => {
        await acceptAll(device); // The snapshot of this answer is older.
        return json(pullResponse({ cursor: 'c1', changes: [clientAt(seq - 1)] }))(call);
      },
      json(pullResponse({ cursor: 'c2', more: true, changes: [clientAt(seq)] })),
      captivePortal,
      json(pullResponse({ cursor: 'c3', changes: [cartRow('a')] })),
    );
    await changeSession(device.database, { user: alex });
    await device.database.pullStates.put({ owner: alex.uid, cursor: 'c0', lastSeq: 0 });
    await pullOwnRows(device.deps);
    expect([await inCart(), (await device.outbox()).length]).toEqual([['a'], 1]);
    await pullOwnRows(device.deps); // The window is interrupted after its first batch.
    expect([await inCart(), (await device.outbox()).length]).toEqual([['a'], 1]);
    await pullOwnRows(device.deps);
    expect([await inCart(), (await device.outbox()).length]).toEqual([['a'], 0]);
  });

  it('[S4] keeps a command without an answer, even when the rows show it already', async () => {
    const device = await newDevice(alex);
    const { seq } = await submitCommand(device.database, addToCart('a'));
    device.script.on(pull, json(pullResponse({ changes: [cartRow('a'), clientAt(seq)] })));
    await pullOwnRows(device.deps);
    expect((await device.outbox())[0]?.state).toBe('waiting');
    expect((await readMerged(device.database)).cartItems).toHaveLength(1);
  });

  it('[S8] writes nothing when somebody else is signed in by the time the answer comes', async () => {
    const device = await newDevice(alex);
    device.script.on(pull, async (call) => {
      await changeSession(device.database, { user: kim });
      return json(pullResponse({ changes: [cartRow('a')] }))(call);
    });
    expect(await pullOwnRows(device.deps)).toEqual({ kind: 'owner-changed' });
    expect((await readOwnRows(device.database, alex.uid)).cartItems).toEqual([]);
    expect(await device.database.pullStates.count()).toBe(0);
  });

  it('[S8] writes nothing of an answer that is about somebody else', async () => {
    const device = await newDevice(alex);
    device.script.on(pull, json(pullResponse({ owner: kim.uid, changes: [cartRow('a')] })));
    expect(await pullOwnRows(device.deps)).toEqual({ kind: 'owner-changed' });
    expect(await device.database.cartItems.count()).toBe(0);
  });

  it('[S8] finds out who is signed in when the worker says that it is somebody else', async () => {
    const device = await newDevice(alex);
    device.script.on(pull, problem(409, 'owner-changed'));
    device.script.on('GET /api/session', json(sessionOf(kim)));
    expect(await pullOwnRows(device.deps)).toEqual({ kind: 'owner-changed' });
    expect((await device.database.session.get('current'))?.user).toEqual(kim);
  });

  it('[S9] rebuilds the rows after a reset and keeps what the person said', async () => {
    const device = await newDevice(alex);
    const { id: command } = await submitCommand(device.database, addToCart('said'));
    device.script.on(
      pull,
      json(pullResponse({ cursor: 'c1', changes: [cartRow('old')] })),
      problem(410, 'reset'),
      json(pullResponse({ reset: true, cursor: 'n1', changes: [cartRow('new')] })),
    );
    await pullOwnRows(device.deps);
    expect(await pullOwnRows(device.deps)).toMatchObject(pulledToTheEnd);
    const rows = await readOwnRows(device.database, alex.uid);
    expect(rows.cartItems.map((item) => item.petId)).toEqual(['new']);
    expect((await device.outbox()).map((entry) => entry.id)).toEqual([command]);
  });

  it('[S9] reads who is signed in after a reset, as after another role was given', async () => {
    const device = await newDevice(alex);
    const all = { kind: 'application', id, row: application(id) } as const;
    device.script.on(
      pull,
      json(pullResponse({ cursor: 'c1', changes: [cartRow('old')] })),
      json(pullResponse({ reset: true, cursor: 'n1', changes: [all] })),
    );
    await pullOwnRows(device.deps);
    expect(device.script.to('GET /api/session')).toHaveLength(0);
    expect(await pullOwnRows(device.deps)).toMatchObject(pulledToTheEnd);
    expect(device.script.to('GET /api/session')).toHaveLength(1);
    const rows = await readOwnRows(device.database, alex.uid);
    expect([rows.cartItems.length, rows.applications.length]).toEqual([0, 1]);
  });

  it('[S9] says again what a server put back from a copy has forgotten', async () => {
    const device = await newDevice(alex);
    for (const petId of ['kept', 'forgotten'])
      await submitCommand(device.database, addToCart(petId));
    await acceptAll(device);
    const [kept] = await device.outbox();
    device.script.on(
      pull,
      json(pullResponse({ reset: true, changes: [cartRow('kept'), clientAt(kept?.seq ?? 0)] })),
    );
    await pullOwnRows(device.deps);
    expect(await device.outbox()).toMatchObject([
      { state: 'waiting', command: { args: { petId: 'forgotten' } } },
    ]);
  });

  it('[S11] requests nothing for a visitor who has not submitted anything', async () => {
    const device = await newDevice(null);
    expect(await pullOwnRows(device.deps)).toMatchObject(pulledToTheEnd);
    expect(device.script.calls).toEqual([]);
    await submitCommand(device.database, {
      kind: 'askForSuggestions',
      args: { id, prompt: 'A calm cat' },
    });
    device.script.on(pull, json(pullResponse({ owner: 'guest' })));
    await pullOwnRows(device.deps);
    expect(device.script.calls).toHaveLength(1);
  });

  it('[S11] reads to the end for a visitor whose rows begin again with an empty batch', async () => {
    const device = await newDevice(null);
    await device.database.pullStates.put({ owner: 'guest', cursor: 'c0', lastSeq: 1 });
    const row = { id, prompt: 'A calm cat', response: '', created: '2026-11-21T10:00:00.000Z' };
    await device.database.chatSessions.put({ owner: 'guest', id, row });
    device.script.on(
      pull,
      json(pullResponse({ owner: 'guest', reset: true, more: true, cursor: 'n1' })),
      json(
        pullResponse({ owner: 'guest', cursor: 'n2', changes: [{ kind: 'chatSession', id, row }] }),
      ),
    );
    await pullOwnRows(device.deps);
    expect((await readOwnRows(device.database, 'guest')).chatSessions).toEqual([row]);
  });

  it('[S11] leaves it to the first command to give a visitor their cookie', async () => {
    const device = await newDevice(null);
    await submitCommand(device.database, {
      kind: 'askForSuggestions',
      args: { id, prompt: 'A calm cat' },
    });
    // Written while a request was in progress: its pull comes before the next push.
    device.script.on(pull, json(pullResponse({ owner: 'guest', cursor: '' })));
    await pullOwnRows(device.deps);
    device.script.on('POST /api/session/refresh', lostAnswer());
    expect(await sendOutbox(device.deps)).toEqual({ kind: 'offline' });
    expect(device.script.calls.map((call) => call.route)).toEqual([
      pull,
      'POST /api/session/refresh',
    ]);
  });
});
