// Who may download everything of a home, and what becomes of a download.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { archivePath, exportStateSchema, startedExportSchema } from '#src/domain/export-calls.ts';
import { filesIn } from '#tests/device/zip-files.ts';
import { type Browser, refusal } from './browser.ts';
import type { TestApp } from './http-app.ts';
import { newPicture, sent, startWithAdmin } from './media-steps.ts';

let app: TestApp;
let admin: Browser;
const password = 'long enough';
beforeAll(async () => {
  ({ app, admin } = await startWithAdmin());
  for (const length of [300, 200_000]) await sent({ app, admin }, newPicture(length));
});
afterAll(() => app.stop());

const confirm = (browser: Browser) =>
  browser.request('/api/session/confirm-password', { method: 'POST', body: { password } });
const begin = (browser: Browser) => browser.request('/api/export', { method: 'POST' });

async function started(browser = admin) {
  await confirm(browser);
  return startedExportSchema.parse(await (await begin(browser)).json());
}
async function stateOf(id: string) {
  const answer = await admin.request(`/api/export/${id}`);
  return answer.status === 200 ? exportStateSchema.parse(await answer.json()) : answer.status;
}
const copies = () => app.backend.sql('select id from private.archives');
const copiedRows = () => app.backend.sql('select n from private.archive_rows');

describe('an export of everything', () => {
  test('is begun by an admin who has just given their password, and by nobody else', async () => {
    const guest = app.browser();
    expect(await refusal(await begin(guest))).toMatchObject({ status: 401 });
    const person = app.browser();
    await person.register('ada@example.org');
    await confirm(person);
    expect(await refusal(await begin(person))).toMatchObject({ status: 403, code: 'only-admins' });
    expect(await refusal(await begin(admin))).toMatchObject({
      status: 403,
      code: 'password-needed',
    });
    expect(await copies()).toEqual([]);

    const { id } = await started();
    for (const browser of [guest, person]) {
      expect((await browser.request(archivePath(id))).status, 'the archive').toBeGreaterThan(400);
      expect((await browser.request(`/api/export/${id}`)).status).toBeGreaterThan(400);
      const cancel = await browser.request(`/api/export/${id}`, { method: 'DELETE' });
      expect(cancel.status).toBeGreaterThan(400);
    }
    // Another admin's is not theirs either.
    const other = app.browser();
    await other.register('kim@example.org', { isAdmin: true });
    expect(await refusal(await other.request(archivePath(id)))).toMatchObject({ status: 404 });
    expect((await other.request(`/api/export/${id}`)).status).toBe(404);
    await other.request(`/api/export/${id}`, { method: 'DELETE' });
    expect(await stateOf(id)).toEqual({ taken: 0, finished: false });
  });

  test('is downloaded as a file that nothing keeps, and noted in the security log', async () => {
    const { id, total } = await started();
    const answer = await admin.request(archivePath(id));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('application/zip');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="homeward-everything-\d{4}-\d\d-\d\d\.zip"$/,
    );
    const files = await filesIn(new Uint8Array(await answer.arrayBuffer()));
    expect([...files.keys()].filter((name) => name.startsWith('pictures/'))).toHaveLength(2);
    await vi.waitFor(
      async () => expect(await stateOf(id)).toEqual({ taken: total, finished: true }),
      10_000,
    );
    expect(await copiedRows()).toEqual([]);
    expect(await refusal(await admin.request(archivePath(id)))).toMatchObject({
      status: 404,
      code: 'no-export',
    });
    const log = await admin.request('/api/security-log?event=everything-exported');
    expect(await log.json()).toMatchObject({ events: [{ actor: { name: 'Pat Example' } }, {}] });
  });

  test('is of the moment in which it was begun, whatever is said during the download', async () => {
    const named = async (id: string, name: string) =>
      admin.push([{ kind: 'changePet', args: { id, changes: { name, type: 'cat' } } }]);
    const other = app.browser();
    await other.register('sam@example.org', { isAdmin: true });
    await named('stays', 'Before');
    const { id } = await started(other);
    await named('stays', 'After');
    await named('comes-later', 'Too late');
    const answer = await other.request(archivePath(id));
    const files = await filesIn(new Uint8Array(await answer.arrayBuffer()));
    const everything = new TextDecoder().decode(files.get('pets.json'));
    expect(everything).toContain('"Before"');
    expect(everything).not.toMatch(/"After"|"Too late"/);
    expect(new TextDecoder().decode(files.get('history.json'))).not.toMatch(/"After"|"Too late"/);
  });

  test('breaks off where it is cancelled, and leaves no copy', async () => {
    const { id } = await started();
    const reader = (await admin.request(archivePath(id))).body?.getReader();
    await reader?.read();
    expect(await stateOf(id)).toMatchObject({ finished: false });
    await admin.request(`/api/export/${id}`, { method: 'DELETE' });
    const rest = async () => {
      while (!(await reader?.read())?.done);
    };
    await expect(rest()).rejects.toThrow();
    expect(await stateOf(id)).toBe(404);
    expect(await copiedRows()).toEqual([]);
    expect(app.logged).toEqual([]);
  });

  test('leaves no copy where the browser goes away, either', async () => {
    const { id } = await started();
    const reader = (await admin.request(archivePath(id))).body?.getReader();
    await reader?.read();
    await reader?.cancel();
    await vi.waitFor(async () => expect(await stateOf(id)).toBe(404), 10_000);
    expect(await copiedRows()).toEqual([]);
    expect(app.logged).toEqual([]);
  });

  test('that nobody downloads is forgotten after an hour; beginning again forgets the one before', async () => {
    const other = app.browser();
    await other.register('max@example.org', { isAdmin: true });
    const first = await started(other);
    const second = await started(other);
    const isKnown = async ({ id }: { id: string }) =>
      (await other.request(`/api/export/${id}`)).status === 200;
    expect(await isKnown(first)).toBe(false);
    expect(await isKnown(second)).toBe(true);
    await app.backend.sql(`update private.archives set used_at = now() - interval '61 minutes'`);
    await app.backend.privileged.rpc('delete_unused_archives');
    expect(await isKnown(second)).toBe(false);
    expect(await copiedRows()).toEqual([]);
  });

  test('is begun five times at once, then once in ten minutes', async () => {
    const other = app.browser();
    await other.register('lee@example.org', { isAdmin: true });
    await confirm(other);
    for (let time = 0; time < 5; time += 1) expect((await begin(other)).status).toBe(200);
    const answer = await begin(other);
    expect(await refusal(answer)).toMatchObject({ status: 429 });
    expect(answer.headers.get('Retry-After')).toBe('600');
  });
});
