import * as z from 'zod/mini';
import type { Backend } from './backend.ts';
import { type Clients, clientsOf } from './clients.ts';
import { signWith } from './sign-with.ts';

/** Its callers are clients of supabase-js, which reach Storage too. */
export type Hosted = Backend & Clients;

/** A Supabase project, reached over HTTP. Opens nothing, so there is nothing to close. */
export function connectHosted(options: {
  url: string;
  publishableKey: string;
  secretKey: string;
  fetch?: typeof fetch;
}): Hosted {
  const { url, publishableKey, secretKey, fetch = globalThis.fetch } = options;
  return {
    kind: 'hosted',
    url,
    publishableKey,
    fetch,
    ...clientsOf(url, publishableKey, secretKey, fetch),
    sign: signWith(secretKey),
    secretKey,
    demoAccounts: [],
    accountMail: { reachesPeople: true },
    confirmsAddresses: () => confirmsAddresses(url, publishableKey, fetch),
    close: async () => {},
  };
}

const settingsSchema = z.object({ mailer_autoconfirm: z.boolean() });

/** Asked each time: the project's owner can change it while the worker runs. */
async function confirmsAddresses(
  url: string,
  publishableKey: string,
  fetch: typeof globalThis.fetch,
): Promise<boolean> {
  try {
    const answer = await fetch(new URL('/auth/v1/settings', url), {
      headers: { apikey: publishableKey },
      signal: AbortSignal.timeout(answerMs),
    });
    return !settingsSchema.parse(await answer.json()).mailer_autoconfirm;
  } catch {
    return false;
  }
}

/** 5 s: the person who signs in meanwhile waits for it. */
const answerMs = 5_000;
