import { otherPetIds, people, petIds } from './people.ts';
import { chosen } from './say.ts';
import type { Step } from './steps.ts';
import { outside } from './thread.ts';
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
      world.worker.restart();
      return faults.count('server restarted');
    case 'forget old':
      await outside(() => database.forgetOld());
      return faults.count('91 days passed');
    case 'save copy':
      world.copy = await outside(() => database.save());
      return;
    case 'restore copy':
      return world.restore();
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
      const id = world.deleteSomeApplication(step.which);
      if (id === undefined) return;
      await database.write({ kind: 'deleteApplication', id });
      return faults.count('application deleted by staff');
    }
    case 'other software writes': {
      // Preferably somebody who is signed in on a device.
      const there = chosen(world.devices, step.who)?.stored.session()?.user?.uid;
      const uid = there ?? people[step.who % 2]?.uid ?? '';
      // Two pets, so that a write need not wait for the open transaction.
      const petId = otherPetIds[step.open ? 1 : 0];
      const kinds = [
        { kind: 'addCartItem', uid, petId },
        { kind: 'addApplication', uid, petId, id: world.newId() },
      ] as const;
      const write = kinds[step.pet % 2] ?? kinds[0];
      if (!step.open) return database.write(write);
      if (await database.openWrite(write)) faults.count('transaction left open');
    }
  }
}
