/** Whether one of two paths is directly below the other, like a pet's page below its list. */
export function isBelow(one: string, other: string): boolean {
  const [above = '', below = ''] = [one.toLowerCase(), other.toLowerCase()].sort(
    (a, b) => a.length - b.length,
  );
  return (
    above !== '/' && below.startsWith(`${above}/`) && !below.slice(above.length + 1).includes('/')
  );
}
