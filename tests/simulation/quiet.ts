import { guestOwner } from '#src/domain/account.ts';
import type { Failure } from '#src/domain/failure.ts';
import type { Device } from './device.ts';
import { Broken } from './broken.ts';
import { signIn } from './signing.ts';
import type { Tab } from './tab.ts';
import { outside } from './thread.ts';
import type { World } from './world.ts';

/** Stops all faults and waits, in virtual time, until everything has settled. */
export async function comeToRest(world: World): Promise<void> {
  world.faults.disarm();
  world.network.calm = true;
  world.pokes.calm = true;
  world.crashOnAnswer.clear();
  await outside(() => world.database.commitOpen());
  // 11 min: longer than any delayed request.
  await world.sleep(660_000);
  for (const device of world.devices) await wakeDevice(world, device);
  await settle(world);
  // Whoever must sign in again does so; then everybody else with commands waiting on this device.
  for (const device of world.devices) {
    for (let person = whoMustSignIn(device); person !== undefined; person = whoMustSignIn(device)) {
      await comeBack(world, device, person);
    }
    for (const owner of whoseWaits(device)) await comeBack(world, device, owner);
  }
  // One more round of the timer, so that each device has the changes of the others.
  await world.pass(61_000);
  await settle(world);
}

/** Leaves the device online, with one visible tab. */
async function wakeDevice(world: World, device: Device): Promise<void> {
  device.online = true;
  device.stored.failWrites(0);
  for (const client of device.clients) client.thaw();
  await world.rest();
  for (const tab of world.tabs(device).filter(({ outdated }) => outdated)) tab.crash();
  const tab = world.tabs(device)[0] ?? (await world.openTab(device));
  world.watch.excuse(device);
  if (!tab.visible) tab.happen('visible');
  for (const each of world.tabs(device)) each.happen('online');
  await world.rest();
}

async function comeBack(world: World, device: Device, owner: string): Promise<void> {
  const tab = world.tabs(device)[0];
  if (!tab) throw new Error('A device without a tab.');
  await signIn(world, tab, owner);
  await settle(world);
  const now = device.stored.session()?.user?.uid;
  if (now !== owner) throw new Broken('S13', `${owner} cannot sign in on ${device.name}.`);
}

function whoMustSignIn(device: Device): string | undefined {
  const session = device.stored.session();
  return session?.mustSignInAgain ? session.user?.uid : undefined;
}

function whoseWaits(device: Device): string[] {
  const { stored } = device;
  const waiting = [...stored.outbox(), ...stored.encryptedOutbox()].filter(
    ({ state, owner }) => state !== 'parked' && owner !== guestOwner,
  );
  const here = device.stored.session()?.user?.uid;
  return [...new Set(waiting.map(({ owner }) => owner))].filter((owner) => owner !== here);
}

const moving = (world: World) =>
  world.network.inFlight().some(({ route }) => route !== 'GET /api/live') ||
  world.tabs().some(isBusy) ||
  world.devices.some(hasSomethingToSend);

// No failure, or one that only a person can resolve.
const atRest: readonly (Failure['kind'] | undefined)[] = [
  undefined,
  'signed-out',
  'outdated',
  'storage',
];

function isBusy({ sync }: Tab): boolean {
  const { busy, failure } = sync.view();
  return busy || !atRest.includes(failure?.kind);
}

function hasSomethingToSend(device: Device): boolean {
  const session = device.stored.session();
  if (session?.mustSignInAgain) return false;
  return device.stored
    .outboxOf(session?.user?.uid ?? guestOwner)
    .some(({ state }) => state !== 'parked');
}

async function settle(world: World): Promise<void> {
  // 5 s: as long as answering a question may take. 70 min at most: after a device's clock was put
  // back, the wait that a server asked for may have become an hour.
  for (let passed = 0; passed < 4_200; passed += 5) {
    await world.pass(5_000);
    if (!moving(world)) return;
  }
  const stuck = world.tabs().map((tab) => `${tab.name} ${JSON.stringify(tab.sync.view())}`);
  const waiting = world.devices.flatMap(({ stored }) => stored.outbox());
  throw new Broken(
    'quiet',
    `Something never settles: ${stuck.join(', ')}; ${waiting.map(({ owner, state, command }) => `${owner} ${state} ${command.kind}`).join(', ')}`,
  );
}
