import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alex } from '#tests/device/samples.ts';
import { type Cart, type CartAction, cartReducer, emptyCart, proceedFromCart } from './cart.ts';

const item = (petId: string) => ({ userId: alex.uid, petId, addedAt: '2026-01-05T15:04:00.000Z' });
const after = (...actions: CartAction[]) => actions.reduce(cartReducer, emptyCart);
const petsIn = (cart: Cart) => cart.petList.map((one) => one.petId);

describe('the cart', () => {
  it('starts empty, adds at the end, removes by pet, and clears', () => {
    expect(petsIn(emptyCart)).toEqual([]);
    const two = after({ type: 'add', item: item('a') }, { type: 'add', item: item('b') });
    expect(petsIn(two)).toEqual(['a', 'b']);
    expect(petsIn(cartReducer(two, { type: 'remove', petId: 'a' }))).toEqual(['b']);
    expect(petsIn(cartReducer(two, { type: 'clear' }))).toEqual([]);
  });

  it('refuses an action it does not know', () => {
    // Only an untyped caller can send it.
    const unknown = { type: 'shake' } as unknown as CartAction;
    expect(() => cartReducer(emptyCart, unknown)).toThrow('Action type not found');
  });

  const actions = fc.array(
    fc.oneof(
      fc.constantFrom('a', 'b', 'c').map((petId) => ({ type: 'add', item: item(petId) }) as const),
      fc.constantFrom('a', 'b', 'c').map((petId) => ({ type: 'remove', petId }) as const),
      fc.constant({ type: 'clear' } as const),
    ),
  );
  it('never holds a pet twice, whatever is done to it', () => {
    fc.assert(
      fc.property(actions, (all) => {
        const pets = petsIn(after(...all));
        expect(new Set(pets).size).toBe(pets.length);
      }),
    );
  });

  it.each([
    [0, 'empty'],
    [1, 'apply'],
    [2, 'too-many'],
    [7, 'too-many'],
  ])('with %i pets leads to: %s', (count, step) => {
    expect(proceedFromCart(count)).toBe(step);
  });
});
