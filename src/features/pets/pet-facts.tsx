import { type Pet, placeOf } from '#src/domain/pet.ts';

/** Everything known about a pet, each with its label. */
export function PetFacts({ pet }: { pet: Pet }) {
  return (
    <dl className="mt-8 grid grid-cols-[auto_1fr] border-t border-hairline max-[16rem]:block">
      {factsOf(pet).map(([label, value]) => (
        <div
          key={label}
          className="col-span-2 grid grid-cols-subgrid gap-x-6 border-b border-hairline py-2.5 max-[16rem]:block"
        >
          <dt className="text-ink-soft">{label}</dt>
          <dd className="font-medium first-letter:uppercase">
            {value === '' ? 'Not known' : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function factsOf(pet: Pet): readonly (readonly [label: string, value: string])[] {
  return [
    ['Breed', pet.breed],
    ['Age', pet.age],
    ['Size', pet.size],
    ['Energy Level', pet.energy],
    ['Shedding', pet.shedding],
    ['Training', pet.training],
    ['Care Requirements', pet.care],
    ['Good With', listed(pet.goodWith, 'N/A')],
    ['Temperament', listed(pet.temperament, 'N/A')],
    ['Special Needs', listed(pet.specialNeeds, 'None')],
    ['Location', placeOf(pet)],
  ];
}

function listed(values: readonly string[], none: string): string {
  const words = values.map((value) => (value === 'otherPets' ? 'other pets' : value));
  return words.length === 0 ? none : words.join(', ');
}
