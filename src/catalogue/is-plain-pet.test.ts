import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPet } from '#src/domain/pet.ts';
import { pet, rendition } from '#tests/device/samples.ts';
import { isPlainPet } from './is-plain-pet.ts';

const photo = {
  id: '0197f000-0000-7000-8000-0000000000d1',
  alt: 'Rex on a lawn',
  renditions: [rendition],
};
const samples = [
  pet('rex'),
  pet('full', {
    fee: { amount: 12_500, currency: 'USD' },
    coordinates: { latitude: 48.137, longitude: -11.5 },
    photos: [photo],
  }),
];

it('pets as the server sends them are plain', () => {
  expect(samples.map(isPlainPet)).toEqual([true, true]);
});

type Json = { [name: string]: unknown };
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Every place in a value, as the object that holds it and the name it has there. */
const placesIn = (value: unknown): [Json, string][] =>
  isObject(value)
    ? Object.keys(value).flatMap((name) => [[value, name], ...placesIn(value[name])])
    : [];

it('[C5] a plain pet is one that can be read, and reading changes nothing of it', () => {
  const values = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom('dog', 'dragon', '', 1.5, -1, null, [], {}, ['kids', 1], 'constructor'),
  );
  let plain = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...samples),
      fc.nat(),
      fc.constantFrom('replace', 'remove', 'add'),
      fc.constantFrom('later', '__proto__', 'toString', 'name'),
      values,
      (sample, at, how, added, value) => {
        const changed: unknown = structuredClone(sample);
        const places = placesIn(changed);
        const [holder, name] = places[at % places.length] ?? [{}, ''];
        if (how === 'replace') holder[name] = value;
        else if (how === 'remove') delete holder[name];
        else Object.defineProperty(holder, added, { value, enumerable: true });
        const sent: unknown = JSON.parse(JSON.stringify(changed));
        if (!isPlainPet(sent)) return;
        plain += 1;
        expect({ ...readPet(sent), age: '' }).toEqual({ ...(sent as Json), age: '' });
      },
    ),
    { numRuns: 3_000 },
  );
  expect(plain).toBeGreaterThan(100);
});
