import type { rankPets } from '#src/domain/rank-pets.ts';
import { median } from '#tools/measured.js';
import { completePet, type Pet, petTypes } from '#src/domain/pet.ts';
import { petFields } from '#src/domain/pet-fields.ts';
import { bundled } from './answering.ts';
import { type BigDevice, manyPets } from './big-device.ts';

declare global {
  interface Window {
    ranking?: { rankPets: typeof rankPets };
  }
}

/** A value for each field, mixed so that every combination comes. */
export function petNumber(at: number): Pet {
  const one = <Value>(values: readonly Value[], step: number) =>
    // The index is within the list.
    values[Math.floor(at / step) % values.length] as Value;
  const { age, size, energy, shedding, training, care, goodWith } = petFields;
  const temperaments = ['calm', 'gentle', 'vocal', 'playful', 'shy', 'brave'];
  return completePet({
    id: String(at),
    name: `Pet ${at}`,
    type: one(petTypes, 1),
    breed: `Breed ${at % 300}`,
    description: '',
    imageUrl: '',
    age: one(age.vocabulary, 2),
    size: one(size.vocabulary, 3),
    energy: one(energy.vocabulary, 5),
    shedding: one(shedding.vocabulary, 7),
    training: one(training.vocabulary, 11),
    care: one(care.vocabulary, 13),
    goodWith: goodWith.vocabulary.filter((_, bit) => (at >> bit) % 2 === 0),
    temperament: temperaments.filter((_, bit) => (at >> (bit + 2)) % 3 === 0),
    specialNeeds: at % 9 === 0 ? ['Diet'] : [],
    location: { city: '', state: '', country: '' },
  });
}

/** Asks for every field, and filters none out but by energy: the most that there is to rank. */
const wanted = {
  breed: 'Breed 7',
  age: ['young', 'adult'],
  energy: ['low', 'moderate', 'high'],
  goodWith: ['kids', 'otherPets'],
  care: 'low',
  shedding: 'low',
  training: 'basic',
  temperament: ['calm', 'gentle', 'quiet'],
  specialNeeds: ['none'],
};

/** How long 10,000 pets take to be filtered and ranked, in ms: the median of several wishes. */
export async function rankManyPets(device: BigDevice): Promise<number> {
  const { code } = await bundled('src/domain/rank-pets.ts', 'ranking');
  const pets = Array.from({ length: manyPets }, (_, at) => petNumber(at));
  const page = await device.slowPage();
  try {
    await page.evaluate(`${code}; window.ranking = ranking;`);
    const times = await page.evaluate(
      ([all, wish]) =>
        Array.from({ length: 9 }, () => {
          const began = performance.now();
          window.ranking?.rankPets(all, wish);
          return performance.now() - began;
        }),
      [pets, wanted] as const,
    );
    return median(times);
  } finally {
    await page.close();
  }
}
