import { expect, test } from 'vitest';
import { decisionNews } from '#src/domain/notifications.ts';
import { onEveryBackend } from './backends.ts';
import { Notified } from './notified.ts';

onEveryBackend((backend) => {
  const it = new Notified(backend, 'told');

  test('a decision tells each device of its person, and nobody else', async () => {
    const [ada, ben] = [await it.newUser(), await it.newUser()];
    const devices = [await it.subscribe(ada), await it.subscribe(it.secondDevice(ada))];
    const bens = await it.subscribe(ben);
    const admins = await it.subscribe(it.admin);
    const id = await it.apply(ada);
    expect(await it.waiting()).toBe(0);
    await it.decide(id, 'approved');
    await it.push.until(() => devices.every((device) => it.push.to(device).length > 0));
    await it.settled();
    for (const device of devices) {
      const [delivery, ...more] = it.push.to(device);
      expect(more).toEqual([]);
      expect(JSON.parse(delivery?.text ?? '')).toEqual(decisionNews);
      expect(delivery?.headers).toMatchObject({
        'content-encoding': 'aes128gcm',
        ttl: '172800',
        urgency: 'normal',
        topic: 'decision',
      });
      expect(delivery?.claims).toMatchObject({
        aud: 'https://push.homeward.example',
        sub: it.vapid.subject,
      });
      // RFC 8292: the token expires at most 24 hours ahead.
      const aheadS = (delivery?.claims.exp ?? 0) - Date.now() / 1000;
      expect(aheadS).toBeGreaterThan(0);
      expect(aheadS).toBeLessThanOrEqual(24 * 60 * 60);
    }
    expect([...it.push.to(bens), ...it.push.to(admins)]).toEqual([]);
    expect(it.app.logged).toEqual([]);
  });

  test('the same decision again says nothing, another one does, a withdrawal does not', async () => {
    const ada = await it.newUser();
    const device = await it.subscribe(ada);
    const [id, other] = [await it.apply(ada), await it.apply(ada)];
    await it.decide(id, 'approved');
    await it.decide(id, 'approved');
    await it.settled();
    expect(it.push.to(device)).toHaveLength(1);
    await it.decide(id, 'rejected');
    await it.settled();
    expect(it.push.to(device)).toHaveLength(2);
    await ada.push([{ kind: 'withdrawApplication', args: { id: other } }]);
    expect(await it.waiting()).toBe(0);
    expect(it.push.to(device)).toHaveLength(2);
  });

  test('a decision that is not kept tells nobody', async () => {
    const ada = await it.newUser();
    await it.subscribe(ada);
    const id = await it.apply(ada);
    await expect(
      backend().sql(
        `update public.adoption_requests set status = 'approved' where id = '${id}'; select 1 / 0`,
      ),
    ).rejects.toThrow();
    expect(await it.waiting()).toBe(0);
  });

  test.each([404, 410])(
    'a device that its push service answers %i about is forgotten',
    async (status) => {
      const ada = await it.newUser();
      const [gone, there] = [await it.subscribe(ada), await it.subscribe(it.secondDevice(ada))];
      it.push.answer(gone.endpoint, () => new Response(null, { status }));
      await it.decide(await it.apply(ada), 'rejected');
      await it.push.until(() => it.push.asked.includes(gone.endpoint));
      await it.settled();
      expect(await it.devicesOf(ada)).toBe(1);
      expect(it.push.to(there)).toHaveLength(1);
      expect(it.app.logged).toEqual([]);
    },
  );

  const overloaded = () =>
    new Response('wait', { status: 429, headers: { 'Retry-After': '1800' } });
  test.each([
    ['is overloaded', overloaded, 1_700],
    ['fails', () => new Response(null, { status: 503 }), 50],
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed')), 50],
  ])(
    'where a push service %s, that device is told later, and the others once',
    async (_, answer, notBeforeS) => {
      const ada = await it.newUser();
      const [slow, there] = [await it.subscribe(ada), await it.subscribe(it.secondDevice(ada))];
      it.push.answer(slow.endpoint, answer);
      await it.decide(await it.apply(ada), 'approved');
      // The lease is 30 s, so a job that is due later has been put back for that long.
      const dueLater = `due_at > now() + interval '${notBeforeS} s'`;
      await expect.poll(() => it.count(`private.jobs where ${dueLater}`)).toBe(1);
      await expect.poll(() => it.waiting()).toBe(1);
      it.push.answer(slow.endpoint);
      await backend().sql(
        `update private.jobs set due_at = now(); select pg_notify('homeward', 'jobs')`,
      );
      await it.settled();
      expect([it.push.to(slow).length, it.push.to(there).length]).toEqual([1, 1]);
      expect(it.push.asked.filter((endpoint) => endpoint === slow.endpoint)).toHaveLength(2);
      expect(it.app.logged).toEqual([]);
    },
  );

  test('a push service that refuses for good is not asked again, and the log names no device', async () => {
    const ada = await it.newUser();
    const device = await it.subscribe(ada);
    it.push.answer(device.endpoint, () => new Response('not your key', { status: 403 }));
    await it.decide(await it.apply(ada), 'approved');
    await it.push.until(() => it.push.asked.includes(device.endpoint));
    await it.settled();
    expect(await it.devicesOf(ada)).toBe(1);
    const log = it.app.logged.join('\n');
    expect(log).toContain('"error":"PushRefused 403');
    for (const secret of [
      device.endpoint,
      device.keys.auth,
      device.keys.p256dh,
      it.vapid.privateKey,
    ])
      expect(log).not.toContain(secret);
  });

  test('a push service that does not answer holds up no command and no suggestion', async () => {
    const ada = await it.newUser();
    const device = await it.subscribe(ada);
    const answered = Promise.withResolvers<Response>();
    it.push.answer(device.endpoint, () => answered.promise);
    await it.decide(await it.apply(ada), 'approved');
    await it.push.until(() => it.push.asked.includes(device.endpoint));
    const id = crypto.randomUUID();
    await ada.push([{ kind: 'askForSuggestions', args: { id, prompt: 'A calm cat' } }]);
    await expect
      .poll(async () =>
        (await ada.pull()).changes.some(
          (change) => change.kind === 'chatSession' && change.id === id && change.row?.response,
        ),
      )
      .toBe(true);
    answered.resolve(new Response(null, { status: 201 }));
    await it.settled();
  });

  test('keys that nobody can encrypt for lead to the device being forgotten', async () => {
    const ada = await it.newUser();
    const subscription = await it.push.subscribe();
    const keys = { ...subscription.keys, p256dh: `B${'A'.repeat(86)}` };
    expect((await it.save(ada, { ...subscription, keys })).status).toBe(200);
    await it.decide(await it.apply(ada), 'approved');
    await it.settled();
    expect(await it.devicesOf(ada)).toBe(0);
    expect(it.push.asked).not.toContain(subscription.endpoint);
  });

  test('news that could not be sent for two days is thrown away', async () => {
    const ada = await it.newUser();
    const device = await it.subscribe(ada);
    it.push.answer(device.endpoint, () => new Response(null, { status: 503 }));
    await it.decide(await it.apply(ada), 'approved');
    await it.push.until(() => it.push.asked.includes(device.endpoint));
    await backend().sql(
      `update private.jobs set created_at = now() - interval '49 hours';
       select private.delete_expired()`,
    );
    expect(await it.waiting()).toBe(0);
    expect(await it.devicesOf(ada)).toBe(1);
  });
});
