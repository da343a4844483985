import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { useCatalogue } from '#src/catalogue/catalogue-context.tsx';
import { useOwnRows } from '#src/db/use-own-rows.ts';
import type { CartItem } from '#src/domain/cart.ts';
import type { Command } from '#src/domain/commands.ts';
import type { Pet } from '#src/domain/pet.ts';
import { texts } from '#src/domain/texts.ts';
import { useSubmitCommand } from './use-submit-command.ts';

type CartView = {
  /** What lies in the cart, also where its pet is not on the device. */
  petList: readonly CartItem[];
  /** The pets of the cart that are listed, in the cart's order. */
  pets: readonly Pet[];
  /** False until the device has been read: an empty `petList` then says nothing yet. */
  ready: boolean;
  /** See `MergedRows`. */
  everSynced: boolean;
  /** Both are done when they are on the device; a failed write is told to the person. */
  add: (pet: Pet) => Promise<void>;
  remove: (petId: string) => Promise<void>;
};

const CartContext = createContext<CartView | undefined>(undefined);
const nothing: readonly CartItem[] = [];

/** The cart of whoever is signed in: the rows the server said, and over them what was said since. */
export function CartProvider({ children }: { children: ReactNode }) {
  const ownRows = useOwnRows();
  const catalogue = useCatalogue();
  const submitCommand = useSubmitCommand();
  const [said, setSaid] = useState('');
  const petList = ownRows?.cartItems ?? nothing;
  const ready = ownRows !== undefined;
  const everSynced = ownRows?.everSynced ?? false;

  const pets = useMemo(() => petsOf(petList, catalogue.pets), [petList, catalogue.pets]);
  const cart = useMemo<CartView>(() => {
    const submit = async (command: Command, sentence: string) => {
      const failure = 'This could not be saved on this device. Free some space and try again.';
      if (await submitCommand(command, failure)) setSaid(sentence);
    };
    return {
      petList,
      pets,
      ready,
      everSynced,
      add: ({ id, name }) =>
        submit({ kind: 'addToCart', args: { petId: id } }, `${name} is in your cart.`),
      remove: (petId) =>
        submit({ kind: 'removeFromCart', args: { petId } }, 'Removed from your cart.'),
    };
  }, [submitCommand, petList, pets, ready, everSynced]);

  return (
    <CartContext value={cart}>
      {children}
      <output className="sr-only">{said}</output>
    </CartContext>
  );
}

export function useCart(): CartView {
  const cart = useContext(CartContext);
  if (cart === undefined) throw new Error(texts.cartOutsideProvider);
  return cart;
}

function petsOf(petList: readonly CartItem[], catalogue: readonly Pet[]): readonly Pet[] {
  if (petList.length === 0) return [];
  const wanted = new Set(petList.map((item) => item.petId));
  const found = new Map(catalogue.filter((pet) => wanted.has(pet.id)).map((pet) => [pet.id, pet]));
  return petList.flatMap((item) => found.get(item.petId) ?? []);
}
