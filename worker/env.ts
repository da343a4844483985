import ipaddr from 'ipaddr.js';
import * as z from 'zod/mini';
import { type AdminSignup, adminSignupModes } from '#src/domain/account.ts';

/** The worker cannot start. The message says what to do, and is shown without a stack. */
export class StartFailure extends Error {
  override name = 'StartFailure';
}

/** How the worker identifies itself to push services (RFC 8292); the keys are base64url. */
export type Vapid = {
  /** An uncompressed point of P-256; devices subscribe with it. */
  publicKey: string;
  privateKey: string;
  /** A mailto: or https: address where the operators of a push service reach ours. */
  subject: string;
};

/** Base64url of an uncompressed point: 65 bytes that begin with 4. */
export const isP256PublicKey = (text: string): boolean => /^B[\w-]{86}$/.test(text);
/** Base64url of 32 bytes. */
export const isP256PrivateKey = (text: string): boolean => /^[\w-]{43}$/.test(text);

/**
 * The demo accounts, whose passwords are published. `trial`: a new database gets them, on this
 * machine alone. `asked-for`: DEMO=1. `locked`: nobody may sign in with them.
 */
export type DemoPolicy = 'trial' | 'asked-for' | 'locked';

/** The settings of the app on every runtime. */
export type Settings = {
  publicUrl: URL;
  adminSignup: AdminSignup;
  /** Addresses that become admins as soon as they are confirmed; lower case. */
  adminEmails: readonly string[];
  /** Origins that pets' pictures may come from, beside our own. */
  imageHosts: readonly string[];
  /** A session ends when it was not used for so many days. */
  sessionIdleDays: number;
  /** A session ends after so many days, however much it is used. */
  sessionMaxDays: number;
  /** After how many days a month of the security log is deleted. */
  securityLogDays: number;
  /** Without it there are no notifications, and no page offers them. */
  vapid?: Vapid | undefined;
  /** The proxies that are believed where a request came from: addresses and CIDR ranges. */
  trustedProxies: readonly string[];
  /** Whether sign-ins, registrations and questions are limited. Only tests switch it off. */
  rateLimits: boolean;
  /** Whom the privacy notice names; `email` is where people write to about their data. */
  operator: { name?: string | undefined; email?: string | undefined };
  /** How long applications are kept after their decision; for ever if undefined. */
  applicationRetentionDays?: number | undefined;
};

export type Environment = Omit<Settings, 'adminSignup'> & {
  /** If it is not set, `adminSignupOf` tells. */
  adminSignup: AdminSignup | undefined;
  /** Whether others than the people at this machine can reach it. */
  reachable: boolean;
  demo: DemoPolicy;
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  hosted: { url: string; publishableKey: string; secretKey: string } | undefined;
};

const list = (text: string) => text.split(/[\s,]+/).filter((item) => item !== '');

function isUrl(text: string, protocols: readonly string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol);
}

const optional = (isValid: (text: string) => boolean, mend: string) =>
  z.optional(z.string().check(z.refine(isValid, mend)));
const any = () => true;
// 400: no browser keeps a cookie longer.
const isDays = (text: string) => /^[1-9]\d{0,2}$/.test(text) && Number(text) <= 400;
const daysMend = 'must be a number of days from 1 to 400';
const web = ['http:', 'https:'];

/** The library also reads "1" as an address, which elsewhere is a number of proxies. */
function isAddressOrRange(text: string): boolean {
  const [address = '', bits] = text.split('/');
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
  return isAddress && (bits === undefined || ipaddr.isValidCIDR(text));
}

// Each message ends the sentence "NAME …".
const schema = z.object({
  PORT: optional(
    (text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535,
    'must be a port number from 0 to 65535, like 8787',
  ),
  HOST: optional(any, ''),
  DATA_DIR: optional(any, ''),
  DATABASE_URL: optional(
    (text) => isUrl(text, ['postgres:', 'postgresql:']),
    'must be a Postgres address like postgres://user:password@localhost:5432/homeward',
  ),
  SUPABASE_URL: optional(
    (text) => isUrl(text, web),
    "must be your project's address like https://abcd.supabase.co",
  ),
  SUPABASE_PUBLISHABLE_KEY: optional(any, ''),
  SUPABASE_SECRET_KEY: optional(any, ''),
  PUBLIC_URL: optional(
    (text) => isUrl(text, web) && new URL(text).pathname === '/',
    'must be the address that people open, without a path, like https://pets.example.org',
  ),
  DEMO: optional((text) => ['0', '1'].includes(text), 'must be 1, 0 or not set'),
  ADMIN_SIGNUP: optional(
    (text) => adminSignupModes.some((mode) => mode === text),
    `must be ${adminSignupModes.join(', ')} or not set`,
  ),
  ADMIN_EMAILS: optional(
    (text) => list(text).every((item) => z.email().safeParse(item).success),
    'must be email addresses separated by commas',
  ),
  // Written into the content security policy: anything but an origin could change its meaning.
  IMAGE_HOSTS: optional(
    (text) => list(text).every((item) => /^https?:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/i.test(item)),
    'must be origins separated by spaces, like https://pictures.example.org',
  ),
  SESSION_IDLE_DAYS: optional(isDays, daysMend),
  SESSION_MAX_DAYS: optional(isDays, daysMend),
  SECURITY_LOG_DAYS: optional(
    (text) => /^\d{2,5}$/.test(text) && Number(text) >= 30,
    'must be a number of days from 30 to 99999, like 365',
  ),
  OPERATOR_NAME: optional((text) => text.length <= 200, 'must be a name of at most 200 letters'),
  OPERATOR_EMAIL: optional(
    (text) => z.email().safeParse(text).success,
    'must be an email address like privacy@example.org',
  ),
  APPLICATION_RETENTION_DAYS: optional(
    (text) => /^[1-9]\d{0,4}$/.test(text),
    'must be a number of days like 730, or not set to keep applications',
  ),
  VAPID_PUBLIC_KEY: optional(isP256PublicKey, 'must be the 87 letters that npm run vapid prints'),
  VAPID_PRIVATE_KEY: optional(isP256PrivateKey, 'must be the 43 letters that npm run vapid prints'),
  VAPID_SUBJECT: optional(
    (text) => isUrl(text, ['mailto:', 'https:']),
    'must be where the operators of push services reach you, like mailto:you@example.org',
  ),
  TRUSTED_PROXIES: optional(
    (text) => list(text).every(isAddressOrRange),
    'must be addresses or ranges of your proxies, like 127.0.0.1 or 10.0.0.0/8, separated by commas',
  ),
  RATE_LIMITS: optional((text) => text === 'on' || text === 'off', 'must be on, off or not set'),
});

/** Every variable that is read; .env.example and the README describe each. */
export const variableNames: readonly string[] = Object.keys(schema.shape);

/** Reads the environment. Throws a StartFailure that names the variable and says what to change. */
export function readEnvironment(variables: Record<string, unknown>): Environment {
  const given = Object.fromEntries(
    variableNames
      .map((name) => [name, variables[name]] as const)
      // `NAME=` in a file means the same as no line at all.
      .filter(([, value]) => typeof value === 'string' && value.trim() !== ''),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartFailure(`${String(issue?.path[0])} ${issue?.message}.`);
  }
  const env = parsed.data;
  const port = Number(env.PORT ?? 8787);
  const host = env.HOST ?? '127.0.0.1';
  const hosted = hostedProject(env);
  const publicUrl = new URL(env.PUBLIC_URL ?? localAddress(host, port));
  const https = publicUrl.protocol === 'https:';
  const reachable = https || !isLoopback(host) || !isLoopback(publicUrl.hostname);
  const adminSignup = adminSignupModes.find((mode) => mode === env.ADMIN_SIGNUP);
  if (adminSignup === 'open' && reachable)
    throw new StartFailure(
      'ADMIN_SIGNUP=open would make an admin of everyone who registers, and others can reach this home: set it to approve or closed, and invite the first admin with npm run admin -- EMAIL.',
    );
  return {
    port,
    host,
    dataDir: env.DATA_DIR ?? '.data',
    databaseUrl: env.DATABASE_URL,
    hosted,
    publicUrl,
    reachable,
    demo: demoPolicy(env, { hosted: hosted !== undefined, https, reachable }),
    adminSignup,
    adminEmails: adminEmailsOf(env, hosted !== undefined),
    imageHosts: list(env.IMAGE_HOSTS ?? ''),
    sessionIdleDays: Number(env.SESSION_IDLE_DAYS ?? 14),
    sessionMaxDays: Number(env.SESSION_MAX_DAYS ?? 90),
    securityLogDays: Number(env.SECURITY_LOG_DAYS ?? 365),
    vapid: vapidOf(env),
    trustedProxies: list(env.TRUSTED_PROXIES ?? ''),
    rateLimits: rateLimitsOf(env.RATE_LIMITS, reachable || hosted !== undefined),
    operator: { name: env.OPERATOR_NAME, email: env.OPERATOR_EMAIL },
    applicationRetentionDays:
      env.APPLICATION_RETENTION_DAYS === undefined
        ? undefined
        : Number(env.APPLICATION_RETENTION_DAYS),
  };
}

/** Whether only this machine reaches an address of this name. */
const isLoopback = (host: string): boolean =>
  /^(([^.]+\.)*localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

/**
 * Who may register as admin. Everybody as the specification says, but only where somebody tries
 * Homeward out, with its demo accounts, on their own machine.
 */
export const adminSignupOf = (
  { adminSignup, reachable }: Pick<Environment, 'adminSignup' | 'reachable'>,
  isTrial: boolean,
): AdminSignup => adminSignup ?? (isTrial && !reachable ? 'open' : 'closed');

function demoPolicy(
  { DEMO, DATABASE_URL }: z.infer<typeof schema>,
  home: { hosted: boolean; https: boolean; reachable: boolean },
): DemoPolicy {
  if (DEMO === '1') {
    if (home.hosted)
      throw new StartFailure('DEMO=1 is for the embedded Supabase: remove DEMO or SUPABASE_URL.');
    if (home.https)
      throw new StartFailure(
        'DEMO=1 would put accounts with published passwords on the internet: remove DEMO, or try it out without https.',
      );
    return 'asked-for';
  }
  return DEMO === '0' || home.reachable || DATABASE_URL ? 'locked' : 'trial';
}

/** Without a confirmation by mail, anybody could register the address first. */
export const adminEmailsNeedMail = (): StartFailure =>
  new StartFailure(
    'ADMIN_EMAILS works only where a mail confirms each new address (in the dashboard of a hosted project: Authentication, Sign In / Providers, Confirm email): remove it, and invite each admin with npm run admin -- EMAIL.',
  );

function adminEmailsOf({ ADMIN_EMAILS }: z.infer<typeof schema>, hosted: boolean): string[] {
  if (ADMIN_EMAILS && !hosted) throw adminEmailsNeedMail();
  return list(ADMIN_EMAILS ?? '').map((email) => email.toLowerCase());
}

/** What to open in a browser on this machine; "localhost" needs no https for service workers. */
export const localAddress = (host: string, port: number): string =>
  `http://${/^(127\.|0\.0\.0\.0$|::1?$)/.test(host) ? 'localhost' : host}:${port}`;

/** Nobody may guess passwords without a limit where others than this machine can reach us. */
function rateLimitsOf(wanted: string | undefined, reachable: boolean): boolean {
  if (wanted !== 'off') return true;
  if (reachable)
    throw new StartFailure(
      'RATE_LIMITS=off is for tests on this machine: remove it, because HOST, PUBLIC_URL or SUPABASE_URL let others in.',
    );
  return false;
}

function hostedProject(env: z.infer<typeof schema>): Environment['hosted'] {
  const {
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEY: publishableKey,
    SUPABASE_SECRET_KEY: secretKey,
  } = env;
  if (!url && !publishableKey && !secretKey) return undefined;
  if (!url || !publishableKey || !secretKey)
    throw missing(
      {
        SUPABASE_URL: url,
        SUPABASE_PUBLISHABLE_KEY: publishableKey,
        SUPABASE_SECRET_KEY: secretKey,
      },
      'a hosted project needs its address and both keys',
    );
  if (env.DATABASE_URL)
    throw new StartFailure(
      'DATABASE_URL and SUPABASE_URL name two databases: remove one of them from the environment.',
    );
  return { url, publishableKey, secretKey };
}

function vapidOf(env: z.infer<typeof schema>): Vapid | undefined {
  const {
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    VAPID_SUBJECT: subject,
  } = env;
  if (!publicKey && !privateKey && !subject) return undefined;
  if (!publicKey || !privateKey || !subject)
    throw missing(
      { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject },
      'notifications need both keys and an address to reach you',
    );
  return { publicKey, privateKey, subject };
}

function missing(variables: Record<string, string | undefined>, why: string): StartFailure {
  const names = Object.entries(variables).flatMap(([name, value]) => (value ? [] : [name]));
  return new StartFailure(`${names.join(' and ')} must be set too: ${why}.`);
}
