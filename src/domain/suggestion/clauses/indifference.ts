import type { ParsedText } from './parsed-text.ts';

/** Whether what stands there is welcome, but not asked for. */
export const isIndifferent = (text: ParsedText, { from, to }: { from: number; to: number }) =>
  isCondition(text, from) || isUnimportant(text, to) || isOptional(text, from);

/** "not necessarily calm": neither asked for nor refused. */
function isOptional({ tokens, piece }: ParsedText, from: number): boolean {
  const start = Math.max(piece.indexOf(piece[from] ?? 0), from - 5);
  return optional.test(`${tokens.slice(start, from).join(' ')} `);
}

const optional =
  /\b(?:not (?:need|have) to (?:be )?$|not (?:need|require) (?:any |much )?$|(?:pas besoin|no (?:hace falta|necesit\w+)|nao precis\w+) (?:de |que? |d |que |qu )*(?:elle |il )?$|muss nicht\b)|\b(?:necessarily|unbedingt|zwingend|forcement|necessairement|necesariamente|necessariamente|obrigatoriamente)\b/;

/** "recall isn't important", "training not required". */
function isUnimportant({ tokens, piece }: ParsedText, to: number): boolean {
  const rest = tokens.slice(to, to + 6).filter((_, at) => piece[to + at] === piece[to - 1]);
  return unimportant.test(rest.join(' '));
}

const unimportant =
  /^(?:(?:is|are|does|do|really) )*not (?:(?:so|that|really|very|a|an|at|all|too|strictly) )*(?:important|needed|necessary|required|essential|must|priority|matter|vital|crucial)\b/;

/** "whether she's shy or bold doesn't matter", "if he sheds, fine": either is welcome, and none asked for. */
function isCondition({ tokens, sentence }: ParsedText, from: number): boolean {
  const mine = sentence[from] ?? 0;
  const condition = tokens.findLastIndex(
    (token, at) =>
      at < from &&
      from - at < 8 &&
      sentence[at] === mine &&
      conditions.test(token) &&
      // "tanto faz, mas que seja manso" asks.
      !(tokens[at - 1] === 'que' && /^(?:sea|seja)$/.test(token)),
  );
  if (condition < 0) return false;
  const end = sentence.lastIndexOf(mine) + 1;
  const next = tokens.findIndex(
    (token, at) => at > condition && at < end && conditions.test(token),
  );
  const clause = tokens.slice(sentence.indexOf(mine), next < 0 ? end : next);
  return (
    clause.some((token) => welcoming.test(token)) && !clause.some((token) => better.test(token))
  );
}

/** "not bothered whether it likes dogs": whom the pet need not like. */
export function isOpen({ tokens, piece }: ParsedText, from: number): boolean {
  const before = tokens.slice(piece.indexOf(piece[from] ?? 0), from).join(' ');
  return (
    /\b(?:not (?:bothered|fussed|worried|care|mind|matter)|no matter|egal|da igual|no importa|peu importe|nao importa|tanto faz) (?:if|whether|ob|si|se|wenn)\b/.test(
      before,
    ) && !/\b(?:long as|but|provided|only)\b/.test(before)
  );
}

const conditions = /^(?:if|whether|falls|wenn|ob|sea|seja|soit)$/;
const welcoming =
  /^(?:fine|ok|okay|matter|matters|mind|care|cares|fussed|bothered|problem|whatever|egal|importa|igual|faz|grave|importe)$/;
/** Who calls it better asks for it. */
const better = /^(?:better|bonus|ideal|perfect|great|mejor|besser|mieux|melhor|best)$/;
