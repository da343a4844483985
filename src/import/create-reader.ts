import { newId } from '#src/db/new-id.ts';
import type { Result } from '#src/domain/failure.ts';
import { type LastSaid, lastSaidSchema, type ImportPets } from '#src/domain/import/import-calls.ts';
import type { ImportFile } from '#src/domain/import/import-file.ts';
import { importParts } from '#src/domain/import/import-parts.ts';
import { guessMapping, mappingSchema } from '#src/domain/import/mapping.ts';
import { readInSlices } from '#src/domain/import/read-animals.ts';
import type { Pet } from '#src/domain/pet.ts';
import { readAnswer } from '#src/domain/request-json.ts';
import {
  columnsForMapping,
  formatOf,
  openFile,
  suggestedSource,
  unreadColumns,
  wordsIn,
} from './look-at-file.ts';
import { createPlanned, type Planned } from './planned.ts';
import type { HowToRead, RawAnswer, Reader, ReadSummary } from './reader.ts';

/** Reads one file and knows what is in it. `onProgress` hears the share that is read, from 0 to 1. */
export function createReader(onProgress: (share: number) => void): Reader {
  let opened: ImportFile | undefined;
  let said: LastSaid[] | undefined;
  let pets: Pet[] = [];
  let current: { planned: Planned; start: ReturnType<Reader['start']> } | undefined;
  let sending: Iterator<ImportPets> | undefined;

  const file = () => {
    if (!opened) throw new Error('No file is open.');
    return opened;
  };
  const planned = () => {
    if (!current) throw new Error('The file was not read.');
    return current.planned;
  };

  async function read(how: HowToRead, source: string): Promise<ReadSummary> {
    const format = formatOf(how);
    const next = createPlanned({ source, pets, lastSaid: said, newId });
    for await (const { animals, progress } of readInSlices(file(), format, { source })) {
      next.add(animals);
      onProgress(progress);
    }
    next.end();
    const { counts } = next.plan;
    const { problems, problemCount } = next.plan.problems();
    const count = counts.new + counts.changed + counts.unchanged;
    current = {
      planned: next,
      start: { source, format: format.key, pets: count, problems: [...problems], problemCount },
    };
    return {
      name: format.name,
      pets: count,
      unread: unreadColumns(file(), format),
      hosts: next.hosts(),
      preview: next.preview(),
    };
  }

  return {
    open: async (blob) => {
      const answer = await openFile(blob);
      if (answer.outcome === 'refused') return answer;
      opened = answer.file;
      return { outcome: 'opened', kind: answer.file.kind, formats: answer.formats };
    },
    columns: (hasHeader) => columnsForMapping(file(), hasHeader),
    words: (hasHeader, columns) => wordsIn(file(), hasHeader, columns),
    storedMapping: (json) => mappingSchema.safeParse(JSON.parse(json)).data,
    guessedMapping: guessMapping,
    suggestedSource: (how) => suggestedSource(file(), formatOf(how)),
    beginComparison: () => {
      said = undefined;
      pets = [];
    },
    addSaid: (answer) => {
      const page = readPage(answer);
      if (page.kind !== 'ok') return page;
      (said ??= []).push(...page.value.pets);
      const value = page.value.more ? page.value.pets.at(-1)?.externalId : undefined;
      return { kind: 'ok', value };
    },
    forgetSaid: () => {
      said = undefined;
    },
    addPets: (more) => {
      pets.push(...more);
    },
    read,
    rows: (kind, from, to) => planned().rows(kind, from, to),
    take: (which, on) => {
      planned().take(which, on);
      return planned().preview();
    },
    hide: (externalId, on) => {
      planned().hide([externalId], on);
      return planned().preview();
    },
    hideAll: (on) => {
      planned().hide('all', on);
      return planned().preview();
    },
    agree: (hosts) => {
      planned().agree(hosts);
      return planned().preview();
    },
    start: () => {
      if (!current) throw new Error('The file was not read.');
      return current.start;
    },
    parts: (count, again) => {
      if (again) sending = importParts(planned().toSend(), planned().choice());
      const parts: ImportPets[] = [];
      while (parts.length < count) {
        const next = sending?.next();
        if (!next || next.done) break;
        parts.push(next.value);
      }
      return parts;
    },
  };
}

function readPage({
  status,
  headers,
  text,
}: RawAnswer): Result<{ pets: LastSaid[]; more: boolean }> {
  return readAnswer(
    status,
    new Headers(headers.map(([name, value]) => [name, value])),
    text,
    lastSaidSchema,
  );
}
