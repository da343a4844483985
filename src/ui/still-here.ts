/**
 * Resolves half a second later, in a page that is still there. Before a failed import is reported:
 * Firefox fails those of a page that is being left.
 */
export function stillHere(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 500));
}
