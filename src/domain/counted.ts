/** '1 pet', '12 pets': for things whose plural is an s. */
export function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}
