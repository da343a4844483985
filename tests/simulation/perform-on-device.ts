import type { Device } from './device.ts';
import { backgroundSync } from './service-worker.ts';
import type { Step } from './steps.ts';
import type { World } from './world.ts';

type DeviceStep = Exclude<Extract<Step, { device: number }>, { do: 'open tab' }>;

/** Performs a step that concerns a whole browser profile or its machine. */
export async function onDevice(world: World, device: Device, step: DeviceStep): Promise<void> {
  const { faults, network, pokes } = world;
  const mine = (one: { device: Device }) => one.device === device;
  switch (step.do) {
    case 'go offline':
      if (device.online) faults.count('offline');
      device.online = false;
      network.cut(({ client }) => mine(client));
      for (const tab of world.tabs(device)) tab.happen('offline');
      return;
    case 'go online':
      if (device.online) return;
      device.online = true;
      world.watch.excuse(device);
      for (const tab of world.tabs(device)) tab.happen('online');
      return;
    case 'background sync':
      if (!device.syncWanted || !device.online) return;
      device.syncWanted = false;
      void backgroundSync(device, (client) => network.of(client)).then((sent) => {
        if (!sent) device.syncWanted = true;
      });
      return;
    case 'stream dies':
      return pokes.silence(mine);
    case 'session expires':
      if (!device.cookies.session) return;
      device.cookies.session = { ...device.cookies.session, expiresAt: 0 };
      return faults.count('session expired');
    case 'session ends elsewhere':
      if (!device.cookies.session) return;
      world.worker.accounts.end(device.cookies);
      device.cookies.session = { ...device.cookies.session, expiresAt: 0 };
      return faults.count('session ended elsewhere');
    case 'clock jumps':
      device.skew += step.hours * 3_600_000;
      return faults.count('clock jumped');
    case 'disk full':
      return device.stored.failWrites(step.writes);
    case 'storage cleared':
      faults.count('storage deleted');
      device.cleared = true;
      world.notes.storageCleared(device);
      world.watch.storageCleared(device);
      void device.stored.clear();
      return;
  }
}
