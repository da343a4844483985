import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventReader } from './read-events.ts';

function read(...pieces: string[]) {
  const events: [string, string][] = [];
  const feed = eventReader((name, data) => events.push([name, data]));
  for (const piece of pieces) feed(piece);
  return events;
}

test('an event is heard once its empty line is there', () => {
  expect(read('event: poke\ndata: {"stream":"own-rows"}\n')).toEqual([]);
  expect(read('event: poke\ndata: {"stream":"own-rows"}\n\n')).toEqual([
    ['poke', '{"stream":"own-rows"}'],
  ]);
});

test('a heartbeat is no event', () => {
  expect(read(': listening\n\n', ': still here\n\n')).toEqual([]);
});

test('a proxy may write line ends its own way', () => {
  expect(read('event: poke\r\ndata: 1\r\n\r\nevent: poke\r\ndata: 2\r\n\r\n')).toEqual([
    ['poke', '1'],
    ['poke', '2'],
  ]);
});

test('however the stream is cut, the same events are heard in the same order', () => {
  const whole =
    ': hello\n\nevent: poke\ndata: {"a":1}\n\nevent: other\r\ndata: x\r\n\r\n: beat\n\nevent: poke\ndata: 2\n\n';
  const cuts = fc.array(fc.nat(whole.length), { maxLength: 12 });
  fc.assert(
    fc.property(cuts, (at) => {
      const ends = [...at].sort((a, b) => a - b);
      const pieces = [0, ...ends].map((start, index) =>
        whole.slice(start, ends[index] ?? whole.length),
      );
      expect(read(...pieces)).toEqual(read(whole));
      expect(read(whole)).toHaveLength(3);
    }),
  );
});
