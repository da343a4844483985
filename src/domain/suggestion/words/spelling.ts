import { animals } from '#src/domain/suggestion/lexicon/animals.ts';
import { functionWords } from '#src/domain/suggestion/lexicon/function-words.ts';
import { rightWords } from '#src/domain/suggestion/lexicon/right-words.ts';
import { allWords, breedNames, lexicons } from '#src/domain/suggestion/lexicon/lexicons.ts';
import { partsOfCompound } from './compounds.ts';
import { isNumberOrUnit } from './number-words.ts';
import { type Language, lexicon } from '#src/domain/suggestion/lexicon/phrases.ts';

type Target = { readonly word: string; readonly letters: number };

/** Nobody means these by a slip: they would void a sentence. */
const { instructions: _instructions, ...meant } = lexicons;
const { animals: _animals, ...rest } = meant;
const others = Object.values(rest);

/** Nor these: nobody asks for them. */
const otherAnimals = lexicon(animals.filter(([{ type }]) => type === 'other'));

const kinds = lexicon(animals);

const targets = new Map<Language, ReadonlyMap<string, readonly Target[]>>();

/** The words to correct to, by their length and first letter. */
function targetsOf(language: Language): ReadonlyMap<string, readonly Target[]> {
  const before = targets.get(language);
  if (before) return before;
  const made = new Map<string, Target[]>();
  const unwanted = otherAnimals.words(language);
  for (const word of new Set(Object.values(meant).flatMap((one) => [...one.words(language)]))) {
    if (unwanted.has(word)) continue;
    if (word.length < 3 || word.length > 20 || !/^[a-z]+$/.test(word)) continue;
    const target = { word, letters: lettersOf(word) };
    const key = `${word.length}${word[0]}`;
    const others = made.get(key);
    if (others === undefined) made.set(key, [target]);
    else others.push(target);
  }
  targets.set(language, made);
  return made;
}

/**
 * The tokens with slips of the fingers mended: one edit (two from eight letters on) to a word of the
 * tables. A word that is right by itself stays, and so does a name.
 */
export function corrected(
  tokens: readonly string[],
  language: Language,
  names: ReadonlySet<string>,
): readonly string[] {
  const known = allWords(language);
  const mended = (token: string): string | readonly string[] => {
    if (known.some((words) => words.has(token)) || token.length < 3 || !/^[a-z]+$/.test(token))
      return token;
    if (functionWords[language].has(token) || token.endsWith('ly')) return token;
    const parts = language === 'de' ? partsOfCompound(token) : undefined;
    if (parts !== undefined) return parts;
    if (rightWords[language].has(token)) return token;
    if (isNumberOrUnit(token) || (names.has(token) && language !== 'de')) return token;
    return nearest(token, language, isCompound(token, known)) ?? token;
  };
  // Most words of a text stand in it more than once.
  const each = new Map([...new Set(tokens)].map((token) => [token, mended(token)]));
  return tokens.flatMap((token) => each.get(token) ?? token);
}

/** "snowbirds" is no slip for "songbirds": it ends in a word of its own. */
function isCompound(token: string, known: readonly ReadonlySet<string>[]): boolean {
  for (let at = 3; at <= token.length - 4; at += 1) {
    const end = token.slice(at);
    if (known.some((words) => words.has(end))) return true;
  }
  return false;
}

function nearest(token: string, language: Language, isCompound: boolean): string | undefined {
  const byKey = targetsOf(language);
  // The first two letters may have been swapped.
  const starts = [...new Set([token[0], token[1]])];
  const letters = lettersOf(token);
  const edits = token.length >= 9 && !isCompound ? 2 : 1;
  let best: { word: string; distance: number } | undefined;
  for (let length = token.length - edits; length <= token.length + edits; length += 1) {
    for (const target of starts.flatMap((start) => byKey.get(`${length}${start}`) ?? [])) {
      if (bits(letters ^ target.letters) > 2 * edits) continue;
      if (target.word[0] !== token[0] && target.word[1] !== token[0]) continue;
      const found = distance(token, target.word, edits);
      if (found > edits || found >= (best?.distance ?? 9)) continue;
      // Who slips twice still begins as the word does.
      if (found > 1 && target.word.slice(0, 3) !== token.slice(0, 3)) continue;
      if (!isSlip(token, target.word)) continue;
      // "distintos" is no slip for a small diet.
      if (diminutive.exec(target.word)?.[0] !== diminutive.exec(token)?.[0]) continue;
      if (language !== 'en' && isInflected(token, target.word)) continue;
      if (language !== 'en' && !isName(token, target.word, language)) continue;
      best = { word: target.word, distance: found };
    }
  }
  return best?.word;
}

/** "lavadora" is no Labrador, nor does who "llora" want a parrot: a breed needs more than likeness. */
function isName(token: string, word: string, language: Language): boolean {
  const isKind = kinds.words(language).has(word);
  if (!isKind && !breedNames.words('en').has(word)) return true;
  // "kleiner" is of the Kleiner Münsterländer, and small.
  if (others.some((one) => one.words(language).has(word))) return true;
  if (isKind && token[1] === word[1]) return true;
  return (
    token.length >= 7 &&
    token.slice(0, 3) === word.slice(0, 3) &&
    token.at(-1) === word.at(-1) &&
    token.length !== word.length
  );
}

const vowels = /^[aeiouy]$/;
const alike = /^(?:ck|kc|cs|sc|sz|zs|jy|yj|ij|ji|vw|wv|td|dt|fp|gj|jg)$/;

const diminutive = /(?:it|ic|ill|inh)[oa]s?$/;

/** "pasamos" is not "pasemos", nor "neue" "neues": another ending is another form, and no slip. */
function isInflected(token: string, word: string): boolean {
  let same = 0;
  while (same < token.length && token[same] === word[same]) same += 1;
  const tails = [token.slice(same), word.slice(same)];
  return same >= 4 && tails.every((tail) => formEndings.test(tail)) && !isSwap(token, word);
}

const formEndings = /^(?:[aeiou](?:s|n|m|r|st|z|mos|ste)?|te|ten|nt|nte|ntes|st|r|n|mos)$/;

/** Whether fingers slip in that way: in short words there are too many that are merely alike. */
function isSlip(token: string, word: string): boolean {
  // "court" is not "courts" without its end.
  if (word.startsWith(token) && word.endsWith('s')) return false;
  if (token.length >= 8) return token[0] === word[0];
  if (word.length > token.length) return word.length >= 5 && word.length - token.length === 1;
  const at = [...token].findIndex((letter, place) => letter !== word[place]);
  const [typed = '', meant = ''] = [token[at], word[at]];
  // A letter too many is one that was typed twice.
  if (token.length > word.length) return token[at] === token[at - 1] && word.length >= 4;
  if (isSwap(token, word)) return true;
  return (
    token.length >= 6 && ((vowels.test(typed) && vowels.test(meant)) || alike.test(typed + meant))
  );
}

const isSwap = (one: string, other: string) =>
  [...one].toSorted().join('') === [...other].toSorted().join('');

const lettersOf = (word: string) =>
  [...word].reduce((mask, letter) => mask | (1 << (letter.charCodeAt(0) - 97)), 0);

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Insertions, deletions, substitutions and swaps of neighbours; anything above `most` is `most + 1`. */
function distance(one: string, other: string, most: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      let cost = Math.min(
        (last[column] ?? 99) + 1,
        (now[column - 1] ?? 99) + 1,
        (last[column - 1] ?? 99) + (same ? 0 : 1),
      );
      if (
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1]
      ) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? 99) + 1);
      }
      now.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    beforeLast = last;
    last = now;
  }
  return last[other.length] ?? most + 1;
}
