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
    secretKey,
    demoAccounts: [],
    close: async () => {},
  };
}
