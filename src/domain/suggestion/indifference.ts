import type { ParsedText } from './parsed-text.ts';

/** "whether she's shy or bold doesn't matter", "if he sheds, fine": either is welcome, and none asked for. */
export function isIndifferent({ tokens, sentence }: ParsedText, from: number): boolean {
  const mine = sentence[from] ?? 0;
  const condition = tokens.findLastIndex(
    (token, at) => at < from && from - at < 8 && sentence[at] === mine && conditions.test(token),
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

const conditions = /^(?:if|whether|falls|wenn|ob|sea|seja|soit)$/;
const welcoming =
  /^(?:fine|ok|okay|matter|matters|mind|care|cares|fussed|bothered|problem|whatever|egal|importa|igual|faz|grave|importe)$/;
/** Who calls it better asks for it. */
const better = /^(?:better|bonus|ideal|perfect|great|mejor|besser|mieux|melhor|best)$/;
