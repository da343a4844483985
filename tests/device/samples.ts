import type { SessionUser } from '#src/domain/account.ts';
import type { Application } from '#src/domain/application.ts';
import type { ApplicationForm } from '#src/domain/application-form.ts';
import type { Command } from '#src/domain/commands.ts';
import { completePet, type Pet } from '#src/domain/pet.ts';
import type { PullResponse, SessionInfo } from '#src/domain/protocol.ts';

export const alex: SessionUser = {
  uid: '0197f000-0000-7000-8000-00000000000a',
  email: 'alex@homeward.example',
  name: 'Alex',
  isAdmin: false,
  deviceKey: btoa('a'.repeat(32)),
};
export const kim: SessionUser = {
  uid: '0197f000-0000-7000-8000-00000000000b',
  email: 'kim@homeward.example',
  name: 'Kim',
  isAdmin: true,
  deviceKey: btoa('k'.repeat(32)),
};

export const sessionOf = (user: SessionUser | null): SessionInfo => ({
  user,
  adminSignup: 'open',
  demoAccounts: [],
});

export const addToCart = (petId: string): Command => ({ kind: 'addToCart', args: { petId } });

export const askFor = (prompt: string): Command => ({
  kind: 'askForSuggestions',
  args: { id: '0197f000-0000-7000-8000-0000000000c1', prompt },
});

export const form: ApplicationForm = {
  fullName: 'Alex Adopter',
  email: 'alex@homeward.example',
  phoneNumber: '555 0100',
  address: '1 Elm Street',
  occupation: 'Baker',
  reasonForAdoption: 'A friend for walks.',
  experienceWithPets: 'Two dogs before.',
};

export const apply = (id: string, petId: string): Command => ({
  kind: 'submitApplication',
  args: { id, petId, form, pet: { name: 'Rex', breed: 'Mixed', image: '/rex.svg' } },
});

/** As long as every field of it may be, in characters of four bytes; an email has none. */
export const longestApplication = (petId: string): Command => {
  const cats = (count: number) => '🐈'.repeat(count);
  return {
    kind: 'submitApplication',
    args: {
      id: crypto.randomUUID(),
      petId,
      form: {
        fullName: cats(200),
        email: `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example`,
        phoneNumber: cats(50),
        address: cats(500),
        occupation: cats(200),
        reasonForAdoption: cats(5_000),
        experienceWithPets: cats(5_000),
      },
      pet: { name: cats(200), breed: cats(200), image: cats(2_000) },
    },
  };
};

const anId = '0197f000-0000-7000-8000-0000000000d1';

export const rendition = {
  width: 480,
  height: 360,
  media: 'a'.repeat(64),
  type: 'image/webp',
} as const;

/** One command of each kind, as a page says it. */
export const commandSamples: { [Kind in Command['kind']]: Extract<Command, { kind: Kind }> } = {
  addToCart: { kind: 'addToCart', args: { petId: 'rex' } },
  removeFromCart: { kind: 'removeFromCart', args: { petId: 'rex' } },
  clearCart: { kind: 'clearCart', args: {} },
  submitApplication: {
    kind: 'submitApplication',
    args: { id: anId, petId: 'rex', form, pet: { name: 'Rex', breed: 'Mixed', image: '/rex.svg' } },
  },
  withdrawApplication: { kind: 'withdrawApplication', args: { id: anId } },
  decideApplication: { kind: 'decideApplication', args: { id: anId, status: 'approved' } },
  askForSuggestions: { kind: 'askForSuggestions', args: { id: anId, prompt: 'A calm cat' } },
  decideAdminRequest: { kind: 'decideAdminRequest', args: { userId: alex.uid, grant: true } },
  changePet: {
    kind: 'changePet',
    args: {
      id: 'rex',
      changes: {
        name: 'Rex',
        type: 'dog',
        description: 'A pet.',
        breed: 'Mixed',
        sex: 'male',
        goodWith: ['kids'],
        notGoodWith: ['otherPets'],
        location: { city: 'Austin', state: 'Texas', country: 'USA' },
        status: 'available',
        birthDate: '2024-02-29',
        birthDateEstimated: true,
        fee: { amount: 15_000, currency: 'USD' },
        coordinates: { latitude: 30.267, longitude: -97.743 },
        source: 'A file',
        externalId: '17',
        verified: true,
      },
    },
  },
  addPhoto: {
    kind: 'addPhoto',
    args: { petId: 'rex', id: anId, alt: 'Rex on a lawn', renditions: [rendition] },
  },
  describePhoto: { kind: 'describePhoto', args: { petId: 'rex', id: anId, alt: 'Rex' } },
  movePhoto: { kind: 'movePhoto', args: { petId: 'rex', id: anId, after: null } },
  removePhoto: { kind: 'removePhoto', args: { petId: 'rex', id: anId } },
  changeSettings: { kind: 'changeSettings', args: { changes: { openingHours: 'Daily 10 to 4' } } },
};

export const application = (id: string, changes: Partial<Application> = {}): Application => ({
  ...form,
  id,
  petId: 'rex',
  petName: 'Rex',
  petBreed: 'Mixed',
  userId: alex.uid,
  image: '/rex.svg',
  status: 'pending',
  createdAt: '2026-01-05T15:04:00.000Z',
  updatedAt: '2026-01-05T15:04:00.000Z',
  statusChangedAt: null,
  decidedBy: null,
  ...changes,
});

export const pet = (id: string, changes: Partial<Pet> = {}): Pet => ({
  ...completePet({
    id,
    name: `Pet ${id}`,
    type: 'dog',
    breed: 'Mixed',
    age: 'young',
    size: 'medium',
    energy: 'moderate',
    shedding: 'low',
    training: 'basic',
    care: 'low',
    description: 'A pet.',
    imageUrl: '/portraits/pet.svg',
    goodWith: ['kids'],
    temperament: ['calm'],
    specialNeeds: ['none'],
    location: { city: 'Austin', state: 'Texas', country: 'USA' },
    sex: 'female',
  }),
  ...changes,
});

export const pullResponse = (changes: Partial<PullResponse> = {}): PullResponse => ({
  owner: alex.uid,
  reset: false,
  cursor: 'c1',
  more: false,
  changes: [],
  ...changes,
});

export const clientAt = (lastSeq: number) =>
  ({ kind: 'client', id: 'client', row: { lastSeq } }) as const;
