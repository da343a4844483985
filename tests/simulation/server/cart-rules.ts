// The commands on carts.
import type { Pet } from '#src/domain/pet.ts';
import type { Args, Clock, User, Verdict } from './command-terms.ts';
import { listedIn } from './pet-rules.ts';
import { stampCartItem } from './stamps.ts';
import type { Transaction } from './transaction.ts';
import { cartKey } from './visible-rows.ts';

export function addToCart(
  tx: Transaction,
  user: User,
  { petId }: Args<'addToCart'>,
  now: Clock,
): Verdict {
  if (user.isAdmin) return 'not-allowed';
  const pet = listedIn(tx, petId);
  if (!pet) return 'pet-gone';
  insertCartItem(tx, user.uid, petId, now, pet);
  return null;
}

/** Adding again keeps the row and its time. */
export function insertCartItem(
  tx: Transaction,
  uid: string,
  petId: string,
  now: Clock,
  pet?: Pick<Pet, 'name' | 'imageUrl'>,
): void {
  const words = pet && { petName: pet.name, ...(pet.imageUrl && { petImage: pet.imageUrl }) };
  const row = { userId: uid, petId, addedAt: now(), ...words };
  if (!tx.insert('cartItems', cartKey(uid, petId), row)) return;
  tx.lock('users', uid, 'key');
  tx.lock('pets', petId, 'share');
  stampCartItem(tx, row, false);
}

export function removeFromCart(tx: Transaction, { uid }: Pick<User, 'uid'>, petId: string): void {
  const row = tx.get('cartItems', cartKey(uid, petId));
  if (row && tx.remove('cartItems', cartKey(uid, petId))) stampCartItem(tx, row, true);
}
