import { companionWords } from './pet-words.ts';
import { type Pet, placeOf } from './pet.ts';

/** Everything known about a pet, with labels; in the words of the specification. */
export function factsOf(pet: Pet): readonly (readonly [label: string, value: string])[] {
  return [
    ['Breed', known(pet.breed)],
    ['Age', known(pet.age)],
    ['Size', known(pet.size)],
    ['Energy Level', known(pet.energy)],
    ['Shedding', known(pet.shedding)],
    ['Training', known(pet.training)],
    ['Care Requirements', known(pet.care)],
    ['Good With', listed(pet.goodWith, 'N/A')],
    ['Temperament', listed(pet.temperament, 'N/A')],
    ['Special Needs', listed(pet.specialNeeds, 'None')],
    ['Location', known(placeOf(pet))],
  ];
}

const known = (value: string) => (value === '' ? 'Not known' : value);

function listed(values: readonly string[], none: string): string {
  return values.length === 0 ? none : values.map(companionWords).join(', ');
}
