import { expect, test } from 'vitest';
import { readEnvironment } from '#worker/env.ts';
import { createMailbox, mailboxApp } from './mailbox.ts';
import { openMail } from './open-mail.ts';

const mail = { to: 'ada@example.org', subject: 'Hello', text: 'Hello.\n' };
const log = () => {};

test('shows what a mail holds as text, and only links of a line of their own as links', async () => {
  const mailbox = createMailbox();
  await mailbox.send({
    ...mail,
    subject: '<script>alert(1)</script>',
    text: 'See javascript:alert(1)\n\nhttps://pets.example.org/reset-password#token_hash=a"b\n',
  });
  const page = await (await mailboxApp(mailbox).request('/')).text();
  expect(page).not.toContain('<script>');
  expect(page).toContain('&lt;script&gt;');
  expect(page.match(/<a href="[^"]*"/g)).toEqual([
    '<a href="https://pets.example.org/reset-password#token_hash=a&quot;b"',
  ]);
});

test('keeps the newest 50', async () => {
  const mailbox = createMailbox();
  for (let at = 1; at <= 51; at += 1) await mailbox.send({ ...mail, subject: `No. ${at}` });
  expect(mailbox.mails()).toHaveLength(50);
  expect(mailbox.mails()[0]?.subject).toBe('No. 51');
});

const smtp = { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'pets@example.org' };
const hosted = {
  SUPABASE_URL: 'https://abcd.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
  SUPABASE_SECRET_KEY: 'sb_secret_x',
};

test.each([
  ['on a laptop', {}, 'mailbox'],
  ['with a mail server', smtp, 'smtp'],
  ['where others reach it', { HOST: '0.0.0.0' }, 'none'],
  ['with a database of its own', { DATABASE_URL: 'postgres://localhost/x' }, 'none'],
  ['on https', { PUBLIC_URL: 'https://pets.example.org' }, 'none'],
  ['with a hosted project, which sends its own', hosted, 'none'],
])('%s', async (_, variables, expected) => {
  const opened = await openMail(readEnvironment(variables), log);
  expect(opened === undefined ? 'none' : opened.mailbox ? 'mailbox' : 'smtp').toBe(expected);
});
