import { Link } from '@tanstack/react-router';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useCatalogue } from '#src/catalogue/catalogue-context.tsx';
import { useOwnRows } from '#src/db/use-own-rows.ts';
import type { CartItem } from '#src/domain/cart.ts';
import type { Command } from '#src/domain/commands.ts';
import type { Pet } from '#src/domain/pet.ts';
import { texts } from '#src/domain/texts.ts';
import { useAlert } from '#src/ui/alerts.tsx';
import { useSubmitCommand } from './use-submit-command.ts';

type CartView = {
  /** Everything in the cart, even if its pet is not on the device. */
  petList: readonly CartItem[];
  /** The pets in the cart that are on this device, in the order of the cart. */
  pets: readonly Pet[];
  /** False until the device has been read: until then an empty `petList` means nothing. */
  ready: boolean;
  /** See `MergedRows`. */
  everSynced: boolean;
  /** Both resolve when the command is on the device; the person is told if that fails. */
  add: (pet: Pet) => Promise<void>;
  remove: (petId: string) => Promise<void>;
};

const CartContext = createContext<CartView | undefined>(undefined);
const nothing: readonly CartItem[] = [];

/** The cart of the person who is signed in: the server's rows merged with the outbox. */
export function CartProvider({ children }: { children: ReactNode }) {
  const ownRows = useOwnRows();
  const catalogue = useCatalogue();
  const submitCommand = useSubmitCommand();
  const showAlert = useAlert();
  const petList = ownRows?.cartItems ?? nothing;
  const ready = ownRows !== undefined;
  const everSynced = ownRows?.everSynced ?? false;

  const pets = useMemo(() => petsOf(petList, catalogue.pets), [petList, catalogue.pets]);
  const cart = useMemo<CartView>(() => {
    const submit = (command: Command) =>
      submitCommand(
        command,
        'This could not be saved on this device. Free some space and try again.',
      );
    return {
      petList,
      pets,
      ready,
      everSynced,
      add: async ({ id, name }) => {
        if (await submit({ kind: 'addToCart', args: { petId: id } }))
          showAlert(`${name} is in your cart.`, 'success', <Link to="/Cart">Go to your cart</Link>);
      },
      remove: async (petId) => {
        if (await submit({ kind: 'removeFromCart', args: { petId } }))
          showAlert('Removed from your cart.');
      },
    };
  }, [submitCommand, showAlert, petList, pets, ready, everSynced]);

  return <CartContext value={cart}>{children}</CartContext>;
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
