// How big the pet is to be, in words, measures and comparisons.
import { petFields } from '#src/domain/pet-fields.ts';
import type { AnimalMention } from '#src/domain/suggestion/animals/animal-mention.ts';
import { isOfAnimal } from '#src/domain/suggestion/animals/described-as-people.ts';
import { lexicons } from '#src/domain/suggestion/lexicon/lexicons.ts';
import { lastWords, listed, type Mention, valuesOf } from './mentions.ts';
import type { ParsedText } from '#src/domain/suggestion/clauses/parsed-text.ts';
import { isBoundary } from '#src/domain/suggestion/lexicon/phrases.ts';
import { isLevelOf } from './read-coordinated.ts';
import { quantitiesOf } from './read-quantities.ts';
import {
  isOfOtherNoun,
  type Size,
  sizesByComparison,
  sizesByHeight,
  sizesByWeight,
} from './measured-sizes.ts';
import { mentionsOf } from './read-words.ts';

export function readSize(text: ParsedText, animals: readonly AnimalMention[]): Size[] | undefined {
  const measured = [
    ...sizesByWeight(text, animals),
    ...sizesByHeight(text, animals),
    ...sizesByComparison(text, animals),
  ];
  const covered = otherLevels(text);
  const words = mentionsOf(text, animals, lexicons.size, ['pet'])
    .flatMap((one) => bounded(text, one))
    .filter(
      ({ from, to }) =>
        // "gatos pequeños" are no children.
        ![...measured, ...text.people.filter((one) => !isOfAnimal(text, one))].some(
          (one) => one.from < to && from < one.to,
        ) &&
        !isOfOtherNoun(text, from) &&
        !isAnySize(text, from) &&
        !isDegree(text, from) &&
        // "does not matter how big"
        text.tokens[from - 1] !== 'how' &&
        !(
          to - from === 1 &&
          (isLevelOf(text.tokens, from, covered) || isLevelOfTopic(text, from, covered))
        ),
    );
  const all = [...words, ...measured].toSorted((one, other) => one.from - other.from);
  return listed(valuesOf(petFields.size.vocabulary, lastWords(text, all)));
}

/** "up to medium", "at least medium": a medium one, and what lies below or above. */
function bounded({ tokens }: ParsedText, mention: Mention<Size>): readonly Mention<Size>[] {
  if (mention.value !== 'medium' || mention.denied) return [mention];
  const before = tokens.slice(Math.max(0, mention.from - 2), mention.from).join(' ');
  const after = tokens.slice(mention.to, mention.to + 2).join(' ');
  const other =
    atMost.test(before) || /^(?:max|maximum|tops|at most)\b/.test(after)
      ? 'small'
      : atLeast.test(before)
        ? 'large'
        : undefined;
  return other ? [{ ...mention, value: other }, mention] : [mention];
}

const atMost =
  /(?:^| )(?:up to|at most|max|maximum|hasta|como mucho|maximo|bis|hochstens|maximal|jusqu a|au plus|ate)$/;
const atLeast =
  /(?:^| )(?:at least|minimum|al menos|como minimo|minimo|mindestens|au moins|pelo menos)$/;

/** "a little shy", "a little older": how much, where no animal follows. */
function isDegree({ tokens, adjectives, animals, isFunction }: ParsedText, from: number): boolean {
  if (tokens[from] !== 'little' || tokens[from - 1] !== 'a') return false;
  let at = from + 1;
  while (adjectives.has(at)) at += 1;
  return (
    (at > from + 1 ||
      /^(?:on|unsure|worried|late|early|lost|deaf|blind)$/.test(tokens[at] ?? '')) &&
    !animals.some((one) => one.from === at) &&
    (isBoundary(tokens[at]) || isFunction(at))
  );
}

/** "grande, pequeno, tanto faz": of a pair that matters to nobody neither is asked for. */
const isAnySize = ({ tokens }: ParsedText, from: number): boolean =>
  /\b(?:small|big|large|little|grande?|gross|klein|petit|chico|pequen[oa])(?: (?:or|o|ou|oder|,))? (?:small|big|large|little|grande?|gross|klein|petit|chico|pequen[oa])(?: ,)? (?:tanto faz|da igual|egal|peu importe|no importa|no matter|whatever)/.test(
    tokens.slice(Math.max(0, from - 3), from + 7).join(' '),
  );

/** The tokens of "medium shedding" and "low maintenance", whose first word is no size. */
function otherLevels(text: ParsedText): ReadonlySet<number> {
  const { tokens, language } = text;
  const found = [lexicons.energy, lexicons.care, lexicons.shedding].flatMap((words) =>
    words
      .match(tokens, language)
      .flatMap(({ meaning, from, to }) => (meaning === undefined ? [] : [{ from, to }])),
  );
  const quantities = (['energy', 'care', 'shedding'] as const).flatMap((field) =>
    quantitiesOf(text, field).map(({ from, to }) => ({ from: Math.max(0, from - 1), to: to + 1 })),
  );
  // "Energy: medium"
  const labelled = [lexicons.energyTopics, lexicons.careTopics, lexicons.sheddingTopics].flatMap(
    (words) =>
      words
        .match(tokens, language)
        .flatMap(({ from, to }) => (tokens[to] === ':' ? [{ from, to: to + 2 }] : [])),
  );
  return new Set(
    [...found, ...quantities, ...labelled].flatMap(({ from, to }) =>
      to - from > 1 ? Array.from({ length: to - from }, (_, at) => from + at) : [],
    ),
  );
}

/** "energy from medium to bonkers", "care level: low, at a push medium": of the topic that was named before. */
function isLevelOfTopic(
  { tokens, language, piece, sentence }: ParsedText,
  at: number,
  covered: ReadonlySet<number>,
): boolean {
  if (!/^(?:medium|middling|middle|mid|medio|mittel|moyen)$/.test(tokens[at] ?? '')) return false;
  const isPlain = isBoundary(tokens[at + 1]) || /^(?:or|to|and|at)$/.test(tokens[at + 1] ?? '');
  return (
    isPlain &&
    [lexicons.energyTopics, lexicons.careTopics, lexicons.sheddingTopics]
      .flatMap((topics) => topics.match(tokens, language))
      .some(
        ({ from, to }) =>
          to <= at &&
          at - to < 8 &&
          // "low energy, medium" is of two fields.
          !covered.has(from - 1) &&
          (piece[from] === piece[at]
            ? !covered.has(from) || tokens[to] === 'from' || tokens[at - 1] === 'from'
            : sentence[from] === sentence[at] &&
              tokens.slice(to, to + 2).includes(':') &&
              /^(?:push|least|most|or)$/.test(tokens[at - 1] ?? '')) &&
          !tokens.slice(Math.max(0, from - 3), at + 5).some((token) => ofSize.test(token)),
      )
  );
}

const ofSize =
  /^(?:sized?|build|small|large|big|tamano|tamanho|porte|taille|gabarit|grosse|klein|gross|grande|pequen[oa]|petite?)$/;
