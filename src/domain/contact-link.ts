// Links made of what an applicant typed. A telephone may run `*#06#` and the like as a code, and
// letters after a `;` or `?` as more than a number or an address.

/**
 * A phone number's digits, after a + if it has one: without what people write between them, the (0)
 * behind a country's code, and an extension. Undefined if something else is in it.
 */
function phoneDigits(typed: string): string | undefined {
  const number = typed
    // The digits of a full-width keyboard are digits, too.
    .normalize('NFKC')
    .replace(/\s*(?:ext\.?|extension|x)\s*\d{1,6}\s*$/i, '')
    .replace(/^(\s*\+.*?)\(0\)/, '$1')
    .replaceAll(/[\s().\-‐-―/]/g, '');
  return /^\+?\d+$/.test(number) ? number : undefined;
}

const hasDigits = (number: string | undefined, least: number): number is string => {
  const count = number?.replace('+', '').length ?? 0;
  return count >= least && count <= 15;
};

/**
 * Whether this may be a phone number somewhere in the world: 15 digits are the most that E.164
 * allows, and 7 the fewest that can be called from another country.
 */
export const isPhoneNumber = (typed: string): boolean => hasDigits(phoneDigits(typed), 7);

/** A `tel:` link, or undefined if this is not plainly a phone number. */
export function phoneLink(typed: string): string | undefined {
  const number = phoneDigits(typed);
  return hasDigits(number, 3) ? `tel:${number}` : undefined;
}

/** A `mailto:` link, or undefined if this is not plainly one email address. */
export function mailLink(typed: string): string | undefined {
  return /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(typed) ? `mailto:${typed}` : undefined;
}
