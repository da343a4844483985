import { amountsIn, type Amount } from '#src/domain/suggestion/clauses/amounts.ts';
import type { AnimalMention } from '#src/domain/suggestion/animals/animal-mention.ts';
import type { Mention } from './mentions.ts';
import { isDenied } from '#src/domain/suggestion/clauses/denials.ts';
import type { ParsedText } from '#src/domain/suggestion/clauses/parsed-text.ts';
import type { Level } from './read-coordinated.ts';
import { subjectBefore } from './subjects.ts';

const exercise =
  /^(?:outside|outdoors|trails?|exercises?|exercised|exercising|walk|walks|walked|walking|walkies|walker|loop|loops|circuit|stroll|strolls|outing|outings|hike|hikes|run|runs|running|jog|exercise|paseos?|pasear|caminar|caminatas?|gassi|spaziergange?|spaziergangen|spazieren|laufen|auslauf|promenades?|balades?|sorties?|marche|marchons|marcher|passeios?|passear|caminhadas?|caminho|caminhamos|gehe|gehen|camino|caminamos|ando|andar|andamos)$/;
/** What one does with a distance. */
const covering =
  /^(?:do|does|doing|manage|cover|covering|handle|keep|go|train|training|mornings?|evenings?|sunrise|laufe|renne|jogge|radle|cours|court|courons|courir|corro|corremos|correr)$/;
/** What lasts that long, or lies that far away, is something else. */
const others =
  /^(?:sleep|sleeps|sleeping|schlafen|duerme|dort|dorme|alone|away|from|work|works|office|school|commute|drive|car|bus|to|solo|sola|allein|seul|sozinho|trabajo|arbeit|travail|trabalho)$/;

/** In minutes a day, and in kilometres. */
const lowTo = 25;
const moderateTo = 75;
const moderateToKm = 4;
/** In thousands: fewer are no walk. */
const fewSteps = 3;
const manySteps = 12;

/** "an hour of walking a day", "10 miles": how much the pet will get to move. */
export function exerciseInNumbers(
  text: ParsedText,
  animals: readonly AnimalMention[],
): readonly Mention<Level>[] {
  const { tokens, sentence } = text;
  const amounts = [...amountsIn(text), ...partsOfHours(tokens)];
  return [
    ...stepsIn(tokens),
    ...amounts.flatMap((amount): Mention<Level>[] => {
      const { unit, from, to, least, most } = amount;
      if (unit !== 'minutes' && unit !== 'km') return [];
      const near = tokens.findIndex(
        (token, at) =>
          (exercise.test(token) || (unit === 'km' && covering.test(token))) &&
          sentence[at] === sentence[from] &&
          (at < from ? from - at <= 6 : at - to <= 12),
      );
      const isNeeded =
        (unit === 'km' && aDay.test(tokens.slice(to, to + 6).join(' '))) ||
        (needing.test(tokens.slice(Math.max(0, from - 3), from).join(' ')) &&
          aDay.test(tokens.slice(to, to + 5).join(' ')));
      const around = [...tokens.slice(Math.max(0, from - 2), from), ...tokens.slice(to, to + 2)];
      if ((near < 0 && !isNeeded) || around.some((one) => others.test(one))) return [];
      if (isOfFormer(text, animals, from) || steps.test(tokens[to] ?? '')) return [];
      const half = tokens[from - 1] === 'half';
      const much = (most ?? least ?? 0) * (half ? 0.5 : 1) * timesADay(tokens, from, to);
      const value = unit === 'km' ? levelOfKm(much) : levelOfMinutes(much);
      // "can't do more than 20 minutes" is what is done at most.
      const denied = !amount.open && isDenied(text, { from, to });
      const at = near < 0 ? from : near;
      return [{ value, from: Math.min(from, at), to: Math.max(to, at + 1), denied }];
    }),
  ];
}

/** "half an hour", "an hour", which are no numbers elsewhere. */
function partsOfHours(tokens: readonly string[]): readonly Amount[] {
  return tokens.flatMap((token, at): Amount[] => {
    if (!/^(?:hours?|stunde|hora|heure|horinha)$/.test(token)) return [];
    const article = /^(?:a|an)$/.test(tokens[at - 1] ?? '') ? at - 1 : at;
    const part = parts[tokens[article - 1] ?? ''];
    if (part === undefined && article === at) return [];
    return [
      {
        from: part === undefined ? article : article - 1,
        to: at + 1,
        least: part ?? 60,
        most: part ?? 60,
        unit: 'minutes',
        old: false,
        open: false,
      },
    ];
  });
}

/** Of an hour, in minutes. */
const parts: Readonly<Record<string, number>> = {
  quarter: 15,
  half: 30,
  halbe: 30,
  media: 30,
  demi: 30,
  meia: 30,
  good: 60,
  full: 60,
  solid: 60,
};

/** "my last dog needed four hours a day" */
function isOfFormer(text: ParsedText, animals: readonly AnimalMention[], from: number): boolean {
  const last = animals.findLast(
    (one) => one.to <= from && text.sentence[one.from] === text.sentence[from],
  );
  return last?.role === 'past' || subjectBefore(text, animals, from) === 'household';
}

const steps = /^(?:steps|schritte|pasos|pas|passos)$/;

/** "18,000 steps a day": written with a comma, which `tokensOf` reads as a decimal point. */
const stepsIn = (tokens: readonly string[]): readonly Mention<Level>[] =>
  tokens.flatMap((token, at): Mention<Level>[] => {
    if (!steps.test(token)) return [];
    const from = /^(?:k|thousand|mil|mille|tausend)$/.test(tokens[at - 1] ?? '') ? at - 2 : at - 1;
    const isInThousands = from < at - 1 || (tokens[from] ?? '').includes('.');
    const thousands = Number(tokens[from]) / (isInThousands ? 1 : 1000);
    if (!(thousands >= fewSteps)) return [];
    return [
      { value: thousands > manySteps ? 'high' : 'moderate', from, to: at + 1, denied: false },
    ];
  });

/** "needs two hours a day", but not "needs to be fine for ten hours". */
const needing = /\b(?:needs?|needing|needed|requires?)\b(?! to\b)/;
const aDay =
  /^(?:or so )?(?:(?:once |twice |two times )?(?:a|per|each|every) (?:day|morning|evening|walk)|daily)/;

const levelOfKm = (km: number): Level => (km > moderateToKm ? 'high' : 'moderate');
const levelOfMinutes = (minutes: number): Level =>
  minutes <= lowTo ? 'low' : minutes <= moderateTo ? 'moderate' : 'high';

/** "two 20 minute walks", "half an hour twice a day", "an hour morning and evening". */
function timesADay(tokens: readonly string[], from: number, to: number): number {
  const said = [tokens[from - 1], ...tokens.slice(to, to + 6)].map((token) => token ?? '');
  const times = said.map((token) => often[token]).find((many) => many !== undefined);
  if (times !== undefined) return times;
  return /\b(?:morning|am) (?:and|or|plus) (?:\w+ ){0,3}(?:evening|night|afternoon|pm)\b|\bmorgens und abends\b|\b(?:manana|manha|matin) (?:y|e|et) (?:\w+ )?(?:tarde|noche|noite|soir)\b/.test(
    said.join(' '),
  )
    ? 2
    : 1;
}

const often: Readonly<Record<string, number>> = {
  two: 2,
  twice: 2,
  couple: 2,
  three: 3,
  thrice: 3,
  zweimal: 2,
  dreimal: 3,
  dos: 2,
  tres: 3,
  zwei: 2,
  drei: 3,
  deux: 2,
  trois: 3,
  duas: 2,
};

/** "my brother runs": what people do who live elsewhere. */
export function isOfOthers({ tokens, piece, persons }: ParsedText, from: number): boolean {
  const start = piece.indexOf(piece[from] ?? 0);
  const person = persons.findLast((one) => one.from >= start && one.to <= from);
  return person !== undefined && strangers.test(tokens[person.from] ?? '');
}

/** "I used to row", "when I was fit": what nobody does any more. */
export function isOver({ tokens, piece }: ParsedText, from: number): boolean {
  const start = piece.indexOf(piece[from] ?? 0);
  return over.test(tokens.slice(start, from).join(' '));
}

const over =
  /\b(?:used to|former|formerly|years ago|when i was|my \w+ days|gave up|had to stop|antes|fruher|avant|no longer|too old)\b/;

const strangers =
  /^(?:neighbou?rs?|friends?|boss|colleagues?|cousins?|ex|brother|sister|uncle|aunt|people|everyone|everybody|vecin[oa]s?|amig[oa]s?|herman[oa]|nachbar(?:in|n)?|bruder|schwester|freund|voisine?s?|frere|soeur|vizinh[oa]s?|irma|irmao)$/;
