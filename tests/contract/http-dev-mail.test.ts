import { expect, onTestFinished, test } from 'vitest';
import { startInMemory } from './backends.ts';
import { startApp } from './http-app.ts';
import { post } from './http-mail.ts';

test('the mailbox is a page where mail stays on the machine, and nowhere else', async () => {
  const mail = post();
  const backend = await startInMemory(mail.options);
  const [laptop, elsewhere] = [await mail.app(backend), await startApp({}, backend)];
  onTestFinished(async () => {
    await laptop.stop();
    await elsewhere.stop();
    await backend.close();
  });
  const open = (app: typeof laptop) =>
    app.browser().request('/dev/mail', { headers: { Accept: 'text/html' } });

  const email = 'adopter@homeward.example';
  const asked = { method: 'POST', body: { email } };
  await laptop.browser().request('/api/session/request-password-reset', asked);
  await mail.mailsTo(email, 1);
  const page = await open(laptop);
  expect(page.status).toBe(200);
  expect(page.headers.get('Cache-Control')).toBe('no-store');
  expect(page.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none';/);
  expect(await page.text()).toContain(`To ${email}`);
  const none = await open(elsewhere);
  expect(none.status).toBe(404);
  expect(await none.text()).not.toContain(email);
});

test('password managers find the page to change a password', async () => {
  const app = await startApp();
  onTestFinished(() => app.stop());
  const answer = await app.browser().request('/.well-known/change-password');
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/change-password']);
});
