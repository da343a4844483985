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
      const id = await world.deleteSomeApplication(step.which);
      if (id === undefined) return;
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

/** A row of somebody who is signed in on a device, if they have one. */
async function changeHands(
  world: World,
  { which, who }: Extract<Step, { do: 'row changes hands' }>,
): Promise<void> {
  const { database, faults } = world;
  const uid = someoneThere(world, which);
  const to = chosen(people, who)?.uid ?? '';
  if (uid === to) return;
  const { cartItems, applications } = await outside(() =>
    database.rows.visibleRows({ kind: 'user', uid }),
  );
  const item = chosen(cartItems, which);
  // Perhaps it has to wait for that one.
  await outside(() => database.commitOpen());
  const application = chosen(applications, which);
  if (application && (which % 2 === 0 || !item)) {
    world.notes.excuseApplications((id) => id === application.id);
    await database.write({ kind: 'giveApplication', id: application.id, to });
  } else if (item) {
    await database.write({ kind: 'giveCartItem', uid, petId: item.petId, to });
  } else return;
  faults.count('row changed hands');
}
