import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { completePet, petTypes } from '#src/domain/pet.ts';
import { canWrite, exportCsv } from './export-csv.ts';
import { exportJson } from './export-json.ts';
import { importFormats } from './formats.ts';
import { plainText } from './html-to-text.ts';
import type { ExportedPet, ImportFormat } from './import-format.ts';
import { readAnimals } from './read-animals.ts';
import { formatByKey, openSample } from './read-sample.ts';

const writable = importFormats.filter(canWrite);

const harsh = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      '=',
      '+',
      '-',
      '@',
      "'",
      '"',
      ',',
      ';',
      '\n',
      '<',
      '&',
      '&amp;',
      '<b>',
      ' ',
      '＝',
    ),
    fc.string({ unit: 'grapheme', maxLength: 2 }),
  ),
  maxLength: 30,
});
const nothing =
  /^(?:unknown|not known|not sure|unsure|u|n\/?a|none given|null|undefined|[?-]+|""|'+|)$/i;
const line = harsh
  .map((text) => plainText(text).replaceAll(/\s+/g, ' '))
  .filter((text) => !nothing.test(text));
const word = line
  .map((text) => text.replaceAll(/ *[,;|] */g, ''))
  .filter((text) => !nothing.test(text));
const oneOf = (...words: string[]) => fc.constantFrom('', ...words);
const list = fc.uniqueArray(word, { maxLength: 4 });
const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2026-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const fits = fc.constantFrom<[string[], string[]]>(
  [[], []],
  [['kids'], ['otherPets']],
  [['kids', 'otherPets'], []],
  [['dogs'], ['kids', 'cats']],
  [['cats'], ['dogs']],
);

const exported = fc.record({
  number: fc.nat(),
  name: line,
  type: fc.constantFrom(...petTypes),
  breed: fc.oneof(
    line,
    line.map((one) => `${one} mix`),
    fc.constant('A / B mix'),
  ),
  age: oneOf('young', 'adult', 'senior'),
  sex: oneOf('female', 'male'),
  size: oneOf('small', 'medium', 'large'),
  energy: oneOf('low', 'moderate', 'high'),
  // A cell of these alone is a blank one of a careless program.
  description: harsh.map(plainText).filter((text) => !/^(?:""|null)$/i.test(text)),
  fits,
  temperament: list,
  specialNeeds: fc.oneof(list, fc.constant<string[]>(['unknown'])),
  status: fc.constantFrom('available', 'reserved', 'adopted'),
  birthDate: fc.oneof(fc.constant(''), day),
  fee: fc.oneof(
    fc.constant(null),
    fc.record({ amount: fc.nat(99_999), currency: fc.constantFrom('USD', 'EUR', 'JPY') }),
  ),
  pictures: fc.uniqueArray(
    fc.nat(99).map((at) => `https://a.example/${at}.jpg?w=1&copy=2&amp;3`),
    { maxLength: 8 },
  ),
});

const petFor = (
  source: string,
  { number, fits: [goodWith, notGoodWith], pictures, ...said }: Given,
): ExportedPet => ({
  pet: completePet({
    ...said,
    id: `id-${number}`,
    source,
    externalId: `ext ${number}`,
    goodWith,
    notGoodWith,
    imageUrl: '',
    location: { city: 'Graz', state: '', country: 'Austria' },
    coordinates: { latitude: 47.07, longitude: 15.43 },
  }),
  pictures,
});
type Given = typeof exported extends fc.Arbitrary<infer Value> ? Value : never;

function readBack(format: ImportFormat, text: string) {
  return [...readAnimals(openSample(text), format)];
}

/** What each format cannot hold, as it comes back. */
const lost: Record<string, (exported: ExportedPet) => object> = {
  'petfinder-csv': ({ pet }) => ({ fee: pet.fee?.currency === 'USD' ? pet.fee : null }),
  'adopt-a-pet': ({ pet }) => ({
    fee: pet.fee?.currency === 'USD' ? pet.fee : null,
    status: pet.status === 'adopted' ? 'adopted' : 'available',
    specialNeeds: needsAsAnswer(pet.specialNeeds),
  }),
  'rescuegroups-csv': ({ pet }) => ({ specialNeeds: needsAsAnswer(pet.specialNeeds) }),
};
const needsAsAnswer = (needs: readonly string[]) =>
  needs.length === 0 || needs.join() === 'unknown' ? needs : ['special needs'];

test.each(writable)(
  '$name: what is written is read back, as far as the format holds it',
  (format) => {
    fc.assert(
      fc.property(exported, (given) => {
        const one = petFor(format.source, given);
        const [animal, ...more] = readBack(format, exportCsv(format, [one]));
        expect(more).toEqual([]);
        const pet = { ...one.pet, ...lost[format.key]?.(one) } as Record<string, unknown>;
        expect(animal).toMatchObject({ outcome: 'pet' });
        const read = animal?.outcome === 'pet' ? animal : undefined;
        for (const [field, value] of Object.entries(read?.pet ?? {}))
          if (field !== 'birthDateEstimated')
            expect([field, value]).toEqual([
              field,
              field === 'age' && !format.readings.age ? '' : pet[field],
            ]);
        const most = { 'petfinder-csv': 6, 'rescuegroups-csv': 4 }[format.key] ?? 0;
        expect(read?.pictures ?? []).toEqual(one.pictures.slice(0, most));
      }),
    );
  },
);

test('Homeward’s own JSON brings back everything that staff write of a pet', () => {
  fc.assert(
    fc.property(exported, (given) => {
      const one = petFor('anywhere', given);
      const [animal] = readBack(formatByKey('homeward-json'), exportJson([one]));
      const { id, imageUrl, photos, revision, listedAt, verifiedAt, ...said } = one.pet;
      expect([id, imageUrl, photos, revision, listedAt, verifiedAt]).toHaveLength(6);
      expect(animal).toMatchObject({ outcome: 'pet', pictures: one.pictures });
      expect(animal?.outcome === 'pet' && animal.pet).toEqual(said);
    }),
  );
});

test('a pet that was made here comes back by its id, and hidden pets are not sent to others', () => {
  const pet = completePet({
    ...petFor('', { number: 1, fits: [[], []], pictures: [] } as unknown as Given).pet,
    externalId: '',
    name: 'Rex',
    type: 'dog',
    breed: '',
    description: '',
    specialNeeds: [],
    temperament: [],
    status: 'hidden',
  });
  const json = exportJson([{ pet, pictures: [] }]);
  expect(readBack(formatByKey('homeward-json'), json)).toMatchObject([
    { pet: { source: 'homeward', externalId: 'id-1', status: 'hidden' } },
  ]);
  for (const format of writable) {
    const cells = Papa.parse(exportCsv(format, [{ pet, pictures: [] }])).data.flat();
    expect(cells).not.toContain('Rex');
  }
});

test('no cell that is written begins as a formula', () => {
  fc.assert(
    fc.property(exported, (given) => {
      for (const format of writable) {
        const rows = Papa.parse<string[]>(exportCsv(format, [petFor('x', given)]), {
          delimiter: ',',
        }).data;
        for (const cell of rows.flat()) expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]/);
      }
    }),
  );
});
