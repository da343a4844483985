// The plan of a file as a page asks for it: by kind, some lines at a time, with what was chosen.
import type { MergedField } from '#src/domain/import/import-answers.ts';
import type { ImportChoice } from '#src/domain/import/import-parts.ts';
import { createImportPlan, type PlannedPet } from '#src/domain/import/plan-import.ts';
import type { ImportedAnimal } from '#src/domain/import/read-animals.ts';
import {
  mostWithoutPet,
  type Preview,
  type PreviewKind,
  type PreviewRow,
} from './import-preview.ts';

export function createPlanned(known: Parameters<typeof createImportPlan>[0]) {
  const plan = createImportPlan(known);
  const pets: PlannedPet[] = [];
  const withoutPet: Record<'skipped' | 'unreadable', PreviewRow[]> = {
    skipped: [],
    unreadable: [],
  };
  let stopped = '';
  let gone: ReturnType<typeof plan.gone> = { pets: [], withheld: '', isMost: false };
  let byKind: Record<'new' | 'changed' | 'kept' | 'unchanged' | 'notes', PlannedPet[]>;
  const taken = new Map<string, Set<MergedField>>();
  const hidden = new Set<string>();
  const photos = new Map([...known.pets].map((pet) => [pet.id, pet.photos.length]));
  let agreed: readonly string[] = [];

  /** The pictures of a pet that the server may still have to fetch. */
  function missingPictures({ outcome, petId, says, changes, kept }: PlannedPet): readonly string[] {
    const { pictures = [] } = says;
    const has = (fields: PlannedPet['kept']) => fields.some(({ field }) => field === 'pictures');
    if (has(kept)) return [];
    const fewer = (photos.get(petId) ?? 0) < pictures.length;
    return outcome === 'new' || has(changes) || fewer ? pictures : [];
  }
  const hostsOf = (pet: PlannedPet) => missingPictures(pet).map((url) => new URL(url).hostname);
  /** What is sent: what changes something, and what has pictures to be fetched. */
  const isSent = (pet: PlannedPet) =>
    pet.isSent || hostsOf(pet).some((host) => agreed.includes(host));

  const isTaken = (externalId: string, field: MergedField) =>
    taken.get(externalId)?.has(field) ?? false;

  function rowOf(kind: keyof typeof byKind, pet: PlannedPet): PreviewRow {
    const { externalId, line, name } = pet;
    const row = { externalId, line, name };
    switch (kind) {
      case 'new':
      case 'unchanged':
        return { ...row, kind, type: pet.says.type ?? '', breed: pet.says.breed ?? '' };
      case 'changed':
        return { ...row, kind, fields: pet.changes };
      case 'kept': {
        const fields = pet.kept.map((one) => ({ ...one, taken: isTaken(externalId, one.field) }));
        return { ...row, kind, fields };
      }
      case 'notes':
        return { line, name, kind, reason: pet.notes.join(' ') };
    }
  }

  const setTaken = (externalId: string, field: MergedField, on: boolean) => {
    const fields = taken.get(externalId) ?? new Set();
    if (on) fields.add(field);
    else fields.delete(field);
    if (fields.size > 0) taken.set(externalId, fields);
    else taken.delete(externalId);
  };

  return {
    plan,
    pets,
    add(animals: readonly ImportedAnimal[]) {
      for (const row of plan.add(animals)) {
        if ('says' in row) pets.push(row);
        else if (row.outcome === 'stopped') stopped = row.reason;
        else if (withoutPet[row.outcome].length < mostWithoutPet) {
          const { outcome: kind, line, name, reason } = row;
          withoutPet[kind].push({ kind, line, name, reason });
        }
      }
    },
    /** All was added. */
    end() {
      gone = plan.gone();
      byKind = {
        new: pets.filter(({ outcome }) => outcome === 'new'),
        changed: pets.filter(({ changes }) => changes.length > 0),
        kept: pets.filter(({ kept }) => kept.length > 0),
        unchanged: pets.filter(({ outcome }) => outcome === 'unchanged'),
        notes: pets.filter(({ notes }) => notes.length > 0),
      };
    },
    rows(kind: PreviewKind, from: number, to: number): readonly PreviewRow[] {
      if (kind === 'skipped' || kind === 'unreadable') return withoutPet[kind].slice(from, to);
      if (kind === 'gone')
        return gone.pets.slice(from, to).map(({ externalId, name, reason }) => ({
          kind,
          externalId,
          name,
          reason,
          hidden: hidden.has(externalId),
        }));
      return byKind[kind].slice(from, to).map((pet) => rowOf(kind, pet));
    },
    take(which: { externalId: string; field: MergedField } | 'all', on: boolean) {
      if (which !== 'all') return setTaken(which.externalId, which.field, on);
      for (const { externalId, kept } of byKind.kept)
        for (const { field } of kept) setTaken(externalId, field, on);
    },
    hide(which: readonly string[] | 'all', on: boolean) {
      const ids = which === 'all' ? gone.pets.map(({ externalId }) => externalId) : which;
      for (const id of ids) {
        if (on) hidden.add(id);
        else hidden.delete(id);
      }
    },
    /** Of the pictures that are still to be fetched, the host with the most first. */
    hosts() {
      const counts = new Map<string, number>();
      for (const host of pets.flatMap(hostsOf)) counts.set(host, (counts.get(host) ?? 0) + 1);
      return [...counts]
        .map(([host, pictures]) => ({ host, pictures }))
        .toSorted((a, b) => b.pictures - a.pictures);
    },
    /** The hosts from which pictures may be fetched. */
    agree(hosts: readonly string[]) {
      agreed = hosts;
    },
    toSend: () => pets.map((pet) => ({ ...pet, isSent: isSent(pet) })),
    choice: (): ImportChoice => ({
      take: new Map([...taken].map(([id, fields]) => [id, [...fields]])),
      hide: [...hidden],
    }),
    preview(): Preview {
      const { notes: _, ...counts } = plan.counts;
      const changed = byKind.changed.length;
      const sent = pets.filter((pet) => isSent(pet) || taken.has(pet.externalId)).length;
      const keptFields = byKind.kept.reduce((sum, { kept }) => sum + kept.length, 0);
      const takenFields = [...taken.values()].reduce((sum, { size }) => sum + size, 0);
      return {
        counts: { ...counts, changed, gone: gone.pets.length, notes: byKind.notes.length },
        toSend: sent + hidden.size,
        keptFields,
        takenFields,
        hidden: hidden.size,
        withheld: gone.withheld,
        isMostGone: gone.isMost,
        stopped,
      };
    },
  };
}
export type Planned = ReturnType<typeof createPlanned>;
