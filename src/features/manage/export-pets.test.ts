import { expect, test } from 'vitest';
import { canWrite } from '#src/domain/import/export-csv.ts';
import { importFormats } from '#src/domain/import/formats.ts';
import { formatByKey, openSample } from '#src/domain/import/read-sample.ts';
import { readAnimals } from '#src/domain/import/read-animals.ts';
import { pet } from '#tests/device/samples.ts';
import { petFiles } from './export-page.tsx';
import { exportPets } from './export-pets.ts';

const pets = Array.from({ length: 1_001 }, (_, at) => ({
  ...pet(`pet-${at}`),
  name: `Pet ${at}`,
  status: at === 7 ? 'hidden' : 'available',
}));

test('every format that can be written has a button', () => {
  const keys = petFiles.map(([key]) => key).filter((key) => key !== 'homeward-json');
  expect(keys.toSorted()).toEqual(
    importFormats
      .filter(canWrite)
      .map(({ key }) => key)
      .toSorted(),
  );
});

test.each(petFiles)('%s: a thousand pets are written, and read again', async (key) => {
  const { parts, ending } = await exportPets(pets, key, 'https://pets.example.org');
  expect(parts.length, 'in slices').toBeGreaterThan(5);
  const animals = readAnimals(openSample(parts.join('')), formatByKey(key));
  const names = [...animals].map((animal) =>
    animal.outcome === 'pet' ? animal.pet.name : animal.outcome,
  );
  const expected = pets.filter(({ status }) => status !== 'hidden' || ending === 'json');
  expect(names).toEqual(expected.map(({ name }) => name));
});
