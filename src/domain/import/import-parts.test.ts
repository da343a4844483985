import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxRequestBytes } from '#src/domain/request-limits.ts';
import { importPetsSchema } from './import-calls.ts';
import { importParts } from './import-parts.ts';
import { homeWithPets, importInto, petsOf, plannedIn, readPetOf } from './importing-home.ts';
import { createImportPlan, type PlannedPet } from './plan-import.ts';

const fieldsOf = (differences: PlannedPet['changes']) => differences.map(({ field }) => field);

const value = fc.constantFrom('', 'a', 'b');
const fields = fc.record(
  {
    breed: value,
    sex: value,
    birthDate: fc.constantFrom('', '2020-01-01', '2024-05-05'),
    goodWith: fc.constantFrom([], ['kids']),
    status: fc.constantFrom('available', 'reserved', 'hidden'),
    coordinates: fc.constantFrom(null, { latitude: 47.37689, longitude: 8.5417 }),
  },
  { requiredKeys: [] },
);
const file = fc
  .array(fc.tuple(fields, fc.option(fc.constant(['https://a.example/1']), { nil: undefined })), {
    maxLength: 60,
  })
  .map((all) => all.map(([said, pictures], at) => readPetOf(`${at}`, said, pictures)));
const edits = fc.array(fc.tuple(fc.nat(59), fields), { maxLength: 20 });

test('a file that was imported is nothing new, whatever came before', () => {
  fc.assert(
    fc.property(file, edits, file, (first, changes, second) => {
      const home = homeWithPets();
      importInto(home, first);
      for (const [id, change] of changes) home.edit(`${id}`, change);
      importInto(home, second);
      const { plan, rows } = plannedIn(home, second);
      expect(plan.counts).toMatchObject({ new: 0, changed: 0, unchanged: second.length });
      expect([...importParts(petsOf(rows))]).toEqual([]);
    }),
  );
});

test('what staff changed by hand is in no change, and only what is taken is overwritten', () => {
  fc.assert(
    fc.property(file, edits, file, fc.boolean(), (first, changes, second, takes) => {
      const home = homeWithPets();
      importInto(home, first);
      for (const [id, change] of changes) home.edit(`${id}`, change);
      const { lastSaid } = home.read();
      const byHand = new Map(lastSaid.map((one) => [one.externalId, one.byHand]));
      const rows = petsOf(plannedIn(home, second).rows);
      for (const { externalId, changes: planned } of rows) {
        const own = byHand.get(externalId) ?? [];
        expect(fieldsOf(planned).filter((field) => own.includes(field))).toEqual([]);
      }
      const take = new Map(
        takes ? rows.map(({ externalId, kept }) => [externalId, fieldsOf(kept)]) : [],
      );
      const outcomes = [...importParts(rows, { take })].flatMap((part) => home.apply(part));
      const planned = new Map(rows.map((row) => [row.externalId, row]));
      // The rest of the plan is what becomes of it.
      for (const { externalId, outcome, fields: changed, kept } of outcomes) {
        if (outcome === 'added') continue;
        const row = planned.get(externalId);
        const wanted = [...fieldsOf(row?.changes ?? []), ...(take.get(externalId) ?? [])];
        expect(new Set(changed)).toEqual(new Set(wanted));
        expect(kept).toEqual(takes ? [] : fieldsOf(row?.kept ?? []));
      }
    }),
  );
});

test('the parts together are every pet that is sent, and each is within its bounds', () => {
  // How long each description is.
  const lengths = fc.oneof(fc.constant(1), fc.integer({ min: 0, max: 10_000 }));
  const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 20 }), {
    maxLength: 500,
    size: 'max',
  });
  fc.assert(
    fc.property(
      fc.array(lengths, { maxLength: 80, size: 'max' }),
      ids,
      fc.nat(79),
      (all, hide, out) => {
        const plan = createImportPlan({
          source: 'list',
          pets: [],
          lastSaid: [],
          newId: () => 'new',
        });
        const rows = petsOf(
          plan.add(
            all.map((length, at) => readPetOf(`${at}`, { description: '犬'.repeat(length) })),
          ),
        );
        const choice = { hide, leaveOut: new Set([`${out}`]) };
        const parts = [...importParts(rows, choice)];
        for (const part of parts) {
          expect(new TextEncoder().encode(JSON.stringify(part)).length).toBeLessThanOrEqual(
            maxRequestBytes,
          );
          importPetsSchema.parse(part);
        }
        expect(parts.flatMap(({ pets }) => pets.map(({ externalId }) => externalId))).toEqual(
          rows.map(({ externalId }) => externalId).filter((id) => id !== `${out}`),
        );
        expect(parts.flatMap((part) => part.hide)).toEqual(hide);
      },
    ),
    { numRuns: 30 },
  );
});

test('a part is full before the next begins', () => {
  const plan = createImportPlan({ source: 'list', pets: [], lastSaid: [], newId: () => 'new' });
  const rows = petsOf(plan.add(Array.from({ length: 60 }, (_, at) => readPetOf(`${at}`, {}))));
  const hide = Array.from({ length: 450 }, (_, at) => `gone ${at}`);
  const sizes = [...importParts(rows, { hide })].map((part) => [
    part.pets.length,
    part.hide.length,
  ]);
  expect(sizes).toEqual([
    [25, 0],
    [25, 0],
    [10, 200],
    [0, 200],
    [0, 50],
  ]);
  const long = petsOf(
    plan.add(Array.from({ length: 13 }, (_, at) => readPetOf(`long ${at}`, { description }))),
  );
  expect([...importParts(long)].map(({ pets }) => pets.length)).toEqual([6, 6, 1]);
});

const description = 'x'.repeat(10_000);
