import { useMemo } from 'react';
import { useCatalogueView } from '#src/catalogue/catalogue-context.tsx';
import type { CartItem } from '#src/domain/cart.ts';
import { useCart } from './cart-context.tsx';

/** What of the cart can be applied for: all of it but pets that are known to have left the list. */
export function useCartChoices(): readonly CartItem[] {
  const { petList } = useCart();
  const { status, byId } = useCatalogueView();
  return useMemo(
    () => (status === 'ready' ? petList.filter(({ petId }) => byId.has(petId)) : petList),
    [petList, status, byId],
  );
}
