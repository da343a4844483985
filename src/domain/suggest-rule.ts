/** Excludes negated words: "not too big", "no kids". */
const negated = String.raw`(?<! (?:not|no|non|never|without|nothing|isn t|aren t|doesn t|don t|less)(?: too| very| so| that| a| an| any| overly| have| want| need)? )`;

/**
 * Matches a description that has one of the words, whole and not negated. Descriptions are lower
 * case, with one space between words and one at either end. `unlessBefore` names words that may not
 * follow: "small apartment" says nothing about the pet.
 */
export function rule(words: string, unlessBefore?: string): RegExp {
  const end = unlessBefore ? `(?! (?:${unlessBefore}) )` : '';
  // The space comes first: a lookbehind at every letter took ten times as long.
  return new RegExp(` ${negated}(?:${words})(?= )${end}`);
}

/** The one value whose rule matches; undefined if several do ("small or medium"). */
export function onlyMatch<Value extends string>(
  text: string,
  rules: Record<Value, RegExp>,
): Value | undefined {
  const found = allMatches(text, rules);
  return found.length === 1 ? found[0] : undefined;
}

export function allMatches<Value extends string>(
  text: string,
  rules: Record<Value, RegExp>,
): Value[] {
  // Object.keys forgets the key type; the record has no other keys.
  return (Object.keys(rules) as Value[]).filter((value) => rules[value].test(text));
}
