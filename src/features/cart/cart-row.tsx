import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { usePet } from '#src/catalogue/use-pets.ts';
import type { CartItem } from '#src/domain/cart.ts';
import { pictureOf } from '#src/domain/pet-photo.ts';
import { pageTexts } from '#src/domain/page-texts.ts';
import { adoptTexts } from '#src/domain/adopt-texts.ts';
import { texts } from '#src/domain/texts.ts';
import { useCart } from '#src/parts/cart-context.tsx';
import { whatBecameOf } from '#src/parts/pet-status.ts';
import { PetPicture } from '#src/parts/pet-picture.tsx';
import { Button } from '#src/ui/button.tsx';
import { focusHeading } from '#src/ui/page.tsx';

const headingOf = (petId: string) => `cart-${petId}`;

/** A pet in the cart, even if it is not on the device yet or no longer listed. */
export function CartRow({ item }: { item: CartItem }) {
  const { petId, petStatus, petName = 'This pet', petImage = '' } = item;
  const found = usePet(petId);
  const became = whatBecameOf(petName, petStatus);
  const outcome = became === undefined ? found : ({ status: 'gone' } as const);
  switch (outcome.status) {
    case 'found': {
      const { pet } = outcome;
      return (
        <Frame
          petId={petId}
          picture={
            <PetPicture
              src={pictureOf(pet).src}
              alt={`${pet.name}, ${pet.breed}`}
              type={pet.type}
              className="size-full"
            />
          }
        >
          <h2 id={headingOf(petId)} className="text-xl">
            <Link
              to="/Cart/$id"
              params={{ id: petId }}
              className="underline-offset-4 hover:underline"
            >
              {pet.name}
            </Link>
          </h2>
          <p className="text-sm text-ink-soft">{pet.breed}</p>
          <p className="mt-2 max-w-measure">{pet.description}</p>
        </Frame>
      );
    }
    case 'gone':
      return (
        <Frame petId={petId} picture={<PetPicture src={petImage} alt="" className="size-full" />}>
          <h2 id={headingOf(petId)} className="text-xl">
            {became ?? pageTexts.petGone}
          </h2>
          <p className="mt-1 max-w-measure text-ink-soft">
            {became === undefined &&
              'Someone may have given them a home, or the shelter took them off the list. '}
            You can remove them from your cart.
          </p>
        </Frame>
      );
    case 'failed':
      return (
        <Frame petId={petId} picture={<PetPicture src="" alt="" className="size-full" />}>
          <h2 id={headingOf(petId)} className="text-xl">
            This pet has not arrived yet
          </h2>
          <p className="mt-1 max-w-measure text-ink-soft">
            The pets could not be loaded on this device. Yours is kept in your cart until they are.
          </p>
        </Frame>
      );
    case 'loading':
      return (
        <Frame petId={petId} picture={<span className="breathe block size-full bg-sunk" />}>
          <output id={headingOf(petId)} className="block text-ink-soft">
            {texts.loading}
          </output>
        </Frame>
      );
  }
}

type FrameProps = { petId: string; picture: ReactNode; children: ReactNode };

function Frame({ petId, picture, children }: FrameProps) {
  const { remove } = useCart();
  return (
    <li className="flex flex-col gap-4 rounded-lg border border-hairline bg-card p-4 sm:grid sm:grid-cols-[10rem_1fr_auto] sm:gap-6">
      {/* On a phone the text flows around the picture: a column beside it would be narrow. */}
      <div className="flow-root sm:contents">
        <div className="float-left me-4 mb-2 aspect-square w-24 overflow-hidden rounded-lg max-[16rem]:float-none sm:m-0 sm:w-auto">
          {picture}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
      <div className="sm:self-center">
        {/* The specification fixes its name; the description says which pet it is for. */}
        <Button
          variant="secondary"
          className="w-full"
          aria-describedby={headingOf(petId)}
          onClick={() => {
            void remove(petId);
            // The row disappears; without this the focus would be lost.
            focusHeading();
          }}
        >
          {adoptTexts.removePet}
        </Button>
      </div>
    </li>
  );
}
