import type { Application } from '#src/domain/application.ts';
import type { CartItem } from '#src/domain/cart.ts';
import type { OwnRows } from '#src/domain/merge.ts';
import { restartDatabase, restoreCopy } from './database-faults.ts';
import { otherPetIds, people, petIds } from './people.ts';
import { chosen } from './say.ts';
import type { Step } from './steps.ts';
import { outside } from './thread.ts';
import { workers } from './worker.ts';
import type { World } from './world.ts';

type ServerStep = Exclude<
  Step,
  { at: number } | { device: number } | { do: 'pass' | 'sleep' | 'fault' }
>;

/** Performs a step that concerns the server, its rows and roles. */
export async function onServer(world: World, step: ServerStep): Promise<void> {
  const { database, faults } = world;
  switch (step.do) {
    case 'server restarts':
      world.worker.restart([world.chance.between(0, workers.length - 1)]);
      return faults.count('server restarted');
    case 'listener is cut':
      world.pokes.cutListener(step.worker, step.seconds * 1_000);
      return faults.count('listener cut');
    case 'database restarts':
      await restartDatabase(world, { idsAgain: false, seconds: step.seconds });
      return faults.count('database restarted');
    case 'database is killed': {
      const write = { uid: someoneThere(world, step.who), petId: otherPetIds[1] };
      if (!(await database.openWrite({ kind: 'addCartItem', ...write }))) return;
      await database.undoOpen();
      await world.pass(step.seconds * 1_000);
      await restartDatabase(world, { idsAgain: true, seconds: 0 });
      return faults.count('database killed after a rollback');
    }
    case 'forget old':
      await outside(() => database.forgetOld());
      return faults.count('91 days passed');
    case 'save copy':
      world.copy = await outside(() => database.save());
      return;
    case 'restore copy':
      return restoreCopy(world, 'another cluster');
    case 'put folder back':
      return restoreCopy(world, 'while stopped');
    case 'commit open':
      return outside(() => database.commitOpen());
    case 'change role': {
      const uid = chosen(people, step.who)?.uid ?? '';
      const before = await database.rows.whoAmI(uid);
      if (before?.isAdmin === step.admin) return;
      await database.write({ kind: 'setAdmin', uid, state: step.admin ? 'granted' : 'none' });
      return faults.count('role changed');
    }
    case 'delist pet':
      await database.write({ kind: 'delistPet', petId: petIds[step.pet % petIds.length] ?? 'rex' });
      return faults.count('pet delisted');
    case 'list pet':
      return database.write({ kind: 'listPet', petId: petIds[step.pet % petIds.length] ?? 'rex' });
    case 'staff deletes': {
      const id = chosen((await rowsOfAll(world)).applications, step.which)?.id;
      if (id === undefined) return;
      world.notes.excuseApplications((one) => one === id);
      await database.write({ kind: 'deleteApplication', id });
      return faults.count('application deleted by staff');
    }
    case 'other software writes': {
      const uid = someoneThere(world, step.who);
      // Two pets, so that a write need not wait for the open transaction.
      const petId = otherPetIds[step.open ? 1 : 0];
      const kinds = [
        { kind: 'addCartItem', uid, petId },
        { kind: 'addApplication', uid, petId, id: world.newId() },
      ] as const;
      const write = kinds[step.pet % 2] ?? kinds[0];
      if (!step.open) return database.write(write);
      if (await database.openWrite(write)) faults.count('transaction left open');
      return;
    }
    case 'row changes hands':
      return changeHands(world, step);
    case 'table is emptied': {
      const table = (['cartItems', 'applications', 'chatSessions'] as const)[step.which % 3];
      // It waits for whoever has written there.
      await outside(() => database.commitOpen());
      await database.write({ kind: 'truncate', table: table ?? 'cartItems' });
      if (table === 'applications') {
        const ledger = new Set((await outside(() => database.rows.ledger())).map(({ id }) => id));
        world.notes.excuseApplications((_, commandId) => ledger.has(commandId));
      }
      return faults.count('table emptied');
    }
  }
}

/** Preferably somebody who is signed in on a device. */
function someoneThere({ devices }: World, who: number): string {
  const there = chosen(devices, who)?.stored.session()?.user?.uid;
  return there ?? people[who % 2]?.uid ?? '';
}

/** The carts and applications of everybody, of which other software chooses. */
async function rowsOfAll({
  database,
}: World): Promise<Pick<OwnRows, 'cartItems' | 'applications'>> {
  // A writer of theirs might have to wait for that one, or would have written something else.
  await outside(() => database.commitOpen());
  const all = people.map(({ uid }) =>
    outside(() => database.rows.visibleRows({ kind: 'user', uid })).then((rows) => ({
      cartItems: rows.cartItems,
      // An admin sees those of others too.
      applications: rows.applications.filter(({ userId }) => userId === uid),
    })),
  );
  const each = await Promise.all(all);
  return {
    cartItems: each.flatMap(({ cartItems }) => cartItems),
    applications: each.flatMap(({ applications }) => applications),
  };
}

/** Some cart item or application gets another owner. */
async function changeHands(
  world: World,
  { which, who }: Extract<Step, { do: 'row changes hands' }>,
): Promise<void> {
  const { database, notes, faults } = world;
  const to = chosen(people, who)?.uid ?? '';
  const { cartItems, applications } = await rowsOfAll(world);
  const others = [...applications, ...cartItems].filter(({ userId }) => userId !== to);
  const row = chosen<CartItem | Application>(others, which);
  if (!row) return;
  if ('id' in row) {
    notes.excuseApplications((id) => id === row.id);
    await database.write({ kind: 'giveApplication', id: row.id, to });
  } else await database.write({ kind: 'giveCartItem', uid: row.userId, petId: row.petId, to });
  faults.count('row changed hands');
}
