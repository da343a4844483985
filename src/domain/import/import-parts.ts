import { maxRequestBytes } from '#src/domain/request-limits.ts';
import type { ImportPets, MergedField, Said } from './import-calls.ts';

/** What a person chose in the preview. */
export type ImportChoice = {
  /** By external ID: fields that staff changed by hand, and that become what the file says. */
  take?: ReadonlyMap<string, readonly MergedField[]>;
  /** External IDs of pets that are not sent. */
  leaveOut?: ReadonlySet<string>;
  /** External IDs of those gone that are hidden. */
  hide?: readonly string[];
};

type Sendable = { petId: string; externalId: string; says: Said; isSent: boolean };
type SentPet = ImportPets['pets'][number];

const mostPets = 25;
const mostHidden = 200;
const encoder = new TextEncoder();
const bytesOf = (value: unknown) => encoder.encode(JSON.stringify(value)).length;
const frameBytes = bytesOf({ pets: [], hide: [] });

const sentPet = (
  { petId, externalId, says }: Sendable,
  take: readonly MergedField[] = [],
): SentPet => ({ id: petId, externalId, said: says, take: [...take] });

/** 1 kB: every field in `take`. */
const takeBytes = 1_024;

/** Whether a pet can be sent at all. */
export const fitsPart = (pet: Sendable): boolean =>
  frameBytes + takeBytes + bytesOf(sentPet(pet)) <= maxRequestBytes;

/**
 * The requests that do what a plan and a choice say, one after the other, each within the bounds of
 * `importPetsSchema` and of one request. Made as they are asked for.
 */
export function* importParts(
  pets: Iterable<Sendable>,
  choice: ImportChoice = {},
): Generator<ImportPets> {
  let part: ImportPets = { pets: [], hide: [] };
  let bytes = frameBytes;
  const isFull = (more: number) =>
    bytes + more > maxRequestBytes ||
    part.pets.length === mostPets ||
    part.hide.length === mostHidden;
  for (const one of itemsOf(pets, choice)) {
    // With the comma before it.
    const more = bytesOf(one) + 1;
    if (isFull(more)) {
      yield part;
      part = { pets: [], hide: [] };
      bytes = frameBytes;
    }
    bytes += more;
    if (typeof one === 'string') part.hide.push(one);
    else part.pets.push(one);
  }
  if (part.pets.length + part.hide.length > 0) yield part;
}

function* itemsOf(
  pets: Iterable<Sendable>,
  { take, leaveOut, hide = [] }: ImportChoice,
): Generator<SentPet | string> {
  for (const pet of pets) {
    const taken = take?.get(pet.externalId) ?? [];
    if (leaveOut?.has(pet.externalId) || !(pet.isSent || taken.length > 0)) continue;
    yield sentPet(pet, taken);
  }
  yield* hide;
}
