import fc from 'fast-check';
import { expect, test } from 'vitest';
import { feeAmount, feeWords, readFee } from './fee.ts';

test.each([
  ['120', 'EUR', { amount: 12_000, currency: 'EUR' }],
  ['120,5', 'eur', { amount: 12_050, currency: 'EUR' }],
  ['0.29', 'USD', { amount: 29, currency: 'USD' }],
  ['5000', 'JPY', { amount: 5_000, currency: 'JPY' }],
  ['1.234', 'KWD', { amount: 1_234, currency: 'KWD' }],
])('%s %s is a fee in the smallest coin', (amount, currency, fee) => {
  expect(readFee(amount, currency)).toEqual(fee);
});

test.each([
  ['12.345', 'USD'],
  ['1.5', 'JPY'],
  ['-3', 'EUR'],
  ['ten', 'EUR'],
  ['10', 'E'],
  ['', 'EUR'],
])('“%s %s” is no fee', (amount, currency) => {
  expect(readFee(amount, currency)).toBeUndefined();
});

test('a fee is shown as it can be typed again', () => {
  const currency = fc.constantFrom('EUR', 'USD', 'JPY', 'KWD');
  fc.assert(
    fc.property(fc.nat(100_000_000), currency, (amount, code) => {
      const fee = { amount, currency: code };
      expect(readFee(feeAmount(fee), code)).toEqual(fee);
    }),
  );
  expect(feeWords({ amount: 12_050, currency: 'EUR' })).toBe('120.50 EUR');
  expect(feeWords({ amount: 0, currency: 'EUR' })).toBe('None');
});
