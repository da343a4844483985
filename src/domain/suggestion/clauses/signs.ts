import type { Person } from '#src/domain/suggestion/lexicon/people.ts';
import type { Sign } from '#src/domain/suggestion/lexicon/roles.ts';
import { adverbs, asPerfect } from './perfect-tense.ts';
import { isBoundary, type Match } from '#src/domain/suggestion/lexicon/phrases.ts';

/** The signs of the table as the words around them change them, and those that follow a person. */
export function signsIn(
  tokens: readonly string[],
  sentence: readonly number[],
  persons: readonly Match<Person>[],
  signs: readonly Match<Sign>[],
): readonly Match<Sign>[] {
  const had = havingOf(tokens, persons);
  const isElsewhere = (sign: Match<Sign>) =>
    sign.meaning === 'have' &&
    had.some(({ meaning, from }) => meaning === 'past' && from === sign.from);
  return [
    ...plainSigns(tokens, sentence, persons, signs.map(asHaving(tokens, sentence))).flatMap(
      (sign) => asPerfect(tokens, sign) ?? (isElsewhere(sign) ? [] : [asWish(tokens, sign)]),
    ),
    ...had,
    ...wishesIn(tokens),
    ...refusalsIn(tokens),
  ];
}

/** "got a pug and want her a pal", "I've got a pug" ask for none, unlike "got a pug?". */
const asHaving =
  (tokens: readonly string[], sentence: readonly number[]) =>
  (sign: Match<Sign>): Match<Sign> =>
    sign.meaning === 'wish' &&
    tokens[sign.from] === 'got' &&
    tokens[sign.from + 1] === 'a' &&
    ((isBoundary(tokens[sign.from - 1]) &&
      tokens[sentence.lastIndexOf(sentence[sign.from] ?? 0)] !== '?' &&
      tokens[sign.to + 1] !== 'for') ||
      (/^(?:have|already|also|we|i)$/.test(tokens[sign.from - 1] ?? '') &&
        !/^(?:you|if|when)$/.test(tokens[sign.from - 2] ?? '')))
      ? { ...sign, meaning: 'have' }
      : sign;

/** What a verb is said of, but for the adverbs between: "would" of "would most certainly like". */
function saidOf(tokens: readonly string[], verb: number): string {
  let at = verb - 1;
  while (
    adverbs.test(tokens[at] ?? '') ||
    (tokens[at] ?? '').endsWith('ly') ||
    (tokens[at] === 'have' && tokens[verb] === 'got')
  )
    at -= 1;
  return tokens[at] ?? '';
}

/** "I'd actually like", "we would most certainly prefer": the table has those without adverbs. */
const wishesIn = (tokens: readonly string[]): readonly Match<Sign>[] =>
  tokens.flatMap((token, from) =>
    /^(?:like|love|prefer|appreciate|enjoy|want|adopt|take|accept|welcome)$/.test(token) &&
    isSpeakers(tokens, from)
      ? [{ meaning: 'wish' as const, from, to: from + 1 }]
      : [],
  );

/** "prefer cats to dogs", "dogs over cats" refuse the second; "A dog? No." takes back the first. */
const refusalsIn = (tokens: readonly string[]): readonly Match<Sign>[] =>
  tokens.flatMap((token, from): readonly Match<Sign>[] => {
    const isAlone = isBoundary(tokens[from - 1]) && isBoundary(tokens[from + 1]);
    if (
      isAlone &&
      from > 0 &&
      tokens[from - 1] !== ':' &&
      /^(?:no|nope|nah|nein|nee|non|nao)$/.test(token)
    )
      return [{ meaning: 'correction', from, to: from + 1 }];
    if (
      token === 'of' &&
      /^(?:scared|afraid|frightened|terrified|petrified)$/.test(tokens[from - 1] ?? '') &&
      isBoundary(tokens[from - 2])
    )
      return [{ meaning: 'not', from, to: from + 1 }];
    const isLess =
      (/^(?:over|to (?!be|have|know|come)) /.test(`${token} ${tokens[from + 1]} `) ||
        (token === 'a' && /^(?:un|una|uma?|los|las|os|as|les?)$/.test(tokens[from + 1] ?? ''))) &&
      tokens.slice(Math.max(0, from - 5), from).some((one) => preferring.test(one));
    return isLess && from > 1 && !preferring.test(tokens[from - 1] ?? '')
      ? [{ meaning: 'not', from, to: from + 1 }]
      : [];
  });

const preferring = /^(?:prefers?|preferred|prefier\w*|preferim\w*|prefiro|prefere\w*|preferons)$/;

/** Whether "would" is said of somebody, and not of the pet that "would accept a cat". */
function isSpeakers(tokens: readonly string[], verb: number): boolean {
  const at = tokens.lastIndexOf('would', verb);
  return saidOf(tokens, verb) === 'would' && !/^(?:that|who|which|it)$/.test(tokens[at - 1] ?? '');
}

/** After a subject or a modal "like" compares nothing, and "likes" never does. */
const isVerb = (tokens: readonly string[], from: number) =>
  tokens[from] === 'likes' ||
  (tokens[from] === 'like' && subjectsOrModals.test(saidOf(tokens, from)));
const subjectsOrModals = /^(?:would|could|might|may|will|do|does|did|i|we|you|they|who|people|to)$/;

/** "I would rather have a cat", "hope to own a dog": what nobody has yet is wished for. */
function asWish(tokens: readonly string[], sign: Match<Sign>): Match<Sign> {
  const isInfinitive =
    sign.to - sign.from === 1 && /^(?:have|own|keep)$/.test(tokens[sign.from] ?? '');
  if (sign.meaning !== 'have' || !isInfinitive) return sign;
  if (tokens[sign.from - 2] === 'who') return sign;
  // "they let them have a budgie"
  if (/^(?:let|lets|letting)$/.test(tokens[sign.from - 2] ?? ''))
    return { ...sign, meaning: 'wish' };
  // "my daughter insists that I have a dog".
  const insists = tokens.slice(Math.max(0, sign.from - 3), sign.from);
  if (insists.some((token) => /^(?:insists?|suggests?|recommends?|demands?)$/.test(token)))
    return { ...sign, meaning: 'wish' };
  let at = sign.from - 1;
  while (at > 0 && betweenModal.test(tokens[at] ?? '')) at -= 1;
  const isWished =
    modals.test(tokens[at] ?? '') ||
    // "do you by any chance have"
    (/^(?:do|does)$/.test(tokens[at] ?? '') &&
      /^(?:you|u|yous|they|anyone|anybody)$/.test(tokens[at + 1] ?? '')) ||
    (tokens[at] === 'to' &&
      !/^(?:used|happens?|seems?|agreed|allowed|offered)$/.test(tokens[at - 1] ?? ''));
  return isWished ? { ...sign, meaning: 'wish' } : sign;
}

const modals = /^(?:would|could|can|might|may|will|shall|should|must)$/;
const betweenModal =
  /^(?:rather|not|never|also|still|just|ever|love|like|i|we|maybe|even|you|u|anyone|anybody|someone|somebody|they|yous|by|any|chance|\w+ly)$/;

/** "My girlfriend has a terrier": after a person, "has" says who lives there, or elsewhere. */
function havingOf(
  tokens: readonly string[],
  persons: readonly Match<Person>[],
): readonly Match<Sign>[] {
  return tokens.flatMap((token, to): Match<Sign>[] => {
    const next = tokens[to + 1] ?? '';
    if (!/^(?:has|brings|brought|hat|tiene|tem|a)$/.test(token) || next === 'been') return [];
    if (token === 'a' && !/^(?:un|une|deux|trois)$/.test(next)) return [];
    const isPronoun = /^(?:she|he|er|sie|ella|el|elle|il|ela|ele)$/.test(tokens[to - 1] ?? '');
    const verb = adverbs.test(tokens[to - 1] ?? '') ? to - 1 : to;
    const owner = persons.findLast((one) =>
      isPronoun ? one.to < to && to - one.to < 9 : one.to === verb,
    );
    if (owner === undefined) return [];
    const away =
      // "my ex's new girlfriend has a pug"
      tokens
        .slice(Math.max(0, owner.from - 4), owner.from)
        .some((one, at, all) => one === '’s' && elsewhere.test(all[at - 1] ?? '')) ||
      ([elsewhere, advisers].some((who) => who.test(tokens[owner.from] ?? '')) &&
        !tokens.some((one) => visits.test(one)));
    return [{ meaning: away ? 'past' : 'have', from: to, to: to + 1 }];
  });
}

const durations =
  /^(?:uma?|dois|duas|tres|\d+|muitos?|meses|anos|tempo|dias|semanas|poucos?|alguns)$/;
const anew =
  /^(?:my|i|we|he|she|it|wait|hang|hold|sorry|no|one|two|three|okay|so|but|then|for|the)$/;

/** "¿Tienen…?", "se têm", "tem filhote?": whether whoever places pets has one. */
function isAsked(tokens: readonly string[], sentence: readonly number[], from: number): boolean {
  if (!/^(?:tem|tienen?|hay|ha)$/.test(tokens[from] ?? '')) return false;
  if (/^(?:se|si)$/.test(tokens[from - 1] ?? '')) return true;
  return (
    sentence.indexOf(sentence[from] ?? 0) === from &&
    tokens[sentence.lastIndexOf(sentence[from] ?? 0)] === '?'
  );
}

/** Who lives elsewhere, unless they visit. */
export const elsewhere =
  /^(?:neighbours?|neighbors?|voisin(?:e)?s?|nachbar(?:n|s|in|innen)|vecin[oa]s|vizinh[oa]s|freunde|amis|friends?|boss|colleagues?|cousin|ex|coworkers?|colleague|mates?|kollege|kollegin|bruder|schwester|cousine|onkel|tante|chefin?|amig[oa]s?|herman[oa]s?|prim[oa]s?|ti[oa]s?|jef[ea]|amie?s?|frere|soeur|oncle|collegue|irmao|irma|chefe|colegas?|vecin[oa]|nachbar(?:in)?|voisine?|vizinh[oa]|brother|sister|uncle|aunt)$/;
/** Who is elsewhere too, but speaks of the wanted pet as well. */
export const advisers =
  /^(?:landlord|landlady|vet|doctor|therapist|hairdresser|dentist|postman|builder|plumber|priest|pastor|vermieter|vermieterin|casero|proprietaire)$/;
export const visits =
  /^(?:visits?|visit|here|daily|regularly|always|babysit|mind|days|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|round|afternoons?|evenings?|sleepovers?|weekends?|visiting|comes|over|often|stays|moved|moving|dogsit|besucht|hutet|viene|vienen|pasa|cuida|cuidara|cuidaria|vient|viennent|passent|garde|vem|passa)$/;

/**
 * In "would like a dog", "like a" does not compare; in "a rabbit and a bird", "and a" tells of nobody
 * who lives there.
 */
function plainSigns(
  tokens: readonly string[],
  sentence: readonly number[],
  persons: readonly Match<Person>[],
  signs: readonly Match<Sign>[],
): readonly Match<Sign>[] {
  return signs.filter(({ meaning, from, to }) => {
    if (meaning === 'than')
      return (
        !isVerb(tokens, from) &&
        !signs.some((one) => one.meaning === 'wish' && one.from < to && from < one.to)
      );
    // "quiero un gato, en casa hay un perro" wishes for no dog.
    if (meaning === 'wish' && /^(?:hay|ha)$/.test(tokens[from] ?? ''))
      return !/^(?:casa|aqui|hogar|piso|finca)$/.test(tokens[from - 1] ?? '');
    // "que no haga nada en todo el día" takes nothing back.
    if (meaning === 'takeBack' && tokens[from] === 'nada' && to - from === 1)
      return isBoundary(tokens[from - 1]) && isBoundary(tokens[to]);
    // "um cão … se têm": who asks whether there is one has none.
    if (meaning === 'have' && isAsked(tokens, sentence, from)) return false;
    // "há meses": since when.
    if (tokens[from] === 'ha' && to - from === 1 && durations.test(tokens[to] ?? '')) return false;
    // "my sister got a husky" asks for none.
    if (meaning === 'wish' && tokens[from] === 'got')
      return (
        !persons.some((one) => one.to === from) &&
        !/^(?:he|she|they|has)$/.test(tokens[from - 1] ?? '')
      );
    // "I used to groom horses": what somebody did.
    if (meaning === 'with' && tokens[from] === 'used')
      return !/^(?:i|we|he|she|they|who)$/.test(tokens[from - 1] ?? '');
    // "This leaves birds".
    if (meaning === 'with' && /^(?:this|that|which)$/.test(tokens[from - 1] ?? ''))
      return tokens[from] !== 'leaves';
    // "no more than 12 kg" denies nothing that comes after it.
    if (meaning === 'not') {
      // "two no three", "no my back": what is said anew.
      if (tokens[from] === 'no' && to - from === 1 && anew.test(tokens[to] ?? '')) return false;
      const than = tokens.indexOf('than', to);
      if (than >= 0 && than - to < 2 && /^\d/.test(tokens[than + 1] ?? '')) return false;
    }
    // "I am a bit of a tomcat", "we are a little past puppies", "got it, now the dog"
    if (meaning === 'have' && havingNothing.test(tokens.slice(from, to + 1).join(' ')))
      return false;
    // "you've only got staffies"
    if (meaning === 'have' && /^(?:you|u)$/.test(saidOf(tokens, from)) && to - from < 3)
      return false;
    if (meaning !== 'have' || !/^(?:and|plus)$/.test(tokens[from] ?? '')) return true;
    // "choose between him and a dog"
    if (tokens.slice(Math.max(0, from - 4), from).includes('between')) return false;
    const isBefore = (one: Match<unknown>) =>
      one.to <= from && sentence[one.from] === sentence[from];
    return persons.some(isBefore) || signs.some((one) => one.meaning === 'have' && isBefore(one));
  });
}

const havingNothing = /\ba (?:bit|little|lot|long|tad)$|^got (?:\w+ )*(?:it|them|that|rid|used)$/;
