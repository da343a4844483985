type OnEvent = (name: string, data: string) => void;

/**
 * Reads the worker's event stream piece by piece: call the returned function with each new text. A
 * block ends with an empty line. The worker's blocks have one `event:` and one `data:` line, or are
 * comments that serve as heartbeats. A library that reads every kind of stream was 1.6 of the 165
 * kB that a first visit may fetch.
 */
export function eventReader(onEvent: OnEvent): (text: string) => void {
  let rest = '';
  return (text) => {
    const blocks = (rest + text).split(/\r?\n\r?\n/);
    // The last block is not complete yet: the next piece continues it.
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = fieldOf(block, 'event');
      const data = fieldOf(block, 'data');
      if (event !== undefined && data !== undefined) onEvent(event, data);
    }
  };
}

function fieldOf(block: string, name: string): string | undefined {
  const line = block.split(/\r?\n/).find((one) => one.startsWith(`${name}:`));
  return line?.slice(name.length + 1).trim();
}
