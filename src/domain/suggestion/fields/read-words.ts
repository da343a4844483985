import type { AnimalMention } from '#src/domain/suggestion/animals/animal-mention.ts';
import { type Mention } from './mentions.ts';
import { isDenied } from '#src/domain/suggestion/clauses/denials.ts';
import type { ParsedText } from '#src/domain/suggestion/clauses/parsed-text.ts';
import { isBoundary, type Lexicon, meaningful } from '#src/domain/suggestion/lexicon/phrases.ts';
import type { Subject } from './described-nouns.ts';
import { subjectOf } from './subjects.ts';

/** What the text says of a field about one of the subjects. */
export function mentionsOf<Value>(
  text: ParsedText,
  animals: readonly AnimalMention[],
  words: Lexicon<Value | undefined>,
  about: readonly Subject[],
  strictly = true,
): readonly Mention<Value>[] {
  return meaningful(words.match(text.tokens, text.language)).flatMap((match) =>
    about.includes(subjectOf(text, animals, match, strictly)) &&
    !isTooMuch(text, match.from) &&
    !isAnsweredNo(text, match.to)
      ? [
          {
            value: match.meaning,
            from: match.from,
            to: match.to,
            denied:
              isDenied(text, match) ||
              isLess(text, match.from) ||
              isRefusedAfter(text, match.to) ||
              isVerbDenied(text, match),
          },
        ]
      : [],
  );
}

/** "Allergie? Non.", "A strong cat? No." */
export function isAnsweredNo({ tokens, sentence }: ParsedText, to: number): boolean {
  const end = sentence.lastIndexOf(sentence[to - 1] ?? 0);
  const next = tokens[end + 2] ?? '';
  return (
    tokens[end] === '?' &&
    /^(?:no|nope|none|nobody|non|nein|keine|nao|ninguna?)$/.test(tokens[end + 1] ?? '') &&
    isBoundary(
      tokens[/^(?:non|thanks|danke|gracias|merci|obrigad[oa])$/.test(next) ? end + 3 : end + 2],
    )
  );
}

/** "small yes, yappy no", "viel Pflege ist nicht drin", "brushing is not happening". */
export const isRefusedAfter = ({ tokens, piece, language }: ParsedText, to: number): boolean =>
  tokens[to] === 'nein' ||
  // "a small non shedding dog"
  (tokens[to] === 'non' && language !== 'en') ||
  impossible.test(
    tokens
      .slice(to, to + 7)
      .filter((_, at) => piece[to + at] === piece[to - 1])
      .join(' '),
  ) ||
  /^not (?:ok|okay|please|for (?:us|me)|wanted|welcome|possible)$/.test(
    tokens.slice(to, to + (tokens[to + 1] === 'for' ? 3 : 2)).join(' '),
  ) ||
  (/^(?:no|nao|nicht)$/.test(tokens[to] ?? '') && isBoundary(tokens[to + 1])) ||
  // "aunque grande no puede ser"
  /^(?:no|nao) (?:puede|podria|pode|poderia|debe|deve)\b/.test(
    tokens.slice(to, to + 2).join(' '),
  ) ||
  // "deaf is fine, blind is not"
  (/^(?:is|are) not$/.test(tokens.slice(to, to + 2).join(' ')) && isBoundary(tokens[to + 2]));

const impossible =
  /^(?:\w+ ){0,3}(?:not|nicht|no|pas|nao) (?:drin|moglich|machbar|happening|possible|posible|possivel|an option|my thing|mein ding)\b|^(?:is|are) (?:out of the question|off the (?:cards|table)|impossible|unmoglich)\b|^(?:\w+ ){0,2}(?:will|would) not (?:cope|work|suit|do)(?: [.,;!|])?$|^(?:\w+ ){0,2}need not apply\b|^(?:\w+ )?(?:is|are) (?:out|off)(?: too)?(?: \W)?$/;

/** "je marche pas", "wir joggen nicht": a verb is denied behind it. */
const isVerbDenied = ({ tokens }: ParsedText, { from, to }: { from: number; to: number }) =>
  [tokens[from - 1], tokens[from]].some((token) =>
    /^(?:je|on|nous|ne|ich|wir)$/.test(token ?? ''),
  ) && /^(?:pas|jamais|plus|nicht|nie)$/.test(tokens[to] ?? '');

/** "less lively than a terrier" */
const isLess = ({ tokens }: ParsedText, from: number): boolean =>
  (/^(?:less|least|menos|weniger|moins)$/.test(tokens[from - 1] ?? '') &&
    !/^(?:or|at)$/.test(tokens[from - 2] ?? '')) ||
  // "less of a lap warmer"
  /^less of an?$/.test(tokens.slice(from - 3, from).join(' '));

/** "too wild for us" is no wish; "not too wild" is. */
function isTooMuch({ tokens, signs, piece }: ParsedText, from: number): boolean {
  if (tokens[from - 1] === 'too') return !/^(?:not|never|nothing)$/.test(tokens[from - 2] ?? '');
  return (
    /^(?:trop|demasiado)$/.test(tokens[from - 1] ?? '') &&
    !signs.some((one) => one.meaning === 'not' && one.to < from && piece[one.from] === piece[from])
  );
}
