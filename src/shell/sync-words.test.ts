import { describe, expect, it } from 'vitest';
import { describeSync } from '#src/sync/describe-sync.ts';
import { pillWords } from './pill-words.ts';
import { syncWords, waitsFor } from './sync-words.ts';

const since = '2026-01-05T15:04:00.000Z';
const device = { known: true, mustSignInAgain: false, full: false };
const actions = { syncNow: () => {} };

describe('what the pill and its details say', () => {
  it('is on a full device that it is full, and how to go on', () => {
    const status = { ...describeSync({ busy: false }, [], { ...device, full: true }), ...actions };
    const { sentence } = syncWords(status);
    expect(pillWords(status).pill).toBe('Device full');
    expect(sentence).toMatch(/free some space, then try again/i);
  });

  it('counts a photo that is being sent like anything else that waits', () => {
    const photos = { count: 2 };
    const online = { ...describeSync({ busy: false }, [], device, photos), ...actions };
    expect(pillWords(online).pill).toBe('Sending 2');
    expect(syncWords(online).title).toBe('Sending 2 things');
    const view = { busy: false, failure: { kind: 'offline' }, since } as const;
    const offline = { ...describeSync(view, [], device, photos), ...actions };
    expect(pillWords(offline)).toEqual({ pill: 'Offline, 2 waiting', short: '2 waiting' });
    expect(syncWords(offline).sentence).toMatch(/saved on this device/i);
  });

  it('blames neither the network nor the server for the storage of this device', () => {
    const view = { busy: false, failure: { kind: 'storage' }, since } as const;
    const { title, sentence } = syncWords({ ...describeSync(view, [], device), ...actions });
    expect(title).toBe('This device did not answer');
    expect(sentence).toMatch(/load the page again/i);
  });

  it('[S17] names the tab that has to be closed where one holds the others up', () => {
    const failure = { kind: 'other-tab', message: 'Another tab of Homeward is busy.' } as const;
    const view = { busy: false, failure, since };
    const { title, sentence } = syncWords({ ...describeSync(view, [], device), ...actions });
    expect(title).toBe('Another tab is busy');
    expect(sentence).toMatch(/close that tab/i);
  });

  it('is for each thing that waits what it waits for', () => {
    expect(waitsFor('unavailable', since)).toBe('Waits for our server.');
    expect(waitsFor('other-tab', since)).toBe('Waits for another tab of Homeward.');
    expect(waitsFor('offline', since)).toBe('Waits for a connection.');
    expect(waitsFor('signed-out', undefined)).toBe('Waits for you to log in.');
    expect(waitsFor(undefined, undefined)).toBe('On its way.');
    // A refused command takes the place of the reason; only `since` tells that nothing is sent.
    expect(waitsFor('parked', since)).toBe('Waits for a connection.');
    expect(waitsFor('parked', undefined)).toBe('On its way.');
  });
});
