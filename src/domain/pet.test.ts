import { describe, expect, it } from 'vitest';
import { pet } from '#tests/device/samples.ts';
import { placeOf } from './pet-facts.ts';
import { petSchema } from './pet.ts';

describe('a pet', () => {
  it('is kept with words we do not know, of a type we do', () => {
    const odd = pet('odd', { age: 'ageless', goodWith: ['ghosts'] });
    expect(petSchema.parse(odd)).toEqual(odd);
    expect(petSchema.safeParse({ ...odd, type: 'dragon' }).success).toBe(false);
  });

  it('lives at a place without the parts that are blank', () => {
    const at = (city: string, state: string, country: string) =>
      placeOf(pet('p', { location: { city, state, country } }));
    expect(at('Austin', 'Texas', 'USA')).toBe('Austin, Texas, USA');
    expect(at('Austin', ' ', 'USA')).toBe('Austin, USA');
    expect(at('', '', '')).toBe('');
  });
});
