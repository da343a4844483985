/** The events of the browser's page that the engine listens to. */
export type BrowserEvents = {
  isVisible(): boolean;
  /** False where the browser knows that there is no network; true may be wrong. */
  isOnline(): boolean;
  /** Calls `run` on each such event; the returned function stops that. */
  on(event: 'online' | 'offline' | 'visible' | 'hidden', run: () => void): () => void;
};

export const browserEvents: BrowserEvents = {
  isVisible: () => document.visibilityState === 'visible',
  isOnline: () => navigator.onLine,
  on: (event, run) => {
    const isNetwork = event === 'online' || event === 'offline';
    const target = isNetwork ? window : document;
    const type = isNetwork ? event : 'visibilitychange';
    const listen = () => {
      if (isNetwork || document.visibilityState === event) run();
    };
    target.addEventListener(type, listen);
    return () => target.removeEventListener(type, listen);
  },
};
