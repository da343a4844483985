import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PushService } from '#tests/push/push-service.ts';
import { decisionNews, isP256PrivateKey, isP256PublicKey } from '#src/domain/notifications.ts';
import { StartFailure } from '#worker/env.ts';
import { sendPush } from './send-push.ts';
import { makeVapidKeys, vapidOfDataDir } from './vapid.ts';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'homeward-vapid-'));
});
afterEach(() => rm(home, { recursive: true }));

const publicUrl = new URL('https://pets.example.org');

test('keys are of the form that the environment takes, and no two are alike', async () => {
  const [one, other] = [await makeVapidKeys(), await makeVapidKeys()];
  expect(isP256PublicKey(one.publicKey)).toBe(true);
  expect(isP256PrivateKey(one.privateKey)).toBe(true);
  expect(other.privateKey).not.toBe(one.privateKey);
});

test('a worker of one’s own keeps its keys, readable by their owner alone', async () => {
  const vapid = await vapidOfDataDir({ dataDir: home, publicUrl });
  expect(await vapidOfDataDir({ dataDir: home, publicUrl })).toEqual(vapid);
  expect(vapid.subject).toBe('https://pets.example.org');
  expect(await readdir(home)).toEqual(['vapid.json']);
  const { mode } = await stat(join(home, 'vapid.json'));
  expect(mode & 0o077).toBe(0);
});

test('one that keeps nothing has keys all the same, and a contact that push services take', async () => {
  const vapid = await vapidOfDataDir({
    dataDir: ':memory:',
    publicUrl: new URL('http://localhost:8787'),
  });
  expect(isP256PublicKey(vapid.publicKey)).toBe(true);
  expect(vapid.subject).toMatch(/^mailto:.+@homeward\.example$/);
});

test('a spoilt file is not replaced without a word', async () => {
  await writeFile(join(home, 'vapid.json'), '{"publicKey":"short"}');
  await expect(vapidOfDataDir({ dataDir: home, publicUrl })).rejects.toThrow(StartFailure);
});

test('nothing is sent to an address inside, whoever wrote the row', async () => {
  const vapid = await vapidOfDataDir({ dataDir: ':memory:', publicUrl });
  const push = new PushService(vapid.publicKey);
  const { keys } = await push.subscribe();
  const target = { endpoint: 'https://169.254.169.254/latest', keys };
  expect(await sendPush({ vapid, fetch: push.fetch }, target, decisionNews)).toEqual({
    kind: 'gone',
  });
  expect(push.asked).toEqual([]);
});

test('a redirect is not followed', async () => {
  const vapid = await vapidOfDataDir({ dataDir: ':memory:', publicUrl });
  const push = new PushService(vapid.publicKey);
  const target = await push.subscribe();
  const redirects: (string | undefined)[] = [];
  const fetch = async (_: string, init: RequestInit) => {
    redirects.push(init.redirect);
    return new Response(null, { status: 307, headers: { Location: 'https://127.0.0.1/' } });
  };
  expect(await sendPush({ vapid, fetch }, target, decisionNews)).toEqual({
    kind: 'refused',
    status: 307,
  });
  expect(redirects).toEqual(['manual']);
});
