import { expect, onTestFinished, test } from 'vitest';
import { createMailQueue, type MailQueue } from '#worker/mail/mailer.ts';
import { smtpMailer } from '#worker/mail/smtp.ts';
import { type SmtpInbox, startSmtpInbox } from './smtp-inbox.ts';

const mail = {
  to: 'ada@example.org',
  subject: 'Grüße an Ada',
  text: 'Open this link:\n\nhttps://pets.example.org/reset-password#token_hash=abc\n',
};
const from = 'Homeward <pets@example.org>';

async function inbox(options?: Parameters<typeof startSmtpInbox>[0]): Promise<SmtpInbox> {
  const started = await startSmtpInbox(options);
  onTestFinished(() => started.close());
  return started;
}

function queue(url: string, waitsMs: readonly number[] = []) {
  const logged: string[] = [];
  const posted: MailQueue = createMailQueue(
    smtpMailer({ url, from }),
    (line) => logged.push(line),
    waitsMs,
  );
  return { ...posted, logged };
}

test('a mail arrives at the server that SMTP_URL names, from MAIL_FROM', async () => {
  const { port, letters } = await inbox();
  await smtpMailer({ url: `smtp://127.0.0.1:${port}`, from }).send(mail);
  expect(letters).toMatchObject([{ from: 'pets@example.org', to: ['ada@example.org'] }]);
  expect(letters[0]?.text).toMatch(/^From: Homeward <pets@example.org>\r$/m);
  expect(letters[0]?.text).toContain('/reset-password#token_hash');
});

test('the user and the password of SMTP_URL are sent, with what a URL must escape', async () => {
  const { port, letters } = await inbox({ authOptional: false });
  const url = `smtp://pets:p%40ss%20word@127.0.0.1:${port}`;
  await smtpMailer({ url, from }).send(mail);
  expect(letters).toHaveLength(1);
});

test('a server elsewhere that offers no encryption gets neither the password nor the mail', async () => {
  const heard: string[] = [];
  const { port, letters } = await inbox({
    onAuth: ({ username }, _session, done) => {
      heard.push(`password of ${username}`);
      done(null, { user: username });
    },
  });
  // Another name of this machine, as of any other.
  const url = `smtp://pets:secret@0.0.0.0:${port}`;
  await expect(smtpMailer({ url, from }).send(mail)).rejects.toMatchObject({ code: 'ETLS' });
  expect([...letters, ...heard]).toEqual([]);
});

test('a server that is busy gets the mail later; no address and no password is logged', async () => {
  const { port, letters, refuse } = await inbox();
  Object.assign(refuse, { code: 451, times: 2 });
  const { post, close, logged } = queue(`smtp://pets:p%40ss%20word@127.0.0.1:${port}`, [5, 5]);
  post(mail);
  await expect.poll(() => letters).toHaveLength(1);
  await close();
  expect(logged).toHaveLength(2);
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({ level: 'warn', event: 'mail not sent yet' });
  expect(logged.join('\n')).not.toMatch(/ada@|p@ss|p%40ss|token_hash|Grüße/);
});

test('a mail that is refused for good is not sent again, and the log says so', async () => {
  const { port, letters, refuse } = await inbox();
  Object.assign(refuse, { code: 550, times: 1 });
  const { post, close, logged } = queue(`smtp://127.0.0.1:${port}`, [5, 5]);
  post(mail);
  await expect.poll(() => logged).toHaveLength(1);
  await close();
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({
    level: 'error',
    event: 'mail not sent',
    error: expect.stringMatching(/^Error EMESSAGE/),
  });
  expect(letters).toEqual([]);
});
