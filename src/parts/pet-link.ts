const lists = ['/explore', '/doggs/puppies', '/cats/kittens', '/others', '/searchlist', '/cart'];

/** A pet's page below the list on screen, or below Explore where the present page has none. */
export function petLink(pathname: string, petId: string): string {
  const path = pathname.replace(/\/+$/, '');
  return `${lists.includes(path.toLowerCase()) ? path : '/Explore'}/${petId}`;
}
