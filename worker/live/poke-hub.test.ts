import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Poke } from '#src/domain/protocol.ts';
import { createPokeHub } from './poke-hub.ts';
import type { ReadFewChanges } from './few-changes.ts';
import type { Reader } from './poke-source.ts';

const guest: Reader['actor'] = { kind: 'guest', id: undefined };

describe('the poke hub', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function start(
    versions: (number | Error)[] = [],
    changes: ReadFewChanges = async () => undefined,
  ) {
    const errors: unknown[] = [];
    const onJobs = vi.fn<() => void>();
    const readFewChanges = vi.fn<ReadFewChanges>(changes);
    const hub = createPokeHub({
      readLatest: async () => {
        const version = versions.shift() ?? 0;
        if (version instanceof Error) throw version;
        return { epoch: 'e', version };
      },
      readFewChanges,
      onJobs,
      onError: (error) => errors.push(error),
    });
    const reader = async (...topics: string[]) => {
      const heard: Poke[] = [];
      const [end, checkSession] = [vi.fn<() => void>(), vi.fn<() => void>()];
      const listener = { poke: (poke: Poke) => heard.push(poke), end, checkSession };
      return {
        heard,
        end,
        checkSession,
        stop: await hub.source({ actor: guest, topics: new Set(topics) }, listener),
      };
    };
    return { hub, reader, errors, onJobs, readFewChanges };
  }

  /** A change, and what comes of it. */
  const say = async (hub: ReturnType<typeof createPokeHub>) => {
    hub.hear('catalogue');
    await vi.runAllTimersAsync();
  };

  it('tells each reader of their own topics, once for many', async () => {
    const { hub, reader } = start();
    const [kim, lee] = [await reader('user:kim', 'admins'), await reader('user:lee')];
    hub.hear('user:kim');
    hub.hear('admins');
    await vi.runAllTimersAsync();
    expect([kim.heard, lee.heard]).toEqual([[{ stream: 'own-rows' }], []]);
  });

  it('ends the streams of a session that has ended, and of no other', async () => {
    const { hub, reader } = start();
    const [here, there] = [
      await reader('session:1', 'user:kim'),
      await reader('session:2', 'user:kim'),
    ];
    hub.hear('session:1');
    await vi.runAllTimersAsync();
    expect(here.end).toHaveBeenCalledOnce();
    expect(there.end).not.toHaveBeenCalled();
  });

  it('has sessions looked up where their end may have been missed', async () => {
    const { hub, reader } = start();
    const kim = await reader('session:1', 'user:kim');
    hub.hearGap();
    await vi.runAllTimersAsync();
    expect(kim.checkSession).toHaveBeenCalledOnce();
    expect(kim.end).not.toHaveBeenCalled();
  });

  it('does nothing while it is called: its caller may hold the database’s one connection', async () => {
    const { hub, reader } = start();
    const kim = await reader('user:kim');
    hub.hear('user:kim');
    expect(kim.heard).toEqual([]);
  });

  it('tells of a change that came in the second of a version that a page had asked for', async () => {
    const { hub, reader } = start([7, 7, 8, 9]);
    const kim = await reader();
    await say(hub);
    expect(kim.heard.splice(0)).toEqual([{ stream: 'catalogue', version: 7 }]);
    await say(hub);
    expect(kim.heard).toEqual([
      { stream: 'catalogue', version: 8 },
      { stream: 'catalogue', version: 9 },
    ]);
  });

  it('tells of each version once, however often it hears of changes', async () => {
    const { hub, reader } = start([7, 7, 7, 8, 8]);
    const kim = await reader();
    hub.hear('catalogue');
    await vi.advanceTimersByTimeAsync(500);
    hub.hear('catalogue');
    await vi.runAllTimersAsync();
    expect(kim.heard).toEqual([{ stream: 'catalogue', version: 7 }]);
    await say(hub);
    expect(kim.heard).toHaveLength(2);
  });

  it('reads no version after its end', async () => {
    const { hub, reader, errors } = start([7, new Error('gone')]);
    const kim = await reader();
    hub.hear('catalogue');
    await vi.advanceTimersByTimeAsync(500);
    hub.stop();
    await vi.runAllTimersAsync();
    expect(kim.heard).toHaveLength(1);
    expect(errors).toEqual([]);
  });

  it('goes on after a version that could not be read', async () => {
    const { hub, reader, errors } = start([new Error('gone'), 9]);
    const kim = await reader();
    await say(hub);
    expect(kim.heard).toEqual([{ stream: 'catalogue', version: 9 }]);
    expect(errors).toHaveLength(1);
  });

  const changesOf: ReadFewChanges = async ({ version: from }, { epoch, version: to }) => ({
    epoch,
    from,
    to,
    upserts: [],
    removed: ['a1'],
  });
  const sayTwice = async (hub: ReturnType<typeof createPokeHub>) => {
    await say(hub);
    await say(hub);
  };

  it('sends the changes since the version before, read once for all who listen', async () => {
    const { hub, reader, readFewChanges } = start([7, 7, 8, 8], changesOf);
    const [kim, lee] = [await reader(), await reader()];
    await sayTwice(hub);
    const changes = { epoch: 'e', from: 7, to: 8, upserts: [], removed: ['a1'] };
    expect(kim.heard).toEqual([
      { stream: 'catalogue', version: 7 },
      { stream: 'catalogue', version: 8, changes },
    ]);
    expect(lee.heard[1], 'the same object, which is encoded once').toBe(kim.heard[1]);
    expect(readFewChanges).toHaveBeenCalledOnce();
  });

  it('names the version where its changes cannot be read', async () => {
    const { hub, reader, errors } = start([7, 7, 8, 8], async () => {
      throw new Error('gone');
    });
    const kim = await reader();
    await sayTwice(hub);
    expect(kim.heard[1]).toEqual({ stream: 'catalogue', version: 8 });
    expect(errors).toHaveLength(1);
  });

  it('reads no changes where nobody listens', async () => {
    const { hub, readFewChanges } = start([7, 7, 8, 8], changesOf);
    await sayTwice(hub);
    expect(readFewChanges).not.toHaveBeenCalled();
  });

  it('wakes the job runner, and forgets a reader who left', async () => {
    const { hub, reader, onJobs } = start();
    const kim = await reader('user:kim');
    kim.stop();
    hub.hear('jobs');
    hub.hear('user:kim');
    await vi.runAllTimersAsync();
    expect(onJobs).toHaveBeenCalledOnce();
    expect(kim.heard).toEqual([]);
  });
});
