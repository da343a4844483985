import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { usePet } from '#src/catalogue/catalogue-context.tsx';
import { useCart } from '#src/parts/cart-context.tsx';
import { keepPictures } from '#src/pwa/status.ts';

/** Draws nothing: has the pictures kept of the pet that is looked at and of those in the cart. */
export function WantedPictures() {
  const { id = '' } = useParams({ strict: false });
  const looked = usePet(id);
  const { pets } = useCart();
  useKept(looked.status === 'found' ? looked.pet.imageUrl : '');
  useKept(pets.map((pet) => pet.imageUrl).join('\n'));
  return null;
}

/** `addresses`: one a line, so that an equal list is an equal value. */
function useKept(addresses: string) {
  useEffect(() => {
    const wanted = addresses.split('\n').filter((address) => URL.canParse(address, location.href));
    if (addresses !== '') void keepPictures(wanted);
  }, [addresses]);
}
