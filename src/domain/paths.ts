/** Every address that shows a page of the app; `:id` stands for a pet. Matched without regard to case. */
export const appPaths = [
  '/',
  '/Explore',
  '/Explore/:id',
  '/Doggs/puppies',
  '/Doggs/puppies/:id',
  '/Cats/Kittens',
  '/Cats/Kittens/:id',
  '/Others',
  '/Others/:id',
  '/SearchList',
  '/SearchList/:id',
  '/Cart',
  '/Cart/:id',
  '/Login',
  '/Register',
  '/Loginasadmin',
  '/Ai',
  '/Aisearch',
  '/adoption-confirmation',
  '/Covid',
  '/Checklist',
  '/Articles',
  '/Dashboard',
  '/Questions',
  '/pets',
  '/device',
] as const;

const parts = (path: string) => path.split('/').filter((part) => part !== '');
const patterns = appPaths.map((path) => parts(path.toLowerCase()));

/** Whether a page answers at this path. A slash at the end is forgiven, as the router does. */
export function isAppPath(pathname: string): boolean {
  const wanted = parts(pathname.toLowerCase());
  return patterns.some(
    (pattern) =>
      pattern.length === wanted.length &&
      pattern.every((part, at) => part === ':id' || part === wanted[at]),
  );
}
