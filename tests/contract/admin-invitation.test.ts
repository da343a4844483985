import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { rpc } from '#worker/supabase/rpc.ts';
import { onEveryBackend } from './backends.ts';
import { refusal as problem } from './browser.ts';
import { startApp } from './http-app.ts';
import { call, newPerson, refusal, type Person } from './people.ts';

const sha256 = (code: string) => createHash('sha256').update(code).digest('hex');

onEveryBackend((backend) => {
  const invite = (email: string, code: string) =>
    rpc(backend().privileged, 'invite_admin', { p_email: email, p_code_sha256: sha256(code) });
  const accept = ({ client }: Person, code: string) =>
    rpc(client, 'accept_admin_invitation', { p_code: code });
  const isAdmin = async ({ client }: Person) =>
    (await call<{ isAdmin: boolean }>(client, 'who_am_i')).isAdmin;

  test('an invitation makes an admin of the address it is for, once', async () => {
    const [invited, other] = [await newPerson(backend()), await newPerson(backend())];
    await invite(invited.email.toUpperCase(), 'first');
    expect(await accept(other, 'first')).toBe('other-address');
    expect(await accept(invited, 'guess')).toBe('invalid');
    expect(await isAdmin(invited)).toBe(false);
    expect(await accept(invited, 'first')).toBe('granted');
    expect([await isAdmin(invited), await isAdmin(other)]).toEqual([true, false]);

    await rpc(backend().privileged, 'set_admin', { p_user: invited.uid, p_state: 'none' });
    expect(await accept(invited, 'first')).toBe('invalid');
  });

  test('two presses at once use it once', async () => {
    const invited = await newPerson(backend());
    await invite(invited.email, 'raced');
    const outcomes = await Promise.all([accept(invited, 'raced'), accept(invited, 'raced')]);
    expect(outcomes.toSorted()).toEqual(['granted', 'invalid']);
  });

  test('it ends after an hour, and when a newer one is made', async () => {
    const invited = await newPerson(backend());
    await invite(invited.email, 'older');
    await invite(invited.email, 'newer');
    expect(await accept(invited, 'older')).toBe('invalid');
    await backend().sql(
      `update private.admin_invitations set expires_at = expires_at - interval '1 hour'`,
    );
    expect(await accept(invited, 'newer')).toBe('invalid');
    expect(await isAdmin(invited)).toBe(false);
  });

  test('the database keeps no code, and nobody but the worker invites', async () => {
    const person = await newPerson(backend(), 'admin');
    await invite(person.email, 'secret-code');
    const rows = await backend().sql('select t::text as row from private.admin_invitations t');
    expect(JSON.stringify(rows)).not.toContain('secret-code');
    const args = { p_email: person.email, p_code_sha256: sha256('mine') };
    for (const client of [backend().anonymous, person.client])
      expect(await refusal(client, 'invite_admin', args)).toMatchObject({ code: '42501' });
    const code = { p_code: 'secret-code' };
    expect(await refusal(backend().anonymous, 'accept_admin_invitation', code)).toMatchObject({
      code: '42501',
    });
  });

  test('the worker says in a sentence what to do about each', async () => {
    const app = await startApp({ adminSignup: 'closed' }, backend());
    const browser = app.browser();
    const body = (code: string) => ({ method: 'POST', body: { code } });
    const post = (code: string) => browser.request('/api/session/admin-invitation', body(code));
    expect(await problem(await post('x'))).toMatchObject({ status: 401, code: 'signed-out' });
    await browser.register(`boss-${crypto.randomUUID()}@example.org`);
    expect(await problem(await post('x'))).toMatchObject({ code: 'invitation-invalid' });
    await invite('somebody@example.org', 'for-another');
    expect(await problem(await post('for-another'))).toMatchObject({
      status: 403,
      code: 'invitation-for-another',
    });
    const { user } = await browser.session('/api/session');
    await invite(user?.email ?? '', 'right');
    const granted = await browser.session('/api/session/admin-invitation', body('right'));
    expect(granted.user?.isAdmin).toBe(true);
    await app.stop();
  });
});
