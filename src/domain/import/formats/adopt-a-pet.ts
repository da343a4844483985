import {
  blank,
  breedParts,
  fitsWith,
  hasNeeds,
  html,
  idFor,
  typeName,
  written,
} from '#src/domain/import/export-csv.ts';
import { feeAmount } from '#src/domain/fee.ts';
import { columnKey, type ImportFormat } from '#src/domain/import/import-format.ts';
import {
  answer,
  birth,
  breed,
  companions,
  denied,
  needs,
  text,
} from '#src/domain/import/reading.ts';

const columns = (
  'Id, Animal, Breed, Breed2, Purebred, Age, Name, Size, Sex, Description, Status, GoodWKids, ' +
  'GoodWCats, GoodWDogs, SpayedNeutered, ShotsCurrent, Housetrained, Declawed, SpecialNeeds, HairLength, YouTubeVideoURL, Birthdate, Sizecurrent, SizeUOM, AdoptionFee'
).split(', ');
/** Shelters that send colours have one column more. */
const withColor = columns.toSpliced(columns.indexOf('Description'), 0, 'Color');
const usDay = (day: string) => day.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2/$3/$1');
const kinds = /^(?:dog|cat|bird|rabbit|horse|reptile|small animal|farm animal|fish)$/i;

/** pets.csv has no header: its second cell says what kind of animal it is, and a later one its status. */
function columnsWithoutHeader(row: readonly string[]) {
  const cells = row.map((cell) => cell.trim());
  if (!kinds.test(cells[1] ?? '') || columnKey(cells[0] ?? '') === 'id') return undefined;
  return [columns, withColor].find(
    (names) =>
      cells.length <= names.length &&
      /^(?:available|adopted|delete)$/i.test(cells[names.indexOf('Status')] ?? ''),
  );
}

export const adoptAPet: ImportFormat = {
  key: 'adopt-a-pet',
  name: 'Adopt a Pet pets.csv',
  source: 'adopt-a-pet',
  kind: 'csv',
  columnsWithoutHeader,
  needs: ['Id', 'Animal', 'Breed', 'Name', 'GoodWKids'],
  readings: {
    externalId: text('Id'),
    name: text('Name'),
    type: text('Animal'),
    breed: breed('Breed', 'Breed2', denied('Purebred')),
    birthDate: birth('Birthdate', 'mdy'),
    age: text('Age'),
    sex: text('Sex'),
    size: text('Size'),
    companions: companions({
      kids: answer('GoodWKids'),
      dogs: answer('GoodWDogs'),
      cats: answer('GoodWCats'),
    }),
    specialNeeds: needs('SpecialNeeds'),
    description: text('Description'),
    fee: text('AdoptionFee'),
    status: text('Status'),
  },
  drops:
    'Color, SpayedNeutered, ShotsCurrent, Housetrained, Declawed, HairLength, YouTubeVideoURL, Sizecurrent, SizeUOM'.split(
      ', ',
    ),
  currency: 'USD',
  writes: [
    ['Id', idFor('adopt-a-pet')],
    ['Animal', typeName],
    ['Breed', html((exported) => breedParts(exported).first)],
    ['Breed2', html((exported) => breedParts(exported).second)],
    ['Purebred', (exported) => (breedParts(exported).mixed ? '0' : '')],
    ['Age', written('age', { young: 'Young', adult: 'Adult', senior: 'Senior' })],
    ['Name', html(({ pet }) => pet.name)],
    ['Size', written('size', { small: 'S', medium: 'M', large: 'L' })],
    ['Sex', written('sex', { female: 'F', male: 'M' })],
    ['Description', html(({ pet }) => pet.description)],
    // It has no word for a reserved pet, which still waits for its home.
    [
      'Status',
      written('status', { available: 'Available', reserved: 'Available', adopted: 'Adopted' }),
    ],
    ['GoodWKids', fitsWith('kids', '1', '0')],
    ['GoodWCats', fitsWith('cats', '1', '0')],
    ['GoodWDogs', fitsWith('dogs', '1', '0')],
    ['SpayedNeutered', blank],
    ['ShotsCurrent', blank],
    ['Housetrained', blank],
    ['Declawed', blank],
    ['SpecialNeeds', hasNeeds('1', '0')],
    ['HairLength', blank],
    ['YouTubeVideoURL', blank],
    ['Birthdate', ({ pet }) => usDay(pet.birthDate)],
    ['Sizecurrent', blank],
    ['SizeUOM', blank],
    ['AdoptionFee', ({ pet }) => (pet.fee?.currency === 'USD' ? feeAmount(pet.fee) : '')],
  ],
  brings:
    'name, type, breed, birth date or age, sex, size, good with, special needs, text, fee, status',
  loses: 'pictures (they are files beside it), colours, weight, videos',
};
