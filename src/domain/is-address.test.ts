import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isAddress } from './is-address.ts';

it('says what URL.canParse says, of itself and on a page', () => {
  const text = fc.oneof(fc.string(), fc.webUrl(), fc.webPath(), fc.constant('//['));
  const base = fc.option(fc.webUrl(), { nil: undefined });
  fc.assert(
    fc.property(text, base, (address, page) => {
      expect(isAddress(address, page)).toBe(URL.canParse(address, page));
    }),
  );
});
