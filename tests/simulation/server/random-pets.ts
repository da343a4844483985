// Commands on pets, photos and settings, drawn by fast-check.
import * as fc from 'fast-check';
import type { PetChanges } from '#src/domain/pet-changes.ts';
import { commandSamples, rendition } from '#tests/device/samples.ts';
import type { Args } from './command-terms.ts';
import { chatIds, petIds } from './random-world.ts';

export type Drawn<Kind> = { weight: number; args: fc.Arbitrary<Args<Kind>> };

/** Also one that is not there until a command makes it. */
const anyPet = fc.constantFrom(...petIds, 'pet-new');
const photo = fc.constantFrom(...chatIds.map((id) => id.replace(/^0/, 'f')));
const changes: fc.Arbitrary<PetChanges> = fc.record(
  {
    name: fc.constantFrom('Rex', 'Luna', ' '),
    type: fc.constantFrom('dog', 'cat'),
    breed: fc.constantFrom('Beagle', 'x'.repeat(201)),
    sex: fc.constantFrom('', 'female'),
    notGoodWith: fc.constantFrom([], ['kids']),
    status: fc.constantFrom('available', 'reserved', 'adopted', 'hidden'),
    birthDate: fc.constantFrom('', '2024-02-29'),
    fee: fc.constantFrom(null, { amount: 5_000, currency: 'EUR' }),
    coordinates: fc.constantFrom(null, { latitude: 48.1372, longitude: -11.5764 }),
    location: fc.constant({ city: 'Cork', state: '', country: 'Ireland' }),
  },
  { requiredKeys: [] },
);

type Kind =
  | 'changePet'
  | 'addPhoto'
  | 'describePhoto'
  | 'movePhoto'
  | 'removePhoto'
  | 'changeSettings';

export const drawnOfPets: { [One in Kind]: Drawn<One> } = {
  changePet: { weight: 8, args: fc.record({ id: anyPet, changes }) },
  addPhoto: {
    weight: 4,
    args: fc.record({
      petId: anyPet,
      id: photo,
      alt: fc.constantFrom('', 'On a lawn', 'x'.repeat(500)),
      renditions: fc.constant([rendition]),
    }),
  },
  describePhoto: {
    weight: 1,
    args: fc.record({ petId: anyPet, id: photo, alt: fc.constantFrom('', 'Asleep') }),
  },
  movePhoto: {
    weight: 2,
    args: fc.record({ petId: anyPet, id: photo, after: fc.option(photo) }),
  },
  removePhoto: { weight: 1, args: fc.record({ petId: anyPet, id: photo }) },
  changeSettings: { weight: 1, args: fc.constant(commandSamples.changeSettings.args) },
};
