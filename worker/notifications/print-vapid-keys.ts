// What `npm run vapid` runs.
import { makeVapidKeys } from './vapid.ts';

const { publicKey, privateKey } = await makeVapidKeys();
console.log(`# Put these three into the worker's environment: the variables of the process on Node; on
# Cloudflare "vars" in wrangler.jsonc, and for the private key: npx wrangler secret put VAPID_PRIVATE_KEY
# Keep the private key secret, and keep both: with new ones each device subscribes again when it is next opened.
VAPID_PUBLIC_KEY=${publicKey}
VAPID_PRIVATE_KEY=${privateKey}
# Where the operators of a push service reach you; an address of your own.
VAPID_SUBJECT=mailto:you@example.org`);
