import fc from 'fast-check';
import { expect, test } from 'vitest';
import { all, changes, latest, openTab, versionOn } from '#tests/device/catalogue-tab.ts';
import { pet } from '#tests/device/samples.ts';
import { json } from '#tests/device/scripted-network.ts';

type Step = { kind: 'poke'; from: number; to: number } | { kind: 'refresh' };

/** What happened to pets with each version after the first: a new name, or it left. */
const history = fc.array(
  fc.uniqueArray(fc.tuple(fc.constantFrom(...all), fc.boolean()), {
    selector: ([id]) => id,
    maxLength: 3,
  }),
  { minLength: 1, maxLength: 5 },
);
/** What reaches the device of it: pokes that are lost, late, twice, or of several versions. */
const arrivals = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('refresh' as const) }),
    fc.record({ kind: fc.constant('poke' as const), from: fc.nat(5), to: fc.nat(5) }),
  ),
  { maxLength: 8 },
);

test('[C2] [C7] whatever pokes are lost, late or twice, a device shows its version as the server has it', async () => {
  await fc.assert(
    fc.asyncProperty(history, arrivals, async (versions, steps) => {
      const last = versions.length + 1;
      const between = (from: number, to: number) => {
        const touched = new Map(
          versions
            .slice(from - 1, to - 1)
            .flat()
            .map(([id]) => [id, id]),
        );
        const after = stateAt(versions, to);
        const upserts = [...touched.keys()].flatMap((id) => {
          const name = after.get(id);
          return name === undefined ? [] : [pet(id, { name })];
        });
        const removed = [...touched.keys()].filter((id) => !after.has(id));
        return { epoch: 'e', from, to, upserts, removed };
      };
      const tab = openTab();
      await tab.catalogue.refresh();
      await expect.poll(() => tab.catalogue.view().status, { interval: 2 }).toBe('ready');
      for (let from = 1; from < last; from += 1)
        tab.script.on(changes(from, last), json(between(from, last)));
      tab.script.on(latest, json({ epoch: 'e', version: last }));

      let before = 1;
      for (const step of steps.filter(isPossible(last))) {
        if (step.kind === 'refresh') await tab.catalogue.refresh();
        else {
          const isThere = await tab.catalogue.take(between(step.from, step.to));
          expect(isThere).toBe(before >= step.from);
        }
        const version = (await versionOn(tab.database)) ?? 0;
        expect(version).toBeGreaterThanOrEqual(before);
        expect(namesOf(tab)).toEqual(stateAt(versions, version));
        before = version;
      }
      tab.catalogue.stop();
    }),
    { numRuns: 25 },
  );
});

test('[C7] fetched changes are shown before they are stored, and not any more if they cannot be', async () => {
  const tab = openTab();
  await tab.catalogue.refresh();
  await expect.poll(() => tab.catalogue.view().status, { interval: 2 }).toBe('ready');
  tab.script.on(latest, json({ epoch: 'e', version: 2 }));
  const upserts = [pet('a1', { name: 'Later' })];
  tab.script.on(changes(1, 2), json({ epoch: 'e', from: 1, to: 2, upserts, removed: [] }));
  const shown = new Set<string | undefined>();
  tab.catalogue.subscribe(() => shown.add(namesOf(tab).get('a1')));
  const full = () => {
    throw new DOMException('The device is full.', 'QuotaExceededError');
  };
  tab.database.catalogueChanges.hook('creating', full);
  expect(await tab.catalogue.refresh()).toMatchObject({ kind: 'storage' });
  expect([...shown]).toEqual(['Later', 'Pet a1']);

  tab.database.catalogueChanges.hook('creating').unsubscribe(full);
  await tab.catalogue.refresh();
  expect(namesOf(tab).get('a1')).toBe('Later');
  expect(await versionOn(tab.database)).toBe(2);
});

const isPossible = (last: number) => (step: Step) =>
  step.kind === 'refresh' || (1 <= step.from && step.from < step.to && step.to <= last);

/** The names of the pets at a version of the server. */
function stateAt(
  versions: readonly (readonly (readonly [string, boolean])[])[],
  version: number,
): Map<string, string> {
  const names = new Map(all.map((id) => [id, `Pet ${id}`]));
  for (const [at, happened] of versions.slice(0, version - 1).entries())
    for (const [id, left] of happened)
      if (left) names.delete(id);
      else names.set(id, `${id} at ${at + 2}`);
  return names;
}

const namesOf = ({ catalogue }: ReturnType<typeof openTab>) =>
  new Map([...catalogue.view().byId].map(([id, { name }]) => [id, name]));
