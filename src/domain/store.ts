/** A value that can be read, and that notifies subscribers when it changes. */
export type Readable<View> = {
  /** The present value: the same object until something changes. */
  view(): View;
  /** Calls `onChange` after each change of the view; the returned function stops that. */
  subscribe(onChange: () => void): () => void;
};

export type Store<View> = Readable<View> & {
  /** Notifies the subscribers, unless the value is the same object. */
  set(view: View): void;
};

/** Holds one value. React reads it with `useStore` (src/db/use-store.ts). */
export function createStore<View>(initial: View): Store<View> {
  const listeners = new Set<() => void>();
  let view = initial;
  return {
    view: () => view,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    set: (next) => {
      if (Object.is(next, view)) return;
      view = next;
      for (const listener of listeners) listener();
    },
  };
}
