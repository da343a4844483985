import type { AnimalMention, AnimalRole } from './animal-mention.ts';
import type { ParsedText } from '#src/domain/suggestion/clauses/parsed-text.ts';
import { isBoundary } from '#src/domain/suggestion/lexicon/phrases.ts';

const possessives = new Set(
  'my our his her their ’s mi mis nuestro nuestra nuestros nuestras mein meine meinen meinem meiner unser unsere unseren unserem unserer mon ma mes notre nos meu minha meus minhas nosso nossa'.split(
    ' ',
  ),
);

const ofTheFuture = new Set(
  'dream next new first perfect ideal future forever own kind type sort favourite favorite proximo primer primera nuevo nueva naechster nachster nachste erster erste neuer neue neuen nouveau nouvelle futur future novo nova premier premiere prochain primeiro primeira'.split(
    ' ',
  ),
);

export const several =
  /^(?:two|three|four|five|six|several|2|3|4|5|6|dos|tres|cuatro|zwei|drei|vier|deux|trois|quatre|dois|duas|tres|another|other|resident|existing|current|bonded)$/;

/** Whose it is, by the words right before it: "my two old cats", "the neighbour's tomcat". */
export function ownerBefore(
  text: ParsedText,
  from: number,
): 'owner' | 'theirs' | 'other' | 'future' | undefined {
  // "o papagaio dela"
  const named = text.animals.find((one) => one.from === from);
  if (/^(?:del[ea]s?)$/.test(text.tokens[named?.to ?? from + 1] ?? '') && text.language === 'pt')
    return 'owner';
  for (let at = from - 1; at >= Math.max(0, from - 4); at -= 1) {
    const token = text.tokens[at] ?? '';
    if (
      isBoundary(token) ||
      /^(?:village|religion|country|culture|building|street|area)$/.test(token)
    )
      return undefined;
    // "mein Herz sagt Katze"
    if (/^(?:sagt|says|said|wants|thinks|quiere|dice|veut|dit|quer|diz)$/.test(token))
      return undefined;
    // "my brother trains gun dogs", but "my brother's dog".
    const person = text.persons.some((one) => one.to - 1 === at && one.meaning !== 'otherPets');
    if (person && text.tokens[at + 1] !== '’s' && at + 1 < from) return undefined;
    // "guests with their own dogs".
    if (token === 'own' && /^(?:their|his|her)$/.test(text.tokens[at - 1] ?? '')) return 'owner';
    // "we own two cats", but "my own cat".
    const isVerb =
      token === 'own' && /^(?:i|we|they|already|also|both)$/.test(text.tokens[at - 1] ?? '');
    if (isVerb) return undefined;
    if (ofTheFuture.has(token)) return 'future';
    if (/^(?:your|ur|vuestros|vuestras|eure|euren|eurer|vos|seus|suas)$/.test(token))
      return 'theirs';
    // "nos deja tener perro": a pronoun in Spanish.
    if (possessives.has(token) && !(token === 'nos' && text.language !== 'fr')) return 'owner';
    if (
      /^(?:other|resident|existing|vorhandene[nrm]?|andere|anderen|otros|otras|outros|outras|autres)$/.test(
        token,
      )
    ) {
      // "our present to each other is a cat".
      if (text.tokens[at - 1] === 'each') return undefined;
      // "a siamese or another chatty cat".
      const isAlternative =
        /^(?:or|any|o|u|oder|ou|quizas?|vez|vielleicht|etre|talvez|plutot|mejor|lieber|melhor)$/.test(
          text.tokens[at - 1] ?? '',
        );
      return isAlternative ? undefined : 'other';
    }
    if (!several.test(token) && !text.adjectives.has(at) && text.isFunction(at)) return undefined;
  }
  return undefined;
}

/** "four hens", "won't eat the ducks": where another animal is wanted, they are kept. */
export function isPoultry(
  { tokens }: ParsedText,
  { role, to }: AnimalMention,
  wanted: readonly AnimalMention[],
): boolean {
  return (
    /^(?:wanted|named|rejected)$/.test(role) &&
    poultry.test(tokens[to - 1] ?? '') &&
    wanted.some(({ meaning }) => meaning.type !== 'bird')
  );
}

const poultry =
  /^(?:hens?|chickens?|cockerels?|roosters?|geese|goose|ducks?|ducklings?|chooks?|bantams?|poultry|turkeys?|fowl|gallinas?|gallos?|patos?|pavos?|huhn(?:er)?|huhnern|hahn|enten?|gans|ganse|poules?|coqs?|canards?|oies?|galinhas?|galos?|gansos?)$/;

/** What "the dachshunds" are that were named before: those that were, or that live there. */
export function roleOfKnown(
  { tokens }: ParsedText,
  { from, meaning, role }: AnimalMention,
  found: readonly AnimalMention[],
): AnimalRole | undefined {
  if (tokens[from - 1] !== 'the') return undefined;
  const before = found.filter((other) => other.to <= from && other.meaning.type === meaning.type);
  // "I've had four dachshunds and got the dachshunds right"
  if (
    role === 'household' &&
    before.some((other) => other.role === 'past' && other.meaning === meaning)
  )
    return 'past';
  // "an old Jack Russell who bites … hair from the terrier"
  const isKept =
    'name' in meaning &&
    before.length > 0 &&
    before.every((other) => other.role === 'household' && 'name' in other.meaning);
  return isKept ? 'household' : undefined;
}

/** "my old cat who lost her brother" is there, unlike the cat "that was lost". */
export const isBereft = ({ tokens }: ParsedText, to: number, sign: number): boolean =>
  /^(?:who|that|which)$/.test(tokens[to] ?? '') &&
  /^(?:lost|losing|misses|outlived|mourning)$/.test(tokens[sign] ?? '');

/** "the best dog I ever had", "the one we lost", "Rex was the best". */
export const isRemembered = (
  tokens: readonly string[],
  { from, to }: { from: number; to: number },
): boolean =>
  /^(?:that |which |who )?(?:i|we) (?:(?:ever|once|just) (?:had|met|knew|owned|lost)|had|owned|lost)\b(?! (?:in|to|my|our|a))/.test(
    tokens.slice(to, to + 5).join(' '),
  ) ||
  (isBoundary(tokens[from - 1]) &&
    !(tokens[to - 1] ?? '').endsWith('s') &&
    /^(?:was|had|died|lived|loved|hated|used)$/.test(tokens[to] ?? ''));

/** Whose name stands at `from`: "my other dog is a nervous collie", "our dog …, he is a 5 year old spaniel". */
export function subjectOfName({ tokens, adjectives, animals }: ParsedText, from: number) {
  let verb = from - 1;
  while (adjectives.has(verb) || /^(?:an?|\d+|years?|months?|old)$/.test(tokens[verb] ?? ''))
    verb -= 1;
  const isPronouns = /^(?:he|she)$/.test(tokens[verb - 1] ?? '');
  return tokens[verb] === 'is'
    ? animals.findLast(({ to, meaning }) =>
        isPronouns ? to < verb && meaning.type !== 'any' : to === verb,
      )
    : undefined;
}
