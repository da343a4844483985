import { guestOwner, type Owner } from '#src/domain/account.ts';
import type { Result } from '#src/domain/failure.ts';
import { requestJson, type Schema } from '#src/domain/request-json.ts';
import { notificationsSchema, subscribedSchema } from '#src/domain/notifications.ts';
import { ownerHeader } from '#src/domain/protocol.ts';
import { requestPrivately, type SyncDeps } from './private-request.ts';

const path = '/api/notifications';

/** The device's requests to the worker about notifications. */
export type NotificationCalls = {
  /** The key to subscribe with; null if the server has none, undefined if the request failed. */
  publicKey(): Promise<string | null | undefined>;
  /** Registers this device for the person signed in; false if the worker did not confirm it. */
  save(subscription: PushSubscriptionJSON): Promise<boolean>;
  /** Unregisters this device in its owner's name; does nothing if their session has ended. */
  remove(endpoint: string, owner: Owner): Promise<void>;
};

export function notificationCalls(deps: SyncDeps): NotificationCalls {
  const call = <Value>(
    owner: Owner,
    method: string,
    schema: Schema<Value>,
    body?: object,
  ): Promise<Result<Value>> => {
    const headers = { [ownerHeader]: owner };
    const json = body && { body: JSON.stringify(body) };
    // After signing out, the page may be closed before this is sent.
    const keepalive = method === 'DELETE';
    return requestJson(
      deps.network,
      path,
      { method, headers, cache: 'no-store', keepalive, ...json },
      schema,
    );
  };
  return {
    async publicKey() {
      const result = await requestPrivately(deps, (owner) =>
        call(owner, 'GET', notificationsSchema),
      );
      return result.kind === 'ok' ? result.value.publicKey : undefined;
    },
    async save({ endpoint, keys }) {
      const result = await requestPrivately(deps, async (signedIn) =>
        signedIn === guestOwner
          ? { kind: 'offline' }
          : call(signedIn, 'PUT', subscribedSchema, { endpoint, keys }),
      );
      return result.kind === 'ok';
    },
    async remove(endpoint, owner) {
      // If this fails, the push service answers the next message with 410, and the worker then
      // deletes the device.
      await call(owner, 'DELETE', subscribedSchema, { endpoint });
    },
  };
}
