import { describe, expect, it } from 'vitest';
import { createNotifications } from './notifications.ts';
import type { DeviceSubscription } from './push-device.ts';

const ada = 'ada';
const ben = 'ben';

/** A browser, a worker and a storage that a test can inspect and break. */
function newDevice() {
  const memory = new Map<string, string>();
  const calls: string[] = [];
  let subscription: DeviceSubscription | undefined;
  let count = 0;
  const world = {
    memory,
    calls,
    support: 'full' as 'full' | 'install-first' | 'none',
    permission: 'default' as NotificationPermission,
    answer: 'granted' as NotificationPermission,
    publicKey: 'key-1' as string | null | undefined,
    saves: true,
    serviceReached: true,
    subscribed: () => subscription,
    page: () =>
      createNotifications({
        device: {
          support: () => world.support,
          permission: () => world.permission,
          askPermission: async () => {
            calls.push('ask');
            world.permission = world.answer;
            return world.answer;
          },
          current: async () => subscription,
          subscribe: async (publicKey) => {
            if (!world.serviceReached) throw new DOMException('no push service', 'AbortError');
            count += 1;
            const made: DeviceSubscription = {
              json: { endpoint: `https://push.example/${count}` },
              publicKey,
              end: async () => {
                if (subscription === made) subscription = undefined;
              },
            };
            subscription = made;
            return made;
          },
        },
        calls: {
          publicKey: async () => {
            calls.push('key');
            return world.publicKey;
          },
          save: async ({ endpoint }) => {
            calls.push(`save ${endpoint}`);
            return world.saves;
          },
          remove: async (endpoint, owner) => {
            calls.push(`remove ${endpoint} of ${owner}`);
          },
        },
        memory: {
          read: (key) => memory.get(key),
          write: (key, text) => memory.set(key, text),
          remove: (key) => memory.delete(key),
        },
      }),
  };
  return world;
}

async function shownTo(uid: string | undefined, device = newDevice()) {
  const page = device.page();
  await page.setPerson(uid);
  await page.refresh();
  return { device, page };
}

describe('notifications', () => {
  it('are off until somebody asks for them, and nothing is asked by looking', async () => {
    const { device, page } = await shownTo(ada);
    expect(page.view()).toEqual({ kind: 'off', declined: false });
    expect(device.calls).toEqual(['key']);
  });

  it('are not spoken of to nobody, without keys, without support, or when denied', async () => {
    const absent = { kind: 'absent' };
    expect((await shownTo(undefined)).page.view()).toEqual(absent);
    for (const lacking of [
      { publicKey: null },
      { publicKey: undefined },
      { support: 'none' as const },
      { permission: 'denied' as const },
    ])
      expect((await shownTo(ada, Object.assign(newDevice(), lacking))).page.view()).toEqual(absent);
  });

  it('ask for the installed app where the browser wants one, and only with keys', async () => {
    const device = Object.assign(newDevice(), { support: 'install-first' as const });
    const { page } = await shownTo(ada, device);
    expect(page.view()).toEqual({ kind: 'install-first', declined: false });
    page.decline();
    expect(page.view()).toEqual({ kind: 'install-first', declined: true });
    device.publicKey = null;
    expect((await shownTo(ada, device)).page.view()).toEqual({ kind: 'absent' });
  });

  it('are on once the worker knows the device, also for a page that opens later', async () => {
    const { device, page } = await shownTo(ada);
    expect(await page.switchOn()).toBe('done');
    expect(page.view()).toEqual({ kind: 'on' });
    const later = await shownTo(ada, device);
    expect(later.page.view()).toEqual({ kind: 'on' });
    // Saved again, for a worker that has lost it.
    expect(device.calls.filter((call) => call.startsWith('save'))).toHaveLength(2);
    device.publicKey = undefined;
    expect((await shownTo(ada, device)).page.view()).toEqual({ kind: 'on' });
  });

  it('leave nothing behind where they could not be switched on', async () => {
    const { device, page } = await shownTo(ada);
    device.answer = 'default';
    expect(await page.switchOn()).toBe('dismissed');
    device.answer = 'granted';
    device.serviceReached = false;
    expect(await page.switchOn()).toBe('failed');
    device.serviceReached = true;
    device.saves = false;
    expect(await page.switchOn()).toBe('failed');
    expect(device.subscribed()).toBeUndefined();
    expect(page.view()).toEqual({ kind: 'off', declined: false });
    device.answer = 'denied';
    expect(await page.switchOn()).toBe('denied');
  });

  it('stay off for who declined, until they switch them on themselves', async () => {
    const { device, page } = await shownTo(ada);
    page.decline();
    expect((await shownTo(ada, device)).page.view()).toEqual({ kind: 'off', declined: true });
    await page.switchOn();
    await page.switchOff();
    expect(page.view()).toEqual({ kind: 'off', declined: false });
  });

  it('end when their person leaves, without waiting for the worker', async () => {
    const { device, page } = await shownTo(ada);
    await page.switchOn();
    await page.setPerson(undefined);
    expect(device.subscribed()).toBeUndefined();
    expect(device.calls.at(-1)).toBe('remove https://push.example/1 of ada');
    expect(page.view()).toEqual({ kind: 'absent' });
    expect([...device.memory]).toEqual([]);
  });

  it.each([undefined, ben])('end for a page that starts and finds %s here', async (next) => {
    const { device, page } = await shownTo(ada);
    await page.switchOn();
    await device.page().setPerson(next);
    expect(device.subscribed()).toBeUndefined();
  });

  it('end also where the note of whose they were is lost', async () => {
    const { device, page } = await shownTo(ada);
    await page.switchOn();
    device.memory.clear();
    await device.page().setPerson(undefined);
    expect(device.subscribed()).toBeUndefined();
  });

  it('do not begin for a person who left while they were being switched on', async () => {
    const { device, page } = await shownTo(ada);
    const switched = page.switchOn();
    await page.setPerson(undefined);
    await switched;
    expect(device.subscribed()).toBeUndefined();
  });

  it('are subscribed to anew where the worker has other keys', async () => {
    const { device, page } = await shownTo(ada);
    await page.switchOn();
    device.publicKey = 'key-2';
    expect((await shownTo(ada, device)).page.view()).toEqual({ kind: 'on' });
    expect(device.subscribed()?.publicKey).toBe('key-2');
  });
});
