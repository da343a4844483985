import { type ImportOutcome, type LastSaid, mostHosts } from '#src/domain/import/import-calls.ts';
import type { ImportFile } from '#src/domain/import/import-file.ts';
import type { ImportFormat } from '#src/domain/import/import-format.ts';
import { importParts } from '#src/domain/import/import-parts.ts';
import {
  createImportPlan,
  type ImportPlan,
  type PlannedPet,
  type PlannedRow,
} from '#src/domain/import/plan-import.ts';
import type { ImportFeed } from '#src/domain/import/import-feed.ts';
import { readInSlices } from '#src/domain/import/read-animals.ts';
import type { CallServer } from '#worker/supabase/server-calls.ts';

/** What is to be read, and under which name its pets come again. */
type Reading = { file: ImportFile; format: ImportFormat; source: string };

/** `rows` are those of the file, in its order; `plan` tells the rest. */
export type PlannedFile = { rows: readonly PlannedRow[]; plan: ImportPlan };

/** Plans what a file does to this home. Nothing is written. */
export async function planFile(
  call: CallServer,
  { file, format, source }: Reading,
  signal?: AbortSignal,
): Promise<PlannedFile> {
  const lastSaid = await readLastSaid(call, source);
  // Of a pet that staff left alone, what the source said last is what the pet has.
  const plan = createImportPlan({ source, pets: [], lastSaid, newId: () => crypto.randomUUID() });
  const rows: PlannedRow[] = [];
  for await (const { animals } of readInSlices(file, format, { source, ...(signal && { signal }) }))
    rows.push(...plan.add(animals));
  signal?.throwIfAborted();
  return { rows, plan };
}

async function readLastSaid(call: CallServer, source: string): Promise<LastSaid[]> {
  const all: LastSaid[] = [];
  for (;;) {
    const after = all.at(-1)?.externalId ?? '';
    const { pets, more } = await call('last_said', { p_source: source, p_after: after });
    all.push(...pets);
    if (!more) return all;
  }
}

/** What settings decide of a plan. `notes` are sentences about what they ask for and is not done. */
export function decide(
  plan: ImportPlan,
  { picturesFrom, hidesGone }: Pick<ImportFeed, 'picturesFrom' | 'hidesGone'>,
): Pick<RunOptions, 'pictureHosts' | 'hidesGone' | 'notes'> {
  const pictureHosts = picturesFrom === 'all' ? plan.hosts().map(({ host }) => host) : picturesFrom;
  // A file that is nearly empty may be a mistake, and nobody looks at it before.
  const { isMost } = plan.gone();
  const notes =
    hidesGone && isMost
      ? [
          'More than half of the listed pets are not in the file, so none was hidden. If it is the right file, hide them in /Manage/import.',
        ]
      : [];
  return { pictureHosts, hidesGone: hidesGone && !isMost, notes };
}

export type RunOptions = {
  source: string;
  format: Pick<ImportFormat, 'key'>;
  fileName: string;
  /** Hosts of pictures that somebody agreed to; of others none is fetched. */
  pictureHosts: readonly string[];
  /** Whether what is gone is hidden. */
  hidesGone: boolean;
  /** What the report says beside the plan's problems, such as why nothing was hidden. */
  notes: readonly string[];
  signal?: AbortSignal;
  onProgress?: (done: number, of: number) => void;
};

/** What became of the pets that were sent. `isWhole`: it was not stopped between two parts. */
export type FinishedRun = { outcomes: readonly ImportOutcome[]; isWhole: boolean };

/** Does what a plan says, and keeps the run. Each part is done whole or not at all. */
export async function runImport(
  call: CallServer,
  { rows, plan }: PlannedFile,
  { source, format, fileName, hidesGone, notes, signal, onProgress, ...options }: RunOptions,
): Promise<FinishedRun> {
  const pets = rows.filter((row): row is PlannedPet => 'says' in row);
  const hide = hidesGone ? plan.gone().pets.map(({ externalId }) => externalId) : [];
  const { problems, problemCount } = plan.problems();
  const added = notes.map((reason) => ({ line: 0, outcome: 'note', name: '', reason }) as const);
  const id = crypto.randomUUID();
  await call('start_import', {
    p_id: id,
    p_import: {
      source,
      format: format.key,
      fileName: fileName.slice(0, 200).toWellFormed(),
      pets: pets.length,
      pictureHosts: options.pictureHosts.slice(0, mostHosts),
      problems: [...added, ...problems].slice(0, 500),
      problemCount: problemCount + added.length,
    },
  });
  const toSend = pets.filter(({ isSent }) => isSent).length + hide.length;
  const outcomes: ImportOutcome[] = [];
  for (const part of importParts(pets, { hide })) {
    // PGlite answers without a turn of the event loop, and a signal waits for one.
    await new Promise((resolve) => setTimeout(resolve));
    if (signal?.aborted) return { outcomes, isWhole: false };
    const answer = await call('import_pets', { p_id: id, p_pets: part.pets, p_hide: part.hide });
    // Somebody undid the run while it ran.
    if ('refused' in answer) return { outcomes, isWhole: false };
    outcomes.push(...answer.outcomes);
    onProgress?.(outcomes.length, toSend);
  }
  await call('finish_import', { p_id: id });
  return { outcomes, isWhole: true };
}
