import ipaddr from 'ipaddr.js';
import * as z from 'zod/mini';
import { adminSignupModes } from '#src/domain/account.ts';
import { readImportFeed } from '#src/domain/import/import-feed.ts';
import { isP256PrivateKey, isP256PublicKey } from '#src/domain/notifications.ts';

/** The items of a list with commas, spaces or both between them. */
export const list = (text: string, between = /[\s,]+/) =>
  text.split(between).filter((item) => item !== '');

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

/** What each variable may be. Each message ends the sentence "NAME …". */
export const schema = z.object({
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
  SMTP_URL: optional(
    (text) => isUrl(text, ['smtp:', 'smtps:']) && new URL(text).hostname !== '',
    'must be a mail server like smtps://user:password@mail.example.org',
  ),
  MAIL_FROM: optional(
    (text) => z.email().safeParse(/<([^<>]*)>$/.exec(text)?.[1] ?? text).success,
    'must be an email address like pets@example.org, or a name with one like Homeward <pets@example.org>',
  ),
  // Written into the content security policy: anything but an origin could change its meaning.
  IMAGE_HOSTS: optional(
    (text) => list(text).every((item) => /^https?:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/i.test(item)),
    'must be origins separated by spaces, like https://pictures.example.org',
  ),
  IMPORT_FEEDS: optional(
    (text) => list(text, /\s+/).every((item) => readImportFeed(item)),
    'must be addresses with https separated by spaces, like https://shelter.example.org/pets.csv#source=north&hide-gone; behind the # there may be source, format, pictures-from and hide-gone',
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
  AI_BASE_URL: optional(
    (text) => isUrl(text, web),
    'must be where a model speaks the protocol of OpenAI, like http://localhost:11434/v1',
  ),
  AI_API_KEY: optional(any, ''),
  AI_MODEL: optional((text) => text.length <= 200, 'must be the name of a model, like qwen3:4b'),
  AI_DAILY_TOKENS: optional(
    (text) => /^\d{4,9}$/.test(text) && Number(text) >= 10_000,
    'must be a number of tokens from 10000 to 999999999, like 1000000',
  ),
  RATE_LIMITS: optional((text) => text === 'on' || text === 'off', 'must be on, off or not set'),
});

export type Variables = z.infer<typeof schema>;
