/** '1 pet', '12 pets'; for words with a plural in -s. */
export function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}
