/**
 * The lines of a text; each ends with '\n' and nothing else. Node's `readline` also ends one at U+2028
 * and U+2029, which JSON may hold as they are, and reads a thousand lines ahead.
 */
export async function* splitLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let begun: string[] = [];
  for await (const chunk of chunks) {
    const [end = '', ...more] = chunk.split('\n');
    begun.push(end);
    for (const next of more) {
      yield begun.join('');
      begun = [next];
    }
  }
  const last = begun.join('');
  if (last !== '') yield last;
}
