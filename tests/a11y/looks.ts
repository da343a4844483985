import { pairwise } from './pairwise.ts';
import { type Screen, screens } from './screens.ts';

export const sizes = {
  '320': { width: 320, height: 640 },
  '1440': { width: 1440, height: 900 },
} as const;

/** One screen as somebody may see it. */
export type Look = Pick<Screen, 'route' | 'state' | 'world'> & {
  scheme: 'light' | 'dark';
  width: keyof typeof sizes;
};

/** Every screen, light and dark, narrow and wide. */
export const everyLook: readonly Look[] = screens.flatMap(({ route, state, world }) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    (['320', '1440'] as const).map((width) => ({ route, state, world, scheme, width })),
  ),
);

/** Those that `npm test` has the time for. */
export const chosenLooks: readonly Look[] = pairwise(everyLook, [
  'route',
  'state',
  'scheme',
  'width',
]);
