// Two workers on one Postgres, many devices, and a fault every 20 s: see tools/soak.js.
import { writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { application } from '#tests/contract/people.ts';
import { chanceFrom } from '#tests/simulation/chance.ts';
import { differences } from './compare.ts';
import { faults, type House, openHouse } from './house.ts';
import { NetworkedDevice } from '#tests/device/networked-device.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    devices: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    to: { type: 'string', default: '' },
  },
});
const forMs = Number(values.minutes) * 60_000;
const deviceCount = Number(values.devices);
const faultEveryMs = 20_000;
/** How long each device pauses between two commands, at most. */
const pauseMs = 20_000;
/** The devices have this long to become quiet after the last fault. */
const quietMs = 180_000;

const chance = chanceFrom(Number(values.seed));
const demoAdmin = { email: 'keeper@homeward.example', password: 'homeward-admin' };
const say = (line: string) => console.log(line);

const house = await openHouse();
if (house.disk === undefined) say('No small disk can be mounted here: no disk is filled.');
try {
  say(`Registering ${deviceCount} devices …`);
  const devices = await openDevices(house);
  const { faultCounts, workersEnded } = await soak(house, devices);
  say('Waiting until every device is quiet …');
  await settle(devices);
  const found = await differences(house, devices);
  for (const line of found.slice(0, 20)) say(`  ${line}`);
  const result = {
    minutes: Number(values.minutes),
    devices: devices.length,
    seed: Number(values.seed),
    said: devices.reduce((sum, device) => sum + device.said.length, 0),
    faults: faultCounts,
    workersEnded,
    differences: found.length,
  };
  if (values.to) writeFileSync(values.to, JSON.stringify(result, null, 2));
  for (const device of devices) await device.close();
} finally {
  await house.close();
}
process.exit();

/** Three of four devices have a person of their own, the last quarter are their second devices. */
async function openDevices({ workers }: House): Promise<NetworkedDevice[]> {
  const people = Math.ceil(deviceCount * 0.75);
  const devices: NetworkedDevice[] = [];
  for (let nth = 0; nth < deviceCount; nth += 1) {
    const origin = workers[nth % 2]?.url ?? '';
    // An address for each: people do not sit in one room.
    const device = await NetworkedDevice.open(`device ${nth}`, origin, `198.51.100.${nth % 250}`);
    const account = { email: `person-${nth % people}@example.org`, password: 'long enough' };
    const outcome =
      nth === 0
        ? await device.session.signIn(demoAdmin, 'admin')
        : nth < people
          ? await device.session.register({ ...account, name: `Person ${nth}`, isAdmin: false })
          : await device.session.signIn(
              nth === people ? demoAdmin : account,
              nth === people ? 'admin' : 'user',
            );
    if (outcome.outcome !== 'signed-in')
      throw new Error(`${device.name} could not sign in: ${JSON.stringify(outcome)}`);
    device.uid = outcome.user.uid;
    devices.push(device);
  }
  return devices;
}

async function soak(
  running: House,
  devices: readonly NetworkedDevice[],
): Promise<{ faultCounts: Record<string, number>; workersEnded: number }> {
  const petIds = (await running.sql<{ id: string }>('select id from public.pets order by id')).map(
    ({ id }) => id,
  );
  const endsAt = Date.now() + forMs;
  const isOver = () => Date.now() >= endsAt;
  const talking = devices.map((device) => talk(device, petIds, isOver));
  const describing = describePets(running, petIds, isOver);
  const faultCounts: Record<string, number> = {};
  let workersEnded = 0;
  const possible = faults.filter(({ needsDisk }) => !needsDisk || running.disk !== undefined);
  while (!isOver()) {
    const began = Date.now();
    const fault = possible[chance.between(0, possible.length - 1)];
    const worker = running.workers[chance.between(0, 1)];
    if (!fault || !worker) break;
    const minutesLeft = Math.ceil((endsAt - began) / 60_000);
    say(`${fault.name} (${minutesLeft} min left)`);
    faultCounts[fault.name] = (faultCounts[fault.name] ?? 0) + 1;
    await fault.run(running, worker);
    for (const one of running.workers) {
      if (one.running) continue;
      workersEnded += 1;
      say(`A worker has ended:\n${one.log.slice(-2_000)}`);
      await one.start();
    }
    await wait(Math.max(1_000, began + faultEveryMs - Date.now()));
  }
  await Promise.all([...talking, describing]);
  return { faultCounts, workersEnded };
}

/** Somebody who adds, removes, asks and applies; an admin decides. */
async function talk(
  device: NetworkedDevice,
  petIds: readonly string[],
  isOver: () => boolean,
): Promise<void> {
  for (;;) {
    await wait(chance.between(500, pauseMs));
    if (isOver()) return;
    const petId = petIds[chance.between(0, petIds.length - 1)] ?? '';
    const { applications } = await device.rows();
    const pending = applications.find(({ status }) => status === 'pending');
    const isAdmin = pending !== undefined && pending.userId !== device.uid;
    const what = chance.between(0, 9);
    if (isAdmin)
      await device.say({
        kind: 'decideApplication',
        args: { id: pending.id, status: chance.oneIn(2) ? 'approved' : 'rejected' },
      });
    else if (what < 4) await device.say({ kind: 'addToCart', args: { petId } });
    else if (what < 6) await device.say({ kind: 'removeFromCart', args: { petId } });
    else if (what < 9)
      await device.say({
        kind: 'askForSuggestions',
        args: { id: crypto.randomUUID(), prompt: 'A calm dog for a small flat.' },
      });
    else await device.say(application(petId));
  }
}

/** Changes a pet every few seconds, as the shelter's own software does. */
async function describePets(
  { sql }: House,
  petIds: readonly string[],
  isOver: () => boolean,
): Promise<void> {
  for (let nth = 1; !isOver(); nth += 1) {
    await wait(3_000);
    const petId = petIds[chance.between(0, petIds.length - 1)];
    // It fails while the database is away, and then has not happened.
    await sql('update public.pets set description = $1 where id = $2', [
      `Words ${nth}.`,
      petId,
    ]).catch(() => {});
  }
}

async function settle(devices: readonly NetworkedDevice[]): Promise<void> {
  const until = Date.now() + quietMs;
  for (;;) {
    const unsettled = await Promise.all(
      devices.map((device) => device.inOutbox('waiting', 'accepted')),
    );
    const failing = devices.filter(({ sync }) => sync.view().failure || sync.view().busy).length;
    const left = unsettled.flat().length;
    if (left === 0 && failing === 0) break;
    if (Date.now() > until) {
      say(`${left} commands and ${failing} devices did not become quiet.`);
      break;
    }
    await wait(1_000);
  }
  // Rows that others have changed: a device that missed a poke would pull within a minute.
  for (let at = 0; at < devices.length; at += 20)
    await Promise.all(devices.slice(at, at + 20).map(({ sync }) => sync.syncNow()));
}
