import { isListed } from '#src/domain/pet-status.ts';
import type { Pet } from '#src/domain/pet.ts';
import { counted } from '#src/domain/words.ts';
import type { ImportProblem, LastSaid, MergedField, Said } from './import-calls.ts';
import { fitsPart } from './import-parts.ts';
import { isSame, mergedFields, mergeSaid } from './merge-said.ts';
import { saidOf, valuesOf } from './pet-values.ts';
import type { ImportedAnimal } from './read-animals.ts';

/** `here` is undefined where its value is not known here, as the photos that staff added are. */
export type FieldDifference = { field: MergedField; here: unknown; file: unknown };

/** An animal of the file that is a pet here. */
export type PlannedPet = {
  outcome: 'new' | 'changed' | 'unchanged';
  line: number;
  externalId: string;
  name: string;
  /** Of a new pet its future id. */
  petId: string;
  says: Said;
  /** What becomes what the file says; none of a new pet, for which all of `says` is new. */
  changes: readonly FieldDifference[];
  /** What staff changed by hand, and stays unless a person takes the file's value. */
  kept: readonly FieldDifference[];
  notes: readonly string[];
  /** Sent even if nothing changes: what the source says differs from what it said last. */
  isSent: boolean;
};

export type PlannedRow =
  | PlannedPet
  | { outcome: 'skipped' | 'unreadable' | 'stopped'; line: number; name: string; reason: string };

/** A listed pet of the source that the file no longer has; `reason` where the file says why. */
export type GonePet = { externalId: string; petId: string; name: string; reason: string };

export type ImportCounts = Record<
  'new' | 'changed' | 'unchanged' | 'kept' | 'skipped' | 'unreadable' | 'notes',
  number
>;

export type ImportPlan = {
  /** Plans what was read next, row for row. */
  add(animals: readonly ImportedAnimal[]): readonly PlannedRow[];
  /** Of what was added so far; `kept` counts pets. */
  readonly counts: Readonly<ImportCounts>;
  /** Pictures of the file by the name of their host, the host with the most first. */
  hosts(): readonly { host: string; pictures: number }[];
  /** For the report of the run: rows without a pet before notes, 500 together. */
  problems(): { problems: readonly ImportProblem[]; problemCount: number };
  /**
   * To be asked once all was added. `withheld` is the sentence that says why nothing is offered, where
   * nobody can know what is gone. `isMost`: more than half of the source's listed pets, so that the
   * file may be the wrong one, and a program hides none of them.
   */
  gone(): { pets: readonly GonePet[]; withheld: string; isMost: boolean };
};

type Known = {
  source: string;
  /** As they are now, of every source. Without unlisted ones, changes of those are less exact. */
  pets: Iterable<Pet>;
  /** Undefined without a network: then nobody knows what staff changed, and every pet is sent. */
  lastSaid: readonly LastSaid[] | undefined;
  newId: () => string;
};

/** Compares a file with what is here. It is given slice by slice, and each costs no more than its rows. */
export function createImportPlan({ source, pets, lastSaid, newId }: Known): ImportPlan {
  const last = new Map(lastSaid?.map((one) => [one.externalId, one]));
  const { byId, byExternalId } = petsOfSource(source, pets, lastSaid ?? []);
  const petFor = (externalId: string) =>
    byId.get(last.get(externalId)?.petId ?? '') ?? byExternalId.get(externalId);
  const counts = { new: 0, changed: 0, unchanged: 0, kept: 0, skipped: 0, unreadable: 0, notes: 0 };
  const perHost = new Map<string, number>();
  const withoutPet: ImportProblem[] = [];
  const noted: ImportProblem[] = [];
  let problemCount = 0;
  let stopped = false;
  let unknownRows = 0;
  const present = new Set<string>();
  const ended = new Map<string, string>();

  const note =
    ({ line, name }: { line: number; name: string }, outcome: ImportProblem['outcome']) =>
    (reason: string) => {
      problemCount += 1;
      const list = outcome === 'note' ? noted : withoutPet;
      if (list.length === mostProblems) return;
      // A bound may have cut a character in two, which cannot be stored.
      list.push({ line, outcome, name, reason: reason.slice(0, 500).toWellFormed() });
    };

  function plan(animal: ImportedAnimal): PlannedRow {
    if (animal.outcome === 'pet') {
      const row = plannedPet(animal, petFor(animal.pet.externalId));
      if (fitsPart(row)) return row;
      const { line, name } = row;
      const reason =
        'Its text and the addresses of its pictures are too long together. Shorten the description.';
      return { outcome: 'unreadable', line, name, reason };
    }
    const { outcome, line, reason } = animal;
    return { outcome, line, name: outcome === 'stopped' ? '' : animal.name, reason };
  }

  function plannedPet(
    { line, pet: read, pictures, notes }: Extract<ImportedAnimal, { outcome: 'pet' }>,
    pet: Pet | undefined,
  ): PlannedPet {
    const { externalId, name } = read;
    const before = last.get(externalId);
    const says = saidOf(read, pictures);
    const row = { line, externalId, name, says, changes: [], kept: [], notes, isSent: true };
    if (!pet && !before) return { ...row, outcome: 'new', petId: newId() };
    const petId = before?.petId ?? pet?.id ?? '';
    if (before?.said === null && !pet) return { ...row, outcome: 'changed', petId };
    const values = valuesOf(pet, before, says);
    const merged = mergeSaid({ pet: values, before: before?.said ?? null, says, take: [] });
    const difference = (field: MergedField): FieldDifference => ({
      field,
      here: values[field],
      file: says[field],
    });
    // Without what was said last, nobody knows what staff changed: the database will.
    const [changed, kept] = lastSaid
      ? [merged.changed, merged.kept]
      : [[...merged.changed, ...merged.kept], []];
    return {
      ...row,
      petId,
      outcome: changed.length > 0 ? 'changed' : 'unchanged',
      changes: changed.map(difference),
      kept: kept.map(difference),
      isSent: changed.length > 0 || !before?.said || saysMore(says, before.said),
    };
  }

  function count(animal: ImportedAnimal, row: PlannedRow): void {
    if (animal.outcome === 'stopped') stopped = true;
    else if (animal.outcome === 'pet') present.add(animal.pet.externalId);
    else if (animal.ended) ended.set(animal.externalId, animal.reason);
    else if (animal.externalId !== '') present.add(animal.externalId);
    else if (animal.outcome === 'unreadable') unknownRows += 1;
    if (row.outcome !== 'stopped') counts[row.outcome] += 1;
    if (!('says' in row)) return note(row, row.outcome)(row.reason);
    if (row.kept.length > 0) counts.kept += 1;
    counts.notes += row.notes.length;
    row.notes.forEach(note(row, 'note'));
    for (const picture of row.says.pictures ?? []) {
      const { hostname } = new URL(picture);
      perHost.set(hostname, (perHost.get(hostname) ?? 0) + 1);
    }
  }

  return {
    counts,
    add: (animals) =>
      animals.map((animal) => {
        const row = plan(animal);
        count(animal, row);
        return row;
      }),
    hosts: () =>
      [...perHost]
        .map(([host, pictures]) => ({ host, pictures }))
        .toSorted((a, b) => b.pictures - a.pictures),
    problems: () => ({
      problems: fitting([...withoutPet, ...noted].slice(0, mostProblems)).toSorted(
        (a, b) => a.line - b.line,
      ),
      problemCount,
    }),
    gone() {
      const listed = lastSaid ? lastSaid.filter((one) => one.listed) : listedOf(byExternalId);
      const missing = listed
        .filter(({ externalId }) => !present.has(externalId))
        .map(({ externalId, petId, said }) => ({
          externalId,
          petId,
          name: byId.get(petId)?.name ?? said?.name ?? externalId,
          reason: ended.get(externalId) ?? '',
        }));
      const withheld = missing.length === 0 ? '' : whyWithheld(stopped, unknownRows);
      const isMost = missing.length > 2 && missing.length * 2 > listed.length;
      return { pets: withheld ? [] : missing, withheld, isMost };
    },
  };
}

/** Whether anything of it was not said before. What the file has no column for was, and still is. */
const saysMore = (says: Said, before: Said): boolean =>
  mergedFields.some((field) => says[field] !== undefined && !isSame(says[field], before[field]));

/** As `startImportSchema` takes them. */
const mostProblems = 500;
// 40 kB: a run is begun by one request, which has 64 kB, and up to 50 hosts have 13.
const mostProblemBytes = 40 * 1024;

/** As many of them as one request takes. */
function fitting(problems: readonly ImportProblem[]): readonly ImportProblem[] {
  const encoder = new TextEncoder();
  let bytes = 0;
  return problems.filter(
    (one) => (bytes += encoder.encode(JSON.stringify(one)).length + 1) <= mostProblemBytes,
  );
}

function whyWithheld(stopped: boolean, unknownRows: number): string {
  if (stopped)
    return 'The file was not read to its end, so nobody can say which pets it no longer has.';
  if (unknownRows === 0) return '';
  return `${counted(unknownRows, 'row')} could not be read, and may be of a pet that seems gone. Correct the file, and what it no longer has is offered to be hidden.`;
}

/** The pets that may be in the file, found by the id that the server told or by source and ID. */
function petsOfSource(source: string, pets: Iterable<Pet>, lastSaid: readonly LastSaid[]) {
  const told = new Set(lastSaid.map(({ petId }) => petId));
  const byId = new Map<string, Pet>();
  const byExternalId = new Map<string, Pet>();
  for (const pet of pets) {
    const isOfSource = pet.source === source && pet.externalId !== '';
    if (isOfSource || told.has(pet.id)) byId.set(pet.id, pet);
    if (isOfSource) byExternalId.set(pet.externalId, pet);
  }
  return { byId, byExternalId };
}

const listedOf = (pets: ReadonlyMap<string, Pet>) =>
  [...pets].flatMap(([externalId, pet]) =>
    isListed(pet) ? { externalId, petId: pet.id, said: null } : [],
  );
