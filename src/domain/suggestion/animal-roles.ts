import type { Animal } from './lexicon/animals.ts';
import type { Breed } from './lexicon/breeds.ts';
import {
  isBesidePeople,
  isCountedWithPeople,
  isElsewhere,
  isExcluded,
  isInList,
  isMeasured,
  isAllergen,
  isTooMuch,
} from './animal-context.ts';
import { isDenied, type ParsedText } from './parsed-text.ts';
import { isBoundary, type Match } from './phrases.ts';

/** What an animal is to the speaker. */
export type AnimalRole =
  /** It is asked for: plainly, or merely named. */
  | 'wanted'
  | 'named'
  /** It is refused as such ("no cats"). */
  | 'rejected'
  /** It lives there, or the pet has to get on with it. */
  | 'household'
  /** It only serves to compare. */
  | 'compared'
  /** It is gone. */
  | 'past';

export type AnimalMention = Match<Animal | Breed> & { readonly role: AnimalRole };

const possessives = new Set(
  'my our his her their your ’s mi mis nuestro nuestra nuestros nuestras mein meine meinen meinem meiner unser unsere unseren unserem unserer mon ma mes notre nos meu minha meus minhas nosso nossa'.split(
    ' ',
  ),
);
const ofTheFuture = new Set(
  'dream next new first perfect ideal future forever own proximo primer primera naechster erster erste premier premiere prochain primeiro primeira'.split(
    ' ',
  ),
);
const formField = /^(?:pets|animals|household|haustiere|tiere|mascotas|animales|animaux|animais)$/;
const several =
  /^(?:two|three|four|five|six|several|2|3|4|5|6|dos|tres|cuatro|zwei|drei|vier|deux|trois|quatre|dois|duas|tres|another|other|resident|existing|current|older|bonded)$/;
const lovers = /^(?:person|people|lover|lovers|lady|guy|friendly|show|videos?|crazy)$/;
const things =
  /^(?:food|bed|walker|park|toys?|hair|fur|treats?|collar|trainer|flap|door|shelter|sitter|carrier|litter|breath|box|show|years|cafe|owners|haters?|rescue|tooth|friendly)$/;

export function animalRoles(text: ParsedText): readonly AnimalMention[] {
  return text.animals.map((match) => ({ ...match, role: roleOf(text, match) }));
}

function roleOf(text: ParsedText, match: Match<Animal | Breed>): AnimalRole {
  const { tokens, signs, piece, sentence, language } = text;
  const { from, to } = match;
  const next = tokens[to] ?? '';
  const any = match.meaning.type === 'any';
  const here = signs.filter((sign) => piece[sign.from] === piece[from]);
  const before = here.filter((sign) => sign.to <= from);
  const near = (meaning: string, most: number) =>
    before.some((sign) => sign.meaning === meaning && from - sign.to <= most);
  const lastOf = (meaning: string) =>
    Math.max(-1, ...before.filter((sign) => sign.meaning === meaning).map((sign) => sign.to));
  const wished = lastOf('wish');
  if (text.people.some((one) => one.meaning === 'otherPets' && one.from <= from && to <= one.to))
    return 'household';
  if (isTooMuch(text, match)) return 'rejected';
  const explained = explainedBy(text, match);
  if (explained !== undefined) return explained;
  if ((language === 'en' && things.test(next)) || (lovers.test(next) && isDenied(text, match)))
    return 'past';
  if (lovers.test(next))
    return /^lovers?$/.test(next) || namesAnother(text, match) ? 'past' : 'named';
  // "pets: 1 cat".
  const colon = tokens.lastIndexOf(':', from);
  if (colon > 0 && from - colon < 4 && formField.test(tokens[colon - 1] ?? '')) return 'household';
  // "good with: cats, kids".
  if (colon > 0 && tokens[colon - 1] === 'with' && sentence[colon] === sentence[from])
    return 'household';
  if (/^(?:\w+ ){0,3}next door/.test(tokens.slice(to, to + 5).join(' '))) return 'past';
  if (isAllergen(text, match)) return 'past';
  const owner = ownerBefore(text, from);
  if (owner === 'future') return 'wanted';
  if (any) return owner === 'owner' ? 'household' : 'wanted';
  if (lastOf('past') > wished && lastOf('past') >= 0) return 'past';
  if (tokens[from - 1] === 'was' || tokens[from - 2] === 'was') return 'past';
  if (owner === 'other' && wished < 0) return isExcluded(text, match) ? 'past' : 'household';
  if (owner === 'owner') {
    const gone =
      signs.some(
        (sign) =>
          sign.meaning === 'past' &&
          sentence[sign.from] === sentence[from] &&
          sign.from >= to &&
          sign.from - to < 6,
      ) ||
      tokens
        .slice(to, to + 2)
        .some((token) => /^(?:was|were|lived|hated|loved|had|passed|died|went)$/.test(token)) ||
      (isElsewhere(text, from) && !near('with', 3));
    return gone ? 'past' : 'household';
  }
  if (near('than', 3))
    return 'name' in match.meaning && !isMeasured(text, from) ? 'named' : 'compared';
  if (lastOf('with') > wished && near('with', 7))
    return isExcluded(text, match) ? 'past' : 'household';
  if (wished < 0 && isInList(text, from, 'past')) return 'past';
  const having = lastOf('have');
  if (
    having > wished &&
    having >= 0 &&
    !isDenied(text, match) &&
    // "I have a tiny car so a little dog".
    !tokens.slice(having, from).includes('so')
  )
    return 'household';
  if (
    wished < 0 &&
    here.some(
      (sign) =>
        sign.meaning === 'have' &&
        sign.from >= to &&
        sign.from - to < 4 &&
        !tokens
          .slice(to, sign.from)
          .some((token) => /^(?:who|that|which|can|could|should|must|to|will)$/.test(token)) &&
        /^(?:at|in|moved|here|comes|lives|live|waiting|runs|rules|en|em|zu|zuhause|im|chez|existing|resident)$/.test(
          tokens[sign.from] ?? '',
        ),
    )
  )
    return 'household';
  if (wished < 0 && tokens[to] === 'already' && !text.adjectives.has(to + 1)) return 'household';
  if (
    match.meaning.type === 'other' &&
    /^(?:\d{1,3}|one|two|three|four|five|zwei|drei|vier|dos|tres|cuatro|deux|trois|quatre|dois|duas)$/.test(
      tokens[from - 1] ?? '',
    ) &&
    wished < 0 &&
    !isDenied(text, match)
  )
    return 'household';
  if (
    isInBrackets(text, from) ||
    (wished < 0 &&
      !here.some(({ meaning }) => meaning === 'wish' || meaning === 'not') &&
      isInList(text, from, 'have'))
  )
    return 'household';
  if (wished < 0 && isBesidePeople(text, match)) return 'household';
  if (isCountedWithPeople(text, match)) return 'household';
  if (isDenied(text, match)) return isDescribed(text, match) ? 'named' : 'rejected';
  if (
    wished < 0 &&
    several.test(tokens[from - 1] ?? '') &&
    !/^(?:or|maybe|perhaps)$/.test(tokens[from - 2] ?? '') &&
    sentenceIsOf(text, from, 'have')
  )
    return 'household';
  return wished >= 0 ? 'wanted' : 'named';
}

/** "always been a cat person. What about a rabbit?" */
function namesAnother({ animals }: ParsedText, { meaning }: Match<Animal | Breed>): boolean {
  return animals.some((one) => !['any', 'other', meaning.type].includes(one.meaning.type));
}

/** Whose it is, by the words right before it: "my two old cats", "the neighbour's tomcat". */
function ownerBefore(text: ParsedText, from: number): 'owner' | 'other' | 'future' | undefined {
  for (let at = from - 1; at >= Math.max(0, from - 4); at -= 1) {
    const token = text.tokens[at] ?? '';
    if (isBoundary(token)) return undefined;
    // "my brother trains gun dogs", but "my brother's dog".
    const person = text.persons.some((one) => one.to - 1 === at && one.meaning !== 'otherPets');
    if (person && text.tokens[at + 1] !== '’s' && at + 1 < from) return undefined;
    if (ofTheFuture.has(token)) return 'future';
    if (possessives.has(token)) return 'owner';
    if (/^(?:other|resident|existing|andere|anderen|otro|otros|outros|autres)$/.test(token)) {
      // "a siamese or another chatty cat".
      const isAlternative = /^(?:or|o|u|oder|ou)$/.test(text.tokens[at - 1] ?? '');
      return isAlternative ? undefined : 'other';
    }
    if (!several.test(token) && !text.adjectives.has(at) && text.isFunction(at)) return undefined;
  }
  return undefined;
}

/** Who wants no big dog, no guard dog or no poodle may well want another dog. */
function isDescribed(text: ParsedText, { from, to, meaning }: Match<Animal | Breed>): boolean {
  return text.adjectives.has(from - 1) || (to - from > 1 && !('name' in meaning));
}

function sentenceIsOf({ signs, sentence }: ParsedText, from: number, meaning: string): boolean {
  return signs.some((sign) => sign.meaning === meaning && sentence[sign.from] === sentence[from]);
}

/** "two dogs (a shepherd and a terrier)": what is told of those that live there. */
function isInBrackets(text: ParsedText, from: number): boolean {
  const { tokens, signs, sentence, animals } = text;
  const open = tokens.lastIndexOf('(', from);
  if (open < 0 || tokens.indexOf(')', open) < from) return false;
  const before = animals.find(({ to }) => to <= open && open - to < 3);
  const isAfterAnimal = before !== undefined && roleOf(text, before) === 'household';
  return (
    isAfterAnimal &&
    !signs.some(
      (sign) =>
        sign.meaning === 'wish' && sentence[sign.from] === sentence[from] && sign.from < open,
    )
  );
}

/** "our dog, a collie,": the same animal again. */
function explainedBy(text: ParsedText, { from }: { from: number }): AnimalRole | undefined {
  const { tokens, piece, sentence, animals } = text;
  const opens =
    piece.indexOf(piece[from] ?? 0) === from - 1 &&
    /^(?:a|an|un|une|ein|eine|una|um|uma)$/.test(tokens[from - 1] ?? '');
  if (!opens || tokens[from - 2] !== ',') return undefined;
  const before = animals.findLast(
    (one) =>
      one.to < from &&
      piece[one.from] === (piece[from] ?? 0) - 1 &&
      sentence[one.from] === sentence[from],
  );
  const role =
    before && ownerBefore(text, before.from) === 'owner' ? roleOf(text, before) : undefined;
  return role === 'household' || role === 'past' ? role : undefined;
}
