import { expect, it, onTestFinished, vi } from 'vitest';
import { chunk, shows } from '#tests/device/catalogue-tab.ts';
import { pet, rendition } from '#tests/device/samples.ts';
import type { Call } from '#tests/device/scripted-network.ts';
import { generation, letters, manyPets, openTabWithWorker } from '#tests/device/tab-with-worker.ts';
import { done } from '#src/domain/failure.ts';
import { storedChunks } from './generations.ts';

const photo = { id: '0197f000-0000-7000-8000-0000000000d1', alt: '', renditions: [rendition] };
// As the database writes it: the shortest name comes first.
const sent = (id: string) => Object.assign({ id }, pet(id));
/** Answers with all pets of a range, one of which may be `changed`. */
const rangeReply =
  (changed: (id: string) => object = sent) =>
  ({ url }: Call) => {
    const [first, last] = ['from', 'to'].map((name) => url.searchParams.get(name) ?? '');
    const pets = manyPets.flatMap(changed) as { id: string }[];
    return Response.json(pets.filter(({ id }) => id >= String(first) && id <= String(last)));
  };
const rangesOf = (calls: Call[]) =>
  calls.map(({ url }) => ['from', 'to'].map((name) => url.searchParams.get(name)).join());
const openTabWithGroups = (reply = rangeReply()) => {
  const tab = openTabWithWorker(undefined, undefined, 3);
  tab.script.on(chunk, reply);
  return tab;
};
const jsonOf = async ({ database }: ReturnType<typeof openTabWithGroups>, index: number) =>
  (await database.catalogueChunks.get([generation.key, index]))?.json;

it('fetches several chunks in one answer on a quick network, and stores each by itself', async () => {
  const tab = openTabWithGroups();
  expect(await tab.catalogue.refresh()).toEqual(done);
  await shows(tab, manyPets);
  const ranges = ['a1,a2', 'b1,b2', 'c1,c2', 'd1,f2', 'g1,h2'];
  expect(rangesOf(tab.script.to(chunk))).toEqual(ranges);
  for (const [index, letter] of letters.entries())
    expect(await jsonOf(tab, index)).toBe(JSON.stringify([sent(`${letter}1`), sent(`${letter}2`)]));
});

it('fetches chunk by chunk on a slow network', async () => {
  let nowMs = 0;
  const slow = vi.spyOn(performance, 'now').mockImplementation(() => (nowMs += 1_000));
  onTestFinished(() => slow.mockRestore());
  const tab = openTabWithGroups();
  expect(await tab.catalogue.refresh()).toEqual(done);
  expect(rangesOf(tab.script.to(chunk))).toEqual(letters.map((one) => `${one}1,${one}2`));
});

it.each<[string, (id: string) => object, string[]]>([
  ['[C5] holds a pet that cannot be read', (id) => (id === 'e2' ? { id } : sent(id)), ['e1,e2']],
  [
    'lacks the first pet of a chunk, which has gone',
    (id) => (id === 'e1' ? [] : sent(id)),
    ['d1,d2', 'e1,e2'],
  ],
  [
    // Changes put it into the later chunk: from the earlier one it could not be removed again.
    'holds a pet between two chunks, which has come since',
    (id) => (id === 'd2' ? [sent(id), sent('d3')] : sent(id)),
    ['d1,d2'],
  ],
  [
    'says in a photo what begins a chunk',
    (id) => (id === 'd1' ? { ...sent(id), photos: [photo, { ...photo, id: 'e1' }] } : sent(id)),
    ['d1,d2', 'e1,e2'],
  ],
])('what does not come apart is fetched alone: an answer that %s', async (_, changed, alone) => {
  const tab = openTabWithGroups(rangeReply(changed));
  expect(await tab.catalogue.refresh()).toEqual(done);
  const ranges = rangesOf(tab.script.to(chunk));
  expect(ranges.slice(0, 5)).toContain('d1,f2');
  expect(new Set(ranges.slice(5))).toEqual(new Set(alone));
  expect(tab.catalogue.view().status).not.toBe('failed');
  expect(await storedChunks(tab.database, generation.key)).toEqual([...letters.keys()]);
});
