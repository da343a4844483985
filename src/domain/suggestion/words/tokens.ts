import { abbreviations } from '#src/domain/suggestion/lexicon/abbreviations.ts';
import type { Language } from '#src/domain/suggestion/lexicon/phrases.ts';
import { withDigits } from './written-numbers.ts';

/**
 * The words of a text in lower case and without accents, with numbers and the marks . , ; : ? ! ( )
 * as tokens of their own. A dash between words is a comma; one within a word parts it.
 */
export function tokensOf(text: string): readonly string[] {
  const plain = text
    .toLowerCase()
    .replaceAll(/\p{Extended_Pictographic}/gu, (sign) => ` ${emoji[sign] ?? ''} `)
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    // Without its accent it would be "schon".
    .replaceAll('schön', 'schoen')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(
      /\b(ca|approx|env|aprox|bzw|etc|yrs?|mos|kgs?|lbs?|hrs?|mins?|max|mind|dr|mrs?|st|vs|inkl|evtl|apt|sra?)\.(?=\s+(?!(?:an?|i|we|the|my|would|no|also|maybe|must|not|it|he|she)\b)[\p{Ll}\d])/gu,
      '$1',
    )
    .replaceAll(/\bu\.(?=\s)/g, 'und')
    .replaceAll(/\bp'ti(?=t)/g, 'peti')
    .replaceAll(
      /\b2 (?=(?:look|choose|hug|do|be|get|have|take|keep|play|walk|come|me|my|go)\b)/g,
      'to ',
    )
    .replaceAll(/\b4 (?=(?:me|my|our|us|him|her|the|mum|mom|someone|somebody)\b)/g, 'for ')
    // Laughter parts what is said: "não late kkk porte médio".
    .replaceAll(/\b(?:k{3,}|(?:rs){2,}|(?:ja){2,}|mdr+|x{1,2}d+)\b/g, ' , ')
    // What people say when they dictate.
    .replaceAll(/\b(?:comma|komma|virgule)\b(?! (?:on|nach|in))/g, ' , ')
    .replaceAll(
      /\b(?:full stop|new line|new paragraph|ausrufezeichen|ponto final|punto y aparte|a la ligne|neue zeile)\b/g,
      ' . ',
    )
    .replaceAll(/\b(?:question mark|fragezeichen|point d'interrogation)\b/g, ' ? ')
    .replaceAll(/\b(?:period|punkt)\b/g, (mark) =>
      /\b(?:comma|full stop|komma)\b/i.test(text) ? ' . ' : mark,
    )
    .replaceAll(/\b(?:umm+|uh+|uhm|erm|hmm|euh|ahm)\b,?/g, ' ')
    .replaceAll(/\bum\b,?/g, (um) =>
      /\b(?:the|and|my|i|we|yes|yeah|please)\b/i.test(text) ? ' ' : um,
    )
    .replaceAll(/\b(a|the|to|i|is|and|un|une|ein|eine|um)\s+\1\b/g, '$1')
    .replaceAll(/\bfor like(?= an? )/g, 'for')
    .replaceAll(/\bmore like\b(?! an? )/g, 'rather')
    .replaceAll(/\n/g, ' . ')
    .replaceAll(/\.{2,}|…/g, ' , ')
    .replaceAll(/(\d)\s*(?:-|–|—)\s*(\d)/g, '$1 to $2')
    .replaceAll(/\s[-–—]+\s|[–—]/g, ' , ')
    .replaceAll(/(\d)(?:-?ish)(?= (?:kg|kilos?|lbs?|pounds?|years?|yrs?|months?)\b)/g, '$1')
    .replaceAll(/(\w)-ish\b|(\d)ish\b/g, '$1$2 or so')
    .replaceAll(/(\d)\s*y(?:\.\s?o\.?|\/o)(?=\W|$)/g, '$1 year old')
    // "8 + 10" are two numbers, "<3" is none.
    .replaceAll(/(\d)\s*\+\s*(?=\d)/g, '$1 and ')
    .replaceAll(/<3(?!\d|\s?(?:y|mo|k|lb|pound|a[nñ]|jahr|mon))/g, ' ')
    .replaceAll(/(\d)\s*\+/g, '$1 plus ')
    // "don't shed + kid friendly + small", "rabbit / lop / tame"
    .replaceAll(/\s[+/•·]\s/g, ' , ')
    .replaceAll(/\s&\s/g, ' and ')
    .replaceAll(/\d\s*'\s*\d{1,2}\b"?/g, ' tall ')
    .replaceAll('%', ' percent ')
    .replaceAll(/(\w)\/(\w)/g, '$1 or $2')
    .replaceAll(/\bw\/o\b/g, 'without')
    .replaceAll(/\bw\//g, 'with ')
    .replaceAll(/(\d)[.,](\d)/g, '$1p$2')
    // "dreijährig", "3-jähriger"
    .replaceAll(/\b(\d+|[a-z]+?)[- ]?jahrige?[rnms]?\b/g, '$1 jahrige')
    .replaceAll(/(\d)(?!st\b|nd\b|rd\b|th\b|p\d)([a-z])/g, '$1 $2')
    .replaceAll(/\b(qu|[cdjlmnst])'(?=\w\w)/g, '$1e ')
    .replaceAll(/'s (?=(?:got|had)\b)/g, ' has ')
    .replaceAll("'", '’')
    .replaceAll(
      /\b(we|she)d(?= (?:like|love|prefer|want|rather|be|have|need|also|really)\b)/g,
      '$1 would',
    )
    .replaceAll(/\bill(?= (?:take|have|get|be|adopt|give|need)\b)/g, 'i will');
  const found = plain.match(/\d+p\d+|[\p{L}\p{N}]+(?:’[\p{L}]+)*’?|[.,;:?!()<>]/gu) ?? [];
  return found.flatMap((token) => expand(token.replace('p', /^\d+p\d+$/.test(token) ? '.' : 'p')));
}

const emoji: Record<string, string> = {
  '🏃': 'run',
  '🏔': 'mountains',
  '⛰': 'mountains',
  '🛋': 'sofa',
  '👶': 'baby',
  '👵': 'granny',
  '👴': 'grandad',
  '🐶': 'dog',
  '🐕': 'dog',
  '🐩': 'poodle',
  '🐱': 'cat',
  '🐈': 'cat',
  '😺': 'cat',
  '🐰': 'rabbit',
  '🐇': 'rabbit',
  '🐦': 'bird',
  '🦜': 'parrot',
  '🐤': 'bird',
};

/** In any language. */
const everywhere: Record<string, string> = {
  lol: '',
  haha: '',
  kgs: 'kg',
  kilos: 'kg',
  kilo: 'kg',
  kilogram: 'kg',
  kilograms: 'kg',
  'o’clock': '',
};

const endingsOfVerbs: Record<string, string> = {
  'n’t': 'not',
  '’m': 'am',
  '’ve': 'have',
  '’ll': 'will',
  '’d': 'would',
  '’re': 'are',
};

function expand(token: string): readonly string[] {
  const word = token.replaceAll('’', '');
  const whole = /’(?:t|m|ve|d|ll|re|s)$/.test(token)
    ? abbreviations.en.get(word)
    : Object.hasOwn(everywhere, token)
      ? everywhere[token]
      : undefined;
  if (whole !== undefined) return whole.split(' ').filter(Boolean);
  if (!token.includes('’')) return [repeated(token)];
  for (const [ending, stands] of Object.entries(endingsOfVerbs)) {
    if (token.endsWith(ending)) return [token.slice(0, -ending.length), stands].filter(Boolean);
  }
  if (/’s?$/.test(token)) {
    const owner = token.replace(/’s?$/, '');
    return /^(?:it|he|she|that|what|there|who|here|where|this)$/.test(owner)
      ? [owner, 'is']
      : [owner, '’s'];
  }
  return token.split('’').filter(Boolean);
}

/** The tokens with what the language shortens written out. */
export function writtenOut(tokens: readonly string[], language: Language): readonly string[] {
  return withDigits(
    tokens.flatMap(
      (token) => abbreviations[language].get(token)?.split(' ').filter(Boolean) ?? [token],
    ),
  );
}

/** "sooo" and "dogggg" have at most two of a letter. */
const repeated = (word: string) => word.replaceAll(/([a-z])\1{2,}/g, '$1');

/** The words that begin with a capital within a sentence. */
export function namesIn(text: string): ReadonlySet<string> {
  const found = text.matchAll(/(?<=[\p{Ll},]\s+)\p{Lu}\p{Ll}+/gu);
  return new Set([...found].map(([name]) => name.toLowerCase()));
}
