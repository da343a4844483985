import { Parser } from 'htmlparser2';

/** Elements that begin a new line; those in `apart` leave an empty one. */
const lines = /^(?:br|div|li|tr|h[1-6]|ul|ol|table|section|article|blockquote|pre|hr)$/;
const apart = /^p$/;
/** What they contain is not shown. */
const unseen = /^(?:script|style|head|title|template|noscript|iframe|object|svg|math)$/;

/** Short words that are the same in any kind of text: most cells, so they are let through at once. */
const simple = /^(?:[!-%'-;=-~]+(?: [!-%'-;=-~]+)*)?$/;

/**
 * The text that HTML shows, with its lines and without its markup. What is no HTML stays as it is, its
 * lines too. Works on text alone: nothing is loaded or run.
 */
export function htmlToText(html: string): string {
  if (html.length <= 100 && simple.test(html)) return html;
  if (!/[<&]/.test(html)) return plainText(html);
  const hasLines = /<(?:br|p|div|li|tr|h[1-6])\b/i.test(html);
  let text = '';
  let hidden = 0;
  const parser = new Parser(
    {
      onopentag(name) {
        if (unseen.test(name)) hidden += 1;
        else if (apart.test(name)) text += '\n\n';
        else if (lines.test(name)) text += name === 'li' ? '\n- ' : '\n';
      },
      onclosetag(name) {
        if (unseen.test(name)) hidden = Math.max(0, hidden - 1);
        else if (apart.test(name)) text += '\n\n';
        else if (lines.test(name) && name !== 'br' && name !== 'li') text += '\n';
      },
      ontext(part) {
        if (hidden === 0) text += hasLines ? part.replaceAll(/[\t\r\n ]+/g, ' ') : part;
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return plainText(text);
}

/** As HTML where it would otherwise be read as such. */
export const textToHtml = (text: string): string =>
  htmlToText(text) === text
    ? text
    : text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Text that Postgres and a screen take: no control characters, no spaces around lines. */
export function plainText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?|\u2028|\u2029/g, '\n')
    .replaceAll(/(?![\t\n])[\p{Cc}\uFEFF]/gu, '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
