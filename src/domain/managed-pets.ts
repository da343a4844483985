import type { Command } from './commands.ts';
import type { PendingCommand } from './merge.ts';
import { changedPet, type PetChanges } from './pet-changes.ts';
import { maxPhotos, type PetPhoto } from './pet-photo.ts';
import { completePet, type Pet } from './pet.ts';

/**
 * The pets as an admin's device knows them: those of the catalogue; over them the admin's own rows,
 * which have the unlisted ones and what the catalogue does not show yet; over both the outbox,
 * without its parked entries. Keeps the order of the catalogue; new ones follow.
 */
export function managedPets(
  catalogue: readonly Pet[],
  { pets }: { pets: readonly Pet[] },
  outbox: readonly PendingCommand[],
): readonly Pet[] {
  return withPendingPets(knownPets(catalogue, pets), outbox);
}

/** The pets in order, and by id where in that order each is. */
type KnownPets = { pets: readonly Pet[]; places: ReadonlyMap<string, number> };

/** The same without the outbox: it takes long for 100,000 pets, and the outbox changes often. */
export function knownPets(catalogue: readonly Pet[], rows: readonly Pet[]): KnownPets {
  const pets = [...catalogue];
  const places = new Map(pets.map(({ id }, place) => [id, place]));
  for (const row of rows) {
    const place = places.get(row.id);
    const listed = place === undefined ? undefined : pets[place];
    // A row of a listed pet may be older than the catalogue: only changes bring it.
    if (listed && listed.revision > row.revision) continue;
    places.set(row.id, place ?? pets.length);
    pets[place ?? pets.length] = completePet(row);
  }
  return { pets: rows.length === 0 ? catalogue : pets, places };
}

/** Known pets as the outbox says them. */
export function withPendingPets(
  { pets: known, places }: KnownPets,
  outbox: readonly PendingCommand[],
): readonly Pet[] {
  let pets: Pet[] | undefined;
  const added = new Map<string, number>();
  for (const { command, queuedAt } of outbox) {
    const id = petOf(command);
    if (id === undefined) continue;
    pets ??= [...known];
    const place = places.get(id) ?? added.get(id);
    const changed = withCommand(place === undefined ? undefined : pets[place], command, queuedAt);
    if (!changed) continue;
    if (place === undefined) added.set(id, pets.push(changed) - 1);
    else pets[place] = changed;
  }
  return pets ?? known;
}

/** The pet that an admin's command is about; undefined where it is about none. */
export function petOf({ kind, args }: Command): string | undefined {
  if (kind === 'changePet') return args.id;
  return isPhotoKind(kind) && 'petId' in args ? args.petId : undefined;
}

const isPhotoKind = (kind: Command['kind']) => kind.endsWith('Photo');

/** The pet after a command, as the database will have it; undefined where there is none. */
export function withCommand(pet: Pet | undefined, command: Command, at: string): Pet | undefined {
  if (command.kind === 'changePet') {
    const { id, changes } = command.args;
    const before = pet ?? newPet(id, changes, at);
    return before && completePet(changedPet(before, changes, at));
  }
  return pet && { ...pet, photos: withPhotoCommand(pet.photos, command) };
}

/** A pet is made by changes that hold its name and its type. */
function newPet(id: string, { name, type }: PetChanges, at: string): Pet | undefined {
  if (name === undefined || type === undefined) return undefined;
  const location = { city: '', state: '', country: '' };
  const blank = { id, name, type, description: '', imageUrl: '', location };
  return completePet({ ...blank, verifiedAt: at });
}

function withPhotoCommand(photos: PetPhoto[], { kind, args }: Command): PetPhoto[] {
  if (kind === 'addPhoto') {
    const { id, alt, renditions } = args;
    if (photos.length >= maxPhotos || photos.some((one) => one.id === id)) return photos;
    return [...photos, { id, alt, renditions }];
  }
  if (kind === 'describePhoto')
    return photos.map((one) => (one.id === args.id ? { ...one, alt: args.alt } : one));
  if (kind === 'movePhoto') return moved(photos, args.id, args.after);
  if (kind === 'removePhoto') return photos.filter((one) => one.id !== args.id);
  return photos;
}

/** Behind the photo `after`, or to the front; to the end if that photo is gone. */
function moved(photos: PetPhoto[], id: string, after: string | null): PetPhoto[] {
  const photo = photos.find((one) => one.id === id);
  if (!photo || id === after) return photos;
  const others = photos.filter((one) => one !== photo);
  const before = others.findIndex((one) => one.id === after);
  const at = after === null ? 0 : before < 0 ? others.length : before + 1;
  return [...others.slice(0, at), photo, ...others.slice(at)];
}
