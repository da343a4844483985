// Links made of what an applicant typed. A telephone may run `*#06#` and the like as a code, and
// letters after a `;` or `?` as more than a number or an address.

/** A `tel:` link, or undefined if this is not plainly a phone number. */
export function phoneLink(typed: string): string | undefined {
  const number = typed.replaceAll(/[\s().\-/]/g, '');
  return /^\+?\d{3,15}$/.test(number) ? `tel:${number}` : undefined;
}

/** A `mailto:` link, or undefined if this is not plainly one email address. */
export function mailLink(typed: string): string | undefined {
  return /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(typed) ? `mailto:${typed}` : undefined;
}
