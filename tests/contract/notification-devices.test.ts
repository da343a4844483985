import { expect, test } from 'vitest';
import { notificationsSchema } from '#src/domain/notifications.ts';
import { privateHost } from '#tests/push/push-service.ts';
import { onEveryBackend } from './backends.ts';
import { type Browser, refusal } from './browser.ts';
import { startApp } from './http-app.ts';
import { Notified, notificationsPath } from './notified.ts';

onEveryBackend((backend) => {
  const it = new Notified(backend, 'subscribed');

  test('a device belongs to who signed in on it last, with what was still to be sent', async () => {
    const [ada, ben] = [await it.newUser(), await it.newUser()];
    const device = await it.subscribe(ada);
    it.push.answer(device.endpoint, () => new Response(null, { status: 503 }));
    await it.decide(await it.apply(ada), 'approved');
    await it.push.until(() => it.push.asked.includes(device.endpoint));
    expect((await it.save(ben, device)).status).toBe(200);
    expect([await it.devicesOf(ada), await it.devicesOf(ben)]).toEqual([0, 1]);
    expect(await it.waiting()).toBe(0);
    it.push.answer(device.endpoint);
    await it.decide(await it.apply(ada), 'rejected');
    expect(await it.waiting()).toBe(0);
    expect(it.push.to(device)).toEqual([]);
    await it.decide(await it.apply(ben), 'approved');
    await it.settled();
    expect(it.push.to(device)).toHaveLength(1);
  });

  test('a device that is taken off hears nothing any more, and only its person takes it off', async () => {
    const [ada, ben] = [await it.newUser(), await it.newUser()];
    const device = await it.subscribe(ada);
    const remove = (browser: Browser) =>
      browser.request(notificationsPath, { method: 'DELETE', body: { endpoint: device.endpoint } });
    expect(await (await remove(ben)).json()).toEqual({ subscribed: false });
    expect(await it.devicesOf(ada)).toBe(1);
    expect(await (await remove(ada)).json()).toEqual({ subscribed: false });
    expect(await it.devicesOf(ada)).toBe(0);
    await it.decide(await it.apply(ada), 'approved');
    expect(await it.waiting()).toBe(0);
  });

  test('a person has ten devices at most, and the latest stay', async () => {
    const ada = await it.newUser();
    const first = await it.subscribe(ada);
    for (let device = 2; device <= 10; device += 1) await it.subscribe(ada);
    // The first device subscribes again, so the second is now the oldest.
    await it.save(ada, first);
    await it.subscribe(ada);
    expect(await it.devicesOf(ada)).toBe(10);
    expect(await it.count(`public.push_subscriptions where endpoint = '${first.endpoint}'`)).toBe(
      1,
    );
  });

  test('everyone may ask whether there are notifications, only people subscribe', async () => {
    const notificationsOf = async (browser: Browser) =>
      notificationsSchema.parse(await (await browser.request(notificationsPath)).json());
    expect(await notificationsOf(it.app.browser())).toEqual({ publicKey: it.vapid.publicKey });
    const subscription = await it.push.subscribe();
    expect(await refusal(await it.save(it.app.browser(), subscription))).toMatchObject({
      status: 401,
      code: 'signed-out',
    });
    const stranger = await it.newUser();
    const mistaken = await stranger.request(notificationsPath, {
      method: 'PUT',
      body: subscription,
      headers: { 'X-Homeward-User': it.admin.owner },
    });
    expect(await refusal(mistaken)).toMatchObject({ status: 409, code: 'owner-changed' });
    const foreign = await stranger.request(notificationsPath, {
      method: 'PUT',
      body: subscription,
      headers: { Origin: 'https://elsewhere.example', 'Content-Type': 'text/plain' },
    });
    expect(foreign.status).toBeGreaterThanOrEqual(400);
    expect(await it.devicesOf(stranger)).toBe(0);
  });

  test.each([
    ['an address inside', { endpoint: 'https://127.0.0.1/hook' }],
    ['a name that leads inside', { endpoint: `https://${privateHost}/hook` }],
    ['an address without https', { endpoint: 'http://push.homeward.example/1' }],
    ['a key that is too short', { keys: { p256dh: 'BAAA', auth: 'A'.repeat(22) } }],
    ['no keys', { keys: undefined }],
  ])('refuses a device with %s', async (_, wrong) => {
    const ada = await it.newUser();
    const response = await it.save(ada, { ...(await it.push.subscribe()), ...wrong });
    expect(await refusal(response)).toMatchObject({ status: 400, code: 'invalid-input' });
    expect(await it.devicesOf(ada)).toBe(0);
  });

  test('without keys there is nothing to ask for, and a decision is a decision all the same', async () => {
    const plain = await startApp({}, backend());
    const browser = plain.browser();
    await browser.register('notifications-plain@example.org');
    expect(await (await browser.request(notificationsPath)).json()).toEqual({ publicKey: null });
    expect(await refusal(await it.save(browser, await it.push.subscribe()))).toMatchObject({
      status: 404,
    });
    expect(await it.decide(await it.apply(browser), 'approved')).toMatchObject([
      { outcome: 'accepted' },
    ]);
    await plain.stop();
  });
});
