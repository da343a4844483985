import { expect, test } from 'vitest';
import { appPaths } from './domain/paths.ts';
import { router } from './routes.tsx';

// For development alone: the product has no such page.
const development = '/design';

test('the router shows the pages of the address table, and no others', () => {
  const routes = Object.keys(router.routesByPath).filter((path) => path !== development);
  const unshown = appPaths.filter((path) => !routes.includes(path));
  const unlisted = routes.filter((path) => !(appPaths as readonly string[]).includes(path));
  expect(unshown, 'Give each of these a component in src/routes.tsx.').toEqual([]);
  expect(unlisted, 'Give each of these a line in src/domain/paths.ts.').toEqual([]);
});
