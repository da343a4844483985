import { useEffect } from 'react';
import { isAddress } from '#src/domain/is-address.ts';
import { pictureOf } from '#src/domain/pet-photo.ts';
import { useCart } from '#src/parts/cart-context.tsx';
import { keepPictures } from '#src/pwa/status.ts';

/** Renders nothing: has the service worker keep the pictures of the pets in the cart. */
export function CartPictures() {
  const { pets } = useCart();
  // One string, so that the effect runs only when the list differs.
  const addresses = pets.map((pet) => pictureOf(pet).src).join('\n');
  useEffect(() => {
    const wanted = addresses.split('\n').filter((address) => isAddress(address, location.href));
    if (addresses !== '') void keepPictures(wanted);
  }, [addresses]);
  return null;
}
