import { expect, test } from 'vitest';
import { mostImportedPets, mostRows } from './bounds.ts';
import { openImportFile } from './import-file.ts';
import { readAnimals, readInSlices } from './read-animals.ts';
import { csvOf, formatByKey, openSample, petsOf, readSample } from './read-sample.ts';

const format = formatByKey('rescuegroups-csv');
const header = ['externalID', 'name', 'type', 'priBreed', 'dsc', 'photo1'];
const rows = (count: number, type = 'Dog') =>
  Array.from({ length: count }, (_, at) => [`${at}`, `Pet ${at}`, type, 'Beagle', 'A, "b"', '']);
const fileOf = (...animals: readonly (readonly string[])[]) => csvOf(header, ...animals);

test('10,000 rows are read in slices, each pet once, with growing progress', async () => {
  const file = openSample(fileOf(...rows(10_000)));
  const sizes: number[] = [];
  const shares: number[] = [];
  const ids = new Set<string>();
  for await (const { animals, progress } of readInSlices(file, format)) {
    sizes.push(animals.length);
    shares.push(progress);
    for (const pet of petsOf(animals)) ids.add(pet.externalId);
  }
  expect(ids.size).toBe(10_000);
  expect(Math.max(...sizes)).toBe(250);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
});

test('whoever aborts gets no further slice', async () => {
  const abort = new AbortController();
  let read = 0;
  for await (const { animals } of readInSlices(openSample(fileOf(...rows(2_000))), format, {
    signal: abort.signal,
  })) {
    read += animals.length;
    if (read === 500) abort.abort();
  }
  expect(read).toBe(500);
});

test('the same file read again gives the same', () => {
  const file = openSample(fileOf(...rows(50)));
  expect([...readAnimals(file, format)]).toEqual([...readAnimals(file, format)]);
});

test('blank lines and rows of nothing are no animals, and lines are counted over them', () => {
  const text =
    'externalID,name,type,priBreed\n\n1,Rex,Dog,\n,,,\n   \n2,"Bo\nBo",Dog,\n3,Cy,Dog,\n';
  const animals = readSample('rescuegroups-csv', text);
  expect(animals.map(({ line }) => line)).toEqual([3, 6, 8]);
  expect(petsOf(animals).map(({ name }) => name)).toEqual(['Rex', 'Bo Bo', 'Cy']);
});

test('a row with too many cells is not guessed at, and one with too few says so', () => {
  const text =
    'externalID,name,type,priBreed\n1,Rex,Dog,Lab,or so\n2,Bo,Dog\n3,Cy\n4,Di,Dog,Lab,\n';
  expect(readSample('rescuegroups-csv', text)).toMatchObject([
    {
      outcome: 'unreadable',
      line: 2,
      reason: expect.stringContaining('has 5 cells, and there are 4 columns'),
    },
    { outcome: 'pet', line: 3, notes: ['The row has 3 of 4 cells.'] },
    {
      outcome: 'unreadable',
      line: 4,
      reason: expect.stringContaining('The row has 2 of 4 cells.'),
    },
    { outcome: 'pet', line: 5, notes: [] },
  ]);
});

test('an animal of another kind is skipped, and says what it is', () => {
  const [animal] = readSample('rescuegroups-csv', fileOf(['1', 'Pip', 'Guinea Pig', '', '', '']));
  expect(animal).toMatchObject({
    outcome: 'skipped',
    externalId: '1',
    name: 'Pip',
    reason: 'Only dogs, cats, birds and rabbits are listed here, and this is "Guinea Pig".',
  });
});

test('of two animals with one ID the first stands, and the second says where it is', () => {
  const [one, two] = readSample(
    'rescuegroups-csv',
    fileOf(...rows(1), ['0', 'Other', 'Cat', '', '', '']),
  );
  expect(one).toMatchObject({ outcome: 'pet', line: 2 });
  expect(two).toMatchObject({
    outcome: 'skipped',
    line: 3,
    reason: expect.stringContaining('number 2'),
  });
});

test('without an ID, or without a type, a row is unreadable', () => {
  const animals = readSample(
    'rescuegroups-csv',
    fileOf(['', 'Rex', 'Dog', '', '', ''], ['1', 'Rex', '', '', '', '']),
  );
  expect(animals).toMatchObject([
    { outcome: 'unreadable', reason: expect.stringContaining('no ID') },
    { outcome: 'unreadable', reason: expect.stringContaining('what kind of animal') },
  ]);
});

test('a formula is text, and that is said; a dash, a number and a bullet are none', () => {
  const animals = readSample(
    'rescuegroups-csv',
    fileOf(
      ['1', '=HYPERLINK("http://evil.example";"Rex")', 'Dog', '', '- friendly', ''],
      ['2', '+cmd|x', 'Dog', '-', '-5 kg', ''],
      ['3', "'=A1", 'Dog', '', '', ''],
    ),
  );
  expect(petsOf(animals).map(({ name }) => name)).toEqual([
    '=HYPERLINK("http://evil.example";"Rex")',
    '+cmd|x',
    '=A1',
  ]);
  const note = 'What is in "name" looks like a formula and was taken as text.';
  expect(animals).toMatchObject([{ notes: [note] }, { notes: [note] }, { notes: [] }]);
});

test('what is too long is cut, and what was cut is said', () => {
  const long = '🐕'.repeat(6_000);
  const [animal] = readSample('rescuegroups-csv', fileOf(['1', long, 'Dog', long, long, '']));
  expect(animal).toMatchObject({
    notes: [
      'The name was cut to 200 characters.',
      'The breed was cut to 200 characters.',
      'The description was cut to 10,000 characters.',
    ],
  });
  expect(petsOf(animal ? [animal] : [])).toMatchObject([{ name: '🐕'.repeat(100) }]);
});

test('only web addresses are pictures', () => {
  const pictures =
    'http://a.example/1.jpg https://u:p@a.example/2.jpg https://u@a.example/2.jpg file:///etc/passwd data:image/png,x 3.jpg';
  const [animal] = readSample('rescuegroups-csv', fileOf(['1', 'Rex', 'Dog', '', '', pictures]));
  expect(animal).toMatchObject({
    pictures: ['http://a.example/1.jpg'],
    notes: [expect.stringContaining('only addresses with http')],
  });
});

test('a status that nobody knows hides the pet, and says so', () => {
  const file = csvOf(
    ['externalID', 'name', 'type', 'priBreed', 'status'],
    ['1', 'Rex', 'Dog', '', 'Quarantine'],
  );
  expect(readSample('rescuegroups-csv', file)).toMatchObject([
    {
      pet: { status: 'hidden' },
      notes: ['Nobody here knows the status "Quarantine": the pet is hidden.'],
    },
  ]);
});

test('a birth date that is not clear, or not yet, is left out and said', () => {
  const file = csvOf(
    ['ANIMALCODE', 'ANIMALNAME', 'ANIMALSPECIES', 'ANIMALDOB'],
    ['1', 'A', 'Cat', '01/02/2020'],
    ['2', 'B', 'Cat', '2030-01-01'],
  );
  const animals = readSample('asm3-template', file, { today: '2026-11-23' });
  for (const animal of animals)
    expect(animal).toMatchObject({
      pet: { birthDate: '' },
      notes: [expect.stringContaining('was left out')],
    });
});

test('more pets than can be listed are refused, and so are a million rows', () => {
  const many = readAnimals(openSample(fileOf(...rows(mostImportedPets + 1))), format);
  expect([...many].at(-1)).toMatchObject({
    outcome: 'stopped',
    reason: 'The file has more than 20,000 pets. Import it in parts.',
  });
  const rest = '1,x,y,z,too many\n'.repeat(mostRows + 10);
  let last: unknown;
  let count = 0;
  for (last of readAnimals(openSample(`externalID,name,type,priBreed\n${rest}`), format))
    count += 1;
  // The header is a row too.
  expect(count).toBe(mostRows);
  expect(last).toMatchObject({
    outcome: 'stopped',
    reason: expect.stringContaining('more than 1,000,000 rows'),
  });
}, 30_000);

test('a file of blank lines is refused, and one that ends in millions of them is given up', () => {
  const blank = '\n'.repeat(2_000_000);
  const opened = openImportFile(new TextEncoder().encode(`${blank}a,b\n1,2\n`));
  const reason = expect.stringMatching(/Export it again\.$/);
  expect(opened).toMatchObject({ outcome: 'refused', reason });
  const file = `externalID,name,type,priBreed\n1,Rex,Dog,\n${blank}`;
  expect(readSample('rescuegroups-csv', file).map((one) => one.outcome)).toEqual([
    'pet',
    'stopped',
  ]);
});

test('whom a file calls both good and not good with, a pet is not good with', () => {
  const said = { goodWith: ['kids', 'adults'], notGoodWith: ['kids'], specialNeeds: [] };
  const animals = readSample('homeward-json', [
    { externalId: '1', name: 'A', type: 'cat', ...said },
  ]);
  expect(petsOf(animals)).toMatchObject([{ goodWith: ['adults'], notGoodWith: ['kids'] }]);
});

test('a text of 50 MB in JSON is cut, and that is said', () => {
  const bun = {
    ID: '1',
    AnimalName: 'Bun',
    Species: 'Rabbit',
    Dsc: `\\"{[${'x'.repeat(50_000_000)}`,
  };
  expect(readSample('petpoint', [bun])).toMatchObject([
    { outcome: 'pet', notes: ['The description was cut to 10,000 characters.'] },
  ]);
});

test('JSON that is cut off, too deep, or holds no objects is a sentence', () => {
  const refusalOf = (text: string) => {
    const opened = openImportFile(new TextEncoder().encode(text));
    return opened.outcome === 'refused' ? opened.reason : '';
  };
  expect(refusalOf('{"animals": [')).toMatch(/not whole\. Download or export it again\.$/);
  expect(refusalOf('['.repeat(1_000_000))).toMatch(/lists within lists/);
  expect(refusalOf(`${'{"a":'.repeat(100)}1${'}'.repeat(100)}`)).toMatch(/lists within lists/);
  const animals = readAnimals(
    openSample([1, null, 'Rex', { __proto__: { ID: '1' } }]),
    formatByKey('petpoint'),
  );
  expect([...animals].map(({ outcome }) => outcome)).toEqual(Array(4).fill('unreadable'));
});
