/** A custom property and its value. */
export type Token = { name: string; value: string };

/** The tokens, read from the style sheets, so that this page is never out of date. */
export type Tokens = { light: readonly Token[]; dark: readonly Token[]; theme: readonly Token[] };

export function readTokens(sheets: Iterable<CSSStyleSheet>): Tokens {
  const rules = [...sheets].flatMap(({ cssRules }) => [...cssRules]);
  const theme = rules.filter((rule) => rule instanceof CSSLayerBlockRule && rule.name === 'theme');
  const dark = rules.filter(
    (rule) => rule instanceof CSSMediaRule && rule.conditionText.includes('dark'),
  );
  return {
    light: rules.flatMap(declared),
    dark: dark.flatMap(inside).flatMap(declared),
    theme: theme.flatMap(inside).flatMap(declared),
  };
}

const inside = (rule: CSSRule) => (rule instanceof CSSGroupingRule ? [...rule.cssRules] : []);

function declared(rule: CSSRule): Token[] {
  if (!(rule instanceof CSSStyleRule) || !rule.selectorText.includes(':root')) return [];
  return [...rule.style]
    .filter((name) => name.startsWith('--'))
    .map((name) => ({ name, value: rule.style.getPropertyValue(name).trim() }));
}
