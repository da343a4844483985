// The archive's pets and applications as tables for people: its JSON has everything, these are to be
// opened in a spreadsheet.
import { type ArchivedApplication, type ArchivedPet, picturePath } from './archive.ts';
import { feeWords } from './fee.ts';
import { csvLine } from './import/export-csv.ts';
import { petFieldNames } from './pet-field-kinds.ts';
import { petFields } from './pet-fields.ts';
import { companionWords } from './pet-words.ts';

type Table<Row> = readonly (readonly [column: string, cell: (row: Row) => string])[];

const said = (value: string | readonly string[]): string =>
  typeof value === 'string' ? value : value.map(companionWords).join(', ');

export const petTable: Table<ArchivedPet> = [
  ['Name', ({ name }) => name],
  ['Type', ({ type }) => type],
  ['Status', ({ status }) => status],
  ...petFieldNames.map(
    (field) => [petFields[field].label, (pet: ArchivedPet) => said(pet[field])] as const,
  ),
  ['Birth date', ({ birthDate }) => birthDate],
  ['Fee', ({ fee }) => (fee ? feeWords(fee) : '')],
  ['City', ({ location }) => location.city],
  ['State', ({ location }) => location.state],
  ['Country', ({ location }) => location.country],
  ['Description', ({ description }) => description],
  ['Listed', ({ listedAt }) => listedAt.slice(0, 10)],
  ['Last seen', ({ verifiedAt }) => verifiedAt.slice(0, 10)],
  ['Pictures', (pet) => pictureNames(pet).join(', ')],
  ['Source', ({ source }) => source],
  ['ID there', ({ externalId }) => externalId],
  ['ID', ({ id }) => id],
];

/** The widest file of each photo, or the address of the picture. */
const pictureNames = ({ id, photos, imageUrl }: ArchivedPet): string[] =>
  photos.length === 0 && imageUrl !== ''
    ? [imageUrl]
    : photos.flatMap(({ renditions }, at) => {
        const [widest] = renditions.toSorted((one, other) => other.width - one.width);
        return widest ? [picturePath({ ...widest, pet_id: id, photo: at + 1 })] : [];
      });

export const applicationTable: Table<ArchivedApplication> = [
  ['Applied', ({ createdAt }) => createdAt.slice(0, 10)],
  ['Pet', ({ petName }) => petName],
  ['Breed', ({ petBreed }) => petBreed],
  ['Status', ({ status }) => status],
  ['Decided', ({ statusChangedAt }) => statusChangedAt?.slice(0, 10) ?? ''],
  ['Message', ({ message }) => message],
  ['Name', ({ fullName }) => fullName],
  ['Email', ({ email }) => email],
  ['Phone number', ({ phoneNumber }) => phoneNumber],
  ['Address', ({ address }) => address],
  ['Occupation', ({ occupation }) => occupation],
  ['Reason for adoption', ({ reasonForAdoption }) => reasonForAdoption],
  ['Experience with pets', ({ experienceWithPets }) => experienceWithPets],
  ['ID of the pet', ({ petId }) => petId],
  ['ID', ({ id }) => id],
];

export const tableHeader = <Row>(table: Table<Row>): string =>
  csvLine(table.map(([column]) => column));
export const tableRows = <Row>(table: Table<Row>, rows: readonly Row[]): string =>
  rows.map((row) => csvLine(table.map(([, cell]) => cell(row)))).join('');
