// "soixante-dix-neuf", "setenta e seis", "einundneunzig": numbers above twenty, as digits.

const tens: Record<string, number> = {};
for (const text of [
  'twenty thirty forty fifty sixty seventy eighty ninety',
  'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig',
  'vingt trente quarante cinquante soixante septante octante nonante',
  'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
]) {
  for (const [at, word] of text.split(' ').entries()) tens[word] = (at + 2) * 10;
}
tens['huitante'] = 80;

const ones: Record<string, number> = {};
for (const text of [
  'one two three four five six seven eight nine',
  'uno dos tres cuatro cinco seis siete ocho nueve',
  'ein zwei drei vier funf sechs sieben acht neun',
  'un deux trois quatre cinq six sept huit neuf',
  'um dois tres quatro cinco seis sete oito nove',
]) {
  for (const [at, word] of text.split(' ').entries()) ones[word] = at + 1;
}
const teens: Record<string, number> = {};
for (const [at, word] of 'dix onze douze treize quatorze quinze seize'.split(' ').entries())
  teens[word] = at + 10;

/** The tokens with such numbers in digits: those of one word that are read elsewhere stay. */
export function withDigits(tokens: readonly string[]): readonly string[] {
  const written: string[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const found = compoundOf(tokens[at] ?? '') ?? numberAt(tokens, at);
    written.push(found === undefined ? (tokens[at] ?? '') : String(found.value));
    if (found) at = found.to === undefined ? at : found.to - 1;
  }
  return written;
}

type Found = { value: number; to?: number };

/** "einundneunzig" */
function compoundOf(token: string): Found | undefined {
  const [, one = '', ten = ''] = /^([a-z]+?)und([a-z]+zig|dreissig)$/.exec(token) ?? [];
  const value = (tens[ten] ?? 0) + (ones[one] ?? 0);
  return tens[ten] !== undefined && ones[one] !== undefined ? { value } : undefined;
}

function numberAt(tokens: readonly string[], at: number): Found | undefined {
  const isFourTwenties = tokens[at] === 'quatre' && /^vingts?$/.test(tokens[at + 1] ?? '');
  const ten = isFourTwenties ? 80 : tens[tokens[at] ?? ''];
  if (ten === undefined) return undefined;
  const start = at + (isFourTwenties ? 2 : 1);
  const next = /^(?:y|e|et)$/.test(tokens[start] ?? '') ? start + 1 : start;
  const word = tokens[next] ?? '';
  // "ochenta y un gato" is eighty, and a cat.
  const isArticle = /^(?:una?|um|ein)$/.test(word) && !units.test(tokens[next + 1] ?? '');
  const teen = ten === 60 || ten === 80 ? teens[word] : undefined;
  if (teen !== undefined) {
    const unit = teen === 10 ? ones[tokens[next + 1] ?? ''] : undefined;
    return unit !== undefined && unit > 6
      ? { value: ten + 10 + unit, to: next + 2 }
      : { value: ten + teen, to: next + 1 };
  }
  const one = isArticle ? undefined : ones[word];
  if (one !== undefined) return { value: ten + one, to: next + 1 };
  return isFourTwenties || ten >= 30 ? { value: ten, to: start } : undefined;
}

const units = /^(?:anos?|ans|jahre?|quilos?|kilos?|kg)$/;
