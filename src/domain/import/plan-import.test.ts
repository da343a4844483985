import { describe, expect, test } from 'vitest';
import { completePet, type Pet } from '#src/domain/pet.ts';
import { maxRequestBytes } from '#src/domain/request-limits.ts';
import { type LastSaid, mostHosts } from './import-calls.ts';
import { importParts } from './import-parts.ts';
import { homeWithPets, importInto, petsOf, plannedIn, readPetOf } from './importing-home.ts';
import { createImportPlan, type PlannedPet } from './plan-import.ts';
import type { ImportedAnimal } from './read-animals.ts';

const newId = () => crypto.randomUUID();
const known = { source: 'list', pets: [] as Pet[], lastSaid: [] as LastSaid[], newId };

const fieldsOf = (differences: PlannedPet['changes'] | undefined) =>
  differences?.map(({ field }) => field);

describe('the plan of a file', () => {
  test('says of each line what is new, what changes from what to what, and what stays', () => {
    const home = homeWithPets();
    importInto(home, [readPetOf('1', { breed: 'Lab' }), readPetOf('2', { breed: 'Lab' })]);
    home.edit('2', { breed: 'Pug' });
    const { rows, plan } = plannedIn(home, [
      readPetOf('1', { breed: 'Beagle' }),
      readPetOf('2', { breed: 'Beagle' }),
      readPetOf('3', {}),
    ]);
    expect(rows).toMatchObject([
      { outcome: 'changed', changes: [{ field: 'breed', here: 'Lab', file: 'Beagle' }], kept: [] },
      { outcome: 'unchanged', kept: [{ field: 'breed', here: 'Pug', file: 'Beagle' }] },
      { outcome: 'new', changes: [], kept: [] },
    ]);
    expect(plan.counts).toMatchObject({ new: 1, changed: 1, unchanged: 1, kept: 1 });
    expect(plan.gone()).toEqual({ pets: [], withheld: '', isMost: false });
  });

  test('keeps a pet that staff adopted out while the file still has it', () => {
    const home = homeWithPets();
    importInto(home, [readPetOf('1', {})]);
    home.edit('1', { status: 'adopted' });
    expect(plannedIn(home, [readPetOf('1', {})]).rows).toMatchObject([
      { kept: [{ field: 'status', here: 'adopted', file: 'available' }], isSent: false },
    ]);
  });

  test('lists a pet again that was hidden because it was gone', () => {
    const home = homeWithPets();
    importInto(home, [readPetOf('1', {}), readPetOf('2', {})]);
    const { plan, rows } = plannedIn(home, [readPetOf('1', {})]);
    const gone = plan.gone().pets.map(({ externalId }) => externalId);
    expect(gone).toEqual(['2']);
    for (const part of importParts(petsOf(rows), { hide: gone })) home.apply(part);
    const [again] = petsOf(plannedIn(home, [readPetOf('2', {}), readPetOf('1', {})]).rows);
    expect(again?.changes).toEqual([{ field: 'status', here: 'hidden', file: 'available' }]);
  });

  test('knows a pet by the source and ID that staff gave it, and fills what is blank', () => {
    const home = homeWithPets(
      completePet({
        id: 'rex',
        name: 'Rex',
        type: 'dog',
        description: 'Kind.',
        imageUrl: '',
        location: { city: '', state: '', country: '' },
        source: 'list',
        externalId: '1',
      }),
    );
    const [row] = petsOf(
      plannedIn(home, [readPetOf('1', { description: 'Good.', sex: 'male' })]).rows,
    );
    expect(row).toMatchObject({ petId: 'rex', outcome: 'changed' });
    expect(fieldsOf(row?.changes)).toEqual(['sex']);
    expect(fieldsOf(row?.kept)).toEqual(['name', 'description']);
  });

  test('takes the finer decimals of a place for nothing that staff changed', () => {
    const home = homeWithPets();
    const file = [readPetOf('1', { coordinates: { latitude: 47.37689, longitude: 8.5417 } })];
    importInto(home, file);
    expect(plannedIn(home, file).rows).toMatchObject([{ outcome: 'unchanged', kept: [] }]);
  });

  test('says nothing of an age that follows from the birth date', () => {
    const home = homeWithPets();
    importInto(home, [readPetOf('1', { birthDate: '2001-01-01', age: 'adult' })]);
    const says = [readPetOf('1', { birthDate: '2001-01-01', age: 'senior' })];
    const plan = createImportPlan({ ...known, ...home.read(), lastSaid: undefined });
    expect(plan.add(says)).toMatchObject([{ changes: [] }]);
    expect(plan.add([readPetOf('1', { birthDate: '2001-01-01', age: '' })])).toMatchObject([
      { changes: [] },
    ]);
  });

  test('without a network sends every pet, since nobody knows what was said last', () => {
    const home = homeWithPets();
    const file = [readPetOf('1', { breed: 'Lab' }), readPetOf('2', { breed: 'Lab' })];
    importInto(home, file);
    home.edit('2', { breed: 'Pug' });
    const plan = createImportPlan({ ...known, ...home.read(), lastSaid: undefined });
    const rows = petsOf(plan.add([...file, readPetOf('3', {})]));
    expect(rows.map(({ outcome, isSent }) => [outcome, isSent])).toEqual([
      ['unchanged', true],
      ['changed', true],
      ['new', true],
    ]);
    expect(rows.every(({ kept }) => kept.length === 0)).toBe(true);
  });

  test('counts pictures by their hosts, and holds back rows that fit no request', () => {
    const pictures = Array.from(
      { length: 12 },
      (_, at) => `https://b.example/${at}${'x'.repeat(1_900)}`,
    );
    const long = {
      description: '犬'.repeat(10_000),
      temperament: Array(20).fill('猫'.repeat(100)),
    };
    const plan = createImportPlan(known);
    const [fits, tooLong] = plan.add([
      readPetOf('1', {}, ['https://a.example/1', 'https://b.example/1', 'https://b.example/2']),
      readPetOf(
        '2',
        { ...long, specialNeeds: long.temperament, goodWith: long.temperament },
        pictures,
      ),
    ]);
    expect(fits?.outcome).toBe('new');
    expect(tooLong).toMatchObject({
      outcome: 'unreadable',
      reason: expect.stringContaining('Shorten'),
    });
    expect(plan.hosts()).toEqual([
      { host: 'b.example', pictures: 2 },
      { host: 'a.example', pictures: 1 },
    ]);
  });

  test('of 20,000 rows is made in slices that keep no browser waiting', () => {
    const home = homeWithPets();
    const file = Array.from({ length: 20_000 }, (_, at) => readPetOf(`${at}`, { breed: 'Lab' }));
    importInto(home, file);
    const plan = createImportPlan({ ...known, ...home.read() });
    const times: number[] = [];
    for (let at = 0; at < file.length; at += 250) {
      const began = performance.now();
      plan.add(file.slice(at, at + 250));
      times.push(performance.now() - began);
    }
    expect(plan.counts.unchanged).toBe(20_000);
    // The median: another program of the machine may take the processor from one of them.
    expect(times.toSorted((a, b) => a - b)[times.length / 2]).toBeLessThan(25);
  });
});

describe('what is gone', () => {
  const threeHere = () => {
    const home = homeWithPets();
    importInto(
      home,
      ['1', '2', '3', '4', '5'].map((id) => readPetOf(id, {})),
    );
    home.edit('5', { status: 'adopted' });
    return home;
  };
  const noPet = (outcome: 'skipped' | 'unreadable', externalId: string): ImportedAnimal => ({
    line: 9,
    progress: 1,
    outcome,
    externalId,
    name: '',
    reason: 'So it is.',
  });
  const goneWith = (...animals: ImportedAnimal[]) =>
    plannedIn(threeHere(), [readPetOf('1', {}), readPetOf('2', {}), ...animals]).plan.gone();

  test('is every listed pet of the source that the file does not have', () => {
    expect(goneWith()).toMatchObject({
      pets: [
        { externalId: '3', name: 'Pet 3', reason: '' },
        { externalId: '4', reason: '' },
      ],
      isMost: false,
    });
  });

  test('is not a pet whose row was skipped or unreadable', () => {
    const { pets } = goneWith(noPet('unreadable', '3'), noPet('skipped', '4'));
    expect(pets).toEqual([]);
  });

  test('is a pet of which the file says that it has died', () => {
    const { pets } = goneWith({ ...noPet('skipped', '3'), ended: true } as ImportedAnimal);
    expect(pets).toMatchObject([{ externalId: '3', reason: 'So it is.' }, { externalId: '4' }]);
  });

  test('is nothing where a row without an ID could not be read, or reading stopped', () => {
    const stopped = { line: 9, progress: 1, outcome: 'stopped', reason: 'Too many.' } as const;
    for (const animal of [noPet('unreadable', ''), stopped]) {
      const { pets, withheld } = goneWith(animal);
      expect(pets).toEqual([]);
      expect(withheld).toMatch(/ read.*[.]$/);
    }
  });

  test('is most of the source where the file may be the wrong one', () => {
    expect(plannedIn(threeHere(), [readPetOf('1', {})]).plan.gone().isMost).toBe(true);
  });
});

test('rows without a pet are reported before notes, whatever their number', () => {
  const plan = createImportPlan(known);
  plan.add(Array.from({ length: 600 }, (_, at) => readPetOf(`${at}`, {}, [], ['A note.'])));
  plan.add([
    { line: 700, progress: 1, outcome: 'skipped', externalId: '', name: 'Pip', reason: 'A mouse.' },
  ]);
  const { problems, problemCount } = plan.problems();
  expect(problemCount).toBe(601);
  expect(problems).toHaveLength(500);
  expect(problems.at(-1)).toMatchObject({ line: 700, outcome: 'skipped', reason: 'A mouse.' });
});

test('a run with 500 long problems is begun by one request', () => {
  const plan = createImportPlan(known);
  const reason = `Only dogs, cats, birds and rabbits are listed here, and this is "${'Ω'.repeat(40)}".`;
  plan.add(
    Array.from({ length: 700 }, (_, at) => ({
      line: at + 2,
      progress: 1,
      outcome: 'skipped' as const,
      externalId: '',
      reason,
      name: `Ludwig ${'ß'.repeat(100)} ${at}`,
    })),
  );
  const pictureHosts = Array.from({ length: mostHosts }, () => 'x'.repeat(253));
  const start = {
    pictureHosts,
    fileName: 'ü'.repeat(200),
    source: 'ü'.repeat(100),
    ...plan.problems(),
  };
  expect(start.problemCount).toBe(700);
  expect(start.problems.length).toBeGreaterThan(50);
  expect(new TextEncoder().encode(JSON.stringify(start)).length).toBeLessThan(
    maxRequestBytes - 500,
  );
});
