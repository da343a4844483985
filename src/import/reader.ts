// What a page asks of the web worker that reads a file (`reader-worker.ts`). A file's rows stay there:
// the page is given what it shows.
import type { ImportPets, StartImport } from '#src/domain/import/import-calls.ts';
import type { Mapping } from '#src/domain/import/mapping.ts';
import type { FieldDifference } from '#src/domain/import/plan-import.ts';
import type { Pet } from '#src/domain/pet.ts';
import type { Result } from '#src/domain/failure.ts';
import type { Preview, PreviewKind, PreviewRow } from './import-preview.ts';
import type { Column, FormatChoice } from './look-at-file.ts';

export type OpenedFile =
  | { outcome: 'refused'; reason: string }
  | { outcome: 'opened'; kind: 'csv' | 'json'; formats: readonly FormatChoice[] };

/** A known format, or what a person said of the columns. */
export type HowToRead = { format: string } | { mapping: Mapping };

/** What was read of a file, without its pets. */
export type ReadSummary = {
  /** Of the format. */
  name: string;
  pets: number;
  /** Columns that were not read, by their names in the file. */
  unread: readonly string[];
  /** Pictures that are still to be fetched by their host, the host with the most first. */
  hosts: readonly { host: string; pictures: number }[];
  preview: Preview;
};

/** An answer of the server as it came: a page would take long to read 500 pets. */
export type RawAnswer = {
  status: number;
  headers: readonly (readonly [name: string, value: string])[];
  text: string;
};

export type Reader = {
  open(file: Blob): Promise<OpenedFile>;
  columns(hasHeader: boolean): readonly Column[];
  words(hasHeader: boolean, columns: readonly string[]): readonly string[];
  /** A mapping that was stored; undefined if this version cannot read it. */
  storedMapping(json: string): Mapping | undefined;
  /** A first mapping of these columns, for a person to correct. */
  guessedMapping(columns: readonly string[], source: string): Mapping;
  /** The name of the source that this file suggests. */
  suggestedSource(how: HowToRead): string;
  /** Forgets what was known for a comparison. */
  beginComparison(): void;
  /** What the source said last, a page of it; gives the `after` of the next, or undefined. */
  addSaid(answer: RawAnswer): Result<string | undefined>;
  /** Its next pages did not come. */
  forgetSaid(): void;
  /** Pets of this device that came from the source. */
  addPets(pets: readonly Pet[]): void;
  /** Reads the file and compares it. Without `addSaid` before, it knows this device's pets alone. */
  read(how: HowToRead, source: string): Promise<ReadSummary>;
  rows(kind: PreviewKind, from: number, to: number): readonly PreviewRow[];
  /** Takes the file's value of one field of a pet, or of all that staff changed. */
  take(
    which: { externalId: string; field: FieldDifference['field'] } | 'all',
    on: boolean,
  ): Preview;
  /** Hides one pet that is gone, or all. */
  hide(externalId: string, on: boolean): Preview;
  hideAll(on: boolean): Preview;
  /** Pictures may be fetched from these hosts and no others. */
  agree(hosts: readonly string[]): Preview;
  /** What begins the run, without what the page knows. */
  start(): Omit<StartImport, 'fileName' | 'pictureHosts'>;
  /** The next requests, at most so many; `again` begins with the first. */
  parts(count: number, again: boolean): readonly ImportPets[];
};

/** The same from a page: every answer is a promise. */
export type RemoteReader = {
  [Name in keyof Reader]: (
    ...given: Parameters<Reader[Name]>
  ) => Promise<Awaited<ReturnType<Reader[Name]>>>;
};

/** Between page and worker. */
export type ReaderCall = { id: number; name: keyof Reader; given: readonly unknown[] };
export type ReaderReply =
  | { id: number; value: unknown }
  | { id: number; error: string }
  | { progress: number };
