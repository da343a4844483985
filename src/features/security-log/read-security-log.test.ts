import { expect, it } from 'vitest';
import { changeSession, readSession } from '#src/db/session-row.ts';
import { ownerHeader } from '#src/domain/protocol.ts';
import { newDatabase } from '#tests/device/new-device.ts';
import { kim } from '#tests/device/samples.ts';
import { readSecurityLog } from './read-security-log.ts';

const page = { events: [], more: false };

it('asks in the name of who is signed in, for one kind and from one event on', async () => {
  const database = newDatabase();
  await changeSession(database, { user: kim });
  const asked: [string, string | null][] = [];
  const network = async (url: string, init: RequestInit) => {
    asked.push([url, new Headers(init.headers).get(ownerHeader)]);
    return Response.json(page);
  };
  const deps = { database, network, syncNow: () => {} };
  const result = await readSecurityLog(deps, { event: 'sign-in', before: 7 });
  expect(result).toEqual({ kind: 'ok', value: page });
  expect(asked).toEqual([['/api/security-log?event=sign-in&before=7', kim.uid]]);
});

it('asks again once an expired session is refreshed', async () => {
  const database = newDatabase();
  await changeSession(database, { user: kim });
  const expired = { code: 'session-expired', message: 'Your session has expired.' };
  const answers = [Response.json(expired, { status: 401 }), Response.json(page)];
  const network = async () => answers.shift() ?? Response.error();
  const syncNow = async () => {
    const { refreshes } = await readSession(database);
    await changeSession(database, { refreshes: refreshes + 1 });
  };
  const deps = { database, network, syncNow: () => void syncNow() };
  expect(await readSecurityLog(deps, {})).toEqual({ kind: 'ok', value: page });
  expect(answers).toEqual([]);
});
