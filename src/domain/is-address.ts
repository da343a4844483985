/** Whether this is an address, of itself or on the page at `base`. */
export function isAddress(text: string, base?: string): boolean {
  try {
    // URL.canParse would keep out browsers that can do all the rest.
    return Boolean(new URL(text, base));
  } catch {
    return false;
  }
}
