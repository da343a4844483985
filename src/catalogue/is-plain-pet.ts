// For the web worker that stores a catalogue: zod would be fetched a second time there.
import { forEachField } from '#src/domain/pet-field-kinds.ts';
import type { Pet, PetType } from '#src/domain/pet.ts';

type Test = (value: unknown) => boolean;

const isText: Test = (value) => typeof value === 'string';
const isWhole: Test = (value) => Number.isSafeInteger(value);
const isNumber: Test = (value) => Number.isFinite(value);
const isListOf =
  (test: Test): Test =>
  (value) =>
    Array.isArray(value) && value.every(test);
const isNullOr =
  (test: Test): Test =>
  (value) =>
    value === null || test(value);

/** An object of JSON with these fields and no others. */
function hasFields<Shape>(fields: Record<keyof Shape & string, Test>): Test {
  const tests = new Map(Object.entries<Test>(fields));
  return (value) => {
    if (typeof value !== 'object' || value === null) return false;
    let found = 0;
    // A loop over what is there takes half the time of one over what should be: 10,000 pets with 29
    // fields wait for it.
    for (const name in value) {
      if (!tests.get(name)?.((value as Record<string, unknown>)[name])) return false;
      found += 1;
    }
    return found === tests.size;
  };
}

const types: Record<PetType, true> = { dog: true, cat: true, bird: true, rabbit: true };

/**
 * Only what `readPet` would give back unchanged, in a tenth of its time: such a pet may be stored as
 * it came. A pet that is not plain may still be one that `readPet` can read.
 */
export const isPlainPet = hasFields<Pet>({
  id: (value) => isText(value) && /^[A-Za-z0-9_-]{1,128}$/.test(String(value)),
  name: isText,
  type: (value) => Object.hasOwn(types, String(value)) && isText(value),
  description: isText,
  imageUrl: isText,
  ...forEachField({ text: () => isText, list: () => isListOf(isText) }),
  location: hasFields<Pet['location']>({ city: isText, state: isText, country: isText }),
  status: isText,
  birthDate: isText,
  birthDateEstimated: (value) => typeof value === 'boolean',
  fee: isNullOr(hasFields<NonNullable<Pet['fee']>>({ amount: isWhole, currency: isText })),
  coordinates: isNullOr(
    hasFields<NonNullable<Pet['coordinates']>>({ latitude: isNumber, longitude: isNumber }),
  ),
  listedAt: isText,
  verifiedAt: isText,
  source: isText,
  externalId: isText,
  photos: isListOf(
    hasFields<Pet['photos'][number]>({
      // The letters of a UUID of any version.
      id: (value) =>
        /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i.test(String(value)),
      alt: isText,
      renditions: isListOf(
        hasFields<Pet['photos'][number]['renditions'][number]>({
          width: isWhole,
          height: isWhole,
          media: isText,
          type: isText,
        }),
      ),
    }),
  ),
  revision: isWhole,
});
