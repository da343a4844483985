import { expect, it } from 'vitest';
import { appPaths } from '#src/domain/paths.ts';
import { chosenLooks, everyLook, type Look } from './looks.ts';
import { pairwise } from './pairwise.ts';
import { screens } from '../screens/screens.ts';

it('keeps every pair of values that the rows hold, and drops most rows', () => {
  const values = ['a', 'b', 'c'];
  const rows = values.flatMap((one) =>
    values.flatMap((two) => values.map((three) => ({ one, two, three }))),
  );
  const chosen = pairwise(rows, ['one', 'two', 'three']);
  for (const [first, second] of [
    ['one', 'two'],
    ['one', 'three'],
    ['two', 'three'],
  ] as const) {
    expect(new Set(chosen.map((row) => row[first] + row[second])).size).toBe(9);
  }
  expect(chosen.length).toBeLessThan(rows.length / 2);
  expect(pairwise(rows, ['one', 'two', 'three'])).toEqual(chosen);
});

it('invents no row: what does not go together stays apart', () => {
  const rows = [
    { route: '/Cart', state: 'empty' },
    { route: '/Cart', state: 'full' },
    { route: '/Covid', state: 'full' },
  ];
  expect(new Set(pairwise(rows, ['route', 'state']))).toEqual(new Set(rows));
});

it('chooses at most 130 looks, with every route and every state, light and dark, narrow and wide', () => {
  const onlyNarrow = screens.filter(({ only }) => only === 'narrow');
  const names = (looks: readonly Look[]) =>
    new Set(
      looks.flatMap(({ route, state, scheme, width }) =>
        [scheme, width].flatMap((value) => [`${route}, ${value}`, `${state}, ${value}`]),
      ),
    );
  expect(names(chosenLooks)).toEqual(names(everyLook));
  expect(chosenLooks.length).toBeLessThanOrEqual(130);
  expect(everyLook).toHaveLength(screens.length * 4 - onlyNarrow.length * 2);
});

it('looks at every page there is', () => {
  const routes = new Set(screens.map(({ route }) => route));
  expect(appPaths.filter((path) => !routes.has(path))).toEqual([]);
});
