// The archive that a home leaves with: a ZIP whose files README.md describes ("Leave with everything").
import * as z from 'zod/mini';
import { applicationSchema, applicationStatuses, decisions } from './application.ts';
import { mediaIdSchema } from './media.ts';
import { petSchema } from './pet.ts';
import { maxPhotos } from './pet-photo.ts';
import { petStatuses } from './pet-status.ts';
import { shelterSchema } from './shelter.ts';

/** ISO time, to the microsecond. */
const time = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/));
const timeOrNothing = z.union([z.literal(''), time]);
const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));

const pixels = z.int().check(z.minimum(1), z.maximum(10_000));
/** As a command may add one. */
const photo = z.object({
  id: z.uuid(),
  alt: z.string().check(z.maxLength(500)),
  renditions: z
    .array(
      z.object({
        width: pixels,
        height: pixels,
        media: mediaIdSchema,
        type: z.enum(['image/webp', 'image/avif', 'image/jpeg']),
      }),
    )
    .check(z.minLength(1), z.maxLength(8)),
});

/** Each is a file of the archive, `<part>.json`: a list with one row a line. */
export const archiveRows = {
  shelter: shelterSchema,
  /** Who has applied, decided or changed a pet. */
  people: z.object({
    id: z.uuid(),
    name: z.string().check(z.maxLength(200)),
    // No stricter: nobody who has an account may keep a home from being read.
    email: z.string().check(z.regex(/^\S+@\S+$/), z.maxLength(320)),
  }),
  pets: z.object({
    ...z.omit(petSchema, { revision: true }).shape,
    status: z.enum(petStatuses),
    listedAt: timeOrNothing,
    verifiedAt: timeOrNothing,
    photos: z.array(photo).check(z.maxLength(maxPhotos)),
  }),
  applications: z.object({
    ...z.omit(applicationSchema, { petStatus: true }).shape,
    status: z.enum(applicationStatuses),
    createdAt: time,
    updatedAt: time,
    statusChangedAt: z.nullable(time),
    firstOpenedAt: z.nullable(time),
    message: z.string(),
  }),
  /** Decisions whose applications were deleted; nobody is named. */
  'past-decisions': z.object({
    petId: z.string(),
    petName: z.string(),
    status: z.enum(decisions),
    appliedOn: day,
    decidedOn: day,
  }),
  /** What became of the pets, the oldest change first. A value that is missing is not the value null. */
  history: z.object({
    petId: z.string(),
    field: z.string(),
    before: z.optional(z.unknown()),
    after: z.optional(z.unknown()),
    by: z.nullable(z.uuid()),
    at: time,
  }),
} as const;
export type ArchivePart = keyof typeof archiveRows;
// The keys of a literal object are its own and no others.
export const archiveParts = Object.keys(archiveRows) as readonly ArchivePart[];
export type ArchivedPet = z.infer<(typeof archiveRows)['pets']>;
export type ArchivedApplication = z.infer<(typeof archiveRows)['applications']>;

/** A file of a photo whose bytes have arrived. */
export const archivedMediumSchema = z.object({
  media: mediaIdSchema,
  pet_id: z.string(),
  /** The first photo of its pet is 1. */
  photo: z.int(),
  /** Pixels. */
  width: z.int(),
  type: z.string(),
});
export type ArchivedMedium = z.infer<typeof archivedMediumSchema>;

export const manifestName = 'manifest.json';

/** The last file that is written: with it the archive is whole. */
export const manifestSchema = z.object({
  homeward: z.literal('archive'),
  format: z.literal(1),
  madeAt: z.string(),
  /** How many rows each part has, and how many files are in `pictures`. */
  counts: z.object({
    shelter: z.int(),
    people: z.int(),
    pets: z.int(),
    applications: z.int(),
    'past-decisions': z.int(),
    history: z.int(),
    pictures: z.int(),
  }),
  /** Pictures that the server should have had and could not read, by their SHA-256. */
  missingPictures: z.array(mediaIdSchema),
});
export type ArchiveManifest = z.infer<typeof manifestSchema>;

/** Where a picture is in the archive. Its name is for people: it is known again by its SHA-256. */
export const picturePath = ({ pet_id, photo, width, media, type }: ArchivedMedium): string =>
  `pictures/${pet_id}/${photo}-${width}-${media.slice(0, 8)}.${type === 'image/webp' ? 'webp' : 'jpg'}`;
