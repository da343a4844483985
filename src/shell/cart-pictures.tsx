import { useEffect } from 'react';
import { useCart } from '#src/parts/cart-context.tsx';
import { keepPictures } from '#src/pwa/status.ts';

/** Draws nothing: has the pictures of the cart's pets kept. */
export function CartPictures() {
  const { pets } = useCart();
  // One a line, so that an equal list is an equal value.
  const addresses = pets.map((pet) => pet.imageUrl).join('\n');
  useEffect(() => {
    const wanted = addresses.split('\n').filter((address) => URL.canParse(address, location.href));
    if (addresses !== '') void keepPictures(wanted);
  }, [addresses]);
  return null;
}
