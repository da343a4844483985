import { ownerOf } from '#src/domain/account.ts';
import type { Command } from '#src/domain/commands.ts';
import { managedPets } from '#src/domain/managed-pets.ts';
import { merge } from '#src/domain/merge.ts';
import type { PetChanges } from '#src/domain/pet-changes.ts';
import { rendition } from '#tests/device/samples.ts';
import { otherForm, petWords } from './server/world.ts';
import { petIds } from './people.ts';
import type { Saying } from './steps.ts';
import type { Tab } from './tab.ts';

/** The item at `index` modulo the list's length; undefined if the list is empty. */
export const chosen = <Item>(items: readonly Item[], index: number): Item | undefined =>
  items[index % Math.max(1, items.length)];

/** The command that the person at this tab submits, if their role and what they see allow one. */
export function commandFor(
  { device }: Pick<Tab, 'device'>,
  { what, pet }: { what: Saying; pet: number },
  newId: () => string,
): Command | undefined {
  const user = device.stored.session()?.user ?? null;
  const owner = ownerOf(user);
  const petId = petIds[pet % petIds.length] ?? 'rex';
  const outbox = device.stored.outboxOf(owner).filter(({ state }) => state !== 'parked');
  const { applications } = merge(device.stored.ownRows(owner), outbox);
  // 7: sometimes a person submits what their role may not, and is refused for good.
  const may = pet === 7 ? 'all' : user === null ? 'guest' : user.isAdmin ? 'admin' : 'adopter';
  const ask = (): Command => ({
    kind: 'askForSuggestions',
    args: { id: newId(), prompt: 'A calm dog for a small flat.' },
  });
  if (may === 'guest') return ask();
  if (may === 'admin' && ['add', 'remove', 'clear', 'apply', 'withdraw'].includes(what))
    what = 'approve';
  if (may === 'adopter' && !['add', 'remove', 'clear', 'withdraw', 'ask'].includes(what))
    what = 'apply';
  switch (what) {
    case 'add':
      return { kind: 'addToCart', args: { petId } };
    case 'remove':
      return { kind: 'removeFromCart', args: { petId } };
    case 'clear':
      return { kind: 'clearCart', args: {} };
    case 'apply':
      return apply(newId(), petId);
    case 'withdraw': {
      const mine = chosen(
        applications.filter(({ status, userId }) => status === 'pending' && userId === owner),
        pet,
      );
      return mine && { kind: 'withdrawApplication', args: { id: mine.id } };
    }
    case 'ask':
      return ask();
    case 'rename':
    case 'verify':
    case 'reserve':
    case 'adopt':
    case 'hide':
    case 'list again':
    case 'put in':
    case 'add photo':
    case 'describe photo':
    case 'move photo':
    case 'remove photo':
      return petCommand(device, { what, petId, owner }, newId);
    case 'approve':
    case 'reject': {
      const id = chosen(applications, pet)?.id;
      const status = what === 'approve' ? 'approved' : 'rejected';
      return id === undefined ? undefined : { kind: 'decideApplication', args: { id, status } };
    }
  }
}

type PetSaying = Exclude<
  Saying,
  'add' | 'remove' | 'clear' | 'apply' | 'withdraw' | 'ask' | 'approve' | 'reject'
>;

/** What staff say about pets; a photo is chosen among those that this device shows. */
function petCommand(
  { stored }: Tab['device'],
  { what, petId, owner }: { what: PetSaying; petId: string; owner: string },
  newId: () => string,
): Command {
  const change = (changes: PetChanges, id = petId): Command => ({
    kind: 'changePet',
    args: { id, changes },
  });
  const pending = stored.outboxOf(owner).filter(({ state }) => state !== 'parked');
  const pets = managedPets([], { pets: stored.managedRows(owner) }, pending);
  const photos = pets.find(({ id }) => id === petId)?.photos ?? [];
  const [first = newId(), last = newId()] = [photos[0]?.id, photos.at(-1)?.id];
  switch (what) {
    case 'rename':
      return change({ name: `Pet ${newId()}` });
    case 'verify':
      return change({ verified: true });
    case 'reserve':
      return change({ status: 'reserved' });
    case 'adopt':
      return change({ status: 'adopted' });
    case 'hide':
      return change({ status: 'hidden' });
    case 'list again':
      return change({ status: 'available' });
    case 'put in':
      return change({ name: 'New', type: 'cat', status: 'hidden' }, newId());
    case 'add photo': {
      const args = { petId, id: newId(), alt: '', renditions: [rendition] };
      return { kind: 'addPhoto', args };
    }
    case 'describe photo':
      return { kind: 'describePhoto', args: { petId, id: first, alt: 'Asleep' } };
    case 'move photo':
      return { kind: 'movePhoto', args: { petId, id: last, after: null } };
    case 'remove photo':
      return { kind: 'removePhoto', args: { petId, id: first } };
  }
}

export function apply(id: string, petId: string): Command {
  const { petName: name, petBreed: breed, image } = petWords(petId);
  return {
    kind: 'submitApplication',
    args: { id, petId, form: otherForm, pet: { name, breed, image } },
  };
}
