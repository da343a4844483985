import type { Pet } from '#src/domain/pet.ts';

// What people type for the words of our vocabularies.
const otherWords: Readonly<Record<string, string>> = {
  dog: 'doggy',
  cat: 'kitty',
  rabbit: 'bunny',
  young: 'baby',
  senior: 'old elderly',
  small: 'little tiny',
  large: 'big',
  'young dog': 'puppy pup',
  'young cat': 'kitten',
};

/** What a pet is called beside the words of its own fields: "puppy", "little", "bunny". */
export const otherWordsFor = ({ type, age, size }: Pick<Pet, 'type' | 'age' | 'size'>): string =>
  [type, age, size, `${age} ${type}`].map((word) => otherWords[word.toLowerCase()] ?? '').join(' ');

// Words between the words that say something: "a small dog in Portland".
const silent = new Set('a an and for from in near of or that the to who with'.split(' '));

/** A word as it is compared: lower case, without accents, in the singular. */
export function wordKey(word: string): string {
  const plain = word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '');
  if (plain.length < 4 || /(ss|us|is)$/.test(plain)) return plain;
  return plain
    .replace(/ies$/, 'y')
    .replace(/(sh|ch|x|z|ss)es$/, '$1')
    .replace(/s$/, '');
}

/** Like `wordKey`, for a word of a query; null if the word says nothing. */
export const queryKey = (word: string): string | null => {
  const key = wordKey(word);
  return silent.has(key) ? null : key;
};
