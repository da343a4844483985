import { createSerialQueue } from '#src/domain/serial-queue.ts';
import { createStore, type Readable } from '#src/domain/store.ts';
import type { DeviceSubscription, PushDevice } from './push-device.ts';

/**
 * Whether this device notifies its person of a decision.
 *
 *   absent ──refresh──▶ off ──switchOn──▶ on ──switchOff, another person──▶ off
 *                        └──decline──▶ off, declined
 */
export type NotificationsView =
  /** Not to be offered: not set up, not possible here, not allowed, or nobody is signed in. */
  | { kind: 'absent' }
  /** Possible once the app is on the home screen. */
  | { kind: 'install-first'; declined: boolean }
  | { kind: 'off'; declined: boolean }
  | { kind: 'on' };

export type SwitchOutcome = 'done' | 'dismissed' | 'denied' | 'failed';

export type Notifications = Readable<NotificationsView> & {
  /** Reads the present state, for a page that shows it. Asks the person nothing. */
  refresh(): Promise<void>;
  /** Shows the browser's permission prompt, so it must be called while a press is being handled. */
  switchOn(): Promise<SwitchOutcome>;
  switchOff(): Promise<SwitchOutcome>;
  /** The person does not want to be asked on this device again. */
  decline(): void;
  /** Sets who is signed in, undefined for nobody; ends a subscription of anybody else. */
  setPerson(uid: string | undefined): Promise<void>;
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

/** Stores the owner of this browser's subscription, which the browser itself does not know. */
const ownerKey = 'homeward-notifications';
const declinedKey = 'homeward-no-notifications';

export function createNotifications({ device, calls, memory }: Deps): Notifications {
  const { view, subscribe, set: show } = createStore<NotificationsView>({ kind: 'absent' });
  let person: string | undefined;
  let publicKey: string | null | undefined;
  let isShown = false;

  // One change at a time: if a sign-out overtook a new subscription, that would stay.
  const inTurn = createSerialQueue();
  const declined = () => memory.read(declinedKey) !== undefined;

  async function end(subscription: DeviceSubscription): Promise<void> {
    const owner = memory.read(ownerKey);
    const { endpoint } = subscription.json;
    // Not awaited: the request may never arrive, but the browser can end the subscription at once.
    if (owner !== undefined && endpoint !== undefined) void calls.remove(endpoint, owner);
    memory.remove(ownerKey);
    await subscription.end();
  }

  async function begin(uid: string, key: string): Promise<boolean> {
    const old = await device.current();
    // Browsers refuse a second subscription with another key.
    if (old && old.publicKey !== key) await old.end();
    const subscription = await device.subscribe(key);
    if (person !== uid || !(await calls.save(subscription.json))) {
      await subscription.end();
      return false;
    }
    memory.write(ownerKey, uid);
    return true;
  }

  async function readView(): Promise<NotificationsView> {
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
    // The worker has new keys and can no longer send to this subscription.
    await end(own);
    return (await begin(uid, publicKey)) ? { kind: 'on' } : { kind: 'off', declined: declined() };
  }

  const refreshView = async () => {
    try {
      show(await readView());
    } catch (error) {
      console.warn('This browser does not say how its notifications stand.', error);
      show({ kind: 'absent' });
    }
  };

  return {
    view,
    subscribe,
    refresh() {
      isShown = true;
      return inTurn(refreshView);
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
    setPerson(uid) {
      person = uid;
      return inTurn(async () => {
        if (person !== uid) return;
        // Checks the permission, because the stored owner may be lost while the subscription stays.
        const isTheirs = uid !== undefined && memory.read(ownerKey) === uid;
        if (!isTheirs && device.permission() === 'granted') {
          const theirs = await device.current().catch(() => undefined);
          if (theirs) await end(theirs).catch(() => {});
          memory.remove(ownerKey);
        }
        if (isShown) await refreshView();
      });
    },
  };
}
