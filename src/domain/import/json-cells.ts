import { mostRowCharacters } from './bounds.ts';
import type { Cells } from './reading.ts';

// Without zod: the export loads this file in the page, and zod's records would then be among every
// visitor's first scripts (0.6 kB).

/** An animal as JSON has it; what it holds is looked at only where a format names it. */
export type JsonAnimal = Record<string, unknown>;
const isAnimal = (value: unknown): value is JsonAnimal =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const asAnimal = (value: unknown): JsonAnimal | undefined =>
  isAnimal(value) ? value : undefined;

/** The animals of a list, of `{ animals: [...] }` under one of the keys, or of a list of such pages. */
export function animalsUnder(root: unknown, ...keys: string[]): readonly unknown[] | undefined {
  if (Array.isArray(root)) {
    const pages = root.map((page: unknown) => listIn(page, keys));
    return pages.length > 0 && pages.every((page) => page !== undefined) ? pages.flat() : root;
  }
  return listIn(root, keys);
}

function listIn(page: unknown, keys: readonly string[]): readonly unknown[] | undefined {
  const object = Array.isArray(page) ? undefined : asAnimal(page);
  const found = keys
    .map((key) => object?.[key])
    .find((value) => typeof value === 'object' && value);
  return found === undefined ? undefined : Array.isArray(found) ? found : [found];
}

/** Every value at a path such as 'photos.full'; lists on the way are walked through. */
export function valuesAt(value: unknown, path: readonly string[]): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((one: unknown) => valuesAt(one, path));
  const [key, ...rest] = path;
  if (key === undefined) {
    const isScalar = ['string', 'number', 'boolean'].includes(typeof value);
    return isScalar && value !== '' ? [String(value)] : [];
  }
  const object = asAnimal(value);
  return object && Object.hasOwn(object, key) ? valuesAt(object[key], rest) : [];
}

export function jsonCells(animal: JsonAnimal): Cells {
  // As in a CSV, no cell is longer; what is taken of it is much shorter, and its note says so.
  const list = (column: string) =>
    valuesAt(animal, column.split('.')).map((value) => value.slice(0, mostRowCharacters).trim());
  return { list, text: (column) => list(column)[0] ?? '' };
}

/** The columns that some of the animals have, as paths: 'breeds', 'breeds.primary'. */
export function pathsOf(animals: readonly unknown[]): ReadonlySet<string> {
  const paths = new Set<string>();
  const walk = (value: unknown, before: string, depth: number): void => {
    if (Array.isArray(value)) return value.slice(0, 5).forEach((one) => walk(one, before, depth));
    const object = depth === 0 ? undefined : asAnimal(value);
    for (const [key, inner] of Object.entries(object ?? {}).slice(0, 300)) {
      paths.add(before + key);
      walk(inner, `${before}${key}.`, depth - 1);
    }
  };
  walk(animals.slice(0, 10), '', 4);
  return paths;
}
