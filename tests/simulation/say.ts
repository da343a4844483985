import { ownerOf } from '#src/domain/account.ts';
import type { Command } from '#src/domain/commands.ts';
import { merge } from '#src/domain/merge.ts';
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
  if (may === 'admin' && what !== 'ask' && what !== 'reject') what = 'approve';
  if (may === 'adopter' && (what === 'approve' || what === 'reject')) what = 'apply';
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
    case 'approve':
    case 'reject': {
      const id = chosen(applications, pet)?.id;
      const status = what === 'approve' ? 'approved' : 'rejected';
      return id === undefined ? undefined : { kind: 'decideApplication', args: { id, status } };
    }
  }
}

export function apply(id: string, petId: string): Command {
  const { petName: name, petBreed: breed, image } = petWords(petId);
  return {
    kind: 'submitApplication',
    args: { id, petId, form: otherForm, pet: { name, breed, image } },
  };
}
