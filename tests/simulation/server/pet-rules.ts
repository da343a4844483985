// The commands on pets and photos. A photo is part of its pet here: whoever writes one locks the pet.
import { isDeepStrictEqual } from 'node:util';
import { withCommand } from '#src/domain/managed-pets.ts';
import { changedPet, petChangesSchema } from '#src/domain/pet-changes.ts';
import { maxPhotos } from '#src/domain/pet-photo.ts';
import { completePet, type Pet } from '#src/domain/pet.ts';
import { isListed } from '#src/domain/pet-status.ts';
import { type Args, type Clock, InvalidData, type User, type Verdict } from './command-terms.ts';
import type { SentCommand } from './server-rows.ts';
import { stampManagedPet, stampPet } from './stamps.ts';
import type { Transaction } from './transaction.ts';
import { petWords } from './world.ts';

type Sent<Kind> = Extract<SentCommand['command'], { kind: Kind }>;
export type PhotoCommand = Sent<'addPhoto' | 'describePhoto' | 'movePhoto' | 'removePhoto'>;

/** A pet as `reset` and other software list it. */
export function listedPet(id: string): Pet {
  const { petName, petBreed, image } = petWords(id);
  const words = { name: petName, breed: petBreed, imageUrl: image };
  const location = { city: '', state: '', country: '' };
  return completePet({ id, type: 'dog', description: '', location, ...words });
}

export const listedIn = (tx: Transaction, petId: string): Pet | undefined => {
  const isThere = (pet = tx.get('pets', petId)) => pet !== undefined && isListed(pet);
  const pet = isThere() ? tx.lock('pets', petId, 'share') : undefined;
  return pet && isListed(pet) ? pet : undefined;
};

export function changePet(
  tx: Transaction,
  user: User,
  args: Args<'changePet'>,
  now: Clock,
): Verdict {
  const { id, changes } = args;
  if (!user.isAdmin) return 'not-allowed';
  const before = tx.lock('pets', id, 'update');
  if (!before && (changes.name === undefined || changes.type === undefined)) return 'pet-gone';
  if (!petChangesSchema.safeParse(changes).success) throw new InvalidData();
  const at = now();
  const inserted = before ?? insertPet(tx, args, at);
  // Not `withCommand`, which gives the age of today to whom a birth date is known.
  writePet(tx, inserted, changedPet(inserted, changes, at));
  stampManagedPet(tx, id, false);
  return null;
}

function insertPet(tx: Transaction, { id, changes }: Args<'changePet'>, verifiedAt: string): Pet {
  const { name = '', type = 'dog', status = 'available' } = changes;
  const location = { city: '', state: '', country: '' };
  const blank = { id, name, type, description: '', imageUrl: '', location };
  const made = completePet({ ...blank, status, verifiedAt });
  tx.insert('pets', id, made);
  stampPet(tx, undefined, made);
  return tx.get('pets', id) ?? made;
}

export function changePhotos(tx: Transaction, user: User, command: PhotoCommand): Verdict {
  if (!user.isAdmin) return 'not-allowed';
  const { petId, id } = command.args;
  const pet = tx.lock('pets', petId, 'update');
  if (!pet) return 'pet-gone';
  if (command.kind === 'addPhoto') {
    const holder = tx.all('pets').find((one) => one.photos.some((photo) => photo.id === id));
    if (holder) return holder.id === petId ? null : 'invalid';
    if (pet.photos.length >= maxPhotos) return 'too-many-photos';
  }
  const after = withCommand(pet, command, '') ?? pet;
  if (isDeepStrictEqual(pet, after)) return null;
  writePet(tx, pet, after);
  stampManagedPet(tx, petId, false);
  return null;
}

/** An update that changes nothing is none. */
export function writePet(tx: Transaction, before: Pet, after: Pet): void {
  if (isDeepStrictEqual(before, after)) return;
  const written = { ...after, revision: before.revision + 1 };
  tx.update('pets', after.id, written);
  stampPet(tx, before, written);
}
