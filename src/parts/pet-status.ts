/**
 * What became of a pet in somebody's cart or application, as the server said with that row; undefined
 * while it is listed, or where nothing is known.
 */
export function whatBecameOf(petName: string, petStatus: string | undefined): string | undefined {
  if (petStatus === 'adopted') return `${petName} has found a home.`;
  if (petStatus === 'hidden') return `${petName} is not looking for a home at the moment.`;
  return undefined;
}
