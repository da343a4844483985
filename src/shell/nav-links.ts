import type { LinkPath } from '#src/domain/paths.ts';

/** The lists and pages that the bars lead to, as the specification spells their addresses. */
export const mainLinks = [
  { label: 'Explore', to: '/explore' },
  { label: 'Dogs', to: '/Doggs/puppies' },
  { label: 'Cats', to: '/cats/kittens' },
  { label: 'Others', to: '/others' },
  { label: 'Dashboard', to: '/dashboard' },
] as const satisfies readonly { label: string; to: LinkPath }[];

/** Whether a link's page is on screen, or a page below it. */
export function isHere(pathname: string, to: string): boolean {
  const here = pathname.toLowerCase();
  const there = to.toLowerCase();
  return here === there || (there !== '/' && here.startsWith(`${there}/`));
}
