import { describe, expect, it } from 'vitest';
import { makeVapidKeys } from '#worker/notifications/vapid.ts';
import { adminSignupOf, readEnvironment } from './env.ts';

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
      reachable: false,
      demo: 'trial',
      adminSignup: undefined,
      adminEmails: [],
      imageHosts: [],
      importFeeds: [],
      sessionIdleDays: 14,
      sessionMaxDays: 90,
      securityLogDays: 365,
      smtp: undefined,
      vapid: undefined,
      trustedProxies: [],
      rateLimits: true,
      operator: { name: undefined, email: undefined },
      applicationRetentionDays: undefined,
    });
  });

  it('takes a language model with its address, and at the edge with a binding instead', () => {
    const named = { AI_BASE_URL: 'http://localhost:11434/v1', AI_MODEL: 'qwen3:4b' };
    expect(readEnvironment(named).model).toEqual({
      name: 'qwen3:4b',
      baseUrl: 'http://localhost:11434/v1',
      dailyTokens: 1_000_000,
    });
    const bound = { AI_MODEL: '@cf/meta/llama', AI: { run: () => {} }, AI_DAILY_TOKENS: '10000' };
    expect(readEnvironment(bound).model).toEqual({ name: '@cf/meta/llama', dailyTokens: 10_000 });
  });

  it.each([
    [{ AI_MODEL: 'x' }, 'AI_BASE_URL must be set too: a model needs its address and its name.'],
    [{ AI_BASE_URL: 'http://localhost:1/v1' }, 'AI_MODEL must be set too'],
    [{ AI_API_KEY: 'x' }, 'AI_BASE_URL and AI_MODEL must be set too'],
    [{ AI_BASE_URL: 'localhost:11434' }, 'AI_BASE_URL must be where a model speaks'],
    [{ AI_DAILY_TOKENS: '9999' }, 'AI_DAILY_TOKENS must be a number of tokens from 10000'],
    [
      { AI_BASE_URL: 'http://ai.example.org/v1', AI_MODEL: 'x', AI_API_KEY: 'x' },
      'AI_BASE_URL must begin with https, or AI_API_KEY could be read by others.',
    ],
  ])(
    'does not start with half a model, or a key for everybody to read (%o)',
    (variables, message) => {
      expect(() => readEnvironment(variables)).toThrow(message);
    },
  );

  it('opens admin registration for a trial on this machine alone, unless told otherwise', () => {
    const signup = (variables: Record<string, string>, isTrial: boolean) =>
      adminSignupOf(readEnvironment(variables), isTrial);
    expect(signup({}, true)).toBe('open');
    expect(signup({}, false)).toBe('closed');
    expect(signup(hosted, false)).toBe('closed');
    expect(signup({ DEMO: '1', HOST: '0.0.0.0' }, true)).toBe('closed');
    expect(signup({ ...hosted, ADMIN_SIGNUP: 'approve' }, false)).toBe('approve');
    expect(signup({ HOST: '0.0.0.0', ADMIN_SIGNUP: 'approve' }, false)).toBe('approve');
  });

  it.each([
    [{}, 'trial'],
    [{ HOST: 'localhost', PUBLIC_URL: 'http://127.0.0.1:8787' }, 'trial'],
    [{ HOST: '::1', PUBLIC_URL: 'http://[::1]:8787' }, 'trial'],
    [{ DEMO: '0' }, 'locked'],
    [{ HOST: '0.0.0.0' }, 'locked'],
    [{ HOST: '::' }, 'locked'],
    [{ HOST: '127.evil.example' }, 'locked'],
    [{ PUBLIC_URL: 'http://pets.example.org' }, 'locked'],
    [{ PUBLIC_URL: 'https://localhost' }, 'locked'],
    [{ DATABASE_URL: 'postgres://localhost/x' }, 'locked'],
    [{ DATABASE_URL: 'postgres://localhost/x', DEMO: '1' }, 'asked-for'],
    [{ HOST: '0.0.0.0', DEMO: '1' }, 'asked-for'],
  ])('with %j, published passwords are %s', (variables, demo) => {
    expect(readEnvironment(variables).demo).toBe(demo);
  });

  it.each([
    [{}, false],
    [{ HOST: '::1', PUBLIC_URL: 'http://pets.localhost:8787' }, false],
    [{ HOST: '0.0.0.0' }, true],
    [{ PUBLIC_URL: 'http://pets.example.org' }, true],
    [{ PUBLIC_URL: 'https://localhost' }, true],
    [{ PUBLIC_URL: 'http://localhost.example.org' }, true],
  ])('knows whether others can reach it: %j', (variables, reachable) => {
    expect(readEnvironment(variables)).toMatchObject({ reachable });
  });

  it('reads the mail server and the sender, which belong together', () => {
    const smtp = {
      url: 'smtps://pets:secret@mail.example.org',
      from: 'Homeward <pets@example.org>',
    };
    expect(readEnvironment({ SMTP_URL: smtp.url, MAIL_FROM: smtp.from })).toMatchObject({ smtp });
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

  it('reads lists with commas, spaces or both', () => {
    const env = readEnvironment({
      ...hosted,
      ADMIN_EMAILS: 'Kim@example.org, lee@example.org',
      IMAGE_HOSTS: 'https://a.example https://*.b.example',
    });
    expect(env.adminEmails).toEqual(['kim@example.org', 'lee@example.org']);
    expect(env.imageHosts).toEqual(['https://a.example', 'https://*.b.example']);
  });

  it('reads the proxies that are trusted', () => {
    const proxies = '127.0.0.1, 10.0.0.0/8 2001:db8::/32,::1';
    expect(readEnvironment({ TRUSTED_PROXIES: proxies }).trustedProxies).toEqual([
      '127.0.0.1',
      '10.0.0.0/8',
      '2001:db8::/32',
      '::1',
    ]);
  });

  it('switches limits off on this machine alone', () => {
    expect(readEnvironment({ RATE_LIMITS: 'off' }).rateLimits).toBe(false);
    expect(readEnvironment({ RATE_LIMITS: 'off', HOST: '::1' }).rateLimits).toBe(false);
    const reachable = [
      { HOST: '0.0.0.0' },
      { HOST: '192.168.1.2' },
      { HOST: '127.0.0.1.example.org' },
      { PUBLIC_URL: 'https://localhost' },
      { PUBLIC_URL: 'http://pets.example.org' },
      hosted,
    ];
    for (const variables of reachable)
      expect(() => readEnvironment({ ...variables, RATE_LIMITS: 'off' })).toThrow(
        /^RATE_LIMITS=off is for tests on this machine: remove it/,
      );
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
    [{ SMTP_URL: 'mail.example.org' }, /^SMTP_URL must be a mail server like/],
    [{ SMTP_URL: 'smtps://pets:secret@mail.example.org' }, /^MAIL_FROM must be set too/],
    [{ MAIL_FROM: 'pets@example.org' }, /^SMTP_URL must be set too/],
    [{ SMTP_URL: 'smtp://localhost', MAIL_FROM: 'the pets' }, /^MAIL_FROM must be an email/],
    [
      { ...hosted, SMTP_URL: 'smtp://localhost', MAIL_FROM: 'pets@example.org' },
      /^SMTP_URL and MAIL_FROM are for the embedded Supabase/,
    ],
    [{ ADMIN_SIGNUP: 'yes' }, 'ADMIN_SIGNUP must be open, closed, approve or not set.'],
    [{ ADMIN_SIGNUP: 'open', HOST: '0.0.0.0' }, /^ADMIN_SIGNUP=open would .* npm run admin/],
    [{ ADMIN_SIGNUP: 'open', PUBLIC_URL: 'https://a.example' }, /^ADMIN_SIGNUP=open would/],
    [{ DEMO: 'yes' }, 'DEMO must be 1, 0 or not set.'],
    [{ DEMO: '1', PUBLIC_URL: 'https://a.example' }, /^DEMO=1 would put/],
    [{ DEMO: '1', ...hosted }, /^DEMO=1 is for the embedded/],
    [{ ADMIN_EMAILS: 'kim@example.org' }, /^ADMIN_EMAILS works only .* npm run admin/],
    [{ ADMIN_EMAILS: 'kim' }, 'ADMIN_EMAILS must be email addresses separated by commas.'],
    [{ IMAGE_HOSTS: "https://a.example;script-src'*'" }, /^IMAGE_HOSTS must be origins/],
    [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL must be a Postgres address/],
    [
      { SUPABASE_URL: hosted.SUPABASE_URL },
      /^SUPABASE_PUBLISHABLE_KEY and SUPABASE_SECRET_KEY must/,
    ],
    [{ ...hosted, DATABASE_URL: 'postgres://localhost/x' }, /name two databases/],
    [{ SESSION_IDLE_DAYS: '0' }, 'SESSION_IDLE_DAYS must be a number of days from 1 to 400.'],
    [{ SESSION_MAX_DAYS: '401' }, /^SESSION_MAX_DAYS must be a number of days/],
    [
      { VAPID_PUBLIC_KEY: 'x' },
      'VAPID_PUBLIC_KEY must be the 87 letters that npm run vapid prints.',
    ],
    [{ TRUSTED_PROXIES: '1' }, /^TRUSTED_PROXIES must be addresses or ranges/],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, /^TRUSTED_PROXIES must be addresses or ranges/],
    [{ RATE_LIMITS: 'no' }, 'RATE_LIMITS must be on, off or not set.'],
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
