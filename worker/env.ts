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

/** The settings of the app on every runtime. */
export type Settings = {
  publicUrl: URL;
  adminSignup: AdminSignup;
  /** Addresses that become admins as soon as they are confirmed; lower case. */
  adminEmails: readonly string[];
  /** Origins that pets' pictures may come from, beside our own. */
  imageHosts: readonly string[];
  /** Without it there are no notifications, and no page offers them. */
  vapid?: Vapid | undefined;
  /** Whom the privacy notice names; `email` is where people write to about their data. */
  operator: { name?: string | undefined; email?: string | undefined };
  /** How long applications are kept after their decision; for ever if undefined. */
  applicationRetentionDays?: number | undefined;
};

export type Environment = Settings & {
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
const web = ['http:', 'https:'];

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
  const hosted = hostedProject(env);
  return {
    port,
    host: env.HOST ?? '127.0.0.1',
    dataDir: env.DATA_DIR ?? '.data',
    databaseUrl: env.DATABASE_URL,
    hosted,
    publicUrl: new URL(env.PUBLIC_URL ?? `http://localhost:${port}`),
    adminSignup:
      adminSignupModes.find((mode) => mode === env.ADMIN_SIGNUP) ?? (hosted ? 'closed' : 'open'),
    adminEmails: list(env.ADMIN_EMAILS ?? '').map((email) => email.toLowerCase()),
    imageHosts: list(env.IMAGE_HOSTS ?? ''),
    vapid: vapidOf(env),
    operator: { name: env.OPERATOR_NAME, email: env.OPERATOR_EMAIL },
    applicationRetentionDays:
      env.APPLICATION_RETENTION_DAYS === undefined
        ? undefined
        : Number(env.APPLICATION_RETENTION_DAYS),
  };
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
