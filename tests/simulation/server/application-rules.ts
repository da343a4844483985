// The commands on applications.
import type { ApplicationForm } from '#src/domain/application-form.ts';
import type { Pet } from '#src/domain/pet.ts';
import { removeFromCart } from './cart-rules.ts';
import {
  type Args,
  type Clock,
  fits,
  InvalidData,
  trim,
  type User,
  type Verdict,
} from './command-terms.ts';
import { listedIn } from './pet-rules.ts';
import { stampApplication } from './stamps.ts';
import type { Tables } from './tables.ts';
import type { Transaction } from './transaction.ts';

export function submitApplication(
  tx: Transaction,
  user: User,
  { id, petId, form }: Args<'submitApplication'>,
  now: Clock,
): Verdict {
  if (user.isAdmin) return 'not-allowed';
  const isOwn = () => tx.get('applications', id)?.userId === user.uid;
  if (isOwn()) return null;
  const pet = listedIn(tx, petId);
  if (!pet) return 'pet-gone';
  const trimmed = trimForm(form);
  if (trimmed.email.indexOf('@') < 1) return 'invalid';
  if (!isFilledIn(trimmed)) throw new InvalidData();
  if (!insertApplication(tx, user.uid, pet, id, trimmed, now)) {
    if (isOwn()) return null;
    // Otherwise the id is somebody else's.
    return tx.all('applications').some(stands(user.uid, petId)) ? 'already-applied' : 'invalid';
  }
  removeFromCart(tx, user, petId);
  return null;
}

export const stands = (uid: string, petId: string) => (row: Tables['applications']) =>
  row.userId === uid && row.petId === petId && row.status !== 'withdrawn';

/** False if the id is taken, or this person has an application for this pet already. */
export function insertApplication(
  tx: Transaction,
  uid: string,
  { id: petId, name, breed, imageUrl }: Pick<Pet, 'id' | 'name' | 'breed' | 'imageUrl'>,
  id: string,
  form: ApplicationForm,
  now: Clock,
): boolean {
  const at = now();
  const row: Tables['applications'] = {
    ...form,
    petName: name,
    petBreed: breed,
    image: imageUrl,
    id,
    petId,
    userId: uid,
    status: 'pending',
    createdAt: at,
    updatedAt: at,
    statusChangedAt: null,
    decidedBy: null,
  };
  tx.waitForWriters('applications', (other) => other.id === id);
  if (tx.get('applications', id)) return false;
  tx.waitForWriters('applications', stands(uid, petId));
  if (tx.all('applications').some(stands(uid, petId))) return false;
  tx.insert('applications', id, row);
  tx.lock('users', uid, 'key');
  tx.lock('pets', petId, 'share');
  stampApplication(tx, row, false);
  return true;
}

const trimForm = (form: ApplicationForm): ApplicationForm => ({
  fullName: trim(form.fullName),
  email: trim(form.email),
  phoneNumber: trim(form.phoneNumber),
  address: trim(form.address),
  occupation: trim(form.occupation),
  reasonForAdoption: trim(form.reasonForAdoption),
  experienceWithPets: trim(form.experienceWithPets),
});

const isFilledIn = (form: ApplicationForm): boolean =>
  fits(form.fullName, 200) &&
  fits(form.email, 254) &&
  fits(form.phoneNumber, 50) &&
  fits(form.address, 500) &&
  fits(form.occupation, 200) &&
  fits(form.reasonForAdoption, 5_000) &&
  fits(form.experienceWithPets, 5_000);

export function withdrawApplication(
  tx: Transaction,
  user: User,
  { id }: Args<'withdrawApplication'>,
  now: Clock,
): Verdict {
  if (tx.get('applications', id)?.userId !== user.uid) return 'application-gone';
  const row = tx.lock('applications', id, 'update');
  // Perhaps it was given away during the wait.
  if (row?.userId !== user.uid) return 'application-gone';
  if (row.status === 'withdrawn') return null;
  if (row.status !== 'pending') return 'not-allowed';
  const at = now();
  updateApplication(tx, { ...row, status: 'withdrawn', statusChangedAt: at, updatedAt: at });
  return null;
}

/** Writes a row that is locked. */
export function updateApplication(tx: Transaction, row: Tables['applications']): void {
  // Postgres looks references up anew, though none changed, where the row is of this transaction.
  if (tx.hasWritten('applications', row.id)) tx.lock('users', row.userId, 'key');
  tx.update('applications', row.id, row);
  stampApplication(tx, row, false);
}

export function decideApplication(
  tx: Transaction,
  user: User,
  { id, status, message: said = '' }: Args<'decideApplication'>,
  now: Clock,
): Verdict {
  if (!user.isAdmin) return 'not-allowed';
  const row = tx.lock('applications', id, 'update');
  if (!row) return 'application-gone';
  if (row.status === 'withdrawn') return 'application-withdrawn';
  const { message: before = '', ...rest } = row;
  const message = trim(said);
  if (row.status === status && message === before) return null;
  const decided = { ...rest, status, statusChangedAt: now(), decidedBy: user.uid };
  updateApplication(tx, message === '' ? decided : { ...decided, message });
  return null;
}
