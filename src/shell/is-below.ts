/** Whether one of two paths lies directly below the other, as a pet below its list. */
export function isBelow(one: string, other: string): boolean {
  const [above = '', below = ''] = [one.toLowerCase(), other.toLowerCase()].sort(
    (a, b) => a.length - b.length,
  );
  return (
    above !== '/' && below.startsWith(`${above}/`) && !below.slice(above.length + 1).includes('/')
  );
}
