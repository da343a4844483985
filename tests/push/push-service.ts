import type { PublicNetwork } from '#worker/http/public-network.ts';
import { toBase64url } from './bytes.ts';
import { decrypt, type DeviceKeys, makeDeviceKeys } from './decrypt.ts';
import { type VapidClaims, verifyVapid } from './verify-vapid.ts';

const origin = 'https://push.homeward.example';
/** A name that leads to an address inside the worker's network. */
export const privateHost = 'rebound.homeward.example';

/** A device's subscription, as `PushSubscription.toJSON()` writes it. */
export type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } };

/** A message as its device decrypts it, with its headers and claims. */
export type Delivery = {
  endpoint: string;
  text: string;
  headers: Record<string, string>;
  claims: VapidClaims;
};

/** Stands in for a vendor's push service: verifies the sender, and decrypts as a device does. */
export class PushService implements PublicNetwork {
  readonly deliveries: Delivery[] = [];
  /** The endpoint of every request, whatever the answer was. */
  readonly asked: string[] = [];
  readonly #devices = new Map<string, DeviceKeys>();
  readonly #answers = new Map<string, () => Response | Promise<Response>>();
  readonly #publicKey: string;
  #changed = Promise.withResolvers<void>();

  /** `publicKey`: the key that devices subscribe with. */
  constructor(publicKey: string) {
    this.#publicKey = publicKey;
  }

  async subscribe(): Promise<Subscription> {
    const keys = await makeDeviceKeys();
    const endpoint = `${origin}/send/${crypto.randomUUID()}`;
    this.#devices.set(endpoint, keys);
    return {
      endpoint,
      keys: { p256dh: toBase64url(keys.publicKey), auth: toBase64url(keys.auth) },
    };
  }

  /** Answers for this endpoint with `answer` from now on; without it, accepts messages again. */
  answer(endpoint: string, answer?: () => Response | Promise<Response>): void {
    if (answer) this.#answers.set(endpoint, answer);
    else this.#answers.delete(endpoint);
  }

  readonly fetch: PublicNetwork['fetch'] = async (url, init) => {
    const request = new Request(url, { ...init, signal: null });
    const answer = await this.#take(request);
    this.asked.push(request.url);
    this.#changed.resolve();
    this.#changed = Promise.withResolvers();
    return answer();
  };

  /** Every host is public but this one. */
  readonly isPublicHost = async (hostname: string) => hostname !== privateHost;

  /** Waits for requests and deliveries until the condition holds. */
  async until(fulfilled: () => boolean): Promise<void> {
    while (!fulfilled()) await this.#changed.promise;
  }

  to({ endpoint }: Subscription): Delivery[] {
    return this.deliveries.filter((delivery) => delivery.endpoint === endpoint);
  }

  async #take(request: Request): Promise<() => Response | Promise<Response>> {
    const endpoint = request.url;
    const answer = this.#answers.get(endpoint);
    if (answer) return answer;
    const keys = this.#devices.get(endpoint);
    if (!keys) return () => new Response(null, { status: 404 });
    const claims = await verifyVapid(request.headers.get('Authorization') ?? '', this.#publicKey);
    const text = await decrypt(keys, new Uint8Array(await request.arrayBuffer()));
    this.deliveries.push({ endpoint, text, headers: Object.fromEntries(request.headers), claims });
    return () => new Response(null, { status: 201 });
  }
}
