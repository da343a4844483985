// What an animal is to another, or to a thing.
import { several } from './animal-owner.ts';
import type { AnimalMention } from './animal-mention.ts';
import type { NamedAnimal } from '#src/domain/suggestion/clauses/animals-in.ts';
import type { ParsedText } from '#src/domain/suggestion/clauses/parsed-text.ts';
import { isBoundary } from '#src/domain/suggestion/lexicon/phrases.ts';

export const lovers =
  /^(?:person|people|lover|lovers|lady|guy|friendly|show|videos?|crazy|mad|obsessed)$/;

export const things =
  /^(?:food|beds?|life|jacket|seat|ramp|basket|blankets?|walker|park|toys?|hair|fur|coats?|energy|personality|attitude|vibes?|treats?|collars?|trainer|flap|door|shelter|sitter|carriers?|litter|breath|box|show|years|cafe|owners|haters?|rescue|tooth|friendly|pads?|class|classes|pictures?|photos?|calendar|school|section|page|stickers?|insurance|allergy|allergies|training|hunts?|hunting|hunters?|pond|farm|farmer|farming|coop|house|pen|drive|shooting|watching|feeders?|bath|rancher|ranch|stable|yard|licen[cs]e|wagon|tags?|leash(?:es)?|leads?|gate|bowls?|charity|groomer|hotel|kennels?|memes?|books?|films?|movies?|phobia|problems?)$/;

/** "un chien qui laisse le chat tranquille": what the wanted one does to another is done at home. */
export function isInRelative(
  { tokens, sentence, adjectives }: ParsedText,
  { from, meaning, role }: AnimalMention,
  wanted: readonly AnimalMention[],
): boolean {
  if (role !== 'wanted' && role !== 'named') return false;
  let at = from - 1;
  while (adjectives.has(at) || /^(?:old|vieux|vieille)$/.test(tokens[at] ?? '')) at -= 1;
  if (!/^(?:the|our|my|le|la|les|el|los|las|o|os|as|die|den|dem|der)$/.test(tokens[at] ?? ''))
    return false;
  const before = wanted.findLast((one) => one.to <= at && sentence[one.from] === sentence[from]);
  return (
    before !== undefined &&
    before.meaning.type !== meaning.type &&
    tokens
      .slice(before.to, at - 1)
      .some((token) => /^(?:who|that|which|qui|que|der|die|das)$/.test(token))
  );
}

/** "cats that act like dogs" */
export const isActedLike = (tokens: readonly string[], from: number) =>
  (tokens[from - 1] === 'like' &&
    /^(?:acts?|acting|behaves?|behaving|looks?|built|walks?)$/.test(tokens[from - 2] ?? '')) ||
  // "thinks it is a chihuahua"
  /\b(?:thinks?|believes?|convinced|swears?) (?:it|he|she|they) (?:is|are|was) an?$/.test(
    tokens.slice(Math.max(0, from - 4), from).join(' '),
  );

/** "huskies are energetic", "cats tend to be aloof": what is said of all of them asks for none. */
export function isGeneral(
  { tokens, language, adjectives }: ParsedText,
  { from, to }: AnimalMention,
) {
  const isBare = !determiners.test(tokens[from - 1] ?? '') && !adjectives.has(from - 1);
  return (
    language === 'en' &&
    isBare &&
    (tokens[to - 1] ?? '').endsWith('s') &&
    /^(?:are|were|tend|seem|look|can|get|shed|bark|need)$/.test(tokens[to] ?? '')
  );
}

const determiners =
  /^(?:the|my|our|your|his|her|their|these|those|some|any|two|three|no|all|both|of|other|if)$/;

/** "Shepherd's hut", "a cat's attitude to rain", but "a cat's the answer". */
export const isOwner = (
  { tokens, language }: ParsedText,
  { from, to }: { from: number; to: number },
): boolean =>
  tokens[to] === '’s' &&
  (tokens[to - 1] === 'shepherd' ||
    (language === 'en' &&
      /^an?$/.test(tokens[from - 1] ?? '') &&
      !/^(?:the|what|an?|my|our|not|fine|probably|too|best|enough|out|off|ok|okay|in|welcome|wanted|impossible|better|great|ideal|perfect|lovely|all|more|for)$/.test(
        tokens[to + 1] ?? '',
      )));

/** "the cat is fine … another dog": one that is there. */
export function isTheOther(
  { tokens, language }: ParsedText,
  { from, to, meaning }: AnimalMention,
  wanted: readonly AnimalMention[],
): boolean {
  const before = tokens[from - 1] ?? '';
  // "the cat's already jealous, so another cat".
  if (
    before === 'the' &&
    /^(?:’s|is|has|was)$/.test(tokens[to] ?? '') &&
    wanted.some((one) => one.from > to && tokens[one.from - 1] === 'another')
  )
    return true;
  // "o gato manda. Cadela adulta": with an article it is the one that is there.
  if (language !== 'en')
    return (
      definite[language].test(before) &&
      !isBoundary(tokens[to]) &&
      wanted.some((one) => one.meaning.type !== meaning.type && one.from > from)
    );
  return (
    before === 'the' &&
    /^(?:is|was|would|will|like|love|hate|rule|sleep|snore|(?!as|its|this|us$)\w{2,}s|[.,;!)|])?$/.test(
      tokens[to] ?? '',
    ) &&
    // "since the cat rules here, a dog": what it does says that it is there.
    wanted.some(
      (one) =>
        (one.role === 'wanted' || (tokens[to] ?? '').endsWith('s')) &&
        one.meaning.type !== meaning.type,
    ) &&
    !wanted.some((one) => one.from < from && one.meaning.type === meaning.type)
  );
}

/** "One budgie, Frankie. I want a dog", "a rat called Bernard": counted or with a name, apart from the wish. */
export function isToldApart(
  { tokens, signs, sentence }: ParsedText,
  { from, to, meaning }: AnimalMention,
  wanted: readonly AnimalMention[],
): boolean {
  return (
    (/^(?:called|named|namens)$/.test(tokens[to] ?? '') ||
      (/^(?:one|two|three|2|3)$/.test(tokens[from - 1] ?? '') && isBoundary(tokens[from - 2]))) &&
    wanted.some((one) => one.role === 'wanted' && one.meaning.type !== meaning.type) &&
    !signs.some((sign) => sign.meaning === 'wish' && sentence[sign.from] === sentence[from])
  );
}

const definite = {
  es: /^(?:el|la|los|las)$/,
  de: /^(?:der|die|das)$/,
  fr: /^(?:le|la|les)$/,
  pt: /^(?:o|a|os|as)$/,
};

/** "my aunt says cats are easy", "the kids adore rabbits", "cats are aloof": not yet the speaker's wish. */
export function isSaidByOthers(
  { tokens, piece, persons, adjectives }: ParsedText,
  { from, to }: NamedAnimal,
): boolean {
  const isOfKind =
    (tokens[to - 1] ?? '').endsWith('s') &&
    !adjectives.has(from - 1) &&
    piece.indexOf(piece[from] ?? 0) === from &&
    /^(?:are|can|have|need|shed|bark|smell|live|ignore|scare|bore|hate|love|like|do|make|take|cost|tend|seem|leave|scratch|sleep)$/.test(
      tokens[to] ?? '',
    );
  return (
    isOfKind ||
    persons.some(
      (one) =>
        one.to < from &&
        from - one.to < 5 &&
        piece[one.from] === piece[from] &&
        one.meaning !== 'otherPets' &&
        opinions.test(tokens[one.to] ?? ''),
    )
  );
}

/** "he wants a husky, I'm for one that isn't", "my wife likes pugs, we agreed on …": not that breed. */
export const isContested = ({ tokens, persons }: ParsedText, { from, to, meaning }: NamedAnimal) =>
  'name' in meaning &&
  (persons.some((one) => one.to <= from && from - one.to < 7) ||
    /^(?:he|she|they|il|elle|er|sie)$/.test(
      tokens.slice(Math.max(0, from - 4), from).find((one) => one.length > 1) ?? '',
    )) &&
  contrast.test(tokens.slice(to, to + 16).join(' '));

const contrast =
  /\b(?:i (?:am|want(?! one)|would|said|say|prefer)|moi|ich (?:will|mochte|sage)|yo (?:quiero|no)|eu (?:quero|nao)|agreed|compromise|settled|neither|ni|jamais|instead)\b/;

const opinions =
  /^(?:says?|said|thinks?|thought|reckons?|swears?|votes?|voted|loves?|loved|adores?|adored|likes?|liked|wants?|wanted|prefers?|preferred|dice|dicen|adora|adoran|quiere|quieren|sagt|sagen|liebt|lieben|will|dit|disent|adore|adorent|aime|aiment|veut|diz|dizem|ama|quer|querem)$/;

/** "two goats", "a hamster", but not "we are allowed one fish": nobody is given one. */
export const isCountedOther = ({ tokens }: ParsedText, { from, meaning }: NamedAnimal): boolean =>
  meaning.type === 'other' &&
  (several.test(tokens[from - 1] ?? '') ||
    /^(?:\d{1,3}|one)$/.test(tokens[from - 1] ?? '') ||
    // "Priya has a ferret"
    /^(?:has|have|got|hat|tiene|tem) (?:an?|una?|eine?|einen|uma?)$/.test(
      tokens.slice(Math.max(0, from - 2), from).join(' '),
    )) &&
  !tokens.slice(Math.max(0, from - 4), from).some((token) => token.startsWith('allow'));
