// A tab whose web worker stores a large catalogue: its code runs here, beside the page's.
import { Dexie } from 'dexie';
import { pageLocks } from '#src/db/device-locks.ts';
import { newGeneration } from '#src/catalogue/generations.ts';
import { type ChunkHome, type ChunkOrder, storeChunks } from '#src/catalogue/store-chunks.ts';
import { type ChunkWorker, takerOf } from '#src/catalogue/store-in-worker.ts';
import { manifest, openTab } from './catalogue-tab.ts';
import { newDatabase } from './new-device.ts';
import { json } from './scripted-network.ts';

export const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
export const chunks = letters.map((one) => ({ from: `${one}1`, to: `${one}2`, count: 2 }));
export const manyPets = chunks.flatMap(({ from, to }) => [from, to]);
export const bigManifest = { epoch: 'e', version: 1, total: 16, chunks };
export const generation = newGeneration(bigManifest);

/**
 * A tab that stores its chunks as the web worker does; `inWorker` are those that came by it. So many
 * chunks may come `together`: one, where a test wants to know each by its request.
 */
export function openTabWithWorker(
  work = storeChunks,
  start = () => Promise.resolve(),
  together = 1,
) {
  const device = { database: newDatabase(), locks: pageLocks() };
  const factory = Dexie.dependencies.indexedDB;
  const inWorker: number[] = [];
  const ended = Promise.withResolvers<undefined>();
  const startWorker = (order: ChunkOrder): ChunkWorker => {
    const home = Promise.withResolvers<ChunkHome>();
    let onStored: (indexes: readonly number[]) => void;
    const note = (indexes: readonly number[]) => {
      inWorker.push(...indexes);
      onStored(indexes);
    };
    const ordered = { ...order, together };
    const working = work(ordered, home.promise, note, factory, tab.script.network).catch(
      () => undefined,
    );
    return {
      storeIn: (where, then) => {
        onStored = then;
        home.resolve(where);
        return Promise.race([working, ended.promise]);
      },
      end: () => ended.resolve(undefined),
    };
  };
  const tab = openTab(device, {
    loadTaker: async () => {
      await start();
      return { startTaker: (...task) => takerOf(startWorker, ...task) };
    },
  });
  tab.script.on(manifest, json(bigManifest));
  return { ...tab, inWorker };
}
