type OnEvent = (name: string, data: string) => void;

/**
 * Reads the worker's event stream, piece by piece as it comes: each call takes the next text. A
 * block ends with an empty line; ours has one `event:` and one `data:` line, or is a comment that
 * only shows that the stream lives. A library for every stream there is was 1.6 of the 165 kB that
 * a first visit may fetch.
 */
export function eventReader(onEvent: OnEvent): (text: string) => void {
  let rest = '';
  return (text) => {
    const blocks = (rest + text).split(/\r?\n\r?\n/);
    // Not ended yet: the next piece goes on with it.
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
