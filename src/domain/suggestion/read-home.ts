import { isOfStranger } from './animals-of-people.ts';
import type { AnimalMention } from './animal-roles.ts';
import { petFields } from '#src/domain/pet-fields.ts';
import { agesInNumbers } from './read-age.ts';
import type { Person } from './lexicon/people.ts';
import type { ParsedText } from './parsed-text.ts';
import { isBoundary, type Match } from './phrases.ts';

type Companion = (typeof petFields.goodWith.vocabulary)[number];

/** Who lives with the pet or visits often. */
export function readHome(
  text: ParsedText,
  animals: readonly AnimalMention[],
): Companion[] | undefined {
  const found = new Set<Companion>();
  for (const person of text.people) {
    if (
      person.meaning !== 'person' &&
      !speaks.test(text.tokens[person.to] ?? '') &&
      !isAbsent(text, person.from) &&
      !isGone(text, person) &&
      !isOfStranger(text, person.from) &&
      !isOnlyTold(text, person) &&
      !isOfAnimal(text, person)
    )
      found.add(person.meaning);
  }
  for (const { meaning, role } of animals) {
    if (role === 'household' && meaning.type !== 'any') found.add('otherPets');
  }
  for (const { who } of agesInNumbers(text, animals).ofPeople) found.add(who);
  const named = petFields.goodWith.vocabulary.filter((who) => found.has(who));
  return named.length === 0 ? undefined : named;
}

/** "older lady dog", "baby girl kitten". */
function isOfAnimal({ animals, tokens }: ParsedText, { to }: { to: number }): boolean {
  return (
    !/^(?:friendly|safe|proof|tested|s)$/.test(tokens[to - 1] ?? '') &&
    animals.some(
      ({ from, meaning }) => from === to && meaning.type !== 'any' && meaning.type !== 'other',
    )
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
    (tokens[to] === ':' && nobody.test(tokens[to + 1] ?? '')) ||
    /^(?:had|used|died|passed|loved|was|kept)$/.test(tokens[to] ?? '')
  );
}

/** "my grandfather whistled", "my nan's shopping": who is told of, and need not live there. */
function isOnlyTold(
  { tokens, isFunction, adjectives, animals }: ParsedText,
  { meaning, to }: Match<Person>,
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
      !animals.some(({ from }) => from === owned))
  );
}

/** "My daughter thinks I should have company": who only says something need not live there. */
const speaks =
  /^(?:says?|said|thinks?|thought|told|tells|reckons|recommended|recommends|insists|suggested|suggests|sent|showed|dice|dijo|cree|sagt|meint|findet|dit|pense|diz|disse|acha)$/;

const nobody = /^(?:none|no|0|zero|nope|nil|keine?|ninguno|no|aucun|nenhuma?)$/;

const between =
  /^(?:good|great|ok|fine|safe|for|any|the|have|has|got|with|around|young|small|little|a|an|our|my|of|no|suitable|are|there|or|and|other|children|kids|pets|animals|dogs|cats|resident|existing)$/;

/** "no small children", "not for kids", but not "won't scratch the baby". */
function isAbsent({ signs, piece, tokens }: ParsedText, from: number): boolean {
  return signs.some(
    ({ meaning, from: at, to }) =>
      meaning === 'not' &&
      to <= from &&
      piece[at] === piece[from] &&
      tokens.slice(to, from).every((token) => between.test(token)),
  );
}
