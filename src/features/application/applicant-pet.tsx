import { placeOf } from '#src/domain/pet-facts.ts';
import type { Pet } from '#src/domain/pet.ts';
import { pictureOf } from '#src/domain/pet-photo.ts';
import { PetPicture } from '#src/parts/pet-picture.tsx';

/** The pet that the application is for. */
export function ApplicantPet({ pet }: { pet: Pet }) {
  return (
    <div className="flex items-center gap-4 rounded-lg max-[16rem]:flex-col max-[16rem]:items-start border border-hairline bg-card p-4">
      <PetPicture
        src={pictureOf(pet).src}
        alt=""
        type={pet.type}
        className="size-20 shrink-0 rounded-lg"
      />
      <div className="min-w-0">
        <p className="font-display text-xl">{pet.name}</p>
        <p className="text-ink-soft">{pet.breed}</p>
        <p className="text-sm text-ink-soft">{placeOf(pet)}</p>
      </div>
    </div>
  );
}
