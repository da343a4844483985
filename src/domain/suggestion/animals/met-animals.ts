// Whom the pet must get on with, and whom it need not.
import { isOpen } from '#src/domain/suggestion/clauses/indifference.ts';
import type { ParsedText } from '#src/domain/suggestion/clauses/parsed-text.ts';

/**
 * Whether whom the pet must get on with goes as far as to the animal: not over a verb of its own, as
 * in "and our present is a cat", nor into another phrase, as in "für meine Mutter eine Katze".
 */
export const isGovernedFrom = ({ tokens }: ParsedText, sign: number, from: number): boolean =>
  !tokens
    .slice(sign, from)
    .some(
      (token, at, all) =>
        copulas.test(token) ||
        (at > 0 &&
          /^(?:eine?n?|una?|une|uma?)$/.test(token) &&
          !/^(?:und|oder|y|e|o|et|ou|,)$/.test(all[at - 1] ?? '') &&
          /^(?:fur|para|pour|pra)$/.test(tokens[sign - 2] ?? '')),
    );

const copulas = /^(?:is|was|were|am|ist|war|est|etait|es|era|e|foi|sera|seria)$/;

/** "andere Tiere auch nicht": denied behind their name. */
export const isDeniedAfter = (tokens: readonly string[], to: number): boolean =>
  /^(?:\| )?(?:(?:aber|auch|gar|uberhaupt|sind|gibt|haben|es|wir|ich|hier) )*(?:nicht|keine?)\b/.test(
    tokens.slice(to, to + 6).join(' '),
  );

/** "I hunt rabbits", "not bothered whether it likes dogs": whom the pet need not get on with. */
export function needNotMeet(text: ParsedText, { from }: { from: number }): boolean {
  const { tokens, signs, piece } = text;
  const sign = signs.findLast(
    (one) => one.meaning === 'with' && one.to <= from && piece[one.from] === piece[from],
  );
  const isSpeakers =
    sign !== undefined &&
    /^(?:hunt|hunts|eat|shoot|leave|fight)$/.test(tokens[sign.from] ?? '') &&
    /^(?:i|we)$/.test(tokens[sign.from - 1] ?? '');
  return isSpeakers || isOpen(text, from);
}

/** "an old farmhouse with mice", "keep the rats out": what a cat or a dog is to catch. */
export function isPest(
  { tokens, piece, places }: ParsedText,
  { from, to }: { from: number; to: number },
): boolean {
  if (!vermin.test(tokens[to - 1] ?? '')) return false;
  // "we've got mice": nobody says how many.
  if (tokens[from] === 'mice' && /^(?:have|got)$/.test(tokens[from - 1] ?? '')) return true;
  const mine = piece[from] ?? 0;
  const start = piece.indexOf(mine);
  const before = tokens.slice(start, from);
  const around = tokens.slice(Math.max(0, start - 6), piece.lastIndexOf(mine) + 1);
  return (
    !before.some((token) => /^(?:pet|tame|fancy|my|our|two|three|four|caged?)$/.test(token)) &&
    (around.some((token) => catching.test(token)) ||
      places.some((one) => one.from >= start - 6 && one.to <= from))
  );
}

const vermin =
  /^(?:mice|mouse|rats?|voles?|moles?|vermin|raton(?:es)?|ratas?|maus|mause|ratten?|souris|rats|ratos?|ratazanas?)$/;

const catching =
  /^(?:catch(?:es|ing)?|kill\w*|hunt\w*|barns?|sheds?|lofts?|attics?|cellars?|farm\w*|granary|stables?|deal|down|away|out|problem|infest\w*|full|mouser|hof|scheune|finca|granero|cazador[ae]?s?|caza|chasse\w*|grange|ferme|cacador[ae]?s?|celeiro|sitio|draughty)$/;

/** "five kids all day and a dog that can't cope": only counted so far, and then described. */
export const isOnlyDescribed = (
  { tokens, signs, sentence }: ParsedText,
  sign: number,
  { from, to }: { from: number; to: number },
): boolean =>
  tokens[sign - 2] === 'and' &&
  /^(?:that|who|which) (?:can|could|should|would|will|must|does|do|copes?|tolerates?|likes?|loves?|minds?)\b/.test(
    tokens.slice(to, to + 2).join(' '),
  ) &&
  !signs.some(
    (one) => one.meaning === 'have' && one.to < sign - 1 && sentence[one.from] === sentence[from],
  );

/** "must not chase cats", "der keine Katzen jagt", "ne chasse pas les chats": of those that it meets. */
export function isSpared({ tokens, language, piece, signs }: ParsedText, match: Span): boolean {
  let verb = match.from - 1;
  while (between.test(tokens[verb] ?? '')) verb -= 1;
  const isDeniedHere = signs.some(
    ({ meaning, from }) =>
      meaning === 'not' &&
      piece[from] === piece[match.from] &&
      from < match.from &&
      match.from - from < 6,
  );
  return (
    isDeniedHere &&
    (harming.test(tokens[verb] ?? '') ||
      (language === 'de' && harming.test(tokens[match.to] ?? '')))
  );
}

type Span = { readonly from: number; readonly to: number };

const between =
  /^(?:the|my|our|other|any|a|pas|jamais|les|des|mes|nos|autres|apres|los|las|mis|otr[oa]s|os|as|meus|minhas|outr[oa]s|al|ao)$/;
const harming =
  /^(?:chas(?:e|es|er|ing|se)|bother|harass|pester|hurt|attack|attacks|eat|eats|bully|fight|bite|bites|scare|annoy|hunt|hunts|kill|kills|persig[ao]n?|persegue|ataque|ataca|jagt|beisst|attaque|pourchasse|cour[ts]|courir|coure)$/;
