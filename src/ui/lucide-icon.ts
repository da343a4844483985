// In the built app, this replaces the component inside lucide-react (see vite.config.ts). That one
// merges contexts, classes and options that nothing here sets, and costs 1.3 of the 165 kB that a
// first visit may load. Both render the same.
import { type ComponentProps, createElement } from 'react';

/** What the build leaves of lucide's icon files. The shapes need no React keys: each is passed as a child of its own. */
type IconData = { node: readonly (readonly [tag: string, attributes: Record<string, string>])[] };

const attributes = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const;

// A default export, because lucide's files import the default.
export default function createIcon({ node }: IconData) {
  const shapes = node.map(([tag, given]) => createElement(tag, given));
  return (props: ComponentProps<'svg'>) =>
    createElement('svg', { ...attributes, ...props }, ...shapes);
}
