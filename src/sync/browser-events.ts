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
    if (event === 'online' || event === 'offline') {
      window.addEventListener(event, run);
      return () => window.removeEventListener(event, run);
    }
    const onChange = () => {
      if (document.visibilityState === event) run();
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  },
};
