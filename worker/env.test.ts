import { describe, expect, it } from 'vitest';
import { makeVapidKeys } from '#worker/notifications/vapid.ts';
import { readEnvironment } from './env.ts';

const hosted = {
  SUPABASE_URL: 'https://abcd.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
  SUPABASE_SECRET_KEY: 'sb_secret_x',
};

describe('readEnvironment', () => {
  it('needs nothing to be set', () => {
    expect(readEnvironment({ HOST: '' })).toEqual({
      port: 8787,
      host: '127.0.0.1',
      dataDir: '.data',
      databaseUrl: undefined,
      hosted: undefined,
      publicUrl: new URL('http://localhost:8787'),
      adminSignup: 'open',
      adminEmails: [],
      imageHosts: [],
      vapid: undefined,
      operator: { name: undefined, email: undefined },
      applicationRetentionDays: undefined,
    });
  });

  it('reads who runs it and how long applications are kept', () => {
    const given = {
      OPERATOR_NAME: 'Elm Street Shelter',
      OPERATOR_EMAIL: 'privacy@example.org',
      APPLICATION_RETENTION_DAYS: '730',
    };
    expect(readEnvironment(given)).toMatchObject({
      operator: { name: 'Elm Street Shelter', email: 'privacy@example.org' },
      applicationRetentionDays: 730,
    });
    for (const days of ['0', '-1', '1.5', 'two years'])
      expect(() => readEnvironment({ APPLICATION_RETENTION_DAYS: days })).toThrow(
        'APPLICATION_RETENTION_DAYS must be a number of days like 730',
      );
    expect(() => readEnvironment({ OPERATOR_EMAIL: 'me' })).toThrow('OPERATOR_EMAIL must be');
  });

  it('closes admin registration on a hosted project unless told otherwise', () => {
    expect(readEnvironment(hosted)).toMatchObject({ adminSignup: 'closed' });
    expect(readEnvironment({ ...hosted, ADMIN_SIGNUP: 'approve' })).toMatchObject({
      adminSignup: 'approve',
    });
  });

  it('reads lists with commas, spaces or both', () => {
    const env = readEnvironment({
      ADMIN_EMAILS: 'Kim@example.org, lee@example.org',
      IMAGE_HOSTS: 'https://a.example https://*.b.example',
    });
    expect(env.adminEmails).toEqual(['kim@example.org', 'lee@example.org']);
    expect(env.imageHosts).toEqual(['https://a.example', 'https://*.b.example']);
  });

  it('reads the keys for notifications, as they are printed', async () => {
    const { publicKey, privateKey } = await makeVapidKeys();
    const subject = 'mailto:you@example.org';
    expect(
      readEnvironment({
        VAPID_PUBLIC_KEY: publicKey,
        VAPID_PRIVATE_KEY: privateKey,
        VAPID_SUBJECT: subject,
      }),
    ).toMatchObject({ vapid: { publicKey, privateKey, subject } });
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT must be a port number from 0 to 65535, like 8787.'],
    [{ PUBLIC_URL: 'pets.example.org' }, /^PUBLIC_URL must be the address that people open/],
    [{ ADMIN_SIGNUP: 'yes' }, 'ADMIN_SIGNUP must be open, closed, approve or not set.'],
    [{ ADMIN_EMAILS: 'kim' }, 'ADMIN_EMAILS must be email addresses separated by commas.'],
    [{ IMAGE_HOSTS: "https://a.example;script-src'*'" }, /^IMAGE_HOSTS must be origins/],
    [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL must be a Postgres address/],
    [
      { SUPABASE_URL: hosted.SUPABASE_URL },
      /^SUPABASE_PUBLISHABLE_KEY and SUPABASE_SECRET_KEY must/,
    ],
    [{ ...hosted, DATABASE_URL: 'postgres://localhost/x' }, /name two databases/],
    [
      { VAPID_PUBLIC_KEY: 'x' },
      'VAPID_PUBLIC_KEY must be the 87 letters that npm run vapid prints.',
    ],
    [{ VAPID_PRIVATE_KEY: 'x' }, /^VAPID_PRIVATE_KEY must be the 43 letters/],
    [{ VAPID_SUBJECT: 'you@example.org' }, /^VAPID_SUBJECT must be where the operators/],
    [
      { VAPID_SUBJECT: 'mailto:you@example.org' },
      'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be set too: notifications need both keys',
    ],
  ])('says in one sentence what is wrong with %j', (variables, sentence) => {
    expect(() => readEnvironment(variables)).toThrow(sentence);
  });
});
