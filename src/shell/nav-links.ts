import type { LinkPath } from '#src/domain/paths.ts';

/**
 * The lists and pages in the navigation bars, with their paths as the specification spells them.
 */
export const mainLinks = [
  { label: 'Explore', to: '/explore' },
  { label: 'Dogs', to: '/Doggs/puppies' },
  { label: 'Cats', to: '/cats/kittens' },
  { label: 'Others', to: '/others' },
  { label: 'Dashboard', to: '/dashboard' },
] as const satisfies readonly { label: string; to: LinkPath }[];

/** Whether the page of a link, or a page below it, is on screen. */
export function isHere(pathname: string, to: string): boolean {
  const here = pathname.toLowerCase();
  const there = to.toLowerCase();
  return here === there || (there !== '/' && here.startsWith(`${there}/`));
}
