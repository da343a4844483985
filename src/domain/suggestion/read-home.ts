import { type Amount, amountsIn } from './amounts.ts';
import { isOfStranger } from './animals-of-people.ts';
import type { AnimalMention } from './animal-roles.ts';
import { ownerBefore } from './animal-owner.ts';
import { petFields } from '#src/domain/pet-fields.ts';
import { agesInNumbers } from './read-age.ts';
import { subjectBefore } from './subjects.ts';
import type { Person } from './lexicon/people.ts';
import { isDenied, type ParsedText } from './parsed-text.ts';
import { isBoundary, type Match } from './phrases.ts';

type Companion = (typeof petFields.goodWith.vocabulary)[number];

/** Who lives with the pet or visits often. */
export function readHome(
  text: ParsedText,
  animals: readonly AnimalMention[],
): Companion[] | undefined {
  const found = new Set<Companion>();
  const amounts = amountsIn(text);
  for (const person of text.people) {
    if (
      person.meaning !== 'person' &&
      !(
        speaks.test(
          text.tokens[
            person.to + (/^(?:only|just|also|always)$/.test(text.tokens[person.to] ?? '') ? 1 : 0)
          ] ?? '',
        ) && !isPlural(text.tokens[person.from])
      ) &&
      !isAbsent(text, person.from) &&
      !isKeeper(text, person) &&
      !isGone(text, person) &&
      !isOfStranger(text, person.from) &&
      !isOnlyTold(text, person) &&
      !isOfAnimal(text, person) &&
      !isOfWanted(text, person) &&
      !isOfWorkingDog(text, animals, person) &&
      !(person.meaning === 'kids' && isGrown(text, person, amounts))
    )
      found.add(person.meaning);
  }
  for (const { meaning, role, from } of animals) {
    if (role === 'household' && meaning.type !== 'any' && !isRefused(text, from))
      found.add('otherPets');
    if (
      role === 'named' &&
      meaning.type === 'other' &&
      (isOneOfThose(text, from) || isOfTheFarm(text, from))
    )
      found.add('otherPets');
    // "half the size of our yorkie"
    if (role === 'compared' && meaning.type !== 'any' && isKept(text, from)) found.add('otherPets');
    // "a second cat": there is one already.
    if (role !== 'past' && further.test(text.tokens[from - 1] ?? '')) found.add('otherPets');
  }
  if (ofOwn.test(text.tokens.join(' '))) found.add('otherPets');
  for (const { who } of agesInNumbers(text, animals).ofPeople) found.add(who);
  const named = petFields.goodWith.vocabulary.filter((who) => found.has(who));
  return named.length === 0 ? undefined : named;
}

/** "que guarde las ovejas", "nach den Kühen": what the pet works with, or meets. */
const isOfTheFarm = ({ tokens }: ParsedText, from: number): boolean =>
  /^(?:my|our|mis|nuestr[oa]s|las|unsere[nr]?|den|meine[nr]?|mes|nos|meus|minhas|as)$/.test(
    tokens[from - 1] ?? '',
  );

/** "my niece's spaniel": she is only named as its owner; "pas d'un papy" tells of the pet. */
const isKeeper = (text: ParsedText, { from, to }: Match<Person>): boolean =>
  (/^(?:niece|nephew|cousin|grandson|granddaughter)s?$/.test(text.tokens[to - 1] ?? '') &&
    text.tokens[to] === '’s' &&
    text.animals.some((one) => one.from > to && one.from - to < 3)) ||
  (/^(?:papy|papi|opa|opi|omi|mamie)$/.test(text.tokens[from] ?? '') &&
    isDenied(text, { from, to }));

/** "I have one, want another", "because of our other one": pets that no word names. */
const ofOwn =
  /\b(?:(?:i|we) (?:already |both )?(?:have|got|have got) (?:one|two|three)(?: already)? (?:[.,;|]|and|but)|(?:my|our) (?:other|first|current|existing|resident) (?:one|ones|two|boy|girl|fella)|(?:hab|habe|haben) (?:schon|bereits) (?:einen|eine|eins|zwei)|ya (?:tengo|tenemos) (?:una?o?|dos)|en (?:ai|avons) deja (?:une?|deux)|ja (?:tenho|temos) (?:uma?|dois|duas)) ?(?![a-z])|\b(?:playmate|wife|girlfriend|boyfriend) for (?:him|her)\b|\bbonding (?:partner|with|mate)\b|\bbond with (?:my|our)\b/;

const isKept = (text: ParsedText, from: number) =>
  ownerBefore(text, from) === 'owner' && /^(?:my|our)$/.test(text.tokens[from - 1] ?? '');

/** "older lady dog", "baby girl kitten". */
function isOfAnimal(
  { animals, tokens, language }: ParsedText,
  { from, to }: { from: number; to: number },
): boolean {
  // "uma cachorra já idosa": where adjectives follow their noun.
  const noun = /^(?:ya|ja|mas|mais|muy|muito|bem|bien|plus|tres|deja)$/.test(tokens[from - 1] ?? '')
    ? from - 1
    : from;
  if (
    language !== 'en' &&
    language !== 'de' &&
    animals.some(({ to: end, meaning }) => end === noun && !/^(?:any|other)$/.test(meaning.type))
  )
    return true;
  return (
    !/^(?:friendly|safe|proof|tested|s|kinder(?:lieb|freundlich|tauglich)\w*)$/.test(
      tokens[to - 1] ?? '',
    ) &&
    animals.some(
      ({ from, meaning }) => from === to && meaning.type !== 'any' && meaning.type !== 'other',
    )
  );
}

/** "would like another dog, maybe a small girl": what is wished for, and no child. */
function isOfWanted({ tokens, signs, sentence }: ParsedText, { from, to }: Match<Person>): boolean {
  return (
    /^(?:girl|boy|lad|lass|one)s?$/.test(tokens[to - 1] ?? '') &&
    /^(?:a|an|another|maybe|small|little|young)$/.test(tokens[from - 1] ?? '') &&
    !/^(?:with|for|have|has|and|got|to)$/.test(tokens[from - 2] ?? '') &&
    (tokens[to - 1] === 'one' ||
      signs.some(
        ({ meaning, from: at }) =>
          meaning === 'wish' && at < from && sentence[at] === sentence[from],
      ))
  );
}

/** "Poppy is retiring", "our guide dog, before he retires": animals have jobs too. */
function isOfWorkingDog(
  text: ParsedText,
  animals: readonly AnimalMention[],
  { from }: Match<Person>,
): boolean {
  const { tokens } = text;
  if (!(tokens[from] ?? '').startsWith('retir')) return false;
  if (subjectBefore(text, animals, from) === 'household') return true;
  return (
    tokens[from - 1] === 'is' &&
    /^[a-z]{3,}$/.test(tokens[from - 2] ?? '') &&
    !text.isFunction(from - 2) &&
    !text.persons.some(({ to }) => to === from - 1)
  );
}

/** "must tolerate toddlers, ferrets and grandad": nobody is given a ferret. */
const isOneOfThose = ({ signs, sentence }: ParsedText, from: number): boolean => {
  const before = signs.findLast(
    (sign) => sign.to <= from && sentence[sign.from] === sentence[from],
  );
  return before?.meaning === 'with' || before?.meaning === 'have';
};

/** "no children, no dogs": the animal is there no more than the children. */
const isRefused = ({ signs }: ParsedText, from: number): boolean =>
  signs.some(
    ({ meaning, to, from: at }) =>
      meaning === 'not' && from - to >= 0 && from - to < 2 && to - at === 1,
  );

const further = /^(?:second|third|fourth|2nd|3rd|4th|segundo|segunda|zweite[nrs]?|deuxieme)$/;

/** "my son, 34", "my 20-year-old daughter". */
function isGrown(
  { tokens }: ParsedText,
  { from, to }: { from: number; to: number },
  amounts: readonly Amount[],
): boolean {
  return amounts.some(
    ({ least, unit, from: start, to: end }) =>
      (unit === undefined || unit === 'years') &&
      (least ?? 0) >= 18 &&
      ((end === from && unit === 'years') ||
        (start >= to &&
          tokens
            .slice(to, start)
            .every((token) => /^(?:is|who|,|\(|turned|he|she|now)$/.test(token)))),
  );
}

function isGone(
  { signs, piece, tokens }: ParsedText,
  { from, to }: { from: number; to: number },
): boolean {
  return (
    signs.some(
      (sign) =>
        sign.meaning === 'past' &&
        piece[sign.from] === piece[from] &&
        sign.to <= from &&
        from - sign.to < 2,
    ) ||
    // "the kids, who are all grown"
    /^,? ?(?:who|they)? ?(?:are|have|’s|all|is|has)? ?(?:all|both|long|now)? ?(?:grown|gone|flown|left home|moved out|moved away)\b/.test(
      tokens.slice(to, to + 7).join(' '),
    ) ||
    (/^[:?]$/.test(tokens[to] ?? '') && nobody.test(tokens[to + 1] ?? '')) ||
    /^(?:had|used|died|passed|loved|was|kept)$/.test(tokens[to] ?? '')
  );
}

/** "my grandfather whistled", "my nan's shopping", "two cats, both seniors": who is told of, and need not live there. */
function isOnlyTold(
  { tokens, isFunction, adjectives, animals }: ParsedText,
  { meaning, from, to }: Match<Person>,
): boolean {
  if (meaning !== 'seniors') return false;
  const next = tokens[to] ?? '';
  const owned = to + 1;
  return (
    (next.endsWith('ed') && !/^(?:moved|wanted|needed|retired|asked|turned|used)$/.test(next)) ||
    (next === '’s' &&
      !isBoundary(tokens[owned]) &&
      !isFunction(owned) &&
      !adjectives.has(owned) &&
      !/^(?:birthday|cat|dog|flat|house|home|place|lap|company|sake)$/.test(tokens[owned] ?? '') &&
      !animals.some((one) => one.from === owned)) ||
    (/^(?:both|all|is|are|’s)$/.test(tokens[from - 1] ?? '') &&
      !/^(?:they|we|she|he)$/.test(tokens[from - 2] ?? '') &&
      animals.some((one) => one.to <= from && from - one.to < 4 && one.meaning.type !== 'any'))
  );
}

/** "My daughter thinks I should have company": who only says something need not live there. */
const speaks =
  /^(?:says?|said|thinks?|thought|told|tells|reckons|recommended|recommends|insists|suggested|suggests|sent|showed|dice|dijo|cree|sagt|meint|findet|dit|pense|diz|disse|acha)$/;

const isPlural = (token: string | undefined) =>
  /^(?:kids|children|twins|boys|girls)$/.test(token ?? '');

const nobody = /^(?:none|no|0|zero|nope|nil|keine?|ninguno|no|aucun|nenhuma?)$/;

/** What may stand between a denial and those who are not there, or whom the pet need not like. */
const between =
  /^(?:good|great|ok|okay|fine|safe|for|any|the|have|has|had|having|got|get|gets|along|on|with|around|near|about|to|be|been|need|needs|needing|require|requires|like|likes|love|loves|live|living|lives|matter|matters|care|cares|fussed|bothered|worried|concerned|plan|plans|planning|want|wanting|wants|expect|expecting|intend|if|whether|it|he|she|is|young|small|little|a|an|our|my|of|no|suitable|suited|tested|trained|used|are|there|or|and|other|more|children|kids|pets|animals|dogs|cats|resident|existing|particularly|especially|necessarily|really|very|specifically|currently|yet|ever|hijos|ninos|kinder|enfants|filhos|criancas|plans|room|fan)$/;

/** "no small children", "doesn't have to like kids", but not "won't scratch the baby". */
function isAbsent({ signs, piece, tokens }: ParsedText, from: number): boolean {
  return signs.some(
    ({ meaning, from: at, to }) =>
      meaning === 'not' &&
      to <= from &&
      piece[at] === piece[from] &&
      tokens.slice(to, from).every((token) => between.test(token)),
  );
}
