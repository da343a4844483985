// Animals that are there by what stands behind them.
import { several } from './animal-owner.ts';
import type { ParsedText } from '#src/domain/suggestion/clauses/parsed-text.ts';
import { isBoundary } from '#src/domain/suggestion/lexicon/phrases.ts';

/** "two cats in the flat", "a dog lives here": where it is stands behind it. */
export function isThere(
  { tokens, signs, piece, adjectives }: ParsedText,
  { from, to }: { from: number; to: number },
): boolean {
  // "a household where a labrador is in charge", "una casa donde ya vive un gato"
  if (
    // but not "Wo finde ich einen ruhigen Hund?"
    /\w (?:where|donde|wo|onde) (?:(?!was |i |we |you )\w+ ){0,4}$/.test(
      `${tokens.slice(Math.max(0, piece.indexOf(piece[from] ?? 0), from - 7), from).join(' ')} `,
    ) &&
    !/^(?:can|could|would|will|may|might|is (?:ok|okay|welcome|allowed)|kann|darf|puede|pode)\b/.test(
      tokens.slice(to, to + 2).join(' '),
    )
  )
    return true;
  // "both cats are indoors only"
  if (
    tokens[from - 1] === 'both' &&
    /^(?:are|have|sleep|live|love|hate|get)$/.test(tokens[to] ?? '')
  )
    return true;
  // "the cat we have", "the two dogs I already own"
  if (
    /^(?:that |which )?(?:i|we) (?:already |both )?(?:have|own|keep|got)\b(?! (?:in mind|always|never|our|my))/.test(
      tokens.slice(to, to + 5).join(' '),
    ) &&
    /^(?:the|two|three|one)$/.test(tokens[from - 1] ?? '')
  )
    return true;
  // "two moggies on the sofa", "two indoor cats run this place".
  let count = from - 1;
  while (adjectives.has(count) || /^(?:indoor|outdoor|rescue|house)$/.test(tokens[count] ?? ''))
    count -= 1;
  if (
    several.test(tokens[count] ?? '') &&
    located.test(tokens.slice(to, to + 3).join(' ')) &&
    !signs.some(
      (sign) => sign.meaning === 'wish' && sign.to <= count && piece[sign.from] === piece[from],
    )
  )
    return true;
  // "big dogs are calmer in the house": all of them.
  let at = from - 1;
  while (adjectives.has(at)) at -= 1;
  const isBare =
    isBoundary(tokens[at]) || /^(?:that|us|says?|said|think|and|but)$/.test(tokens[at] ?? '');
  if (
    isBare &&
    (tokens[to - 1] ?? '').endsWith('s') &&
    /^(?:are|get|can|do)$/.test(tokens[to] ?? '')
  )
    return false;
  const isProposal = tokens
    .slice(to, to + 7)
    .some((one, at) => /^(?:would|could|might)$/.test(one) && piece[to + at] === piece[from]);
  // "would a dog in the garden help": none yet.
  if (isProposal) return false;
  return signs.some(
    (sign) =>
      sign.meaning === 'have' &&
      piece[sign.from] === piece[from] &&
      sign.from >= to &&
      sign.from - to < 4 &&
      !tokens
        .slice(Math.max(0, from - 3), sign.from)
        .some((token) => /^(?:who|that|which|can|could|should|must|to|will)$/.test(token)) &&
      whereabouts.test(tokens[sign.from] ?? ''),
  );
}

const located =
  /^(?:(?:on|in|under|across|all over|behind) (?:the|our|my|this)|(?:says? (?:hi|hello))|(?:who )?(?:runs?|rules?|owns?|own|share|sleep|live|lives|lounge|occupy|boss|have (?:the|free)) )/;

const whereabouts =
  /^(?:at|in|habe|haben|aboard|upstairs|downstairs|asleep|moved|here|comes|lives|live|waiting|runs|rules|en|em|zu|zuhause|im|chez|existing|resident)$/;

/** "two cats already", but not "a parrot already tame" and "started on birds already". */
export const isAlreadyThere = (
  { tokens }: ParsedText,
  { from, to }: { from: number; to: number },
): boolean =>
  tokens[to] === 'already' &&
  tokens[from - 1] !== 'on' &&
  (isBoundary(tokens[to + 1]) ||
    /^(?:at|in|here|living|with|and|so|(?:live|rule|run|own|sleep|share)s?)$/.test(
      tokens[to + 1] ?? '',
    ));

/** "que guarde las ovejas", "nach den Kühen": what the pet works with, or meets. */
export const isOfTheFarm = ({ tokens, sentence, signs }: ParsedText, from: number): boolean =>
  // "Hof, Pferde", "hill farm, ewes and lambs"
  (tokens.some((token, at) => sentence[at] === sentence[from] && farms.test(token)) &&
    !signs.some(({ meaning, to }) => meaning === 'not' && from - to < 3 && to <= from)) ||
  /^(?:my|our|mis|nuestr[oa]s|las|unsere[nr]?|den|meine[nr]?|mes|nos|meus|minhas|as)$/.test(
    tokens[from - 1] ?? '',
  );

const farms =
  /^(?:farm|farmyard|ranch|smallholding|croft|stables?|paddocks?|hof|bauernhof|reiterhof|finca|granja|rancho|ferme|fazenda|chacara|sitio)$/;
