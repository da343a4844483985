import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { type Field, fields, type RequestSet, requestSets } from './requests.ts';
import type { Figures } from './score.ts';

const file = join(import.meta.dirname, 'floor.json');

const figuresSchema = z.strictObject({
  macroF1: z.number(),
  rightThroughout: z.number(),
  /** This and the next one may not rise; the others may not fall. */
  invented: z.number(),
  typeWrong: z.number(),
  f1: z.record(z.enum(fields), z.number()),
});
const floorSchema = z.record(z.enum(requestSets), figuresSchema);

type Recorded = z.infer<typeof figuresSchema>;
export type Floor = z.infer<typeof floorSchema>;

/** What the rules reached when floor.json was last recorded. */
export function readFloor(): Floor {
  return floorSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Writes what the rules reach now, rounded to their favour by less than 0.001. */
export function recordFloor(evaluations: Record<RequestSet, { figures: Figures }>): void {
  const pairs = requestSets.map((set) => [set, recordedOf(evaluations[set].figures)]);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(pairs), null, 2)}\n`);
}

/** A sentence for each figure that is worse than recorded. */
export function worseThan(recorded: Recorded, figures: Figures): readonly string[] {
  const now = recordedOf(figures);
  const fell = (name: string, was: number, is: number) =>
    is < was ? [`${name} fell from ${was} to ${is}`] : [];
  const rose = (name: string, was: number, is: number) =>
    is > was ? [`${name} rose from ${was} to ${is}`] : [];
  return [
    ...fell('macro-F1', recorded.macroF1, now.macroF1),
    ...fell('right in every field', recorded.rightThroughout, now.rightThroughout),
    ...rose('invented', recorded.invented, now.invented),
    ...rose('type wrong', recorded.typeWrong, now.typeWrong),
    ...fields.flatMap((field) => fell(`F1 of ${field}`, recorded.f1[field], now.f1[field])),
  ];
}

function recordedOf(figures: Figures): Recorded {
  const f1 = fields.map((field) => [field, down(figures.fields[field].f1)] as const);
  return {
    macroF1: down(figures.macroF1),
    rightThroughout: down(figures.rightThroughout),
    invented: up(figures.invented),
    typeWrong: up(figures.typeWrong),
    // One pair for each field.
    f1: Object.fromEntries(f1) as Record<Field, number>,
  };
}

const down = (share: number) => Math.floor(share * 1000) / 1000;
const up = (share: number) => Math.ceil(share * 1000) / 1000;
