// Which animals are refused, or feared.
import type { NamedAnimal } from '#src/domain/suggestion/clauses/animals-in.ts';
import { isDenied } from '#src/domain/suggestion/clauses/denials.ts';
import type { ParsedText } from '#src/domain/suggestion/clauses/parsed-text.ts';
import { isBoundary } from '#src/domain/suggestion/lexicon/phrases.ts';

function isTooSmallFor(tokens: readonly string[], from: number): boolean {
  const at = tokens.lastIndexOf('for', from);
  return (
    from - at < 4 && at > 1 && tokens[at - 2] === 'too' && !tokens.slice(at, from).some(isBoundary)
  );
}

/** "never mind the husky". */
export function isTakenBack({ tokens, signs }: ParsedText, { from }: { from: number }): boolean {
  return (
    /^(?:the|that|those|all)$/.test(tokens[from - 1] ?? '') &&
    signs.some(
      ({ meaning, to }) =>
        (meaning === 'takeBack' || meaning === 'correction') && to >= from - 1 && to <= from,
    )
  );
}

/** "dogs are too much work": who says so wants none. */
export function isTooMuch(text: ParsedText, match: NamedAnimal): boolean {
  const { tokens, piece, signs, adjectives } = text;
  const { from, to } = match;
  if (/^(?:is|are)$/.test(tokens[to] ?? '') && awful.test(tokens[to + 1] ?? '')) return true;
  // "Kittens need not apply".
  if (tokens.slice(to, to + 3).join(' ') === 'need not apply') return true;
  // "a chihuahua would look daft".
  if (
    /^(?:would|will)$/.test(tokens[to] ?? '') &&
    (/^(?:hate|bore|ruin|wreck)$/.test(tokens[to + 1] ?? '') ||
      (/^(?:look|be|feel|go|drive|die)$/.test(tokens[to + 1] ?? '') &&
        silly.test(tokens[to + 2] ?? '')))
  )
    return true;
  // "too small for a dog", "my mother is scared of dogs".
  if (isTooSmallFor(tokens, from)) return true;
  // "of big dogs": of others perhaps not.
  if (isFearedBreed(text, match) && !adjectives.has(from - 1)) return true;
  // "cats are not for us", "finds dogs overwhelming".
  if (
    /^(?:is|are|isnt|arent)$/.test(tokens[to] ?? '') &&
    tokens[to + 1] === 'not' &&
    /^(?:for|my|our|an|allowed|possible|really)$/.test(tokens[to + 2] ?? '')
  )
    return true;
  // "Hunde sind mir zu laut"
  if (
    /^(?:(?:sind|ist) (?:\w+ )?zu|sont trop|son demasiado|sao muito) /.test(
      tokens.slice(to, to + 4).join(' '),
    )
  )
    return true;
  // "Hund geht nicht", "un chien c'est non", "perro imposible"
  if (impossible.test(tokens.slice(to, to + 4).join(' '))) return true;
  // "cats excepted"
  if (/^(?:excepted|excluded|aside)$/.test(tokens[to] ?? '')) return true;
  // "rabbits are out"
  if (/^(?:is|are) out$/.test(tokens.slice(to, to + 2).join(' '))) return true;
  // "birds freak me out"
  if (
    /^(?:freaks?|scares?|creeps?|bores?|annoys?|terrif(?:y|ies)|disgusts?)$/.test(
      tokens[to] ?? '',
    ) &&
    /^(?:me|us|him|her|my)$/.test(tokens[to + 1] ?? '')
  )
    return true;
  if (/^(?:find|finds|found)$/.test(tokens[from - 1] ?? '') && awful.test(tokens[to] ?? ''))
    return true;
  const at = tokens.indexOf('too', to);
  if (at < 0 || at - to > 4) return false;
  const between = tokens.slice(to, at);
  const plain =
    piece[at] === piece[from] &&
    between.every((token) =>
      /^(?:is|are|was|were|would|be|just|way|a|bit|really|seems?)$/.test(token),
    );
  return (
    plain &&
    // "birds too loud"
    (between.length > 0 ||
      ((tokens[to - 1] ?? '').endsWith('s') &&
        (adjectives.has(at + 1) || isBoundary(tokens[at + 2])))) &&
    !signs.some((sign) => sign.meaning === 'not' && sign.from >= to && sign.from < at)
  );
}

/** "not good with cats": no pet that it must get on with, unlike in "won't chase cats". */
export function isExcluded(text: ParsedText, match: NamedAnimal): boolean {
  return (
    isDenied(text, match) &&
    !isBesideDenial(text, match.from) &&
    !text.tokens.slice(Math.max(0, match.from - 6), match.from).some((token) => harms.test(token))
  );
}

const impossible =
  /^(?:(?:geht|gehen|kommt|kommen|darf|durfen) (?:\w+ )?(?:nicht|nicht)\b(?! ohne)|ce est (?:non|impossible|exclu)|est exclu|no puede(?:n)? ser|nao pode(?:m)? ser|nao da\b|de jeito nenhum|nem pensar|ni hablar|ni pensarlo|auf keinen fall|no way|hors de question|not happening)/;

const awful =
  /^(?:overwhelming|intimidating|frightening|terrifying|stressful|difficult|disgusting|creepy|tiring|chaos|evil|exhausting|hard|gross|boring|scary|annoying|messy|nightmares?|overrated|stinky|smelly)$/;

const silly = /^(?:daft|silly|ridiculous|absurd|wrong|impossible|unfair|cruel|mad|crazy|madness)$/;

const harms =
  /^(?:goes|lunges?|barks?|snaps?|growls?|reacts?|kicks|hunting|scared|afraid|frightened|wary|terrified|intimidated|worried|nervous|chase|chases|chasing|eat|eats|eating|hunt|hunts|kill|kills|hurt|hurts|bother|bothers|attack|attacks|fight|fights|harm|scare|hassle|harass|pester|stalk|worry|upset|annoy|mind|bite|bully|aggressive|aggression|fighting|growling|hissing|snapping|interest|drive|reactive|jealous|hate|hates|problem|issue|problems|persiga|jagt|jagen|chasse|chasser|coma|comer|comerse|cace|ataque|mate|muerda|morda|mange|manger|attaque|frisst|beisst|wild)$/;

/** "doesn't bark and gets on with cats": the "and" ends what is denied. */
function isBesideDenial({ tokens, signs, piece, persons }: ParsedText, from: number): boolean {
  const and = tokens.findLastIndex(
    (token, at) => at < from && piece[at] === piece[from] && /^(?:and|y|e|und|et)$/.test(token),
  );
  const isAfter = signs.some(({ meaning, to }) => meaning === 'with' && to > and && to <= from);
  // "sem filhos com um gato": the denial has named whom it denies.
  const with_ = signs.findLast(({ meaning, to }) => meaning === 'with' && to <= from);
  const denial = signs.findLast(({ meaning, to }) => meaning === 'not' && to <= from);
  if (
    with_ &&
    denial &&
    persons.some((one) => one.from >= denial.to && one.to <= with_.from) &&
    /^(?:sem|sin|sans|ohne|without|no)$/.test(tokens[denial.from] ?? '')
  )
    return true;
  const isDeniedAgain = signs.some(
    ({ meaning, from: at }) => meaning === 'not' && at > and && at < from,
  );
  return and >= 0 && isAfter && !isDeniedAgain && from - and > 2;
}

/** Who wants no big dog, no guard dog, none that barks and no poodle may well want another dog. */
export function isDescribed(text: ParsedText, { from, to, meaning }: NamedAnimal): boolean {
  return (
    text.adjectives.has(from - 1) ||
    // "nada de perros nerviosos"
    (/^(?:es|fr|pt)$/.test(text.language) &&
      !/^(?:[.,;:?!()|]|gracias|merci|obrigad[oa])$/.test(text.tokens[to] ?? '.') &&
      !text.isFunction(to) &&
      isBoundary(text.tokens[to + 1])) ||
    isOtherAdjective(text, from - 1) ||
    (to - from > 1 && !('name' in meaning)) ||
    /^(?:lap|guard|watch|gun|sheep)dogs?$/.test(text.tokens[from] ?? '') ||
    /^(?:that|who|which|whose|with|qui|que|con|mit|avec|com)$/.test(text.tokens[to] ?? '') ||
    (text.language === 'de' &&
      text.tokens[to] === ',' &&
      /^(?:der|die|das)$/.test(text.tokens[to + 1] ?? ''))
  );
}

/** "an aggressive dog": a word that nobody knows. */
const isOtherAdjective = ({ tokens, signs, language, isFunction }: ParsedText, at: number) =>
  language === 'en' &&
  /^an?$/.test(tokens[at - 1] ?? '') &&
  /^[a-z]+$/.test(tokens[at] ?? '') &&
  !isFunction(at) &&
  !signs.some((one) => one.from <= at && at < one.to);

/** "not too noisy a dog", "a not so bright cat": what is denied there is the adjective. */
export function isRefused(text: ParsedText, match: NamedAnimal): boolean {
  if (!isDenied(text, match)) return false;
  const denial = text.signs.findLast((sign) => sign.meaning === 'not' && sign.to <= match.from);
  const next = text.tokens[denial?.to ?? 0] ?? '';
  return !(
    text.tokens[denial?.from ?? 0] === 'not' &&
    /^(?:too|very|so|overly|that|particularly|necessarily|super)$/.test(next)
  );
}

/** "a dog not afraid of cats": of those that it meets. */
export function isNotFeared(text: ParsedText, { from }: { from: number }): boolean {
  const { tokens, language, persons } = text;
  const at = tokens[from - 1] === 'of' ? from - 1 : from - 2;
  if (language !== 'en' || tokens[at] !== 'of' || !fearful.test(tokens[at - 1] ?? '')) return false;
  // "my nephew visits and is scared of dogs".
  const who = persons.findLast(
    (one) => one.to <= at && text.sentence[one.from] === text.sentence[at],
  );
  const pet = text.animals.findLast(
    (one) => one.to < at && text.sentence[one.from] === text.sentence[at],
  );
  // "Scared of big dogs, so a small one": who speaks is.
  if (isBoundary(tokens[at - 2])) return false;
  return (
    who === undefined ||
    (pet?.from ?? -1) > who.from ||
    text.signs.some(({ meaning, to }) => meaning === 'not' && to > who.to && to <= at)
  );
}

const fearful = /^(?:scared|afraid|frightened|terrified|petrified|wary|nervous|jealous)$/;

/** "scared of alsatians, dobermanns, rotties": of breeds in a row the first tells. */
function isFearedBreed(text: ParsedText, { from, meaning }: NamedAnimal): boolean {
  const { tokens, animals, persons } = text;
  if (isFeared(tokens, persons, from)) return true;
  const before = animals.find(({ to }) => to === from - 1);
  return (
    'name' in meaning &&
    before !== undefined &&
    'name' in before.meaning &&
    /^(?:,|and|or)$/.test(tokens[from - 1] ?? '') &&
    isFearedBreed(text, before)
  );
}

export function isFeared(
  tokens: readonly string[],
  persons: ParsedText['persons'],
  from: number,
): boolean {
  const at = from - 1 - (/^(?:all|any|most|big|large)$/.test(tokens[from - 1] ?? '') ? 1 : 0);
  if (tokens[at] !== 'of' || !fearful.test(tokens[at - 1] ?? '')) return false;
  if (isBoundary(tokens[at - 2])) return true;
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
    (/^(?:and|or|y|und|et|e|every|any|all|my|the|most|some|other|many|certain|haired|from|near|around|by|to|of|with|beside|a|al|con|los|las|gegen|bei|auf|von|au|aux|des|les|avec|com|aos|de)$/.test(
      tokens[from - 1] ?? '',
    ) ||
      /\b(?:near|around|with|from|to) \w+$/.test(tokens.slice(at, from).join(' '))) &&
    !signs.some(({ meaning, from: sign }) => meaning === 'wish' && sign > at && sign < from)
  );
}

const allergy =
  /^(?:allerg\w*|swell\w*|flares?|reacts?|reaction|sniffl\w*|breathe?|alerg\w*|sneez\w*|rash|wheez\w*|itch\w*|asthma\w*|asma\w*|hives|estornud\w*|niese\w*|eternu\w*|espirr\w*)$/;
