import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { petChangesSchema } from '#src/domain/pet-changes.ts';
import { maxPhotos } from '#src/domain/pet-photo.ts';
import { mostPictures } from './bounds.ts';
import { importFormats } from './formats.ts';
import { type ImportFormat, readColumns } from './import-format.ts';
import { matchFormats } from './import-file.ts';
import { readAnimals } from './read-animals.ts';
import { csvOf, openSample } from './read-sample.ts';

test('every file of the folder is in the list, and every key and name is there once', async () => {
  const files = readdirSync(`${import.meta.dirname}/formats`).filter(
    (name) => !/\.test\./.test(name),
  );
  const exported = await Promise.all(
    files.map(
      async (name) =>
        Object.values(await import(/* @vite-ignore */ `./formats/${name}`)) as ImportFormat[],
    ),
  );
  expect(new Set(exported.flat())).toEqual(new Set(importFormats));
  expect(new Set(importFormats.map(({ key }) => key)).size).toBe(importFormats.length);
  expect(new Set(importFormats.map(({ name }) => name)).size).toBe(importFormats.length);
});

test('nothing that a format drops is read', () => {
  for (const format of importFormats) {
    const read = readColumns(format);
    expect(format.drops.filter((column) => read.includes(column))).toEqual([]);
  }
});

test('as many pictures are taken as a pet may have', () => {
  expect(mostPictures).toBe(maxPhotos);
});

test('the README says of each format what it brings and what it loses', () => {
  const readme = readFileSync(`${import.meta.dirname}/../../../README.md`, 'utf8');
  for (const { name, brings, loses } of importFormats)
    expect(readme).toContain(`| ${name} | ${brings} | ${loses} |`);
});

/** A JSON object with a value at each path. */
function atPaths(pairs: readonly (readonly [path: string, value: string])[]) {
  const root: Record<string, unknown> = {};
  for (const [path, value] of pairs) {
    const keys = path.split('.');
    let object = root;
    for (const key of keys.slice(0, -1)) object = (object[key] ??= {}) as typeof root;
    object[keys.at(-1) ?? path] ??= value;
  }
  return root;
}

/** A file of a format with one animal that says these values. */
function fileOf(format: ImportFormat, pairs: readonly (readonly [string, string])[]) {
  if (format.kind === 'csv')
    return openSample(
      csvOf(
        pairs.map(([column]) => column),
        pairs.map(([, value]) => value),
      ),
    );
  const animal = atPaths(pairs);
  if (format.key !== 'rescuegroups-json') return openSample([animal]);
  const { species, pictures, orgs, ...attributes } = animal;
  const included = Object.entries({ species, pictures, orgs });
  return openSample({
    data: [
      {
        type: 'animals',
        id: '1',
        attributes,
        relationships: Object.fromEntries(
          included.map(([type]) => [type, { data: [{ type, id: '1' }] }]),
        ),
      },
    ],
    included: included.map(([type, said]) => ({ type, id: '1', attributes: said })),
  });
}

const awkward = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    '',
    'null',
    '=1+1',
    '<p>',
    '&#0;',
    '-1',
    '1',
    '0',
    'x'.repeat(20_000),
    'a,'.repeat(200),
  ),
  fc.constantFrom('https://a.example/1.jpg', 'javascript:alert(1)', '99/99/9999', 'Dog', 'unknown'),
);

test.each(importFormats)(
  '$name: whatever its columns say, each pet is within its bounds',
  (format) => {
    const columns = [...new Set(readColumns(format))];
    const values = fc.tuple(...columns.map(() => awkward));
    const types = new Set(format.readings.type.columns);
    fc.assert(
      fc.property(values, (all) => {
        const pairs = columns.map(
          (column, at) => [column, types.has(column) ? 'Dog' : (all[at] ?? '')] as const,
        );
        for (const animal of readAnimals(fileOf(format, pairs), {
          ...format,
          columnsWithoutHeader: () => undefined,
        })) {
          if (animal.outcome === 'pet') {
            expect(petChangesSchema.parse(animal.pet)).toEqual(animal.pet);
            expect(animal.pet.externalId).not.toBe('');
            expect(
              animal.pet.goodWith?.filter((who) => animal.pet.notGoodWith?.includes(who)) ?? [],
            ).toEqual([]);
            const { pictures = [] } = animal;
            for (const url of pictures) expect(url).toMatch(/^https?:/);
            expect(pictures.length).toBeLessThanOrEqual(mostPictures);
          } else expect(animal).toMatchObject({ reason: expect.stringMatching(/[.]$/) });
        }
      }),
      { numRuns: 60 },
    );
  },
);

test.each(importFormats)(
  '$name: no value of a column that is not listed leaves the reader',
  (format) => {
    const listed = [...new Set(readColumns(format))];
    const others = fc.uniqueArray(
      fc.oneof(
        fc.constantFrom(...format.drops, 'OwnerName', 'OwnerAddress', 'AdopterEmail'),
        fc
          .string({ unit: 'grapheme-ascii', minLength: 6 })
          .filter((name) => /^[a-z ]+$/i.test(name)),
      ),
      { minLength: 1, maxLength: 10 },
    );
    fc.assert(
      fc.property(others, (names) => {
        const said = listed.map(
          (column) => [column, column === 'Outcome Type' ? '' : 'Dog'] as const,
        );
        const secret = names.map((name, at) => [name, `secret ${at}`] as const);
        const result = [
          ...readAnimals(fileOf(format, [...said, ...secret]), {
            ...format,
            columnsWithoutHeader: () => undefined,
          }),
        ];
        expect(result).toMatchObject([{ outcome: 'pet' }]);
        expect(JSON.stringify(result)).not.toContain('secret');
      }),
      { numRuns: 60 },
    );
  },
);

test('when two formats fit, both are given, the likelier first', () => {
  const columns = [
    'ID',
    'AnimalName',
    'Type',
    'PrimaryBreed',
    'externalID',
    'name',
    'priBreed',
    'Desc',
  ];
  const matches = matchFormats(openSample(csvOf(columns)));
  expect(matches.map(({ format }) => format.key)).toEqual(['petfinder-csv', 'rescuegroups-csv']);
  expect(matches[0]?.score).toBeGreaterThan(matches[1]?.score ?? 1);
});

test('a file that nobody knows fits no format, and a header without rows has no animals', () => {
  expect(matchFormats(openSample('Tier;Rasse\nHund;Dackel\n'))).toEqual([]);
  const file = openSample('externalID,name,type,priBreed\n');
  const [match] = matchFormats(file);
  expect(match && [...readAnimals(file, match.format)]).toEqual([]);
});
