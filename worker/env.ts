import { type AdminSignup, adminSignupModes } from '#src/domain/account.ts';
import { type ImportFeed, readImportFeed } from '#src/domain/import/import-feed.ts';
import { list, schema, type Variables } from './env-variables.ts';

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

/**
 * The demo accounts, whose passwords are published. `trial`: a new database gets them, on this
 * machine alone. `asked-for`: DEMO=1. `locked`: nobody may sign in with them.
 */
export type DemoPolicy = 'trial' | 'asked-for' | 'locked';

/** A mail server, as smtp: or smtps: with user and password, and whom mail is from. */
export type Smtp = { url: string; from: string };

/** A language model that answers after the rules. */
export type Model = {
  name: string;
  /** Where it speaks OpenAI's protocol, like http://localhost:11434/v1; absent: the runtime's own. */
  baseUrl?: string | undefined;
  apiKey?: string | undefined;
  /** The most tokens in any 24 hours, of all workers together. */
  dailyTokens: number;
};

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
  /** Without it the rules alone answer. */
  model?: Model | undefined;
  /** How long applications are kept after their decision; for ever if undefined. */
  applicationRetentionDays?: number | undefined;
  /** Files that the Node worker reads each day. */
  importFeeds: readonly ImportFeed[];
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
  smtp: Smtp | undefined;
};

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
  const smtp = smtpOf(env);
  const retention = env.APPLICATION_RETENTION_DAYS;
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
    adminEmails: adminEmailsOf(env, hosted !== undefined || smtp !== undefined),
    smtp,
    imageHosts: list(env.IMAGE_HOSTS ?? ''),
    importFeeds: list(env.IMPORT_FEEDS ?? '', /\s+/).flatMap((feed) => readImportFeed(feed) ?? []),
    sessionIdleDays: Number(env.SESSION_IDLE_DAYS ?? 14),
    sessionMaxDays: Number(env.SESSION_MAX_DAYS ?? 90),
    securityLogDays: Number(env.SECURITY_LOG_DAYS ?? 365),
    vapid: vapidOf(env),
    trustedProxies: list(env.TRUSTED_PROXIES ?? ''),
    rateLimits: rateLimitsOf(env.RATE_LIMITS, reachable || hosted !== undefined),
    model: modelOf(env, typeof variables['AI'] === 'object'),
    operator: { name: env.OPERATOR_NAME, email: env.OPERATOR_EMAIL },
    applicationRetentionDays: retention ? Number(retention) : undefined,
  };
}

/** Whether only this machine reaches an address of this name. */
export const isLoopback = (host: string): boolean =>
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
  { DEMO, DATABASE_URL }: Variables,
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
    'ADMIN_EMAILS works only where a mail confirms each new address (set SMTP_URL, or in the dashboard of a hosted project: Authentication, Sign In / Providers, Confirm email): remove it, and invite each admin with npm run admin -- EMAIL.',
  );

function adminEmailsOf({ ADMIN_EMAILS }: Variables, hasMail: boolean): string[] {
  if (ADMIN_EMAILS && !hasMail) throw adminEmailsNeedMail();
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

const hostedNames = ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY'] as const;
function hostedProject(env: Variables): Environment['hosted'] {
  const {
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEY: publishableKey,
    SUPABASE_SECRET_KEY: secretKey,
  } = env;
  if (!url && !publishableKey && !secretKey) return undefined;
  if (!url || !publishableKey || !secretKey)
    throw missing(env, hostedNames, 'a hosted project needs its address and both keys');
  if (env.DATABASE_URL)
    throw new StartFailure(
      'DATABASE_URL and SUPABASE_URL name two databases: remove one of them from the environment.',
    );
  return { url, publishableKey, secretKey };
}

function smtpOf(env: Variables): Smtp | undefined {
  const { SMTP_URL: url, MAIL_FROM: from } = env;
  if (!url && !from) return undefined;
  if (env.SUPABASE_URL)
    throw new StartFailure(
      'SMTP_URL and MAIL_FROM are for the embedded Supabase: a hosted project sends its mail itself, by the mail server that its settings name. Remove them here.',
    );
  if (!url || !from)
    throw missing(env, ['SMTP_URL', 'MAIL_FROM'], 'mail needs a server and a sender');
  return { url, from };
}

const vapidNames = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const;
function vapidOf(env: Variables): Vapid | undefined {
  const {
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    VAPID_SUBJECT: subject,
  } = env;
  if (!publicKey && !privateKey && !subject) return undefined;
  if (!publicKey || !privateKey || !subject)
    throw missing(env, vapidNames, 'notifications need both keys and an address to reach you');
  return { publicKey, privateKey, subject };
}

/** At the edge a model may be reached by a binding, without an address. */
function modelOf(env: Variables, hasBinding: boolean): Model | undefined {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: name } = env;
  if (!baseUrl && !apiKey && !name) return undefined;
  if (!name || (!baseUrl && !hasBinding))
    throw missing(env, ['AI_BASE_URL', 'AI_MODEL'], 'a model needs its address and its name');
  if (apiKey && baseUrl?.startsWith('http:') && !isLoopback(new URL(baseUrl).hostname))
    throw new StartFailure(
      'AI_BASE_URL must begin with https, or AI_API_KEY could be read by others.',
    );
  return { name, baseUrl, apiKey, dailyTokens: Number(env.AI_DAILY_TOKENS ?? 1_000_000) };
}

function missing(env: Variables, needed: readonly (keyof Variables)[], why: string): StartFailure {
  const names = needed.filter((name) => !env[name]);
  return new StartFailure(`${names.join(' and ')} must be set too: ${why}.`);
}
