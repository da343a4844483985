import type { petFields } from '#src/domain/pet-fields.ts';
import type { Mention } from './mentions.ts';
import type { ParsedText } from '#src/domain/suggestion/clauses/parsed-text.ts';

export type Level = (typeof petFields.energy.vocabulary)[number];

const levels: Readonly<Record<string, Level>> = {
  low: 'low',
  lower: 'low',
  little: 'low',
  baja: 'low',
  bajo: 'low',
  bajos: 'low',
  geringer: 'low',
  poca: 'low',
  wenig: 'low',
  niedrig: 'low',
  niedrige: 'low',
  faible: 'low',
  basse: 'low',
  baixa: 'low',
  baixo: 'low',
  minimal: 'low',
  medium: 'moderate',
  moderate: 'moderate',
  mid: 'moderate',
  average: 'moderate',
  normal: 'moderate',
  some: 'moderate',
  media: 'moderate',
  medio: 'moderate',
  medios: 'moderate',
  medias: 'moderate',
  moderada: 'moderate',
  mittel: 'moderate',
  mittlere: 'moderate',
  mittlerer: 'moderate',
  moyenne: 'moderate',
  moyen: 'moderate',
  moderee: 'moderate',
  high: 'high',
  higher: 'high',
  alta: 'high',
  alto: 'high',
  altos: 'high',
  mucha: 'high',
  hoch: 'high',
  hohe: 'high',
  hoher: 'high',
  elevee: 'high',
  haute: 'high',
  lots: 'high',
};
const joints = /^(?:or|to|and|o|a|y|bis|oder|und|ou|et|e)$/;

/** The other half of "low to medium shedding", "energy: moderate or high": a level before or after. */
export function coordinated(
  text: ParsedText,
  mentions: readonly Mention<Level>[],
): readonly Mention<Level>[] {
  const { tokens } = text;
  return mentions.flatMap((mention) => {
    const isNext =
      levelAt(tokens, mention.from) !== undefined &&
      levelAt(tokens, mention.from - 1) !== undefined;
    // "low to moderate energy", "low-moderate energy"
    const before = isNext
      ? mention.from - 1
      : joints.test(tokens[mention.from - 1] ?? '')
        ? mention.from - 2
        : -1;
    const after = joints.test(tokens[mention.to] ?? '') ? mention.to + 1 : -1;
    const others = [before, after].flatMap((at): Mention<Level>[] => {
      const value = levelAt(tokens, at);
      const isOther =
        at === after && !/^(?:[.,;:?!()|]|please|would|is)?$/.test(tokens[at + 1] ?? '');
      return value === undefined || isOther
        ? []
        : [{ ...mention, value, from: Math.min(at, mention.from) }];
    });
    return [mention, ...others];
  });
}

/** A level all by itself, after a correction or in an answer: "on second thought moderate". */
export function bareLevels({ tokens, signs }: ParsedText): readonly Mention<Level>[] {
  return signs.flatMap(({ meaning, to }): Mention<Level>[] => {
    const value = levelAt(tokens, to);
    const ends = /^(?:[.,;:?!()|])?$/.test(tokens[to + 1] ?? '');
    return meaning === 'correction' && value !== undefined && ends
      ? [{ value, from: to, to: to + 1, denied: false }]
      : [];
  });
}

function levelAt(tokens: readonly string[], at: number): Level | undefined {
  const token = tokens[at] ?? '';
  return Object.hasOwn(levels, token) ? levels[token] : undefined;
}

/** Whether a word for a size says how much of something else is wanted. */
export function isLevelOf(
  tokens: readonly string[],
  at: number,
  covered: ReadonlySet<number>,
): boolean {
  if (covered.has(at)) return true;
  // "medium or high upkeep", "cuidados bajos o medios"
  return (
    levelAt(tokens, at) !== undefined &&
    [1, -1].some(
      (step) =>
        joints.test(tokens[at + step] ?? '') &&
        covered.has(at + 2 * step) &&
        levelAt(tokens, at + 2 * step) !== undefined,
    )
  );
}
