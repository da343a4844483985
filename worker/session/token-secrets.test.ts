import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashOfToken, sealWithToken, unsealWithToken } from './token-secrets.ts';

describe('what is sealed with a refresh token', () => {
  it('is read with that token, and with no other', async () => {
    const anyText = fc.string({ unit: 'grapheme', maxLength: 500 });
    await fc.assert(
      fc.asyncProperty(anyText, anyText, anyText, async (token, other, text) => {
        fc.pre(token !== other);
        const sealed = await sealWithToken(token, text);
        expect(await unsealWithToken(token, sealed)).toBe(text);
        await expect(unsealWithToken(other, sealed)).rejects.toThrow();
        await expect(unsealWithToken(await hashOfToken(token), sealed)).rejects.toThrow();
      }),
      { numRuns: 30 },
    );
  });
});
