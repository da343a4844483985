import { guestOwner, type Owner } from '#src/domain/account.ts';
import type { Result } from '#src/domain/failure.ts';
import { requestJson, type Schema } from '#src/domain/request-json.ts';
import { notificationsSchema, subscribedSchema } from '#src/domain/notifications.ts';
import { ownerHeader } from '#src/domain/protocol.ts';
import { requestPrivately, type SyncDeps } from './private-request.ts';

const path = '/api/notifications';

/** What a device and the worker say to each other about notifications. */
export type NotificationCalls = {
  /** The key to subscribe with; null where none is set up, undefined where nobody can be asked now. */
  publicKey(): Promise<string | null | undefined>;
  /** Tells of this device, for who is signed in; false where that did not arrive. */
  save(subscription: PushSubscriptionJSON): Promise<boolean>;
  /** Takes this device back in the name of who asked for it, if the worker still listens to them. */
  remove(endpoint: string, owner: Owner): Promise<void>;
};

export function notificationCalls(deps: SyncDeps): NotificationCalls {
  const call = <Value>(
    owner: Owner,
    method: string,
    schema: Schema<Value>,
    body?: object,
  ): Promise<Result<Value>> => {
    const headers = {
      [ownerHeader]: owner,
      ...(body && { 'Content-Type': 'application/json' }),
    };
    const json = body && { body: JSON.stringify(body) };
    // Signing out may close the page before this has gone out.
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
      const { result } = await requestPrivately(deps, (owner) =>
        call(owner, 'GET', notificationsSchema),
      );
      return result.kind === 'ok' ? result.value.publicKey : undefined;
    },
    async save({ endpoint, keys }) {
      const { owner, result } = await requestPrivately(deps, async (asking) =>
        asking === guestOwner
          ? { kind: 'offline' }
          : call(asking, 'PUT', subscribedSchema, { endpoint, keys }),
      );
      return owner !== guestOwner && result.kind === 'ok';
    },
    async remove(endpoint, owner) {
      // Not heard: the push service answers the next message with 410, and the worker forgets it.
      await call(owner, 'DELETE', subscribedSchema, { endpoint });
    },
  };
}
