/**
 * The words of a text in lower case and without accents, with numbers and the marks . , ; : ? ! ( )
 * as tokens of their own. A dash between words is a comma; one within a word parts it.
 */
export function tokensOf(text: string): readonly string[] {
  const plain = text
    .toLowerCase()
    .replaceAll(/\p{Extended_Pictographic}/gu, (sign) => ` ${emoji[sign] ?? ''} `)
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\n/g, ' . ')
    .replaceAll(/\.{2,}|…/g, ' , ')
    .replaceAll(/(\d)\s*(?:-|–|—)\s*(\d)/g, '$1 to $2')
    .replaceAll(/\s[-–—]+\s|[–—]/g, ' , ')
    .replaceAll(/(\w)-ish\b/g, '$1')
    .replaceAll(/(\d)\s*\+/g, '$1 plus ')
    .replaceAll(/\s&\s/g, ' and ')
    .replaceAll('%', ' percent ')
    .replaceAll(/(\w)\/(\w)/g, '$1 or $2')
    .replaceAll(/\bw\//g, 'with ')
    .replaceAll(/(\d)[.,](\d)/g, '$1p$2')
    .replaceAll(/(\d)(?!st\b|nd\b|rd\b|th\b|p\d)([a-z])/g, '$1 $2')
    .replaceAll(/\b(qu|[cdjlmnst])'(?=\w\w)/g, '$1e ')
    .replaceAll("'", '’');
  const found = plain.match(/\d+p\d+|[\p{L}\p{N}]+(?:’[\p{L}]+)*’?|[.,;:?!()<>]/gu) ?? [];
  return found.flatMap((token) => expand(token.replace('p', /^\d+p\d+$/.test(token) ? '.' : 'p')));
}

const emoji: Record<string, string> = {
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

/** What people shorten, and what it stands for. */
const short: Record<string, string> = {
  dont: 'do not',
  doesnt: 'does not',
  didnt: 'did not',
  isnt: 'is not',
  arent: 'are not',
  wasnt: 'was not',
  wont: 'will not',
  cant: 'can not',
  cannot: 'can not',
  couldnt: 'could not',
  shouldnt: 'should not',
  wouldnt: 'would not',
  havent: 'have not',
  hasnt: 'has not',
  aint: 'is not',
  neednt: 'need not',
  mustnt: 'must not',
  im: 'i am',
  ive: 'i have',
  ill: 'i will',
  id: 'i would',
  weve: 'we have',
  youre: 'you are',
  theyre: 'they are',
  thats: 'that is',
  hes: 'he is',
  shes: 'she is',
  theres: 'there is',
  whats: 'what is',
  lets: 'let us',
  w: 'with',
  wit: 'with',
  wiv: 'with',
  da: 'the',
  teh: 'the',
  gd: 'good',
  lil: 'little',
  lol: '',
  haha: '',
  gimme: 'give me',
  wanna: 'want to',
  gonna: 'going to',
  tryna: 'looking for',
  lookin: 'looking',
  u: 'you',
  ur: 'your',
  pls: 'please',
  plz: 'please',
  sth: 'something',
  smth: 'something',
  coz: 'because',
  cuz: 'because',
  cos: 'because',
  cause: 'because',
  bc: 'because',
  n: 'and',
  nd: 'and',
  thx: 'thanks',
  rly: 'really',
  v: 'very',
  kinda: 'rather',
  sorta: 'rather',
  abt: 'about',
  bf: 'boyfriend',
  gf: 'girlfriend',
  hubby: 'husband',
  yr: 'year',
  yrs: 'years',
  yo: 'year old',
  mo: 'month',
  mos: 'months',
  mths: 'months',
  wks: 'weeks',
  wk: 'week',
  lb: 'pound',
  lbs: 'pounds',
  kgs: 'kg',
  kilos: 'kg',
  kilo: 'kg',
  kilogram: 'kg',
  kilograms: 'kg',
  b4: 'before',
  gotta: 'have to',
  hafta: 'have to',
  nope: 'nah',
  naw: 'nah',
  '1st': 'first',
  thru: 'through',
  tho: 'though',
  w8: 'wait',
  ppl: 'people',
  'o’clock': '',
  ya: 'you',
  med: 'medium',
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
  const whole = Object.hasOwn(short, word) ? short[word] : undefined;
  if (
    whole !== undefined &&
    (token === word || /’(?:t|m|ve|d|ll|re|s)$/.test(token)) &&
    !/^(?:ill|id)$/.test(token)
  )
    return whole.split(' ').filter(Boolean);
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

/** "sooo" and "dogggg" have at most two of a letter. */
const repeated = (word: string) => word.replaceAll(/([a-z])\1{2,}/g, '$1');

/** The words that begin with a capital within a sentence. */
export function namesIn(text: string): ReadonlySet<string> {
  const found = text.matchAll(/(?<=[\p{Ll},]\s+)\p{Lu}\p{Ll}+/gu);
  return new Set([...found].map(([name]) => name.toLowerCase()));
}
