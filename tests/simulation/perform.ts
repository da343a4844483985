import { readSession } from '#src/db/session-row.ts';
import { queueCommand, submitCommand } from '#src/db/submit-command.ts';
import { ownerOf } from '#src/domain/account.ts';
import { discardParked, retryParked } from '#src/db/outbox-actions.ts';
import type { Device } from './device.ts';
import { petOf } from '#src/domain/managed-pets.ts';
import { people } from './people.ts';
import { onDevice } from './perform-on-device.ts';
import { onServer } from './perform-on-server.ts';
import { apply, chosen, commandFor } from './say.ts';
import { signIn, signOut } from './signing.ts';
import type { Saying, Step } from './steps.ts';
import type { Tab } from './tab.ts';
import { turn } from './thread.ts';
import type { World } from './world.ts';

type StepOf<Do extends Step['do']> = Extract<Step, { do: Do }>;

/** Starts one step; its effects continue while time passes. */
export async function perform(world: World, step: Step): Promise<void> {
  if (step.do === 'pass') return world.pass(step.seconds * 1_000);
  if (step.do === 'sleep') return world.sleep(step.minutes * 60_000);
  if (step.do === 'fault') return world.faults.arm(step);
  if (step.do === 'open tab') {
    // 4: enough for tabs to interfere with each other.
    if (world.tabs().length < 4) await world.openTab(deviceOf(world, step));
    return;
  }
  if ('device' in step) return onDevice(world, deviceOf(world, step), step);
  if (!('at' in step)) return onServer(world, step);
  const tab = chosen(world.tabs(), step.at);
  return inTab(world, tab ?? (await world.openTab(deviceOf(world, { device: step.at }))), step);
}

const deviceOf = ({ devices }: World, { device }: { device: number }): Device => {
  const one = chosen(devices, device);
  if (!one) throw new Error('A world without devices.');
  return one;
};

type TabStep = Extract<Step, { at: number }>;

async function inTab(world: World, tab: Tab, step: TabStep): Promise<void> {
  const { faults } = world;
  switch (step.do) {
    case 'say':
      return say(world, tab, step);
    case 'say many':
      return sayMany(world, tab, step);
    case 'say and crash':
      void submitCommand(
        tab.database,
        commandFor(tab, { what: 'apply', pet: step.pet }, () => world.newId()) ??
          apply(world.newId(), 'rex'),
        new Date(tab.device.now()),
      ).catch(() => {});
      for (let left = step.turns; left > 0; left -= 1) await turn();
      return world.crash(tab, 'tab crashed in mid-write');
    case 'close tab':
      tab.happen('hidden');
      tab.crash();
      return;
    case 'crash tab':
      return world.crash(tab, 'tab crashed');
    case 'crash in exchange':
      world.crashOnAnswer.set(tab, step.turns);
      return;
    case 'hide tab':
      return tab.happen('hidden');
    case 'show tab':
      return tab.happen('visible');
    case 'freeze tab':
      if (!tab.frozen) faults.count('tab frozen');
      return tab.freeze();
    case 'thaw tab':
      return tab.thaw();
    case 'sign in':
      return signIn(world, tab, chosen(people, step.who)?.uid ?? '');
    case 'cookie changes hands':
      faults.arm({ fault: 'answer cut', amount: 0, route: 'POST /api/session' });
      return signIn(world, tab, chosen(people, step.who)?.uid ?? '');
    case 'sign out':
      return signOut(world, tab, step.discard);
    case 'walk away':
      if (!tab.device.stored.session()?.user) return;
      await onDevice(world, tab.device, { do: 'go offline', device: 0 });
      return signOut(world, tab, true);
    case 'sync now':
      world.watch.excuse(tab.device);
      void tab.sync.syncNow();
      return;
    case 'retry parked':
    case 'discard parked':
      return settleParked(world, tab, step.do === 'retry parked');
  }
}

async function say(world: World, tab: Tab, step: StepOf<'say'>): Promise<void> {
  const command = commandFor(tab, step, () => world.newId());
  if (!command) return;
  // If it fails, the person sees an error, and no command exists.
  void submitCommand(tab.database, command, new Date(tab.device.now())).then(
    ({ id }) => {
      if (command.kind === 'changePet') world.faults.count('pet changed by staff');
      else if (petOf(command) !== undefined) world.faults.count('photo changed by staff');
      world.tell(`${tab.name} said ${command.kind} ${world.numberOf(id)}`);
    },
    () => world.tell(`${tab.name} could not say ${command.kind}`),
  );
}

const manyOf: readonly Saying[] = ['ask', 'add', 'remove', 'add', 'clear', 'add', 'withdraw'];

/** In one transaction, because only what is sent of it matters here. */
async function sayMany(world: World, { database, device }: Tab, step: StepOf<'say many'>) {
  const { meta, session, outbox, pullStates } = database;
  const tab = { device };
  const commands = Array.from({ length: step.count }, (_, n) =>
    commandFor(tab, { what: manyOf[n % manyOf.length] ?? 'ask', pet: n % 7 }, () => world.newId()),
  );
  void database
    .transaction('rw', [meta, session, outbox, pullStates], async () => {
      const owner = ownerOf((await readSession(database)).user);
      for (const command of commands)
        if (command) await queueCommand(database, owner, command, new Date(device.now()));
      if (step.count > 100) world.faults.count('outbox over 100');
    })
    .catch(() => {});
}

async function settleParked(world: World, tab: Tab, again: boolean): Promise<void> {
  const owner = tab.device.stored.session()?.user?.uid ?? 'guest';
  const parked = tab.device.stored.outboxOf(owner).find(({ state }) => state === 'parked');
  if (!parked) return;
  world.notes.settling.add(parked.id);
  const work = again
    ? retryParked(tab.database, parked.id, new Date(tab.device.now()))
    : discardParked(tab.database, parked.id);
  void work.catch(() => {});
}
