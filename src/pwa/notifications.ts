import { createSerialQueue } from '#src/domain/serial-queue.ts';
import { createStore, type Readable } from '#src/domain/store.ts';
import type { DeviceSubscription, PushDevice } from './push-device.ts';

/**
 * Whether this device tells its person of a decision.
 *
 *   absent ──look──▶ off ──switchOn──▶ on ──switchOff, another person──▶ off
 *                     └──decline──▶ off, declined
 */
export type NotificationsView =
  /** Not to be spoken of: not set up, not possible here, not allowed, or nobody it could be for. */
  | { kind: 'absent' }
  /** Possible once the app is on the home screen. */
  | { kind: 'install-first'; declined: boolean }
  | { kind: 'off'; declined: boolean }
  | { kind: 'on' };

export type SwitchOutcome = 'done' | 'dismissed' | 'denied' | 'failed';

export type Notifications = Readable<NotificationsView> & {
  /** Finds out how it stands, for a page that shows it. Asks the person nothing. */
  look(): Promise<void>;
  /** Asks the browser's question, so it must be called while a press is being handled. */
  switchOn(): Promise<SwitchOutcome>;
  switchOff(): Promise<SwitchOutcome>;
  /** The person does not want to be asked on this device again. */
  decline(): void;
  /** Who is here now, undefined for nobody it could be for; what was another's ends. */
  isFor(uid: string | undefined): Promise<void>;
};

type Deps = {
  device: PushDevice;
  calls: {
    publicKey(): Promise<string | null | undefined>;
    save(subscription: PushSubscriptionJSON): Promise<boolean>;
    remove(endpoint: string, owner: string): Promise<void>;
  };
  memory: {
    read(key: string): string | undefined;
    write(key: string, text: string): void;
    remove(key: string): void;
  };
};

/** Whose the subscription of this browser is: the browser itself does not know. */
const ownerKey = 'homeward-notifications';
const declinedKey = 'homeward-no-notifications';

export function createNotifications({ device, calls, memory }: Deps): Notifications {
  const { view, subscribe, set: show } = createStore<NotificationsView>({ kind: 'absent' });
  let person: string | undefined;
  let publicKey: string | null | undefined;
  let isShown = false;

  // A sign-out that overtook a subscription would leave it behind.
  const inTurn = createSerialQueue();
  const declined = () => memory.read(declinedKey) !== undefined;

  async function end(subscription: DeviceSubscription): Promise<void> {
    const owner = memory.read(ownerKey);
    const { endpoint } = subscription.json;
    // Not waited for: it may never arrive, and the browser alone can end it here and now.
    if (owner !== undefined && endpoint !== undefined) void calls.remove(endpoint, owner);
    memory.remove(ownerKey);
    await subscription.end();
  }

  async function begin(uid: string, key: string): Promise<boolean> {
    const old = await device.current();
    // Browsers refuse to subscribe with another key beside it.
    if (old && old.publicKey !== key) await old.end();
    const subscription = await device.subscribe(key);
    if (person !== uid || !(await calls.save(subscription.json))) {
      await subscription.end();
      return false;
    }
    memory.write(ownerKey, uid);
    return true;
  }

  async function find(): Promise<NotificationsView> {
    const uid = person;
    const support = device.support();
    if (uid === undefined || support === 'none') return { kind: 'absent' };
    if (support === 'full' && device.permission() === 'denied') return { kind: 'absent' };
    publicKey ??= await calls.publicKey();
    if (support === 'install-first')
      return publicKey ? { kind: support, declined: declined() } : { kind: 'absent' };
    const own = memory.read(ownerKey) === uid ? await device.current() : undefined;
    if (!own) return publicKey ? { kind: 'off', declined: declined() } : { kind: 'absent' };
    // Nobody to ask: what the browser knows still holds.
    if (publicKey === undefined) return { kind: 'on' };
    if (publicKey === null) return { kind: 'absent' };
    if (own.publicKey === publicKey) {
      // Said again with each look: a worker put back from a copy has forgotten it.
      await calls.save(own.json);
      return { kind: 'on' };
    }
    // The worker has other keys now, and could not reach this one any more.
    await end(own);
    return (await begin(uid, publicKey)) ? { kind: 'on' } : { kind: 'off', declined: declined() };
  }

  const lookNow = async () => {
    try {
      show(await find());
    } catch (error) {
      console.warn('This browser does not say how its notifications stand.', error);
      show({ kind: 'absent' });
    }
  };

  return {
    view,
    subscribe,
    look() {
      isShown = true;
      return inTurn(lookNow);
    },
    async switchOn() {
      const permission = await device.askPermission();
      if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'dismissed';
      return inTurn(async () => {
        if (person === undefined || !publicKey) return 'failed';
        try {
          if (!(await begin(person, publicKey))) return 'failed';
        } catch (error) {
          console.warn('The push service of this browser could not be reached.', error);
          return 'failed';
        }
        memory.remove(declinedKey);
        show({ kind: 'on' });
        return 'done';
      });
    },
    switchOff: () =>
      inTurn(async () => {
        try {
          const subscription = await device.current();
          if (subscription) await end(subscription);
        } catch (error) {
          console.warn('This browser does not let go of its subscription.', error);
          return 'failed';
        }
        show({ kind: 'off', declined: declined() });
        return 'done';
      }),
    decline() {
      memory.write(declinedKey, new Date().toISOString());
      const now = view();
      if (now.kind === 'off' || now.kind === 'install-first') show({ ...now, declined: true });
    },
    isFor(uid) {
      person = uid;
      return inTurn(async () => {
        if (person !== uid) return;
        // By the permission, not by our note of it: that may be lost without the subscription.
        const isTheirs = uid !== undefined && memory.read(ownerKey) === uid;
        if (!isTheirs && device.permission() === 'granted') {
          const theirs = await device.current().catch(() => undefined);
          if (theirs) await end(theirs).catch(() => {});
          memory.remove(ownerKey);
        }
        if (isShown) await lookNow();
      });
    },
  };
}
