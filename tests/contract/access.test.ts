import { beforeAll, expect, test } from 'vitest';
import { tableAccess } from './access-table.ts';
import { onEveryCaller, overHttp } from './backends.ts';
import { application, call, newPerson, newPet, refusal, signUp, type Person } from './people.ts';

onEveryCaller((backend) => {
  let owner: Person;
  let admin: Person;

  beforeAll(async () => {
    owner = await newPerson(backend());
    admin = await newPerson(backend(), 'admin');
  });

  test('over HTTP nobody reaches the ledger or any other table of an unexposed schema', async () => {
    const inside = Object.keys(tableAccess)
      .map((table) => table.split('.'))
      .filter(([schema]) => schema !== 'public');
    const { as, anonymous } = overHttp(backend());
    for (const client of [as(owner.accessToken), as(admin.accessToken), anonymous]) {
      for (const [schema = '', table = ''] of inside) {
        expect((await client.schema(schema).from(table).select()).error).not.toBeNull();
        if (schema === 'private') expect((await client.from(table).select()).error).not.toBeNull();
      }
    }
  });

  test('a role sent along at sign-up is not taken', async () => {
    const sly = { name: 'Sly', is_admin: true, isAdmin: true, role: 'service_role' };
    const { client } = await signUp(backend(), 'sly@example.org', sly);
    expect(await call(client, 'who_am_i')).toMatchObject({ name: 'Sly', isAdmin: false });
  });

  test('a token that is not ours is refused', async () => {
    const forged = `${btoa('{"alg":"none"}')}.${btoa(`{"sub":"${owner.uid}","role":"service_role"}`)}.`;
    expect((await refusal(backend().as(forged), 'who_am_i')).status).toBe(401);
  });

  test('with the account go its rows, and its token is worth nothing', async () => {
    const leaver = await newPerson(backend());
    const device = leaver.device();
    await device.say(application(await newPet(backend())));
    await backend().sql(`delete from auth.users where id = '${leaver.uid}'`);
    const left = await backend().sql(
      `select (select count(*) from public.users where id = '${leaver.uid}')
        + (select count(*) from public.adoption_requests where user_id = '${leaver.uid}')
        + (select count(*) from private.clients where user_id = '${leaver.uid}')
        + (select count(*) from private.applied_commands where actor = 'user:${leaver.uid}') as rows`,
    );
    expect(Number(left[0]?.['rows'])).toBe(0);
    const gone = { p_client: device.clientId, p_cursor: null, p_limit: 1 };
    expect((await refusal(leaver.client, 'pull_own_rows', gone)).status).toBe(401);
  });
});
