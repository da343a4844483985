import type { AnimalMention } from '#src/domain/suggestion/animals/animal-mention.ts';
import { agesInNumbers } from './ages-in-numbers.ts';
import { isIndifferent } from '#src/domain/suggestion/clauses/indifference.ts';
import { lexicons } from '#src/domain/suggestion/lexicon/lexicons.ts';
import { lastWords, withoutAnswered, withoutTakenBack } from './mentions.ts';
import type { ParsedText } from '#src/domain/suggestion/clauses/parsed-text.ts';
import { isBoundary } from '#src/domain/suggestion/lexicon/phrases.ts';
import { mentionsOf } from './read-words.ts';

/** What who refuses a trait asks for; nothing for the others. */
const opposites: Readonly<Record<string, string>> = {
  vocal: 'quiet',
  wild: 'calm',
  shy: 'confident',
};

export function readTemperament(
  text: ParsedText,
  animals: readonly AnimalMention[],
): string[] | undefined {
  const found = mentionsOf(text, animals, lexicons.temperament, ['pet', 'nature']).filter(
    (one) =>
      !isIndifferent(text, one) &&
      !isExclamation(text, one.from) &&
      !isInSign(text, one) &&
      !isSort(text, one.from) &&
      !isNotStartled(text, one),
  );
  const mentions = withoutAnswered(text, withoutTakenBack(text, found));
  const traits = mentions.flatMap(({ value, denied }) =>
    denied ? (opposites[value] ?? []) : value,
  );
  return listed(traits);
}

/** "I would feel silly with a tiny dog", but "as calm as our old lab" */
const isInSign = ({ signs }: ParsedText, { from, to }: { from: number; to: number }) =>
  signs.some((sign) => sign.meaning !== 'than' && sign.from < from && to <= sign.to);

/** "the sofa-hogging kind": which sort. */
const isSort = ({ tokens }: ParsedText, at: number) =>
  tokens[at] === 'kind' && (tokens[at - 1] ?? '').endsWith('ing') && isBoundary(tokens[at + 1]);

/** "not scared of noise", "must not react to barking": who bears noise need not be quiet. */
const isNotStartled = (
  { tokens }: ParsedText,
  { value, from, to }: { value: string; from: number; to: number },
) => value === 'quiet' && startled.test(tokens.slice(from, to + 1).join(' '));

const startled =
  /^(?:not|never|no) (?:\w+ )*(?:scared|afraid|frightened|startled?|spooked|fazed?|phased|bothered|minds?|reacts?|shy|nervous|worried)\b/;

/** "bueno, mejor un perro", "Brincadeira, …", "Sweet! Any bunnies?" */
const isExclamation = ({ tokens, piece }: ParsedText, at: number) =>
  /^(?:bueno|bom|bien|brincadeira|sweet|nice|cool|brilliant)$/.test(tokens[at] ?? '') &&
  piece[at - 1] !== piece[at] &&
  /^[,!]$/.test(tokens[at + 1] ?? '') &&
  !/^,$/.test(tokens[at - 1] ?? '');

/** The conditions that are welcome; 'none' only where no other is named. */
export function readSpecialNeeds(
  text: ParsedText,
  animals: readonly AnimalMention[],
): string[] | undefined {
  const mentions = lastWords(
    text,
    mentionsOf(text, animals, lexicons.specialNeeds, ['pet', 'speaker'], false).filter(
      (one) => one.value === 'none' || !isOwnCondition(text, animals, one),
    ),
  );
  // "not deaf, please" leaves out one condition; "no disabilities" asks for none.
  const needs = mentions.flatMap(({ value, denied }) =>
    !denied || value === 'none' ? value : general.test(value) ? 'none' : [],
  );
  const named = needs.filter((need) => need !== 'none');
  const exact = named.filter((need) => need !== 'special needs');
  // "epileptic, on medication": how it is treated is no further need.
  const isTreated = exact.some((need) => treated.test(need));
  const conditions = exact.filter((need) => !(isTreated && need === 'medication'));
  return listed([conditions, named, needs].find((all) => all.length > 0) ?? []);
}

/** "I have epilepsy", "bad hips (mine!)", "mi artrosis": of the speaker, not of the pet. */
function isOwnCondition(
  text: ParsedText,
  animals: readonly AnimalMention[],
  { from, to }: { from: number; to: number },
): boolean {
  const { tokens, piece } = text;
  const start = piece.indexOf(piece[from] ?? 0);
  const before = tokens.slice(Math.max(start, from - 4), from).join(' ');
  // "we need a deaf dog"
  const isOfPet =
    /\b(?:i|we) (?:need|take)\b/.test(before) &&
    animals.some((one) => one.from >= from && one.from <= to);
  return (
    (owning.test(before) && !isOfPet) ||
    isOwnJoints(text, animals, from, to) ||
    isOfPeople(text, { from, to }, agesInNumbers(text, animals).ofPeople) ||
    /^(?:for|fur) (?:my|meine?)\b/.test(tokens.slice(to, to + 2).join(' ')) ||
    // "blind in one eye myself"
    /^(?:\w+ ){0,3}(?:myself|mir selbst|moi meme|eu mesmo)\b/.test(
      tokens
        .slice(to, to + 4)
        .filter((_, at) => piece[to + at] === piece[from])
        .join(' '),
    ) ||
    (tokens[to] === '(' &&
      (/^(?:mine|myself|meine|mios|miennes)$/.test(tokens[to + 1] ?? '') ||
        text.persons.some((one) => one.from > to && one.from - to < 4)))
  );
}

/** "bad knees, a cat": a text that begins with joints tells of the speaker's, if they are not welcome. */
const isOwnJoints = (
  { tokens }: ParsedText,
  animals: readonly AnimalMention[],
  from: number,
  to: number,
): boolean =>
  /^(?:knees?|hips?|back)$/.test(tokens[to - 1] ?? '') &&
  isBoundary(tokens[from - 1]) &&
  /^(?:[,.;]|so|and|here|but)$/.test(tokens[to] ?? '') &&
  !animals.some((one) => one.to <= from);

const treated = /^(?:diabetic|epilepsy|heart condition|thyroid)$/;
const general = /^(?:special needs|medication|special diet)$/;

/** "two ladies, quite deaf, …", "mother (86, arthritis) wants a bird": said of people, the last that were named. */
function isOfPeople(
  { sentence, persons, animals, signs, tokens }: ParsedText,
  { from, to }: { from: number; to: number },
  ages: readonly { at: number }[],
): boolean {
  const isBefore = (at: number) => at < from && sentence[at] === sentence[from];
  const adopter = tokens.findLastIndex(
    (token, at) =>
      isBefore(at) && from - at < 6 && /^(?:someone|somebody|anyone|anybody)$/.test(token),
  );
  if (adopter >= 0 && /^(?:who|that|with|is)$/.test(tokens[adopter + 1] ?? '')) return true;
  const person = Math.max(
    -1,
    ...[...persons.map((one) => one.from), ...ages.map(({ at }) => at)].filter(isBefore),
    tokens.findLastIndex((_, at) => isBefore(at) && opensOwn(tokens, at)),
  );
  const isBeside = animals.some(
    (one) =>
      one.from >= from &&
      one.from - to < 2 &&
      one.meaning.type !== 'any' &&
      sentence[one.from] === sentence[from],
  );
  return (
    person >= 0 &&
    !isBeside &&
    !animals.some((one) => isBefore(one.from) && one.from > person) &&
    !signs.some(
      ({ meaning, from: at }) =>
        (meaning === 'fine' && sentence[at] === sentence[from]) ||
        (/^(?:wish|not)$/.test(meaning) && isBefore(at) && at > person),
    )
  );
}

/** "I have hay fever, a bad heart, one lung": a list of one's own. */
const opensOwn = (tokens: readonly string[], at: number) =>
  /^(?:sou|soy|voy|suis|bin|uso|ando|padezco|sufro|tengo|tenho|ai)$/.test(tokens[at] ?? '')
    ? !/^(?:experiencia|sitio|espacio|tiempo|paciencia|espaco|tempo|deja|de|que|lugar|ya|un|una|dos|uma?|dois)$/.test(
        tokens[at + 1] ?? '',
      )
    : /^(?:i|we)$/.test(tokens[at] ?? '') &&
      /^(?:have|got|am|are|suffer)$/.test(tokens[at + 1] ?? '') &&
      !/^(?:had|owned|nursed|cared|looked|used|happy|ok|okay|fine|open|willing|able|experienced?|looking|after|room|space|time|not|no|prepared|ready|thinking|two|three|both)$/.test(
        tokens[at + 2] ?? '',
      );

const owning =
  /\b(?:(?:i|we)(?: both| all)? (?:have|got|suffer|am|are|live|inject|take|need)\b(?! (?:had|owned|nursed|cared|looked|used|happy|ok|okay|fine|open|willing|able|experienced|looking|after))|with my|my own|my|yo tengo|tengo|estoy|padezco|sufro|ich habe|ich bin|wir haben|meine|je suis|j ai|je ai|mon|ma|mes|eu tenho|tenho|estou|sofro|minha|meu)(?: (?:a|an|bit|both|all|also|too|quite|nearly|almost|mild|bad|severe|of|from|with|mostly|partially|de|un|una|eine?|leichte|um|uma|got|type|heart|blind|deaf|in|one|my|daily|only|some|en|em|silla|cadeira))*$/;

function listed(values: readonly string[]): string[] | undefined {
  return values.length === 0 ? undefined : [...new Set(values)];
}
