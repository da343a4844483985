// A mail server that speaks SMTP, as its own process would: without encryption.
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export type Letter = { from: string; to: string[]; text: string; secure: boolean };

export type SmtpInbox = {
  port: number;
  letters: Letter[];
  /** What the server answers to the next letters, instead of taking them. */
  refuse: { code: number; times: number };
  close(): Promise<void>;
};

export async function startSmtpInbox(options: SMTPServerOptions = {}): Promise<SmtpInbox> {
  const letters: Letter[] = [];
  const refuse = { code: 0, times: 0 };
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === 'pets' && password === 'p@ss word'
        ? done(null, { user: username })
        : done(new Error('wrong password')),
    onData: (stream, { envelope, secure }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refuse.times > 0) {
          refuse.times -= 1;
          return done(Object.assign(new Error('not now'), { responseCode: refuse.code }));
        }
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const to = envelope.rcptTo.map(({ address }) => address);
        letters.push({ from, to, secure, text: Buffer.concat(chunks).toString() });
        done();
      });
    },
    ...options,
  });
  // A client that hangs up in the middle.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo; // a TCP server's address is no string
  return {
    port,
    letters,
    refuse,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
