// What a screen is: a route in one of its states.
import type { Act } from './acts.ts';
import type { Residents, WorldName } from './worlds.ts';

/** `open`: with a dialog, menu or sheet in front of the page. */
export type State = 'empty' | 'full' | 'error' | 'offline' | 'pending' | 'open';

export type Screen = {
  world: WorldName;
  /** A path of ours; words after it tell two pages of the same path apart. */
  route: string;
  state: State;
  /** The address to visit, if it differs from the route's path. */
  path?: (residents: Residents) => string;
  /** Text that only this state shows. */
  shows: string | RegExp | ((residents: Residents) => string);
  /** Brings the opened page into this state. */
  act?: Act;
  /** For states that exist only on screens narrower than a desktop's. */
  only?: 'narrow';
};
export type Listed = Omit<Screen, 'world'>;

/** The same state of several routes. */
export const at = (
  state: State,
  routes: readonly string[],
  shows: Listed['shows'],
  act?: Listed['act'],
): Listed[] => routes.map((route) => ({ route, state, shows, ...(act && { act }) }));

/** Like `at`, for states that exist only below 1024 px. */
export const narrow = (...of: Parameters<typeof at>): Listed[] =>
  at(...of).map((screen) => ({ ...screen, only: 'narrow' }));
