export type TypedAhead = {
  /** Stops collecting, and returns what was typed; '' when called again. */
  take(): string;
};

// 10 s: if the field is not there by then, its place says that it could not be loaded.
const longestMs = 10_000;

/**
 * Collects what is typed after the press that opens a field until the field is there: its code may
 * still be loading. Shortcuts and keys without a character do what they always do.
 */
export function typeAhead(): TypedAhead {
  let text = '';
  const collect = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'Backspace') text = text.slice(0, -1);
    // A key with a character is named by it; other keys have longer names, such as 'Enter'.
    else if ([...key].length === 1) text += key;
    else return;
    // The pressed button still has the focus, and a space would press it again.
    event.preventDefault();
  };
  const stop = () => {
    clearTimeout(timer);
    removeEventListener('keydown', collect, true);
  };
  const timer = setTimeout(stop, longestMs);
  addEventListener('keydown', collect, true);
  return {
    take: () => {
      stop();
      const taken = text;
      text = '';
      return taken;
    },
  };
}
