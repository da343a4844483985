import { describe, expect, it } from 'vitest';
import { pageLocks } from '#src/db/device-locks.ts';
import { readMerged } from '#src/db/read-merged.ts';
import { readSession } from '#src/db/session-row.ts';
import { submitCommand } from '#src/db/submit-command.ts';
import { type PushRequest, pushRequestSchema } from '#src/domain/commands.ts';
import { done, unavailable } from '#src/domain/failure.ts';
import { newDevice } from '#tests/device/new-device.ts';
import { restorableServer } from '#tests/device/restorable-server.ts';
import { addToCart, alex, sessionOf } from '#tests/device/samples.ts';
import {
  type Call,
  captivePortal,
  json,
  lostAnswer,
  problem,
} from '#tests/device/scripted-network.ts';
import { sendOutbox } from './push.ts';

const push = 'POST /api/sync/push';
const busy = 'A sentence about unavailable.';
const sent = (call: Call): PushRequest => pushRequestSchema.parse(call.body);
const petsOf = (call: Call) =>
  sent(call).commands.map(({ command }) => ('petId' in command.args ? command.args.petId : ''));

/** Accepts everything, except commands about the pets in `refused`. */
const answering =
  (refused: readonly string[] = []) =>
  (call: Call) =>
    Response.json({
      owner: call.headers.get('X-Homeward-User'),
      results: sent(call).commands.map(({ id, command }) =>
        'petId' in command.args && refused.includes(command.args.petId)
          ? { id, outcome: 'rejected', reason: 'pet-gone' }
          : { id, outcome: 'accepted' },
      ),
    });

describe('sending the outbox', () => {
  it('[S2] sends what was said in its order, under the name of who said it', async () => {
    const device = await newDevice(alex);
    for (const petId of ['a', 'b', 'c']) await submitCommand(device.database, addToCart(petId));
    device.script.on(push, answering());
    expect(await sendOutbox(device.deps)).toEqual(done);
    const [call] = device.script.calls;
    expect(call && petsOf(call)).toEqual(['a', 'b', 'c']);
    expect(call?.headers.get('X-Homeward-User')).toBe(alex.uid);
    expect((await device.outbox()).map((entry) => entry.state)).toEqual(Array(3).fill('accepted'));
  });

  it('[S2] says the very same again when the answer was lost', async () => {
    const device = await newDevice(alex);
    await submitCommand(device.database, addToCart('a'));
    device.script.on(push, lostAnswer(), answering());
    expect(await sendOutbox(device.deps)).toEqual({ kind: 'offline' });
    expect((await device.outbox())[0]?.state).toBe('waiting');
    expect(await sendOutbox(device.deps)).toEqual(done);
    const [first, second] = device.script.calls;
    expect(second?.body).toEqual(first?.body);
  });

  it('[S9] says up to where the server has accepted what no row shows yet, with what is new', async () => {
    const device = await newDevice(alex);
    device.script.on(push, answering());
    await submitCommand(device.database, addToCart('a'));
    for (const _ of ['sent', 'nothing new']) expect(await sendOutbox(device.deps)).toEqual(done);
    expect(device.script.calls).toHaveLength(1);
    await submitCommand(device.database, addToCart('b'));
    await sendOutbox(device.deps);
    expect(device.script.calls.map(petsOf)).toEqual([['a'], ['b']]);
    expect(device.script.calls.map((call) => sent(call).after)).toEqual([undefined, 1]);
  });

  it('[S5] parks a refused command with its reason, and sends those behind it', async () => {
    const device = await newDevice(alex);
    for (const petId of ['gone', 'good']) await submitCommand(device.database, addToCart(petId));
    device.script.on(push, answering(['gone']));
    expect(await sendOutbox(device.deps)).toEqual(done);
    expect(await device.outbox()).toMatchObject([
      { state: 'parked', reason: 'pet-gone' },
      { state: 'accepted' },
    ]);
    const { cartItems } = await readMerged(device.database);
    expect(cartItems.map((item) => item.petId)).toEqual(['good']);
  });

  it('[S5] finds the one command for which a whole push is refused', async () => {
    const device = await newDevice(alex);
    for (const petId of ['a', 'bad', 'c']) await submitCommand(device.database, addToCart(petId));
    const server = restorableServer(device.script);
    device.script.on(push, (call) =>
      petsOf(call).includes('bad') ? problem(400, 'invalid-input')(call) : server.push(call),
    );
    expect(await sendOutbox(device.deps)).toEqual(done);
    expect(server.applied().map(({ seq }) => seq)).toEqual([1, 3]);
    const states = (await device.outbox()).map((entry) => entry.state);
    expect(states).toEqual(['accepted', 'parked', 'accepted']);
  });

  it('[S15] stops at a command that could not be run now, and waits as long as asked', async () => {
    const device = await newDevice(alex);
    for (const petId of ['a', 'b']) await submitCommand(device.database, addToCart(petId));
    device.script.on(push, (call) => {
      const [first, second] = sent(call).commands;
      return Response.json({
        owner: alex.uid,
        results: [
          { id: first?.id, outcome: 'accepted' },
          { id: second?.id, outcome: 'retry', afterMs: 1000 },
        ],
      });
    });
    expect(await sendOutbox(device.deps)).toEqual(unavailable(1000));
    expect((await device.outbox()).map((entry) => entry.state)).toEqual(['accepted', 'waiting']);
  });

  it.each([
    { what: 'seconds', headers: { 'Retry-After': '7' }, afterMs: 7000 },
    {
      what: 'a date',
      headers: {
        Date: 'Mon, 05 Jan 2026 15:04:00 GMT',
        'Retry-After': 'Mon, 05 Jan 2026 15:04:09 GMT',
      },
      afterMs: 9000,
    },
  ])('[S15] waits as long as a busy server asks, in $what', async ({ headers, afterMs }) => {
    const device = await newDevice(alex);
    await submitCommand(device.database, addToCart('a'));
    device.script.on(push, problem(503, 'unavailable', headers));
    expect(await sendOutbox(device.deps)).toEqual(unavailable(afterMs, busy));
    expect((await device.outbox())[0]?.state).toBe('waiting');
  });

  it('[S16] counts as offline when a hotel network answers with its own page', async () => {
    const device = await newDevice(alex);
    await submitCommand(device.database, addToCart('a'));
    device.script.on(push, captivePortal);
    expect(await sendOutbox(device.deps)).toEqual({ kind: 'offline' });
    expect((await device.outbox())[0]?.state).toBe('waiting');
  });

  it('[S12] refreshes an expired session once and sends again', async () => {
    const device = await newDevice(alex);
    await submitCommand(device.database, addToCart('a'));
    device.script.on(push, problem(401, 'session-expired'), answering());
    device.script.on('POST /api/session/refresh', json(sessionOf(alex)));
    expect(await sendOutbox(device.deps)).toEqual(done);
    expect(device.script.calls.map((call) => call.route)).toEqual([
      push,
      'POST /api/session/refresh',
      push,
    ]);
  });

  it('[S15] leaves a server alone for as long as it asked, in every tab and after a reload', async () => {
    const device = await newDevice(alex);
    await submitCommand(device.database, addToCart('a'));
    device.script.on(push, problem(503, 'unavailable', { 'Retry-After': '20' }), answering());
    expect(await sendOutbox(device.deps)).toEqual(unavailable(20_000, busy));
    device.clock.advance(5_000);
    const otherTab = { ...device.deps, locks: pageLocks() };
    expect(await sendOutbox(otherTab)).toEqual(unavailable(15_000));
    expect(device.script.to(push)).toHaveLength(1);
    device.clock.advance(15_000);
    expect(await sendOutbox(otherTab)).toEqual(done);
  });

  it('[S15] forgets a wait that a moved clock has made endless', async () => {
    const device = await newDevice(alex);
    await submitCommand(device.database, addToCart('a'));
    device.script.on(push, problem(503, 'unavailable', { 'Retry-After': '20' }), answering());
    await sendOutbox(device.deps);
    const dayEarlier = { ...device.deps, now: () => device.clock.now() - 86_400_000 };
    expect(await sendOutbox(dayEarlier)).toEqual(done);
  });

  it('[S13] pauses when the worker knows nobody, and keeps everything', async () => {
    const device = await newDevice(alex);
    await submitCommand(device.database, addToCart('a'));
    device.script.on(push, problem(401, 'signed-out'));
    expect(await sendOutbox(device.deps)).toEqual({ kind: 'signed-out' });
    expect(await readSession(device.database)).toMatchObject({ user: alex, mustSignInAgain: true });
    expect(await sendOutbox(device.deps)).toEqual({ kind: 'signed-out' });
    expect(device.script.to(push)).toHaveLength(1);
    expect((await device.outbox())[0]?.state).toBe('waiting');
  });

  it.each([
    ['[S27] until the page is loaded again where the worker is newer', 'outdated', 'outdated'],
    ['[S5] where the worker refuses to read the session', 'owner-changed', 'refused'],
  ] as const)('keeps everything %s', async (_, code, kind) => {
    const device = await newDevice(alex);
    await submitCommand(device.database, addToCart('a'));
    device.script.on(push, problem(409, code));
    device.script.on('GET /api/session', problem(400, 'invalid-input'));
    expect(await sendOutbox(device.deps)).toMatchObject({ kind });
    expect((await device.outbox())[0]?.state).toBe('waiting');
  });

  it('[S14] lets the worker hear an owed sign-out before anything else', async () => {
    const device = await newDevice(null);
    await submitCommand(device.database, {
      kind: 'askForSuggestions',
      args: { id: alex.uid, prompt: 'A calm cat' },
    });
    await device.database.session.update('current', { signOutOwed: true });
    device.script.on('DELETE /api/session', lostAnswer(), json(sessionOf(null)));
    // A visitor gets a cookie before their first command is sent.
    device.script.on('POST /api/session/refresh', json(sessionOf(null)));
    device.script.on(push, answering());
    expect(await sendOutbox(device.deps)).toEqual({ kind: 'offline' });
    expect(device.script.to(push)).toHaveLength(0);
    expect(await sendOutbox(device.deps)).toEqual(done);
    expect(device.script.calls.map((call) => call.route)).toEqual([
      'DELETE /api/session',
      'DELETE /api/session',
      'POST /api/session/refresh',
      push,
    ]);
  });

  it('[S17] lets two senders take turns, so that nothing goes out twice', async () => {
    const device = await newDevice(alex);
    await submitCommand(device.database, addToCart('a'));
    device.script.on(push, answering());
    await Promise.all([sendOutbox(device.deps), sendOutbox(device.deps)]);
    expect(device.script.to(push)).toHaveLength(1);
  });

  it('[S18] gives up the wait for the lock when told to, as the service worker is', async () => {
    const device = await newDevice(alex);
    await submitCommand(device.database, addToCart('a'));
    let letGo = () => {};
    const held = device.locks.hold('sync', () => new Promise<void>((done) => (letGo = done)));
    const patience = new AbortController();
    const sending = sendOutbox(device.deps, patience.signal);
    patience.abort(new Error('The tab that holds the lock took too long.'));
    expect(await sending).toMatchObject({ kind: 'other-tab' });
    letGo();
    await held;
    expect(device.script.calls).toHaveLength(0);
  });
});
