// Words for people that tell of the pet.
import type { Person } from '#src/domain/suggestion/lexicon/people.ts';
import type { ParsedText } from '#src/domain/suggestion/clauses/parsed-text.ts';
import { isBoundary, type Match } from '#src/domain/suggestion/lexicon/phrases.ts';

/**
 * "an OAP of a cat", "elderly animals", "give me the pensioner": a word for old people that tells of
 * the pet. `ages` are the words that were read as an age.
 */
export function describesPet(
  text: ParsedText,
  person: Match<Person>,
  ages: readonly { from: number; to: number }[],
): boolean {
  const { tokens, animals, persons, adjectives, piece } = text;
  const { from, to } = person;
  const said = tokens.slice(from, to).join(' ');
  // "a dog who is just a baby", "a cat, teenager at most"
  if (person.meaning === 'kids')
    return (
      text.language === 'en' &&
      /^(?:baby|infant|teenager|teen|adolescent|youngster|junior|toddler)$/.test(said) &&
      (/^(?:at most|at best|max|stage)\b/.test(tokens.slice(to, to + 2).join(' ')) ||
        // "preferably adolescent", "maybe even a baby"
        /\b(?:preferably|ideally|maybe|perhaps|even) (?:even )?(?:an? )?$/.test(
          `${tokens.slice(Math.max(0, from - 3), from).join(' ')} `,
        ) ||
        (/\b(?:he|she|it|who|that|they) (?:is|’s|was|are) (?:(?:just|only|still|really|basically|practically|nearly|almost) )*(?:an? )?$/.test(
          `${tokens.slice(Math.max(0, from - 6), from).join(' ')} `,
        ) &&
          !persons.some((one) => one.to < from && text.sentence[one.from] === text.sentence[from])))
    );
  if (person.meaning !== 'seniors') return false;
  if (text.language !== 'en') return isWished(text, from);
  if (ages.some((one) => one.from <= from && to <= one.to && one.to - one.from > to - from))
    return !persons.some((one) => one.from < from && piece[one.from] === piece[from]);
  const mine = tokens.filter((_, at) => piece[at] === piece[from]);
  if (said === 'no spring chicken') return !mine.some((token) => speaking.test(token));
  let at = to;
  if (tokens[at] === 'of' && /^an?$/.test(tokens[at + 1] ?? '')) at += 2;
  while (adjectives.has(at) || /^(?:racing|working|male|female|neutered)$/.test(tokens[at] ?? ''))
    at += 1;
  const noun = animals.find((one) => one.from === at);
  if (noun && (noun.meaning.type !== 'any' || ofPets.test(tokens[at] ?? '')))
    return (
      noun.meaning.type !== 'other' &&
      !/^(?:friendly|proof|safe|lovers?)$/.test(tokens[noun.to] ?? '')
    );
  // "something elderly", "a spaniel, elderly, calm"
  if (
    said === 'elderly' &&
    /^(?:something|anything|one|,|preferably|ideally)$/.test(tokens[from - 1] ?? '')
  )
    return (
      (isBoundary(tokens[to]) || /^(?:and|but|or|please)$/.test(tokens[to] ?? '')) &&
      !persons.some((one) => one.from < from && text.sentence[one.from] === text.sentence[from])
    );
  if (
    !/^(?:pensioner|oap|codger|geezer|senior|oldie|veteran|elder|retiree|grand?dad|grandpa|granny|grandma)s?$/.test(
      said,
    )
  )
    return false;
  // "no pups, no pensioners"
  if (
    tokens[from - 1] === 'no' ||
    (/^(?:not|nor)$/.test(tokens[from - 2] ?? '') && /^an?$/.test(tokens[from - 1] ?? ''))
  )
    return true;
  return isWished(text, from);
}

/** "give me the pensioner", "plutôt un adulte ou un senior" */
function isWished({ tokens, adjectives, signs }: ParsedText, from: number): boolean {
  let start = from - 1;
  while (adjectives.has(start) || leading.test(tokens[start] ?? '')) start -= 1;
  return signs.some(
    (sign) =>
      sign.meaning === 'wish' &&
      sign.to > start &&
      sign.to <= from &&
      tokens[start] !== 'please' &&
      // "what cat would suit seniors?"
      !/^(?:para|pour|fur|bitte|suits?)$/.test(tokens[start] ?? '') &&
      (tokens[start] !== 'for' || tokens[start - 1] === 'looking'),
  );
}

const leading =
  /^(?:an?|the|any|your|some|another|equally|or|una?|uno|o|eine?n?|oder|une|ou|um|uma|ja)$/;

const speaking = /^(?:i|we|am|are|me|my|our|us|myself|he|she|they|mum|dad|mom|neither|both)$/;

const ofPets = /^(?:animals?|pets?|ones?|souls?|creatures?|rescues?)$/;

/** They may stand between an adjective and its noun. */
export const descriptions =
  /^(?:male|female|neutered|spayed|black|white|brown|grey|gray|orange|ginger|fluffy|furry|beautiful|cute|lovely|rescue|nice|good|great|breed|mixed|haired|coated|sized|purebred|pedigree|doe|buck|indoor|outdoor|wee|long|short|natured|mannered|bunch|madam|beans?)$/;

/** "would like a small older girl", "a dignified old gentleman of a dog". */
export function isPetItself(
  { tokens, adjectives, signs, sentence }: ParsedText,
  at: number,
): boolean {
  if (!/^(?:girl|boy|lad|lass|gent|gentleman|fella|lady)$/.test(tokens[at] ?? '')) return false;
  let start = at - 1;
  while (adjectives.has(start) || descriptions.test(tokens[start] ?? '')) start -= 1;
  return (
    /^(?:an?|another)$/.test(tokens[start] ?? '') &&
    !/^(?:with|for|have|has|is|am|and|to|got|by)$/.test(tokens[start - 1] ?? '') &&
    (tokens[at + 1] === 'of' ||
      signs.some((sign) => sign.meaning === 'wish' && sentence[sign.from] === sentence[at]) ||
      tokens.some((token, place) => token === 'would' && sentence[place] === sentence[at]))
  );
}

/** Where a noun begins with its adjectives: in "we had big, wild dogs" the comma opens nothing. */
export function phraseStart({ tokens, adjectives }: ParsedText, noun: number): number {
  const isAdjective = (at: number) => adjectives.has(at) || descriptions.test(tokens[at] ?? '');
  let start = noun;
  while (isAdjective(start - 1) || (tokens[start - 1] === ',' && isAdjective(start - 2)))
    start -= 1;
  return start;
}

/** "older lady dog", "baby girl kitten". */
export function isOfAnimal(
  { animals, tokens, language, adjectives }: ParsedText,
  { from, to }: { from: number; to: number },
): boolean {
  // "uma cachorra já idosa": where adjectives follow their noun.
  let noun = /^(?:ya|ja|mas|mais|muy|muito|bem|bien|plus|tres|deja)$/.test(tokens[from - 1] ?? '')
    ? from - 1
    : from;
  // "un perro pequeño y mayor", but not "un perro y mayores"
  if (aged.test(tokens[from] ?? ''))
    while (adjectives.has(noun - 1) || linking.test(tokens[noun - 1] ?? '')) noun -= 1;
  if (
    language !== 'en' &&
    language !== 'de' &&
    animals.some(({ to: end, meaning }) => end === noun && !/^(?:any|other)$/.test(meaning.type))
  )
    return true;
  // "bébé chat"
  if (animals.some((one) => one.from <= from && to <= one.to && one.meaning.type !== 'other'))
    return true;
  // "Beagle Mädchen"
  if (
    language === 'de' &&
    /^(?:madchen|madel|madle|madl|junge|bub|bua)$/.test(tokens[from] ?? '') &&
    animals.some(({ to: end, meaning }) => end === from && !/^(?:any|other)$/.test(meaning.type))
  )
    return true;
  // "our girl (spaniel, nervous)"
  if (
    /^(?:girl|boy|lad|lady|man)$/.test(tokens[to - 1] ?? '') &&
    tokens[to] === '(' &&
    animals.some(({ from: at, meaning }) => at > to && at - to < 4 && meaning.type !== 'any')
  )
    return true;
  return (
    !/^(?:friendly|safe|proof|tested|s|(?:kinder|hunde|katzen)(?:lieb|freundlich|tauglich|vertraglich)\w*)$/.test(
      tokens[to - 1] ?? '',
    ) &&
    animals.some(
      ({ from, meaning }) => from === to && meaning.type !== 'any' && meaning.type !== 'other',
    )
  );
}

const aged = /^(?:idos[oa]|mayor|ancian[oa]|viej[oa]|vieux|vieille|agee?|velh[oa]|senior)$/;
const linking = /^(?:,|y|e|et|de|porte|tamano|tamanho|taille|talla|raza|raca)$/;
