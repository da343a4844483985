// For tests: a home in memory that imports as the database does.
import { roundedCoordinates } from '#src/domain/pet-changes.ts';
import { type Pet, completePet } from '#src/domain/pet.ts';
import { isListed } from '#src/domain/pet-status.ts';
import type { ImportOutcome, ImportPets, LastSaid, Said } from './import-calls.ts';
import { importParts } from './import-parts.ts';
import { isSame, mergedFields, mergeSaid } from './merge-said.ts';
import { createImportPlan, type PlannedPet, type PlannedRow } from './plan-import.ts';
import type { ImportedAnimal } from './read-animals.ts';

type Held = { pet: Pet; pictures: readonly string[] | undefined; said: Said | null };

export type ImportingHome = {
  /** What a device knows. */
  read(): { pets: readonly Pet[]; lastSaid: readonly LastSaid[] };
  /** What staff do by hand; nothing where there is no such pet. */
  edit(externalId: string, fields: object): void;
  apply(part: ImportPets): readonly ImportOutcome[];
};

/** A home with pets that staff wrote themselves, each with its source and ID. */
export function homeWithPets(...own: readonly Pet[]): ImportingHome {
  const held = new Map<string, Held>(
    own.map((pet) => [pet.externalId, { pet, pictures: [], said: null }]),
  );
  const valuesOf = ({ pet, pictures }: Held) => ({ ...pet, pictures });

  function apply({ id, externalId, said, take }: ImportPets['pets'][number]): ImportOutcome {
    const one = held.get(externalId);
    if (!one) {
      const pet = petWith({ ...blankPet(id, externalId), ...said });
      held.set(externalId, { pet, pictures: said.pictures ?? [], said });
      return { externalId, outcome: 'added', fields: [], kept: [] };
    }
    const { changed, kept } = mergeSaid({ pet: valuesOf(one), before: one.said, says: said, take });
    const values = Object.fromEntries(changed.map((field) => [field, said[field]]));
    const pet = petWith({ ...one.pet, ...values });
    const pictures = changed.includes('pictures') ? said.pictures : one.pictures;
    held.set(externalId, { pet, pictures, said: { ...one.said, ...said } });
    const outcome = changed.length > 0 ? 'changed' : 'unchanged';
    return { externalId, outcome, fields: [...changed], kept: [...kept] };
  }

  return {
    read: () => ({
      pets: [...held.values()].map(({ pet }) => pet),
      lastSaid: [...held].map(([externalId, one]) => ({
        externalId,
        petId: one.pet.id,
        said: one.said,
        byHand: mergedFields.filter(
          (field) =>
            one.said?.[field] !== undefined && !isSame(valuesOf(one)[field], one.said[field]),
        ),
        listed: isListed(one.pet),
      })),
    }),
    edit(externalId, fields) {
      const one = held.get(externalId);
      if (one) held.set(externalId, { ...one, pet: petWith({ ...one.pet, ...fields }) });
    },
    apply({ pets, hide }) {
      const outcomes = pets.map(apply);
      for (const externalId of hide) {
        const one = held.get(externalId);
        if (!one) continue;
        const said = { ...one.said, status: 'hidden' as const };
        held.set(externalId, { ...one, pet: { ...one.pet, status: 'hidden' }, said });
      }
      return outcomes;
    },
  };
}

const blankPet = (id: string, externalId: string) => ({
  id,
  externalId,
  source: 'list',
  name: '',
  type: 'dog',
  description: '',
  imageUrl: '',
  location: { city: '', state: '', country: '' },
});

/** Every value is of its field's type: it was said of a pet or is one's own. */
function petWith({ pictures: _pictures, ...fields }: object & { pictures?: unknown }): Pet {
  const pet = completePet(fields as Pet);
  const { coordinates } = pet;
  return { ...pet, coordinates: coordinates && roundedCoordinates(coordinates) };
}

/** An animal as the reader gives it: its line is one behind its ID. */
export const readPetOf = (
  externalId: string,
  said: object,
  pictures?: readonly string[],
  notes: readonly string[] = [],
): ImportedAnimal => ({
  outcome: 'pet',
  line: Number(externalId) + 1,
  progress: 0.5,
  pet: {
    name: `Pet ${externalId}`,
    type: 'dog',
    status: 'available',
    source: 'list',
    externalId,
    ...said,
  },
  ...(pictures && { pictures }),
  notes,
});

/** The plan of a file of which a device knows all. */
export function plannedIn(home: ImportingHome, animals: readonly ImportedAnimal[]) {
  const newId = () => crypto.randomUUID();
  const plan = createImportPlan({ source: 'list', ...home.read(), newId });
  return { plan, rows: plan.add(animals) };
}

export const petsOf = (rows: readonly PlannedRow[]) =>
  rows.filter((row): row is PlannedPet => 'says' in row);

/** Imports a file as a person would who only presses on. */
export function importInto(home: ImportingHome, animals: readonly ImportedAnimal[]): void {
  for (const part of importParts(petsOf(plannedIn(home, animals).rows))) home.apply(part);
}
