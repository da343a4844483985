import * as z from 'zod/mini';
import { texts } from './texts.ts';

export const cartItemSchema = z.object({
  userId: z.uuid(),
  petId: z.string(),
  addedAt: z.string(),
  /** As the server knows the pet, also when the catalogue has it no more; see `Application`. */
  petStatus: z.optional(z.string()),
  petName: z.optional(z.string()),
  /** The picture that showed it when it was put in. */
  petImage: z.optional(z.string()),
});
export type CartItem = z.infer<typeof cartItemSchema>;

export type Cart = { readonly petList: readonly CartItem[] };
export const emptyCart: Cart = { petList: [] };

export type CartAction =
  | { type: 'add'; item: CartItem }
  | { type: 'remove'; petId: string }
  | { type: 'clear' };

/** Throws 'Action type not found' on an action that only an untyped caller can send. */
export function cartReducer(cart: Cart, action: CartAction): Cart {
  switch (action.type) {
    case 'add':
      // A pet that is added again keeps its place: the server stores one row for each pet.
      return cart.petList.some((item) => item.petId === action.item.petId)
        ? cart
        : { petList: [...cart.petList, action.item] };
    case 'remove':
      return { petList: cart.petList.filter((item) => item.petId !== action.petId) };
    case 'clear':
      return emptyCart;
    default:
      throw new Error(texts.unknownCartAction, { cause: action satisfies never });
  }
}

/** Whether the cart leads to the application form, or why it does not. */
export function proceedFromCart(petCount: number): 'apply' | 'empty' | 'too-many' {
  if (petCount === 0) return 'empty';
  return petCount === 1 ? 'apply' : 'too-many';
}
