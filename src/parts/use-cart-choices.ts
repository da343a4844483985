import { useMemo } from 'react';
import { useCatalogueView } from '#src/catalogue/catalogue-context.tsx';
import type { CartItem } from '#src/domain/cart.ts';
import { isListed } from '#src/domain/pet-status.ts';
import { useCart } from './cart-context.tsx';

/** The pets in the cart that can be applied for: all but those known to be no longer listed. */
export function useCartChoices(): readonly CartItem[] {
  const { petList } = useCart();
  const { status, byId } = useCatalogueView();
  return useMemo(
    () =>
      petList.filter(
        ({ petId, petStatus = 'available' }) =>
          isListed({ status: petStatus }) && (status !== 'ready' || byId.has(petId)),
      ),
    [petList, status, byId],
  );
}
