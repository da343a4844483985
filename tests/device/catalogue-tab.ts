// The catalogue of one tab, with a server that the test scripts.
import { expect, onTestFinished, vi } from 'vitest';
import { createCatalogue } from '#src/catalogue/create-catalogue.ts';
import { pageLocks } from '#src/db/device-locks.ts';
import type { HomewardDatabase } from '#src/db/database.ts';
import type { Pet } from '#src/domain/pet.ts';
import { fakeClock } from './fake-clock.ts';
import { newDatabase } from './new-device.ts';
import { pet } from './samples.ts';
import { type Call, json, scriptedNetwork } from './scripted-network.ts';

export const latest = 'GET /api/catalogue/latest';
export const manifest = 'GET /api/catalogue/manifest';
export const chunk = 'GET /api/catalogue/chunk';
export const changes = (from: number, to: number) => `GET /api/catalogue/changes/${from}..${to}`;

const chunks = [
  { from: 'a1', to: 'a2', count: 2 },
  { from: 'b1', to: 'b2', count: 2 },
  { from: 'c1', to: 'c2', count: 2 },
];
export const manifestAt = (version: number, epoch = 'e') =>
  json({ epoch, version, total: 6, chunks });
export const chunkReply = (call: Call) => {
  const ids = [call.url.searchParams.get('from'), call.url.searchParams.get('to')];
  return Response.json(ids.map((id) => pet(String(id))));
};

/** One tab; tabs of one device share its database and locks. */
export function openTab(
  device = { database: newDatabase(), locks: pageLocks() },
  {
    isSubscribed = true,
    ...options
  }: { isSubscribed?: boolean } & Pick<
    Parameters<typeof createCatalogue>[0],
    'prerendered' | 'loadTaker' | 'begun'
  > = {},
) {
  const script = scriptedNetwork();
  const clock = fakeClock();
  script.on(latest, json({ epoch: 'e', version: 1 }));
  script.on(manifest, manifestAt(1));
  script.on(chunk, chunkReply);
  const catalogue = createCatalogue({ ...device, network: script.network, clock, ...options });
  if (isSubscribed) catalogue.subscribe(() => {});
  onTestFinished(() => catalogue.stop());
  return { ...device, script, clock, catalogue };
}
type Tab = ReturnType<typeof openTab>;

/** Holds back the chunks whose first id `isHeld` accepts, until the returned function is called. */
export function holdChunks(tab: Tab, isHeld: (from: string | null) => boolean): () => void {
  const held = Promise.withResolvers<void>();
  tab.script.on(chunk, async (call) => {
    if (isHeld(call.url.searchParams.get('from'))) await held.promise;
    return chunkReply(call);
  });
  return held.resolve;
}

export const names = ({ catalogue }: Tab) => catalogue.view().pets.map((one) => one.name);
export const ids = ({ catalogue }: Tab) => catalogue.view().pets.map((one) => one.id);
export const shows = (tab: Tab, wanted: string[]) =>
  vi.waitFor(() => expect(ids(tab)).toEqual(wanted));
export const all = ['a1', 'a2', 'b1', 'b2', 'c1', 'c2'];

export function tellsChanges(
  tab: Tab,
  from: number,
  to: number,
  upserts: Pet[],
  removed: string[] = [],
) {
  tab.script.on(latest, json({ epoch: 'e', version: to }));
  tab.script.on(changes(from, to), json({ epoch: 'e', from, to, upserts, removed }));
}
export const versionOn = async (database: HomewardDatabase) =>
  (await database.catalogueState.get('current'))?.current?.version;
