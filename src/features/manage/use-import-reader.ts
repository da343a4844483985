import { useCallback, useEffect, useRef, useState } from 'react';
import { useDatabase } from '#src/db/database-context.tsx';
import { keepMapping, readMapping } from '#src/db/import-mappings.ts';
import type { Mapping } from '#src/domain/import/mapping.ts';
import type { RemoteReader, ReadSummary } from '#src/import/reader.ts';
import type { Column, FormatChoice } from '#src/import/read-file.ts';
import { startReader } from '#src/import/start-reader.ts';

/** Where the reading of a file is. */
export type ReadingStep =
  /** `refusal`: why the last file could not be read. */
  | { at: 'none'; refusal?: string }
  /** `share` is how much of it is read, from 0 to 1; undefined while it is opened. */
  | { at: 'reading'; fileName: string; share?: number }
  /** Several formats fit: the person chooses. */
  | { at: 'formats'; fileName: string; formats: readonly FormatChoice[] }
  /** No format fits a CSV; `known` is what was said of such columns before. */
  | { at: 'mapping'; fileName: string; columns: readonly Column[]; known: Mapping | undefined }
  | {
      at: 'read';
      fileName: string;
      summary: ReadSummary;
      /** What the person said of its columns; undefined for a known format. */
      mapping: Mapping | undefined;
      /** Others that fit too. */
      formats: readonly FormatChoice[];
    };

const unknownJson =
  'Nobody here knows this JSON. Export the list as CSV instead, and say here what its columns are.';
const noReader =
  'The file could not be read: a part of Homeward is missing, or this device has too little memory. Reload the page and choose the file again.';

type Opened = { fileName: string; formats: readonly FormatChoice[] };

/** Reads one file in a web worker, which is there until another file is chosen or the page is left. */
export function useImportReader() {
  const database = useDatabase();
  const [step, setStep] = useState<ReadingStep>({ at: 'none' });
  const running = useRef<ReturnType<typeof startReader>>(undefined);
  const opened = useRef<Opened>({ fileName: '', formats: [] });
  const close = useCallback(() => {
    running.current?.close();
    running.current = undefined;
  }, []);
  useEffect(() => close, [close]);

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

  const read = (how: { format: string } | { mapping: Mapping }) => {
    const { fileName, formats } = opened.current;
    setStep({ at: 'reading', fileName, share: 0 });
    return withReader((reader) => readWith(reader, how, fileName, formats));
  };

  const choose = (file: File) => {
    close();
    setStep({ at: 'reading', fileName: file.name });
    const own = startReader((share) => {
      if (running.current === own) setStep({ at: 'reading', fileName: file.name, share });
    });
    running.current = own;
    return withReader(async (reader) => {
      const answer = await reader.open(file);
      if (answer.outcome === 'refused') return { at: 'none', refusal: answer.reason };
      const { formats, kind } = answer;
      opened.current = { fileName: file.name, formats };
      const [format] = formats;
      if (format && formats.length === 1)
        return readWith(reader, { format: format.key }, file.name, formats);
      if (format) return { at: 'formats', fileName: file.name, formats };
      if (kind === 'json') return { at: 'none', refusal: unknownJson };
      const columns = await reader.columns(true);
      const known = await readMapping(database, namesOf(columns));
      if (known) return readWith(reader, { mapping: known }, file.name, formats);
      return { at: 'mapping', fileName: file.name, columns, known };
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
    chooseFormat: (format: FormatChoice) => read({ format: format.key }),
    /** Reads the file with this mapping, which is remembered for files with such columns. */
    map: async (mapping: Mapping) => {
      const columns = await running.current?.reader.columns(true);
      // Reading goes on where this device cannot remember it.
      if (columns) await keepMapping(database, namesOf(columns), mapping).catch(() => undefined);
      await read({ mapping });
    },
    /** Back to what the columns are. */
    mapAgain: (mapping: Mapping | undefined) =>
      withReader(async (reader) => ({
        at: 'mapping',
        fileName: opened.current.fileName,
        columns: await reader.columns(mapping?.hasHeader ?? true),
        known: mapping,
      })),
    chooseAgain: () => {
      const { fileName, formats } = opened.current;
      setStep({ at: 'formats', fileName, formats });
    },
    /** Of the present file. */
    reader: () => running.current?.reader,
  };
}

async function readWith(
  reader: RemoteReader,
  how: { format: string } | { mapping: Mapping },
  fileName: string,
  formats: readonly FormatChoice[],
): Promise<ReadingStep> {
  const summary = await reader.read(how);
  const mapping = 'mapping' in how ? how.mapping : undefined;
  return { at: 'read', fileName, summary, mapping, formats };
}

const namesOf = (columns: readonly Column[]) => columns.map(({ name }) => name);

export type ImportReader = ReturnType<typeof useImportReader>;
