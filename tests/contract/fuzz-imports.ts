import fc from 'fast-check';
import { alex } from '#tests/device/samples.ts';
import { mostly, object, query, segment, text } from './fuzz-values.ts';

/** A run of an import. */
const run = fc.oneof(fc.constantFrom(alex.uid), segment);
const at = (rest: string) => run.map((id) => `${id}${rest}`);
const said = object({
  name: mostly(fc.constant('Rex')),
  type: mostly(fc.constantFrom('dog', 'cat')),
  breed: mostly(text),
  fee: mostly(fc.constant({ amount: 5, currency: 'USD' })),
  birthDate: mostly(fc.constantFrom('2024-02-29', '2025-02-29')),
  pictures: mostly(fc.array(fc.webUrl(), { maxLength: 2 })),
});

/** As `shapes` in fuzz-requests.ts, for the routes of imports. */
export const importShapes = {
  'GET /api/imports': {},
  'GET /api/imports/said': {
    path: query({ source: mostly(fc.constant('Petfinder')), after: mostly(text) }),
  },
  'GET /api/imports/:id': { path: run },
  'PUT /api/imports/:id': {
    path: run,
    body: object({
      source: mostly(fc.constant('Petfinder')),
      format: mostly(text),
      fileName: mostly(text),
      pets: mostly(fc.nat(9)),
      pictureHosts: mostly(fc.array(fc.domain(), { maxLength: 2 })),
      problems: mostly(fc.constant([])),
      problemCount: mostly(fc.nat(9)),
    }),
  },
  'POST /api/imports/:id/pets': {
    path: at('/pets'),
    body: object({
      pets: mostly(
        fc.array(
          object({
            id: mostly(fc.uuid()),
            externalId: mostly(fc.constantFrom('A1', 'A2')),
            said,
            take: mostly(fc.constantFrom([], ['name'])),
          }),
          { maxLength: 3 },
        ),
      ),
      hide: mostly(fc.array(mostly(text), { maxLength: 2 })),
    }),
  },
  'POST /api/imports/:id/finish': { path: at('/finish') },
  'POST /api/imports/:id/undo': { path: at('/undo') },
};
