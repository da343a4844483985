// Stands in, in the built app, for the component inside lucide-react (vite.config.ts says where). That
// one merges contexts, classes and options that nothing here sets, for 1.3 of the 165 kB that a first
// visit may fetch; what it draws is the same.
import { type ComponentProps, createElement } from 'react';

/** As lucide's icon files hold it; every attribute list has its React key. */
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

// lucide's files import the default.
export default function createIcon({ node }: IconData) {
  const shapes = node.map(([tag, given]) => createElement(tag, given));
  return (props: ComponentProps<'svg'>) =>
    createElement('svg', { ...attributes, ...props }, ...shapes);
}
