import { createTransport } from 'nodemailer';
import { isLoopback, type Smtp } from '#worker/env.ts';
import type { Mailer } from './mailer.ts';

/** 10 s to connect and for the greeting; 30 s of silence in between. */
const connectMs = 10_000;
const silenceMs = 30_000;

/**
 * Sends by an SMTP server. The connection must be encrypted, unless the server is on this machine:
 * whoever reads a link on its way takes over the account.
 */
export function smtpMailer({ url, from }: Smtp): Mailer {
  const { hostname, port, protocol, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: !secure && !isLoopback(hostname),
    // A server on this machine has a certificate of its own making, if any.
    ignoreTLS: !secure && isLoopback(hostname),
    ...(username !== '' && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
    // A text never names a file or an address that this machine would read and send along.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text }) {
      // As an object, so that an address with a comma stays one address.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text });
    },
  };
}
