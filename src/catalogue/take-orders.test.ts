import { Dexie } from 'dexie';
import { expect, it, vi } from 'vitest';
import { chunk, chunkReply, manifest, openTab } from '#tests/device/catalogue-tab.ts';
import { captivePortal, json, scriptedNetwork } from '#tests/device/scripted-network.ts';
import { bigManifest, generation, letters } from '#tests/device/tab-with-worker.ts';
import { newGeneration, storedChunks } from './generations.ts';
import { type ChunkOrder, type ChunkReply, chunksTogether } from './store-chunks.ts';
import { takeOrders } from './take-orders.ts';

const everything = [...letters.keys()];
const order = (changes: Partial<ChunkOrder['manifest']> = {}, missing = everything) => ({
  manifest: { ...bigManifest, ...changes },
  missing: [...missing],
  together: chunksTogether,
});

/** A web worker on a new device, and what it has said. */
async function openWorker() {
  const { database } = openTab();
  await database.open();
  const script = scriptedNetwork();
  script.on(manifest, json(bigManifest));
  script.on(chunk, chunkReply);
  const said: ChunkReply[] = [];
  const take = takeOrders(
    (reply) => said.push(reply),
    Dexie.dependencies.indexedDB,
    script.network,
  );
  const home = (its = generation) => take({ database: database.name, generation: its });
  const begin = async () => {
    take('begin');
    await vi.waitFor(() => expect(script.to(chunk).length).toBeGreaterThan(2));
  };
  const end = () => vi.waitFor(() => expect(said.at(-1)).toHaveProperty('refused'));
  const versions = () => script.to(chunk).map(({ url }) => url.searchParams.get('version'));
  return { database, script, said, take, begin, home, end, versions };
}

it('goes on with what it has begun when the page orders the same, and says so once it has a home', async () => {
  const { database, said, take, begin, home, end, versions } = await openWorker();
  await begin();
  take(order());
  expect(said).toEqual([]);
  home();
  await end();
  expect(await storedChunks(database, generation.key)).toEqual(everything);
  const asked = versions().length;
  expect(said.at(-1)).toEqual({ refused: undefined });

  // As many as without a beginning: none was asked for twice.
  const later = await openWorker();
  later.take(order());
  later.home();
  await later.end();
  expect(asked).toBe(later.versions().length);
});

it.each([
  ['has a newer version', order({ version: 2 }), '2', everything],
  ['has some of them', order({}, [6, 7]), '1', [6, 7]],
])('begins anew when the page %s', async (_, ordered, version, stored) => {
  const { database, script, take, begin, home, end, versions } = await openWorker();
  script.on(chunk, () => new Promise<Response>(() => {}));
  await begin();
  const asked = script.to(chunk);
  script.on(chunk, chunkReply);
  take(ordered);
  await vi.waitFor(() => expect(asked.every(({ signal }) => signal?.aborted)).toBe(true));
  const next = newGeneration({ ...bigManifest, ...ordered.manifest });
  await database.catalogueState.put({ id: 'current', building: next });
  home(next);
  await end();
  expect(await storedChunks(database, next.key)).toEqual(stored);
  expect(new Set(versions().slice(asked.length))).toEqual(new Set([version]));
});

it('says what stopped it before the page listened', async () => {
  const { script, said, take, begin, home, end } = await openWorker();
  script.on(chunk, captivePortal);
  await begin();
  take(order());
  expect(said).toEqual([]);
  home();
  await end();
  expect(said).toMatchObject([{ refused: { answer: { status: 200 } } }]);
});

it('begins with the order where the manifest did not come', async () => {
  const { database, script, take, home, end } = await openWorker();
  script.on(manifest, captivePortal);
  take('begin');
  take(order());
  home();
  await end();
  expect(await storedChunks(database, generation.key)).toEqual(everything);
});

it('does not begin once the page has ordered', async () => {
  const { database, script, take, home, end } = await openWorker();
  await database.catalogueState.put({ id: 'current', building: generation });
  take(order({}, [6, 7]));
  take('begin');
  home();
  await end();
  expect(script.to(manifest)).toEqual([]);
  expect(await storedChunks(database, generation.key)).toEqual([6, 7]);
});
