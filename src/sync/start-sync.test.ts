import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { changeSession, readSession } from '#src/db/session-row.ts';
import { submitCommand } from '#src/db/submit-command.ts';
import type { SessionUser } from '#src/domain/account.ts';
import { done } from '#src/domain/failure.ts';
import { newDevice } from '#tests/device/new-device.ts';
import { addToCart, alex, askFor, kim, pullResponse, sessionOf } from '#tests/device/samples.ts';
import * as replies from '#tests/device/scripted-network.ts';
import type { BrowserEvents } from './browser-events.ts';
import { startSync } from './start-sync.ts';

const { acceptAll, captivePortal, json, problem, shown, silent } = replies;
const pull = 'GET /api/sync/pull';
const push = 'POST /api/sync/push';
const live = 'GET /api/live';

type Event = Parameters<BrowserEvents['on']>[0];

function fakePage() {
  const runs = new Map<() => void, Event>();
  let visible = true;
  const page: BrowserEvents = {
    isVisible: () => visible,
    isOnline: () => true,
    on: (event, run) => {
      runs.set(run, event);
      return () => runs.delete(run);
    },
  };
  const fire = (event: Event) => {
    if (event === 'visible' || event === 'hidden') visible = event === 'visible';
    for (const [run, awaited] of runs) if (awaited === event) run();
  };
  return { page, fire };
}

async function running(
  user: SessionUser | null = alex,
  prepare: (device: Awaited<ReturnType<typeof newDevice>>) => void = () => {},
) {
  const device = await newDevice(user);
  device.script.on('GET /api/session', json(sessionOf(user)));
  device.script.on('POST /api/session/refresh', json(sessionOf(user)));
  device.script.on(pull, shown(device.script));
  device.script.on(push, acceptAll);
  device.script.on(live, silent);
  prepare(device);
  const { page, fire } = fakePage();
  const refresh = vi.fn(async () => done);
  const requestBackgroundSync = vi.fn();
  const sync = startSync({
    ...device.deps,
    page,
    catalogue: { refresh, take: async () => false },
    random: () => 0,
    requestBackgroundSync,
  });
  onTestFinished(() => sync.stop());
  const pulls = () => device.script.to(pull).length;
  /** Resolves once nothing is being exchanged any more. */
  const quiet = async () => {
    for (let before = -1; before !== device.script.calls.length || sync.view().busy;) {
      before = device.script.calls.length;
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  };
  await quiet();
  return { ...device, sync, fire, refresh, requestBackgroundSync, pulls, quiet };
}

describe('the engine', () => {
  it('[S19] sends, pulls and refreshes the pets at start', async () => {
    const { script, refresh, sync } = await running();
    expect(script.to('GET /api/session')).toHaveLength(1);
    expect(script.to(pull).length).toBeGreaterThan(0);
    expect(refresh).toHaveBeenCalled();
    expect(sync.view()).toEqual({ busy: false });
  });

  it.each(['online', 'visible'] as const)('[S19] pulls on `%s`', async (event) => {
    const { fire, pulls, quiet } = await running();
    const before = pulls();
    fire(event);
    await quiet();
    expect(pulls()).toBeGreaterThan(before);
  });

  it('[S19] pulls every minute while it is visible, and not while it is hidden', async () => {
    const { clock, fire, pulls, quiet } = await running();
    const before = pulls();
    clock.advance(60_000);
    await quiet();
    expect(pulls()).toBe(before + 1);
    fire('hidden');
    clock.advance(180_000);
    await quiet();
    expect(pulls()).toBe(before + 1);
  });

  it('[S19] pulls on a poke, and tells the catalogue which version it named', async () => {
    const said = [
      'event: poke\ndata: {"stream":"own-rows"}\n\n',
      'event: poke\ndata: {"stream":"catalogue","version":7}\n\n',
    ];
    const { pulls, refresh, quiet, fire } = await running(alex, ({ script }) => {
      script.on(live, () => {
        const text = new TextEncoder().encode(said.join(''));
        const body = new ReadableStream({ start: (stream) => stream.enqueue(text) });
        return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
      });
    });
    expect(pulls()).toBeGreaterThan(1);
    expect(refresh).toHaveBeenCalledWith(7);
    fire('hidden');
    await quiet();
  });

  it('sends a command as soon as it is said, and asks the browser to send it otherwise', async () => {
    const { database, script, requestBackgroundSync, quiet } = await running();
    await submitCommand(database, addToCart('a'));
    await quiet();
    expect(script.to(push)).toHaveLength(1);
    expect(requestBackgroundSync).toHaveBeenCalledOnce();
  });

  it('[S15] says since when there is trouble, and tries again when it was asked to', async () => {
    const { script, sync, clock, pulls, quiet } = await running();
    script.on(pull, problem(503, 'unavailable', { 'Retry-After': '20' }), json(pullResponse()));
    await sync.syncNow();
    expect(sync.view()).toMatchObject({
      failure: { kind: 'unavailable' },
      since: '2026-01-05T15:04:00.000Z',
    });
    const before = pulls();
    clock.advance(19_999);
    await quiet();
    expect(pulls()).toBe(before);
    clock.advance(1);
    await quiet();
    expect(pulls()).toBe(before + 1);
    expect(sync.view()).toEqual({ busy: false });
  });

  it('[S15] waits as long as the server asked, also when the network was gone meanwhile', async () => {
    const { script, sync, fire, database, pulls, quiet } = await running();
    script.on(pull, problem(503, 'unavailable', { 'Retry-After': '20' }), json(pullResponse()));
    await sync.syncNow();
    const before = pulls();
    fire('offline');
    fire('online');
    fire('visible');
    await submitCommand(database, addToCart('a'));
    await quiet();
    expect(pulls()).toBe(before);
    expect(script.to(push)).toHaveLength(0);
  });

  it('[S15] tries at once when the network comes back', async () => {
    const { script, sync, fire, quiet } = await running();
    script.offline = true;
    await sync.syncNow();
    script.offline = false;
    fire('online');
    await quiet();
    expect(sync.view()).toEqual({ busy: false });
  });

  it('[S15] waits longer with each failure', async () => {
    const { script, sync, clock } = await running();
    script.offline = true;
    const waits: number[] = [];
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await sync.syncNow();
      waits.push(clock.due()[0] ?? 0);
    }
    expect(waits).toEqual([500, 1000, 2000, 4000]);
    expect(sync.view().failure).toEqual({ kind: 'offline' });
  });

  it('[S16] takes a captive portal for no network', async () => {
    const { script, sync } = await running();
    script.on(pull, captivePortal);
    await sync.syncNow();
    expect(sync.view().failure).toEqual({ kind: 'offline' });
  });

  it('[S13] asks for a sign-in, keeps what was said, and goes on by itself afterwards', async () => {
    const { database, script, sync, session, quiet, outbox } = await running();
    script.on('GET /api/session', json(sessionOf(null)));
    await sync.syncNow();
    expect(sync.view().failure).toEqual({ kind: 'signed-out' });
    await submitCommand(database, addToCart('a'));
    await quiet();
    expect(script.to(push)).toHaveLength(0);
    script.on('POST /api/session', json(sessionOf(alex)));
    script.on('GET /api/session', json(sessionOf(alex)));
    await session.signIn({ email: alex.email, password: 'homeward-demo' }, 'user');
    await quiet();
    expect(script.to(push)).toHaveLength(1);
    expect(await outbox()).toEqual([]);
    expect(sync.view()).toEqual({ busy: false });
  });

  it('[S8] begins anew with the rows of who is signed in by now', async () => {
    const { database, script, sync, quiet } = await running();
    script.on('GET /api/session', json(sessionOf(kim)));
    script.on(pull, problem(409, 'owner-changed'), json(pullResponse({ owner: kim.uid })));
    await sync.syncNow();
    await quiet();
    expect((await readSession(database)).user).toEqual(kim);
    expect(script.to(pull).at(-1)?.headers.get('X-Homeward-User')).toBe(kim.uid);
    expect(sync.view()).toEqual({ busy: false });
  });

  it('reads who the person is after their rows were renewed: their role may be another', async () => {
    const { database, script, sync } = await running();
    script.on(pull, json(pullResponse({ reset: true })));
    script.on('GET /api/session', json(sessionOf({ ...alex, isAdmin: true })));
    await sync.syncNow();
    expect((await readSession(database)).user?.isAdmin).toBe(true);
  });

  it('[S20] listens anew with another role: a new admin hears of every application', async () => {
    const { database, script, quiet } = await running();
    await changeSession(database, { user: { ...alex, isAdmin: true } });
    await expect.poll(() => script.to(live)).toHaveLength(2);
    await quiet();
    expect(script.to(live)).toHaveLength(2);
  });

  it('[S20] listens anew once a visitor has spoken: only then does the worker know them', async () => {
    const { database, script, quiet } = await running(null);
    await submitCommand(database, askFor('A quiet cat.'));
    await expect.poll(() => script.to(live)).toHaveLength(2);
    await quiet();
    expect(script.to(live)).toHaveLength(2);
  });

  it('says that the network is gone, also if an answer was still on its way', async () => {
    const { fire, script, sync } = await running();
    script.on(pull, (call) => {
      script.offline = true;
      fire('offline');
      return shown(script)(call);
    });
    await sync.syncNow();
    const since = '2026-01-05T15:04:00.000Z';
    expect(sync.view()).toEqual({ busy: false, failure: { kind: 'offline' }, since });
  });
});
