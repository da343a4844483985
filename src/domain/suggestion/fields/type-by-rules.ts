import type { PetType } from '#src/domain/pet.ts';
import type { AnimalMention, AnimalRole } from '#src/domain/suggestion/animals/animal-mention.ts';
import { impliedType } from './implied-type.ts';
import { lastWords, type Mention } from './mentions.ts';
import type { ParsedText } from '#src/domain/suggestion/clauses/parsed-text.ts';

type Named = {
  readonly type: PetType;
  readonly breed: string | undefined;
  readonly role: AnimalRole;
};

/** The species that is wanted by the roles of those that are named, and its breed. */
export function typeByRules(
  text: ParsedText,
  animals: readonly AnimalMention[],
): { type?: PetType; breed?: string } | 'several' {
  const named = lastWords(text, animals.flatMap(namedBy));
  const welcome = named.filter(({ denied, value }) => !denied && value.role !== 'rejected');
  const plainly = welcome.filter(
    (one) =>
      one.value.role === 'wanted' ||
      // "so a cat or a rabbit"
      welcome.some((wanted) => wanted.value.role === 'wanted' && isOr(text, wanted, one)),
  );
  const candidates =
    plainly.length > 0
      ? plainly
      : welcome.length > 0
        ? welcome
        : named.filter(({ denied }) => !denied);
  const types = [...new Set(candidates.map(({ value }) => value.type))];
  // Of several wishes the last counts; of those that are merely named the first is what it is about.
  const first =
    plainly.length > 0
      ? candidates.at(-1)
      : (candidates.findLast((one) => followsWish(text, animals, one.from)) ?? candidates[0]);
  if (first === undefined) return impliedType(text, animals);
  if (types.length > 1 && areAlternatives(text, candidates)) return 'several';
  const { type } = first.value;
  // "whippet. not a greyhound, people always send me greyhounds"
  const refused = new Set(
    animals.flatMap(({ role, meaning }) =>
      role === 'rejected' && 'name' in meaning ? meaning.name : [],
    ),
  );
  const breeds = named.flatMap((one) =>
    !one.denied &&
    !refused.has(one.value.breed ?? '') &&
    one.value.type === type &&
    one.value.breed !== undefined &&
    !givesWay(text, one, plainly)
      ? one.value.breed
      : [],
  );
  // "He wants a pit bull, I want a pug", "a mutt, part collie".
  const isWishedAnew = text.signs.some(
    ({ meaning, from }) =>
      meaning === 'wish' &&
      from < first.from &&
      candidates.every((one) => one === first || one.from < from),
  );
  const last = plainly.length > 0 && isWishedAnew ? first.value.breed : undefined;
  const breed =
    last && last !== 'Mixed Breed' && !refused.has(last)
      ? last
      : (breeds.find((name) => name !== 'Mixed Breed' && !families.has(name)) ??
        breeds.find((name) => name !== 'Mixed Breed') ??
        // "a mutt" is any dog.
        (text.tokens.length > 2 ? breeds[0] : undefined));
  return breed === undefined ? { type } : { type, breed };
}

/** "a spaniel, springer": of these the breed that is named beside them is one. */
const families: ReadonlySet<string> = new Set([
  'Parrot',
  'Pointer',
  'Retriever',
  'Schnauzer',
  'Setter',
  'Spaniel',
  'Terrier',
]);

/** Whether one is the other side of an "or". */
const isOr = (
  { tokens }: ParsedText,
  before: { readonly to: number },
  after: { readonly from: number },
): boolean =>
  /^(?:or|o|u|oder|ou)(?: (?:a|an|maybe|perhaps|un|una|une|ein|eine|einen|um|uma))?$/.test(
    tokens.slice(before.to, after.from).join(' '),
  );

function namedBy({ meaning, role, from, to }: AnimalMention): readonly Mention<Named>[] {
  const { type } = meaning;
  if (type === 'any' || type === 'other') return [];
  if (role !== 'wanted' && role !== 'named' && role !== 'rejected') return [];
  const breed = 'name' in meaning ? meaning.name : undefined;
  // Who wants no puppy, or no poodle, may well want a dog.
  const isPart = role === 'rejected' && ('age' in meaning || breed !== undefined);
  return [
    {
      value: { type, breed: role === 'rejected' ? undefined : breed, role },
      from,
      to,
      denied: role === 'rejected' && !isPart,
    },
  ];
}

/** "My brother got a husky, too much. I want a calm dog": a breed that is only named before a plain wish. */
const givesWay = (
  { sentence }: ParsedText,
  { from, value }: Mention<Named>,
  wanted: readonly Mention<Named>[],
): boolean =>
  value.role === 'named' &&
  value.breed !== 'Mixed Breed' &&
  wanted.some(
    (one) =>
      one.from > from &&
      one.value.breed === undefined &&
      one.value.type === value.type &&
      sentence[one.from] !== sentence[from],
  );

/** "House full: an old collie … Wanted, one cat.", "Conclusion: dog": the wish ends before a mark. */
function followsWish(
  { tokens, signs, sentence }: ParsedText,
  animals: readonly AnimalMention[],
  from: number,
): boolean {
  const isNext = (at: number) =>
    sentence[at] === sentence[from] &&
    at < from &&
    from - at < 6 &&
    !animals.some((one) => one.from > at && one.to <= from && one.meaning.type !== 'any');
  return (
    signs.some(({ meaning, to }) => meaning === 'wish' && isNext(to - 1)) ||
    tokens.some(
      (token, at) =>
        token === ':' &&
        isNext(at) &&
        /^(?:so|therefore|hence|anyway|donc|bref|entonces|entao|also|conclusion|verdict|answer|result|decision|outcome|wish|request|fazit|ergebnis|wunsch|conclusion|resultat|souhait|resultado|deseo|pedido|conclusao|desejo)$/.test(
          tokens[at - 1] ?? '',
        ),
    )
  );
}

const possibly = /^(?:maybe|perhaps|vielleicht|quizas?|talvez|either)$/;

/** "a cat or a dog", "rabbit / bird". */
function areAlternatives(
  { tokens, signs }: ParsedText,
  candidates: readonly Mention<Named>[],
): boolean {
  const isIndifferent = signs.some(({ meaning }) => meaning === 'fine');
  return candidates.some(({ to, value }, at) => {
    const next = candidates[at + 1];
    if (next === undefined || next.value.type === value.type) return false;
    // "cat, dog, rabbit, I don't mind"
    if (tokens[to] === ',' && next.from === to + 1 && isIndifferent) return true;
    // "cats, small dogs, whatever"; "tanto faz gato como cão"
    if (
      tokens[to] === ',' &&
      next.from - to < 3 &&
      /^(?:whatever|whichever|either|any|anything|all|egal|was|peu|lo|tanto|qualquer)$/.test(
        tokens[tokens[next.to] === ',' ? next.to + 1 : next.to] ?? '',
      )
    )
      return true;
    if (next.from === to + 1 && /^(?:como|comme|wie)$/.test(tokens[to] ?? '')) return true;
    if (
      next.from - to < 3 &&
      tokens[to] === 'como' &&
      /^(?:faz|tanto|igual|da)$/.test(tokens[(candidates[at]?.from ?? 0) - 1] ?? '')
    )
      return true;
    // "could be bunny could be cat"
    const before = tokens[(candidates[at]?.from ?? 0) - 1] ?? '';
    if (next.from - to < 5 && possibly.test(before) && tokens[next.from - 1] === before)
      return true;
    const two = tokens.slice((candidates[at]?.from ?? 0) - 2, candidates[at]?.from).join(' ');
    if (
      next.from - to < 5 &&
      /^(?:could|can|may|might|pode|puede|podria|poderia|peut|kann) (?:be|ser|etre|sein)$/.test(
        two,
      ) &&
      tokens.slice(next.from - 2, next.from).join(' ') === two
    )
      return true;
    // "Bird? Cat?"
    if (tokens[to] === '?' && next.from - to < 3 && tokens[next.to] === '?') return true;
    return (
      next.from - to < 5 &&
      tokens
        .slice(to, next.from)
        .some((token) => /^(?:or|and|o|u|oder|ou|und|y|e|et|either)$/.test(token))
    );
  });
}
