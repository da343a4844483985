export type Unit = 'years' | 'months' | 'kg' | 'cm' | 'minutes' | 'km' | 'other';

/** Words for numbers, of all languages. */
export const numberWords: Record<string, number> = {};
for (const text of [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince',
  'null ein zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn',
  'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze',
  'zero um dois tres quatro cinco seis sete oito nove dez onze doze treze catorze quinze',
]) {
  for (const [value, word] of text.split(' ').entries()) numberWords[word] ??= value;
}
// Tens are digits by now (written-numbers.ts).
for (const one of ['einem', 'einen', 'eine', 'una', 'uma', 'une']) numberWords[one] = 1;

/** Words for units: of what, and how much of it. */
export const units: Record<string, { unit: Unit; times: number }> = {};
for (const [text, unit, times] of [
  [
    'year years ans an ano anos anito anitos aninho aninhos jahr jahre jahren jahrige jahrigen jahriger yearold',
    'years',
    1,
  ],
  ['month months mes meses monat monate monaten mois', 'months', 1 / 12],
  ['week weeks semana semanas woche wochen semaine semaines', 'months', 1 / 52],
  ['kg kilo kilos quilos quilo kgs kilogramm kilogramos quilogramas kilogrammes', 'kg', 1],
  ['pound pounds libras pfund livres', 'kg', 0.4536],
  ['stone', 'kg', 6.35],
  ['cm centimetre centimetres centimeter centimeters zentimeter centimetros', 'cm', 1],
  ['inch inches', 'cm', 2.54],
  ['minute minutes min mins minuten minutos minuto', 'minutes', 1],
  ['hour hours hrs hr h stunde stunden hora horas heure heures', 'minutes', 60],
  ['km k kilometre kilometres kilometer kilometers kilometros quilometros kilometern', 'km', 1],
  ['mile miles millas', 'km', 1.6],
  [
    'day days times square sqm m metres meters feet foot floor percent euro euros dollars dollar bucks night nights second person people bedroom bedrooms room rooms acre acres cat cats dog dogs kid kids children boys girls uhr mal tage tag dias dia jours jour am pm o clock weeks_ago zimmer ninos hijos kinder hunde katzen perros gatos enfants chiens chats filhos criancas gatos caes guinea rabbits birds pets walks star th st nd rd times_a legs patas pattes',
    'other',
    1,
  ],
] as const) {
  for (const word of text.split(' ')) units[word] = { unit, times };
}

const often = /^(?:once|twice|thrice|times|walks|visits|trips|much|hours|few)$/;

/** The number that a word is; undefined for an article and for how often. */
export function numberAt(tokens: readonly string[], at: number): number | undefined {
  const token = tokens[at] ?? '';
  if (/^\d{1,3}(?:\.\d+)?$/.test(token)) return Number(token);
  // "two weeks a month", "twice a year", "20 a month": how often, and how much.
  if (
    /^(?:a|an)$/.test(token) &&
    (unitAt(tokens, at - 1) ||
      often.test(tokens[at - 1] ?? '') ||
      /^\d+$/.test(tokens[at - 1] ?? ''))
  )
    return undefined;
  if (/^(?:a|an)$/.test(token))
    return unitAt(tokens, at + 1) && !/^(?:day|hour|week|night|k|m)s?$/.test(tokens[at + 1] ?? '')
      ? 1
      : undefined;
  // "não passe dos 10 quilos": an article.
  if (token === 'dos' && /^\d/.test(tokens[at + 1] ?? '')) return undefined;
  return Object.hasOwn(numberWords, token) ? numberWords[token] : undefined;
}

export function unitAt(tokens: readonly string[], at: number) {
  const token = tokens[at] ?? '';
  return Object.hasOwn(units, token) ? units[token] : undefined;
}

export const isNumberOrUnit = (token: string): boolean =>
  Object.hasOwn(numberWords, token) || Object.hasOwn(units, token);
