/** What the engine wants to know about its page. */
export type PageEvents = {
  isVisible(): boolean;
  /** Calls `run` on each of these, until the answer is called. */
  on(event: 'online' | 'offline' | 'visible' | 'hidden', run: () => void): () => void;
};

export const pageEvents: PageEvents = {
  isVisible: () => document.visibilityState === 'visible',
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
