import { useCallback, useEffect, useRef, useState } from 'react';
import { useDatabase } from '#src/db/database-context.tsx';
import { keepMapping, readMapping, readSource } from '#src/db/import-mappings.ts';
import type { Failure } from '#src/domain/failure.ts';
import type { Mapping } from '#src/domain/import/mapping.ts';
import type { Pet } from '#src/domain/pet.ts';
import type { Column, FormatChoice } from '#src/import/look-at-file.ts';
import type { HowToRead, ReadSummary, RemoteReader } from '#src/import/reader.ts';
import { keepReader, startReader } from '#src/import/start-reader.ts';
import { useRequestAsOwner } from '#src/session/session-context.tsx';
import { tellReader } from './compare-file.ts';

/** Where the reading of a file is. */
export type ReadingStep =
  /** `refusal`: why the last file could not be read. */
  | { at: 'none'; refusal?: string }
  /** `share` is how much of it is read, from 0 to 1; undefined while it is opened. */
  | { at: 'reading'; fileName: string; share?: number }
  /** Several formats fit: the person chooses. */
  | { at: 'formats'; fileName: string; formats: readonly FormatChoice[] }
  /** No format fits a CSV; `first` is what was said of it before, or a guess. */
  | { at: 'mapping'; fileName: string; columns: readonly Column[]; first: Mapping }
  | {
      at: 'read';
      fileName: string;
      how: HowToRead;
      source: string;
      summary: ReadSummary;
      /** Why it was compared with this device alone. */
      failure: Failure | undefined;
    };

const unknownJson =
  'Nobody here knows this JSON. Export the list as CSV instead, and say here what its columns are.';
const noReader =
  'The file could not be read: a part of Homeward is missing here, or this device has too little memory. Connect to the internet, reload the page and choose the file again.';

type Opened = { fileName: string; formats: readonly FormatChoice[]; kind: 'csv' | 'json' };

/** Reads one file in a web worker, which is there until another file is chosen or the page is left. */
export function useImportReader(
  pets: readonly Pet[],
  /** The source that the last file of a format had, by the format's key. */
  lastSource: (format: string) => Promise<string | undefined>,
) {
  const database = useDatabase();
  const requestAsOwner = useRequestAsOwner();
  const [step, setStep] = useState<ReadingStep>({ at: 'none' });
  const running = useRef<ReturnType<typeof startReader>>(undefined);
  const opened = useRef<Opened>({ fileName: '', formats: [], kind: 'csv' });
  const close = useCallback(() => {
    running.current?.close();
    running.current = undefined;
  }, []);
  useEffect(() => {
    void keepReader();
    return close;
  }, [close]);

  /** Runs a piece of work with the present file; whoever has cancelled meanwhile hears no more of it. */
  const withReader = async (work: (reader: RemoteReader) => Promise<ReadingStep>) => {
    const own = running.current;
    if (!own) return;
    const next = await work(own.reader).catch((error: unknown): ReadingStep => {
      console.warn('A file could not be read.', error);
      return { at: 'none', refusal: noReader };
    });
    if (running.current !== own) return;
    if (next.at === 'none') close();
    setStep(next);
  };

  const readWith = async (
    reader: RemoteReader,
    fileName: string,
    how: HowToRead,
    chosen?: string,
  ): Promise<ReadingStep> => {
    const suggested = await reader.suggestedSource(how);
    // Our own files say themselves where their pets came from.
    const isUsual = opened.current.formats.some((one) => one.source === suggested);
    const last =
      chosen === undefined && 'format' in how && isUsual
        ? ((await lastSource(how.format)) ?? (await readSource(database, how.format)))
        : undefined;
    const source = chosen ?? last ?? suggested;
    const failure = await tellReader(reader, source, pets, requestAsOwner);
    const summary = await reader.read(how, source);
    return { at: 'read', fileName, how, source, summary, failure };
  };

  const read = (how: HowToRead, source?: string) => {
    const { fileName } = opened.current;
    setStep({ at: 'reading', fileName, share: 0 });
    return withReader((reader) => readWith(reader, fileName, how, source));
  };

  const choose = (file: File) => {
    const { name: fileName } = file;
    close();
    setStep({ at: 'reading', fileName });
    const own = startReader((share) => {
      if (running.current === own) setStep({ at: 'reading', fileName, share });
    });
    running.current = own;
    return withReader(async (reader) => {
      const answer = await reader.open(file);
      if (answer.outcome === 'refused') return { at: 'none', refusal: answer.reason };
      const { formats, kind } = answer;
      opened.current = { fileName, formats, kind };
      const [format] = formats;
      if (format && formats.length === 1) return readWith(reader, fileName, { format: format.key });
      if (format) return { at: 'formats', fileName, formats };
      if (kind === 'json') return { at: 'none', refusal: unknownJson };
      const columns = await reader.columns(true);
      const stored = await readMapping(database, namesOf(columns));
      const known = stored && (await reader.storedMapping(stored));
      if (known) return readWith(reader, fileName, { mapping: known }, known.source);
      return asksForMapping(reader, fileName, columns);
    });
  };

  return {
    step,
    choose,
    /** Ends the reading of the file, whatever it does. */
    cancel: () => {
      close();
      setStep({ at: 'none' });
    },
    read,
    /** Reads the file with this mapping, which is remembered for files with such columns. */
    map: async (mapping: Mapping) => {
      const columns = await running.current?.reader.columns(true);
      // Without a header the names would be the first animal's. Reading goes on where this device
      // cannot remember it.
      if (columns && mapping.hasHeader)
        await keepMapping(database, namesOf(columns), mapping).catch(() => undefined);
      await read({ mapping }, mapping.source);
    },
    /** Asks what the columns are; `known` is what was said before. */
    askForMapping: (known?: Mapping) =>
      withReader(async (reader) => {
        const columns = await reader.columns(known?.hasHeader ?? true);
        return asksForMapping(reader, opened.current.fileName, columns, known);
      }),
    /** Asks which format it is. */
    askForFormat: () => {
      const { fileName, formats } = opened.current;
      setStep({ at: 'formats', fileName, formats });
    },
    /** Of the present file. */
    opened: () => opened.current,
    reader: () => running.current?.reader,
  };
}

/** The source of a list of the shelter's own, until it has another name. */
const ownList = 'Our list';

async function asksForMapping(
  reader: RemoteReader,
  fileName: string,
  columns: readonly Column[],
  known?: Mapping,
): Promise<ReadingStep> {
  const first = known ?? (await reader.guessedMapping(namesOf(columns), ownList));
  return { at: 'mapping', fileName, columns, first };
}

const namesOf = (columns: readonly Column[]) => columns.map(({ name }) => name);
