import { encryptNotification, vapidHeaders } from '@block65/webcrypto-web-push';
import type { News } from '#src/domain/notifications.ts';
import { retryAfterMs } from '#src/domain/retry-after.ts';
import type { Vapid } from '#worker/env.ts';
import type { PublicNetwork } from '#worker/http/public-network.ts';
import { isPushEndpoint } from './push-endpoint.ts';

/** A device as its browser describes it: where to send, and the keys that only it can read by. */
export type PushTarget = { endpoint: string; keys: { p256dh: string; auth: string } };

export type PushOutcome =
  | { kind: 'sent' }
  /** This subscription will never work again. */
  | { kind: 'gone' }
  | { kind: 'later'; afterS?: number | undefined }
  /** The push service refuses it, most often because the device subscribed with other keys. */
  | { kind: 'refused'; status: number };

type Deps = { vapid: Vapid; fetch: PublicNetwork['fetch'] };

/** 2 days: whoever opens the device later reads the answer in the app. */
const ttlS = 2 * 24 * 60 * 60;
/** 10 s: push services answer in less than one. */
const timeoutMs = 10_000;
/** Between a second and an hour, whatever the push service asks for. */
const waitS = (asked: number) => Math.min(Math.max(Math.ceil(asked), 1), 60 * 60);

/**
 * Sends one message by Web Push (RFC 8030, 8291, 8292). Rejects only if our own keys are wrong.
 * Reads nothing of the answer but its status and `Retry-After`.
 */
export async function sendPush(
  { vapid, fetch }: Deps,
  target: PushTarget,
  news: News,
): Promise<PushOutcome> {
  // Checked again here: a row may be older than the rule.
  if (!isPushEndpoint(target.endpoint)) return { kind: 'gone' };
  const subscription = { ...target, expirationTime: null };
  // Outside of the catch below: if our own keys are wrong, no device is to be forgotten.
  const { headers } = await vapidHeaders(subscription, vapid);
  const body = await encryptNotification(
    subscription,
    new TextEncoder().encode(JSON.stringify(news)),
  ).catch(() => undefined);
  // The device's keys have the right length and are no point of the curve.
  if (!body) return { kind: 'gone' };
  try {
    const answer = await fetch(target.endpoint, {
      method: 'POST',
      headers: {
        ...headers,
        'Content-Encoding': 'aes128gcm',
        'Content-Type': 'application/octet-stream',
        TTL: String(ttlS),
        Urgency: 'normal',
        // Replaces a message that has not been delivered: both say the same.
        Topic: 'decision',
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    return outcomeOf(answer);
  } catch {
    // Not reached, or no answer in time. The error is not logged: its message may name the
    // endpoint, which is a secret between the device and its push service.
    return { kind: 'later' };
  }
}

function outcomeOf({ ok, status, headers }: Response): PushOutcome {
  if (ok) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status !== 429 && status < 500) return { kind: 'refused', status };
  const waitMs = retryAfterMs(headers.get('Retry-After'), headers.get('Date'));
  return waitMs === undefined ? { kind: 'later' } : { kind: 'later', afterS: waitS(waitMs / 1000) };
}
