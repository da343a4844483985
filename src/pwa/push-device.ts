/** A subscription of this browser. */
export type DeviceSubscription = {
  json: PushSubscriptionJSON;
  /** The key it was made with, base64url. */
  publicKey: string | undefined;
  /** Works without a network: from then on the browser drops messages that still arrive. */
  end(): Promise<void>;
};

/** What this browser can do about notifications. */
export type PushDevice = {
  /** install-first: iOS has notifications only for an app on the home screen. */
  support(): 'full' | 'install-first' | 'none';
  permission(): NotificationPermission;
  /** Must be called while a press is being handled. */
  askPermission(): Promise<NotificationPermission>;
  current(): Promise<DeviceSubscription | undefined>;
  /** Rejects if the browser's push service cannot be reached. */
  subscribe(publicKey: string): Promise<DeviceSubscription>;
};

export const pushDevice: PushDevice = {
  support: () => {
    if (!('serviceWorker' in navigator)) return 'none';
    if ('PushManager' in window && 'Notification' in window) return 'full';
    return isIos() && !isInstalled() ? 'install-first' : 'none';
  },
  permission: () => ('Notification' in window ? Notification.permission : 'denied'),
  askPermission: () => Notification.requestPermission(),
  current: async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const subscription = await registration?.pushManager?.getSubscription();
    return subscription ? described(subscription) : undefined;
  },
  subscribe: async (publicKey) => {
    const { pushManager } = await navigator.serviceWorker.ready;
    const applicationServerKey = fromBase64url(publicKey);
    return described(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  },
};

function described(subscription: PushSubscription): DeviceSubscription {
  const key = subscription.options.applicationServerKey;
  return {
    json: subscription.toJSON(),
    publicKey: key ? toBase64url(key) : undefined,
    end: async () => {
      await subscription.unsubscribe();
    },
  };
}

function isIos(): boolean {
  // An iPad claims to be a Mac, but no Mac has a touch screen.
  const isPad = /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;
  return isPad || /iPhone|iPad|iPod/.test(navigator.userAgent);
}

const isInstalled = () => matchMedia('(display-mode: standalone)').matches;

const fromBase64url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

const toBase64url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
