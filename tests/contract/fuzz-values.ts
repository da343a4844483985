// Values for a fuzz test: what fits, what is nearly right, and what is hostile.
import fc from 'fast-check';

const hostileTexts = [
  '',
  '\0',
  '\ud83d',
  '\udc00a',
  '😀'.repeat(70),
  'x'.repeat(9_000),
  "'; drop table public.pets; --",
  '../../etc/passwd',
  '%00',
  '%',
  '%ED%A0%80',
  '__proto__',
  'constructor',
  '${7*7}',
  '{"a":1}',
  '-1',
  '99999999999999999999',
  'NaN',
  '\u202e\u0007\n\r',
  '<script>alert(1)</script>',
];
/** What Postgres stores neither as text nor as JSON. */
const unstorable = fc.constantFrom('\0', '\ud83d', 'a\udc00b');
export const text = fc.oneof(
  unstorable,
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);
export const anything = fc.oneof(
  text,
  fc.integer(),
  fc.double(),
  fc.constantFrom(null, true, [], {}),
  fc.array(text, { maxLength: 3 }),
  fc.jsonValue({ maxDepth: 4 }),
);

/** What fits most often, and else anything. */
export const mostly = <Value>(
  fitting: fc.Arbitrary<Value>,
  wrong: fc.Arbitrary<unknown> = anything,
) => fc.oneof({ arbitrary: fitting, weight: 4 }, { arbitrary: wrong, weight: 1 });
export const object = (fields: Record<string, fc.Arbitrary<unknown>>) =>
  mostly(
    fc.oneof(
      fc.record(fields),
      fc.record(fields, { requiredKeys: [] }),
      fc.record({ ...fields, __proto__: anything, more: anything }),
    ),
  );

/** A copy of a value in which one part is replaced, most often one that holds no others. */
export const damaged = (value: unknown): fc.Arbitrary<unknown> => {
  if (typeof value === 'string')
    return fc.oneof(
      anything,
      unstorable,
      unstorable.map((end) => value + end),
    );
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0)
    return anything;
  const inside = fc.constantFrom(...Object.keys(value)).chain((key) =>
    damaged(Reflect.get(value, key)).map((part) => {
      const copy: object = Array.isArray(value) ? [...value] : { ...value };
      return Object.assign(copy, { [key]: part });
    }),
  );
  return fc.oneof({ arbitrary: inside, weight: 9 }, { arbitrary: anything, weight: 1 });
};
export const query = (fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record(fields, { requiredKeys: [] }).chain((values) =>
    fc.boolean().map((encoded) => {
      const pairs = Object.entries(values).map(([name, value]) => {
        const plain = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
        const written = plain.toWellFormed();
        return `${name}=${encoded ? encodeURIComponent(written) : encodeURI(written)}`;
      });
      return `?${pairs.join('&')}`;
    }),
  );

/** A part of a path. */
export const segment = fc.oneof(
  text.map((one) => encodeURIComponent(one.toWellFormed())),
  fc.constantFrom('%00', '%', '%ED%A0%80', '..%2f..', '%2e%2e', '', '1..2', '41..42', 'pet-0001'),
);
