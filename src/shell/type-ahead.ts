export type TypedAhead = {
  /** Stops, and gives what was typed, once. */
  take(): string;
};

// 10 s: whoever waits longer for the field has been told by then that it does not come.
const longestMs = 10_000;

/**
 * Keeps what is typed between the press that opens a field and the field: its code may still be on
 * its way. Keys that are no letters, and shortcuts, do what they always do.
 */
export function typeAhead(): TypedAhead {
  let text = '';
  const keep = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'Backspace') text = text.slice(0, -1);
    // Names of other keys are longer than the one character of a letter.
    else if ([...key].length === 1) text += key;
    else return;
    // The pressed button still has the focus, and would take a space for another press.
    event.preventDefault();
  };
  const stop = () => {
    clearTimeout(timer);
    removeEventListener('keydown', keep, true);
  };
  const timer = setTimeout(stop, longestMs);
  addEventListener('keydown', keep, true);
  return {
    take: () => {
      stop();
      const taken = text;
      text = '';
      return taken;
    },
  };
}
