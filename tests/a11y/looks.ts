import { pairwise } from './pairwise.ts';
import type { Screen } from '../screens/screen.ts';
import { screens } from '../screens/screens.ts';
import { existsAt, type Scheme, schemes } from '../screens/visit.ts';

const widths = ['320', '1440'] as const;

/** A screen in one colour scheme at one width. */
export type Look = Pick<Screen, 'route' | 'state' | 'world'> & {
  scheme: Scheme;
  width: (typeof widths)[number];
};

/** Every screen, light and dark, narrow and wide. */
export const everyLook: readonly Look[] = screens.flatMap((screen) =>
  schemes.flatMap((scheme) =>
    widths
      .filter((width) => existsAt(screen, width))
      .map((width) => ({
        route: screen.route,
        state: screen.state,
        world: screen.world,
        scheme,
        width,
      })),
  ),
);

/**
 * The ones that `npm test` checks: every route and every state, each light and dark, narrow and wide.
 * Most states of a route differ from those of others in their words alone; `npm run a11y` has all.
 */
export const chosenLooks: readonly Look[] = [
  ...new Set([
    ...pairwise(everyLook, ['route', 'scheme', 'width']),
    ...pairwise(everyLook, ['state', 'scheme', 'width']),
  ]),
];
