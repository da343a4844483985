// What an animal is to another, or to a thing.
import type { AnimalMention } from './animal-roles.ts';
import type { ParsedText } from './parsed-text.ts';

export const lovers =
  /^(?:person|people|lover|lovers|lady|guy|friendly|show|videos?|crazy|mad|obsessed)$/;

export const things =
  /^(?:food|bed|life|jacket|seat|ramp|basket|blanket|walker|park|toys?|hair|fur|coats?|energy|personality|attitude|vibes?|treats?|collar|trainer|flap|door|shelter|sitter|carrier|litter|breath|box|show|years|cafe|owners|haters?|rescue|tooth|friendly|pads?|class|classes|pictures?|photos?|stickers?|insurance|allergy|allergies|training|hunts?|hunting|hunters?|pond|farm|farmer|farming|coop|house|pen|drive|shooting|watching|feeders?|bath|rancher|ranch|stable|yard|licen[cs]e|wagon|tags?|leash|lead|gate|bowl|charity|groomer|hotel|kennels?|memes?|books?|films?|movies?)$/;

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
      !/^(?:the|what|an?|my|our|not|fine|probably|too|best|enough)$/.test(tokens[to + 1] ?? '')));
