import { expect, test } from 'vitest';
import { onEveryBackend } from './backends.ts';
import {
  application,
  call,
  confirmPassword,
  Device,
  newPerson,
  newPet,
  type Person,
} from './people.ts';

type Entry = {
  id: number;
  event: string;
  actor: { name: string | null } | null;
  subject: { name: string | null } | null;
  requestId: string | null;
  details: Record<string, string>;
};
type Page = { events: Entry[]; more: boolean };

onEveryBackend((backend) => {
  const read = (admin: Person, event: string | null = null, before: number | null = null) =>
    call<Page>(admin.client, 'read_security_events', {
      p_event: event,
      p_before: before,
      p_limit: 50,
    });
  const latest = async (admin: Person) => (await read(admin)).events[0];
  const nameOf = (person: Person) => `Person ${/\d+/.exec(person.email)?.[0]}`;
  const setAdmin = (person: Person, p_state: string) =>
    call(backend().privileged, 'set_admin', { p_user: person.uid, p_state });

  test('every change of an admin role is logged, with who decided it', async () => {
    const admin = await newPerson(backend(), 'admin');
    const other = await newPerson(backend());
    await setAdmin(other, 'requested');
    await confirmPassword(backend(), admin);
    const decide = (grant: boolean) => {
      const args = { userId: other.uid, grant };
      return admin.device().say({ kind: 'decideAdminRequest', args });
    };
    await decide(false);
    await setAdmin(other, 'requested');
    await decide(true);
    await setAdmin(other, 'none');
    const { events } = await read(admin);
    const told = events.slice(0, 5).map(({ event, actor, subject }) => [event, actor, subject]);
    const [byAdmin, toOther] = [{ name: nameOf(admin) }, { name: nameOf(other) }];
    expect(told).toEqual([
      ['admin-revoked', null, toOther],
      ['admin-granted', byAdmin, toOther],
      ['admin-requested', null, toOther],
      ['admin-declined', byAdmin, toOther],
      ['admin-requested', null, toOther],
    ]);
  });

  test('a decision is logged with who decided, and what is rolled back is not', async () => {
    const admin = await newPerson(backend(), 'admin');
    const applicant = await newPerson(backend());
    const apply = application(await newPet(backend()));
    await applicant.device().say(apply);
    const id = apply.args.id;
    await admin.device().say({ kind: 'decideApplication', args: { id, status: 'approved' } });
    const decision = {
      event: 'application-approved',
      actor: { name: nameOf(admin) },
      subject: { name: nameOf(applicant) },
      details: { applicationId: id },
    };
    expect(await latest(admin)).toMatchObject(decision);
    await expect(
      backend().sql(
        `update public.adoption_requests set status = 'rejected' where id = '${id}'; select 1 / 0`,
      ),
    ).rejects.toThrow();
    expect(await latest(admin)).toMatchObject(decision);
  });

  test('the request id comes from the request, and nonsense in its place is left out', async () => {
    const admin = await newPerson(backend(), 'admin');
    const say = async (requestId: string) => {
      const other = await newPerson(backend());
      await setAdmin(other, 'requested');
      const client = backend().as(admin.accessToken, requestId);
      const device = new Device((_fn, args) => call(client, 'apply_commands', args));
      await device.say({ kind: 'decideAdminRequest', args: { userId: other.uid, grant: false } });
      return (await latest(admin))?.requestId;
    };
    expect(await say('req-1')).toBe('req-1');
    expect(await say('somebody@example.org')).toBe(null);
  });

  test('the worker logs what it sees, without the address of a sign-in that failed', async () => {
    const admin = await newPerson(backend(), 'admin');
    const log = (p_actor: string | null, p_details = {}) =>
      call(backend().privileged, 'log_security_event', {
        p_event: 'sign-in',
        p_actor,
        p_request_id: 'req-2',
        p_details,
      });
    await log(admin.uid, { as: 'admin' });
    const signIn = { event: 'sign-in', actor: { name: nameOf(admin) }, requestId: 'req-2' };
    expect(await latest(admin)).toMatchObject({ ...signIn, details: { as: 'admin' } });
    for (const email of [admin.email.toUpperCase(), 'nobody@example.org'])
      await call(backend().privileged, 'log_failed_sign_in', {
        p_email: email,
        p_request_id: null,
      });
    const { events } = await read(admin, 'sign-in-failed');
    expect(events[1]).toMatchObject({ actor: null, subject: { name: nameOf(admin) } });
    expect(events[0]).toMatchObject({ actor: null, subject: null });
    for (const details of [{ email: admin.email }, { token: 'eyJ.eyJ.x' }, { a: { b: 'c' } }, [1]])
      await expect(log(null, details)).rejects.toThrow('23514');
  });

  test('it only grows: nobody changes, removes or empties it, its owner neither', async () => {
    await newPerson(backend(), 'admin');
    for (const statement of [
      `update private.security_events set event = 'sign-out'`,
      'delete from private.security_events',
      'truncate private.security_events',
    ])
      await expect(backend().sql(statement)).rejects.toThrow('The security log only grows.');
  });

  test('only whole months go, after at least 30 days', async () => {
    const admin = await newPerson(backend(), 'admin');
    const expire = (p_days: number) =>
      call(backend().privileged, 'delete_expired_security_events', { p_days });
    await backend().sql(
      `insert into private.security_events (at, event)
       select date_trunc('month', now() - interval '60 days', 'UTC') + days * interval '1 day', 'older-event'
       from unnest(array[-1, 0]) as days`,
    );
    await expect(expire(29)).rejects.toThrow('22023');
    await expire(60);
    expect((await read(admin, 'older-event')).events).toHaveLength(1);
    // Setting nothing of its own, the next statement is refused again.
    await expect(backend().sql('delete from private.security_events')).rejects.toThrow();
  });

  test('after an account is deleted its events stay, and nothing leads to the person', async () => {
    const admin = await newPerson(backend(), 'admin');
    const leaver = await newPerson(backend());
    await setAdmin(leaver, 'requested');
    await backend().sql(`delete from auth.users where id = '${leaver.uid}'`);
    const gone = { subject: { name: null } };
    expect((await read(admin)).events.slice(0, 2)).toMatchObject([
      { event: 'account-deleted', ...gone },
      { event: 'admin-requested', ...gone },
    ]);
    const kept = await backend().sql(
      `select e::text || coalesce(a::text, '') as text
       from private.security_events e left join private.security_actors a on true`,
    );
    for (const { text } of kept) {
      expect(String(text)).not.toContain(leaver.uid);
      expect(String(text)).not.toContain(leaver.email);
    }
  });

  test('pages follow each other by the last id, to the first event', async () => {
    const admin = await newPerson(backend(), 'admin');
    const ids: number[] = [];
    let before: number | null = null;
    for (;;) {
      const { events, more }: Page = await call(admin.client, 'read_security_events', {
        p_event: null,
        p_before: before,
        p_limit: 3,
      });
      ids.push(...events.map(({ id }) => id));
      before = ids.at(-1) ?? null;
      if (!more) break;
    }
    const all = await backend().sql('select id from private.security_events order by id desc');
    expect(ids).toEqual(all.map(({ id }) => id));
  });
});
