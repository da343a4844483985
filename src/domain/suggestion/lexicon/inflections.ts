import type { Language } from './phrases.ts';

/** The forms of a word of a phrase: see `Words` for its signs. */
export function forms(word: string, language: Language): readonly string[] {
  if (word.startsWith('=')) return [word.slice(1)];
  if (word.endsWith('~')) return verb(word.slice(0, -1));
  return word.length < 3 || /\d/.test(word) ? [word] : [word, ...inflected[language](word)];
}

const endings = (stem: string, list: string) => list.split(' ').map((ending) => stem + ending);

const inflected: Record<Language, (word: string) => readonly string[]> = {
  en: (word) => {
    if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`];
    return [/(s|x|ch|sh|z)$/.test(word) ? `${word}es` : `${word}s`];
  },
  es: (word) => romance(word, 'ito ita itos itas ico ica illo illa'),
  pt: (word) => {
    const stem = word.slice(0, -1);
    if (word.endsWith('ao')) return endings(word.slice(0, -2), 'oes aes aos a as zinho');
    if (word.endsWith('l')) return endings(stem, 'is eis');
    if (word.endsWith('m')) return [`${stem}ns`];
    if (word.endsWith('z')) return [`${word}es`];
    return romance(word, 'inho inha inhos inhas');
  },
  fr: (word) => [
    ...endings(word, 's e es x'),
    ...(word.endsWith('eux') ? [`${word.slice(0, -1)}se`, `${word.slice(0, -1)}ses`] : []),
    ...(word.endsWith('f') ? endings(word.slice(0, -1), 've ves') : []),
    ...(/[ln]$/.test(word) ? endings(word, `${word.at(-1)}e ${word.at(-1)}es`) : []),
    ...(word.endsWith('er') ? [`${word.slice(0, -2)}ere`, `${word.slice(0, -2)}eres`] : []),
  ],
  de: (word) => endings(word, word.endsWith('e') ? 'n r s m' : 'e en er es em n s ern chen'),
};

function romance(word: string, diminutives: string): readonly string[] {
  const stem = word.slice(0, -1);
  if (word.endsWith('o')) return endings(stem, `a os as ${diminutives}`);
  if (word.endsWith('a')) return endings(stem, `as ${diminutives}`);
  if (word.endsWith('z')) return [`${stem}ces`];
  return /[aeiou]$/.test(word) ? [`${word}s`] : endings(word, 'es a as s');
}

function verb(word: string): readonly string[] {
  const stem = word.endsWith('e') ? word.slice(0, -1) : word;
  const suffixes = 'ed ing er ers';
  const doubled = /[^aeiou][aeiou][bdgklmnprt]$/.test(word)
    ? endings(word + (word.at(-1) ?? ''), suffixes)
    : [];
  return [word, ...inflected.en(word), ...endings(stem, suffixes), ...doubled];
}
