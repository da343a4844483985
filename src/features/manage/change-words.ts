import { feeWords } from '#src/domain/fee.ts';
import type { PetChange } from '#src/domain/pet-history.ts';
import { petFields } from '#src/domain/pet-fields.ts';
import { petSchema } from '#src/domain/pet.ts';
import { companionWords } from '#src/domain/pet-words.ts';
import { counted } from '#src/domain/words.ts';
import { longDate } from '#src/parts/format-date.ts';

const labels: Record<string, string> = {
  name: 'Name',
  type: 'Type',
  description: 'Description',
  imageUrl: 'Picture',
  location: 'Place',
  status: 'Status',
  birthDate: 'Birth date',
  birthDateEstimated: 'Estimated birth date',
  fee: 'Fee',
  coordinates: 'Coordinates',
  listedAt: 'First listed',
  verifiedAt: 'Still here',
  source: 'Source',
  externalId: 'Number elsewhere',
  photos: 'Photos',
  ...Object.fromEntries(Object.entries(petFields).map(([name, { label }]) => [name, label])),
};

/** What the editor calls a field; one of a newer version as it came. */
export const changedFieldLabel = (field: string): string => labels[field] ?? field;

/** Who made a change, and by which import. */
export function byWords({ by, import: source = '', undone = false }: PetChange): string {
  if (source === '') return by === '' ? 'Somebody whose account is deleted' : by;
  // Without a person the server itself imported, or their account is deleted.
  if (by === '') return `${undone ? 'Undoing the' : 'The'} import of ${source}`;
  return `${by} ${undone ? 'by undoing' : 'with'} the import of ${source}`;
}

const { fee: feeSchema, location: locationSchema, photos: photosSchema } = petSchema.shape;

/** The value of any field in words. */
export function changedValue(value: unknown): string {
  if (value === null || value === undefined || value === '' || value === false) return 'nothing';
  if (value === true) return 'yes';
  if (typeof value === 'string')
    return /^\d{4}-\d{2}-\d{2}T/.test(value) ? longDate(value) : companionWords(value);
  if (typeof value === 'number') return String(value);
  const photos = photosSchema.safeParse(value);
  if (photos.success && photos.data.length > 0) return counted(photos.data.length, 'photo');
  if (Array.isArray(value))
    return value.length === 0 ? 'nothing' : value.map(changedValue).join(', ');
  const fee = feeSchema.safeParse(value);
  if (fee.success && fee.data) return feeWords(fee.data);
  const location = locationSchema.safeParse(value);
  if (location.success)
    return (
      Object.values(location.data)
        .filter((part) => part !== '')
        .join(', ') || 'nothing'
    );
  return Object.values(value).map(changedValue).join(', ');
}
