// What people who are named say of an animal.
import type { Animal } from './lexicon/animals.ts';
import type { Breed } from './lexicon/breeds.ts';
import type { ParsedText } from './parsed-text.ts';
import type { Match } from './phrases.ts';
import { elsewhere, visits } from './signs.ts';

/** "a dog not afraid of cats": of those that it meets. */
export function isNotFeared({ tokens, language }: ParsedText, { from }: { from: number }): boolean {
  const at = tokens[from - 1] === 'of' ? from - 1 : from - 2;
  return language === 'en' && tokens[at] === 'of' && fearful.test(tokens[at - 1] ?? '');
}

const fearful = /^(?:scared|afraid|frightened|terrified|petrified|wary|nervous|jealous)$/;

export function isFeared(
  tokens: readonly string[],
  persons: ParsedText['persons'],
  from: number,
): boolean {
  const at = from - 1 - (/^(?:all|any|most|big|large)$/.test(tokens[from - 1] ?? '') ? 1 : 0);
  if (tokens[at] !== 'of' || !fearful.test(tokens[at - 1] ?? '')) return false;
  const subject = tokens.slice(Math.max(0, at - 6), at - 1);
  if (subject.includes('not') || subject.includes('never')) return false;
  return (
    persons.some(({ to, meaning }) => to < at && at - to < 6 && meaning !== 'otherPets') ||
    subject.some((token) => /^(?:i|we|she|he)$/.test(token))
  );
}

/** "I sneeze near cats", "a rash from cats". */
export function isAllergen(
  { tokens, piece, signs }: ParsedText,
  { from }: { from: number },
): boolean {
  const at = tokens.findLastIndex(
    (token, place) =>
      place < from && from - place < 6 && piece[place] === piece[from] && allergy.test(token),
  );
  return (
    at >= 0 &&
    /^(?:every|any|all|my|the|most|some|other|from|near|around|by|to|of|with|beside|a|al|con|los|las|gegen|bei|auf|von|aux|des|les|avec|com|aos|de)$/.test(
      tokens[from - 1] ?? '',
    ) &&
    !signs.some(({ meaning, from: sign }) => meaning === 'wish' && sign > at && sign < from)
  );
}

const allergy =
  /^(?:allerg\w*|alerg\w*|sneez\w*|rash|wheez\w*|itch\w*|asthma\w*|asma\w*|hives|estornud\w*|niese\w*|eternu\w*|espirr\w*)$/;

/** "my husband is fine with dogs": that he likes them, and not that some live there. */
export function isLikedByPerson(
  { tokens, persons, piece }: ParsedText,
  { from }: { from: number },
): boolean {
  const at = Math.max(
    ...['with', 'con', 'mit', 'avec', 'com'].map((one) => tokens.lastIndexOf(one, from)),
  );
  // "un señor con un perro": of somebody met.
  const met = persons.find((one) => one.to === at && one.meaning === 'person');
  if (
    met !== undefined &&
    /^(?:a|an|un|una|ein|eine|um|uma)$/.test(tokens[met.from - 1] ?? '') &&
    !/^(?:am|are|is|as|soy|somos|bin|sind|suis|sommes|sou)$/.test(tokens[met.from - 2] ?? '')
  )
    return true;
  return (
    from - at < 3 &&
    /^(?:fine|ok|okay|happy|good|great|wonderful|comfortable|brilliant|cool|amazing|lovely|obsessed|fascinated|besotted|smitten|enchanted|impressed|love)$/.test(
      tokens[at - 1] ?? '',
    ) &&
    (persons.some(
      (one) =>
        one.to <= at &&
        at - one.to < 9 &&
        piece[one.from] === piece[at] &&
        one.meaning !== 'otherPets',
    ) ||
      /^(?:he|she|am|i)$/.test(tokens[at - 3] ?? '') ||
      tokens[at - 2] === 'am')
  );
}

/** "my sister runs with her vizsla": of somebody who lives elsewhere, unless they visit. */
export function isOfStranger(
  { tokens, persons, piece, sentence }: ParsedText,
  from: number,
): boolean {
  const start = piece.indexOf(piece[from] ?? 0);
  const who = persons.find((one) => one.from >= start && one.from - start < 3 && one.to <= from);
  if (who === undefined || !elsewhere.test(tokens[who.from] ?? '')) return false;
  const mine = tokens.filter((_, at) => sentence[at] === sentence[from]);
  return (
    !mine.some((token) => visits.test(token)) &&
    !tokens.slice(start, from).some((token) => /^(?:i|we|me|us|so|now)$/.test(token))
  );
}

/** "my boss is an old dog", "our first is a whippet". */
export function isSaidOfPerson(
  { tokens, persons, adjectives }: ParsedText,
  { from }: { from: number },
): boolean {
  let at = from - 1;
  while (adjectives.has(at) || /^(?:a|an|the|such|real|really|total)$/.test(tokens[at] ?? ''))
    at -= 1;
  const verb = tokens[at] ?? '';
  // "our other one is".
  if (tokens[at - 1] === 'one') at -= 1;
  return (
    /^(?:is|was|are|am)$/.test(verb) &&
    at < from - 1 &&
    (tokens[at - 1] === 'i' ||
      tokens[at - 1] === 'we' ||
      persons.some(({ to, meaning }) => to === at && meaning !== 'otherPets') ||
      (/^(?:first|second|other|older|oldest|youngest|current|present|old|last|ours|mine)$/.test(
        tokens[at - 1] ?? '',
      ) &&
        /^(?:ours|mine|my|our|the)$/.test(
          tokens[at - 1] === 'ours' || tokens[at - 1] === 'mine' ? 'mine' : (tokens[at - 2] ?? ''),
        )))
  );
}

/** "my sister's cat" lives with her. */
export function isElsewhere({ tokens }: ParsedText, from: number): boolean {
  const at = tokens.lastIndexOf('’s', from);
  return (
    at >= 0 &&
    from - at < 4 &&
    /^(?:neighbour|neighbor|sister|brother|friend|cousin|aunt|uncle|boss|colleague|neighbours|neighbors)$/.test(
      tokens[at - 1] ?? '',
    )
  );
}

/** "Young couple, one old cat. A dog": who lives there is told first, then what is wanted. */
export function isBesidePeople(
  { persons, signs, sentence, animals, tokens }: ParsedText,
  { from, meaning }: Match<Animal | Breed>,
): boolean {
  const mine = sentence[from];
  const told = persons.some(
    (one) =>
      sentence[one.from] === mine && one.to < from && tokens.slice(one.to, from).includes(','),
  );
  const wished = signs.some((sign) => sign.meaning === 'wish' && sentence[sign.from] === mine);
  const counted = /^(?:two|three|four|five|2|3|4|5|zwei|drei|dos|tres|deux|trois|dois|duas)$/.test(
    tokens[from - 1] ?? '',
  );
  return (
    (told || counted) &&
    !wished &&
    animals.some(
      (one) =>
        (sentence[one.from] ?? 0) > (mine ?? 0) &&
        !['any', 'other', meaning.type].includes(one.meaning.type),
    )
  );
}
