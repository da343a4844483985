import type { Pet } from '#src/domain/pet.ts';
import type { Birth, Companions, Needs, Place, Reading } from './reading.ts';

/** A pet that leaves, with the public addresses of its pictures, the first one first. */
export type ExportedPet = { pet: Pet; pictures: readonly string[] };

/** Where each field of a pet is. A field that a format does not have is left as it is. */
export type PetReadings = {
  /** Where a pet came from before, in our own files. */
  source?: Reading<string>;
  externalId?: Reading<string>;
  name: Reading<string>;
  /** The species in the file's word, or one of ours. */
  type: Reading<string>;
  breed?: Reading<string>;
  birthDate?: Reading<Birth>;
  age?: Reading<string>;
  sex?: Reading<string>;
  size?: Reading<string>;
  energy?: Reading<string>;
  care?: Reading<string>;
  shedding?: Reading<string>;
  training?: Reading<string>;
  companions?: Reading<Companions>;
  temperament?: Reading<readonly string[]>;
  specialNeeds?: Reading<Needs>;
  /** May be HTML. */
  description?: Reading<string>;
  location?: Reading<Place>;
  coordinates?: Reading<Pet['coordinates']>;
  /** An amount such as '125.00' or '$125', or with its currency: '125 EUR'. */
  fee?: Reading<string>;
  /** In the file's word; blank is available. */
  status?: Reading<string>;
  pictures?: Reading<readonly string[]>;
};

/** One format, as data: a file in `formats/`, and a line in `formats.ts`. */
export type ImportFormat = {
  /** Stays for good: stored with each run of an import. */
  key: string;
  name: string;
  /** `source` of its pets, unless a person names it. Formats with the same ids share one. */
  source: string;
  kind: 'csv' | 'json';
  /** It is this format only if all of these columns are there. */
  needs: readonly string[];
  readings: PetReadings;
  /** Columns that the format documents and nobody reads, such as owners. */
  drops: readonly string[];
  /** What a file of it brings and loses, for the README. */
  brings: string;
  loses: string;
  /** Of `fee`; ISO 4217. */
  currency?: string;
  /** Status of a pet whose file has none. */
  status?: Pet['status'];
  /**
   * What its texts are: HTML if nothing is said, HTML that was escaped once more (PetPoint's XML,
   * Petfinder's API), or plain.
   */
  texts?: 'escaped' | 'plain';
  /** The animals in a JSON file; undefined: it is no file of this format. */
  animals?: (root: unknown) => readonly unknown[] | undefined;
  /** For a CSV without a header row: its columns, if the first row is one of its animals. */
  columnsWithoutHeader?: (row: readonly string[]) => readonly string[] | undefined;
  /** How a pet is written in it: every column in its order, with its text. */
  writes?: readonly (readonly [column: string, write: (exported: ExportedPet) => string])[];
};

/** Every column that is read: nothing else leaves the reader. */
export const readColumns = ({ readings }: Pick<ImportFormat, 'readings'>): readonly string[] =>
  Object.values(readings).flatMap((reading) => reading.columns);

/** Columns are compared by their letters and digits: 'Animal ID', 'animal_id' and ' AnimalID' are one. */
export const columnKey = (column: string): string =>
  column.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
