import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOfSeconds, readDay } from './read-day.ts';

test.each([
  ['2020-05-01', undefined, '2020-05-01'],
  ['2020-05-01T00:00:00.000', undefined, '2020-05-01'],
  ['2020-05-01 13:45:00', 'mdy', '2020-05-01'],
  ['05/01/2020', 'mdy', '2020-05-01'],
  ['05/01/2020', 'dmy', '2020-01-05'],
  ['1.5.2020', 'dmy', '2020-05-01'],
  ['12/31/2020', undefined, '2020-12-31'],
  ['31/12/2020', undefined, '2020-12-31'],
  ['07/07/2020', undefined, '2020-07-07'],
] as const)('%s in the order %s is %s', (text, order, day) => {
  expect(readDay(text, order)).toBe(day);
});

test.each(['05/01/2020', '2021-02-29', '13/13/2020', '5/1/20', 'soon', '', '2020', '1/2/3'])(
  '%j is no day that is known',
  (text) => {
    expect(readDay(text)).toBeUndefined();
  },
);

test('every day is read back from each order', () => {
  const days = fc.date({
    min: new Date('1950-01-01'),
    max: new Date('2049-12-31'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(days, (date) => {
      const day = date.toISOString().slice(0, 10);
      const [y, m, d] = day.split('-');
      expect([
        readDay(day),
        readDay(`${m}/${d}/${y}`, 'mdy'),
        readDay(`${d}.${m}.${y}`, 'dmy'),
      ]).toEqual([day, day, day]);
      expect(dayOfSeconds(String(Math.floor(date.valueOf() / 1000)))).toBe(day);
    }),
  );
});
