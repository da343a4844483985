// What a page asks of the web worker that reads a file (`reader-worker.ts`). A file's rows stay there:
// the page is given what it shows.
import type { ImportPets, ImportProblem } from '#src/domain/import/import-calls.ts';
import type { Mapping } from '#src/domain/import/mapping.ts';
import type { Pet } from '#src/domain/pet.ts';
import type { Result } from '#src/domain/failure.ts';
import type { FieldChange, Preview, PreviewKind, PreviewRow } from './import-preview.ts';
import type { Column, FormatChoice, ReadFile } from './read-file.ts';

export type OpenedFile =
  | { outcome: 'refused'; reason: string }
  | { outcome: 'opened'; kind: 'csv' | 'json'; formats: readonly FormatChoice[] };

/** What was read of a file, without its pets. */
export type ReadSummary = Pick<ReadFile, 'format' | 'counts' | 'unread' | 'hosts'> & {
  pets: number;
  /** For the report of the run. */
  problems: readonly ImportProblem[];
};

/** An answer of the server as it came: a page would take long to read 500 pets. */
export type RawAnswer = {
  status: number;
  headers: readonly (readonly [string, string])[];
  text: string;
};

export type Reader = {
  open(file: Blob): Promise<OpenedFile>;
  columns(hasHeader: boolean): readonly Column[];
  words(hasHeader: boolean, columns: readonly string[]): readonly string[];
  read(how: { format: string } | { mapping: Mapping }): Promise<ReadSummary>;
  /** Forgets what was known for a comparison. */
  beginComparison(): void;
  /** A page of what the source said last; gives where the next begins, undefined after the last. */
  addSaid(answer: RawAnswer): Result<string | undefined>;
  /** Pets of this device that came from the source. */
  addPets(pets: readonly Pet[]): void;
  /** `device`: without the server, with what this device has. */
  compare(base: 'server' | 'device'): Preview;
  rows(kind: PreviewKind, from: number, to: number): readonly PreviewRow[];
  /** Takes the file's value of one field of a pet, or of all that were kept. */
  take(which: { externalId: string; field: FieldChange['field'] } | 'all', on: boolean): Preview;
  /** Hides one pet that is gone, or all. */
  hide(externalId: string | 'all', on: boolean): Preview;
  /** Some of what is to be sent, a request each; empty after the last. */
  parts(from: number): readonly ImportPets[];
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
