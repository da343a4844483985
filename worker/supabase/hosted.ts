import * as z from 'zod/mini';
import type { Backend } from './backend.ts';
import { clientsOf } from './clients.ts';

/** A Supabase project, reached over HTTP. Opens nothing, so there is nothing to close. */
export function connectHosted(options: {
  url: string;
  publishableKey: string;
  secretKey: string;
  fetch?: typeof fetch;
}): Backend {
  const { url, publishableKey, secretKey, fetch = globalThis.fetch } = options;
  return {
    kind: 'hosted',
    url,
    publishableKey,
    fetch,
    ...clientsOf(url, publishableKey, secretKey, fetch),
    demoAccounts: [],
    accountMail: {
      reachesPeople: true,
      confirmsAddresses: () => asksForConfirmation(options),
    },
    close: async () => {},
  };
}

const settingsSchema = z.object({ mailer_autoconfirm: z.boolean() });

/** Reads the project's setting "Confirm email". While it cannot be read, nothing counts as confirmed. */
async function asksForConfirmation({
  url,
  publishableKey,
  fetch = globalThis.fetch,
}: Parameters<typeof connectHosted>[0]): Promise<boolean> {
  try {
    const answer = await fetch(new URL('/auth/v1/settings', url), {
      headers: { apikey: publishableKey },
      signal: AbortSignal.timeout(5_000),
    });
    const settings = settingsSchema.safeParse(await answer.json());
    return settings.success && !settings.data.mailer_autoconfirm;
  } catch {
    return false;
  }
}
