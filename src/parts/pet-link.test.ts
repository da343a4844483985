import { describe, expect, it } from 'vitest';
import { petLink } from './pet-link.ts';

describe('petLink', () => {
  it('keeps a pet below the list it was found in, as the address spells it', () => {
    expect(petLink('/Cats/kittens/', 'pet-7')).toBe('/Cats/kittens/pet-7');
  });

  it('leads to Explore from a page that has no pets below it', () => {
    expect(petLink('/Aisearch', 'pet-7')).toBe('/Explore/pet-7');
    expect(petLink('/', 'pet-7')).toBe('/Explore/pet-7');
  });
});
