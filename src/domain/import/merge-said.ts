import { type MergedField, mergedFieldSchema } from './import-calls.ts';

/** A value for each field that is known, in the shapes of `Said`. */
export type FieldValues = { readonly [Field in MergedField]?: unknown };

/** Every field that is merged, in one order. */
export const mergedFields: readonly MergedField[] = mergedFieldSchema.options;

/**
 * What a file says of one pet that is here. `before`: what the source said last, null for a pet that
 * staff gave this source and ID by hand. A field that the file has no column for is absent in `says`.
 * A field of the pet whose value is not known here is undefined: it is not what the source said.
 */
type Meeting = {
  pet: FieldValues;
  before: FieldValues | null;
  says: FieldValues;
  take: readonly MergedField[];
};

/** `changed` fields become what the file says; `kept` ones differ from it, and stay. */
type Merged = { changed: readonly MergedField[]; kept: readonly MergedField[] };

/**
 * Merges three ways, field by field: what staff changed since the source said it last stays, unless it
 * is in `take`. Of a field that the source never said before, what is filled stays and what is blank
 * becomes what the file says. The database has the same rule, `private.merge_said` in imports.sql; a
 * contract test holds one against the other.
 */
export function mergeSaid({ pet, before, says, take }: Meeting): Merged {
  const isByHand = (field: MergedField) => {
    const last = before?.[field];
    return last === undefined ? !isBlank(pet[field]) : !isSame(pet[field], last);
  };
  const changed: MergedField[] = [];
  const kept: MergedField[] = [];
  for (const field of mergedFields) {
    if (says[field] === undefined || isSame(pet[field], says[field])) continue;
    const pair = pairOf(field);
    const wins = pair.some((one) => take.includes(one)) || !pair.some(isByHand);
    (wins ? changed : kept).push(field);
  }
  return { changed, kept };
}

/**
 * Two fields of one statement go one way. Otherwise the day that staff know would be called estimated,
 * and a pet could be good with kids and not good with kids.
 */
const pairs: readonly (readonly [MergedField, MergedField])[] = [
  ['birthDate', 'birthDateEstimated'],
  ['goodWith', 'notGoodWith'],
];
const pairOf = (field: MergedField): readonly MergedField[] =>
  pairs.find((pair) => pair.includes(field)) ?? [field];

/** Nothing is said: '', false, null, an empty list, or a place without names. */
export function isBlank(value: unknown): boolean {
  if (value === '' || value === false || value === null) return true;
  return typeof value === 'object' && Object.values(Object(value)).every(isBlank);
}

/** As JSON values; the order of an object's keys does not count. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const keys = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === Object.keys(other).length &&
    keys.every((key) => isSame(Reflect.get(one, key), Reflect.get(other, key)))
  );
}
