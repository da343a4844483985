import * as z from 'zod/mini';
import { petTypes } from '#src/domain/pet.ts';
import { columnKey, type ImportFormat } from './import-format.ts';
import { type MappedField, mappedFields } from './mapped-fields.ts';
import { dayOrders } from './read-day.ts';
import {
  ageOfWords,
  companionKinds,
  companions,
  list,
  mapped,
  parted,
  type Reading,
} from './reading.ts';
import { type Answer, answerWords, companionWords, translated } from './words.ts';

/**
 * What a person said of a CSV that nobody knows, to be stored and used again. `columns`: where each
 * field is, by the names of the columns; several breeds are joined, several pictures are all taken, of
 * others the first that is not blank counts. `values`: what the file's words mean, in lower case; '' for
 * "not known". `type` is that of all animals, where no column says it.
 */
export const mappingSchema = z.object({
  columns: z.partialRecord(
    z.enum(mappedFields),
    z.array(z.string().check(z.maxLength(200))).check(z.maxLength(20)),
  ),
  values: z.partialRecord(
    z.enum(mappedFields),
    z.record(z.string().check(z.maxLength(200)), z.string().check(z.maxLength(200))),
  ),
  days: z.optional(z.enum(dayOrders)),
  type: z.optional(z.enum(petTypes)),
  currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
  /** `source` of its pets: the name under which this list comes again. */
  source: z.string().check(z.minLength(1), z.maxLength(100)),
  hasHeader: z.boolean(),
});
export type Mapping = z.infer<typeof mappingSchema>;

/** The format that a mapping makes of a file. */
export function formatOfMapping(mapping: Mapping): ImportFormat {
  const { columns, values, days, type } = mapping;
  const meaning = (field: MappedField) => {
    const dictionary = new Map(Object.entries(values[field] ?? {}));
    return (said: string) => dictionary.get(said.toLowerCase()) ?? said;
  };
  const texts = (field: MappedField): Reading<readonly string[]> =>
    mapped(list(...(columns[field] ?? [])), (all) => all.map(meaning(field)).filter(Boolean));
  const text = (field: MappedField) => mapped(texts(field), ([first = '']) => first);
  const words = (field: MappedField) =>
    mapped(parted(...(columns[field] ?? [])), (all) =>
      all.map((one) => meaning(field)(one.trim())),
    );
  const who = (field: MappedField) =>
    mapped(words(field), (all) => all.map((one) => translated(one, companionWords)));
  const answers = companionKinds.map((kind) => [
    kind,
    mapped(text(kind), (said): Answer => answerWords.get(said.toLowerCase()) ?? ''),
  ]);
  const place = { city: text('city'), state: text('state'), country: text('country') };
  const always: Reading<string> = { columns: [], read: () => type ?? '' };
  return {
    key: 'mapping',
    name: 'Any other CSV',
    source: mapping.source,
    kind: 'csv',
    needs: [],
    readings: {
      externalId: text('externalId'),
      name: text('name'),
      type: columns.type?.length ? text('type') : always,
      breed: mapped(texts('breed'), (all) => all.join(' / ')),
      birthDate: mapped(text('birthDate'), (written) =>
        days ? { written, order: days } : { written },
      ),
      age: mapped(text('age'), ageOfWords),
      sex: text('sex'),
      size: text('size'),
      energy: text('energy'),
      care: text('care'),
      shedding: text('shedding'),
      training: text('training'),
      companions: companions(Object.fromEntries(answers), {
        goodWith: who('goodWith'),
        notGoodWith: who('notGoodWith'),
      }),
      temperament: words('temperament'),
      specialNeeds: mapped(texts('specialNeeds'), needsOf),
      description: text('description'),
      location: {
        columns: Object.values(place).flatMap((one) => one.columns),
        read: (cells) => ({
          city: place.city.read(cells),
          state: place.state.read(cells),
          country: place.country.read(cells),
        }),
      },
      fee: text('fee'),
      status: text('status'),
      pictures: texts('pictures'),
    },
    drops: [],
    brings: 'the columns that a person chooses',
    loses: 'all other columns',
    ...(mapping.currency === undefined ? {} : { currency: mapping.currency }),
    ...(mapping.hasHeader ? {} : { columnsWithoutHeader: numberedColumns }),
  };
}

function needsOf(said: readonly string[]) {
  const [first = ''] = said;
  const yes = answerWords.get(first.toLowerCase());
  if (yes === 'no' || first.toLowerCase() === 'none') return [];
  return yes === 'yes' ? ['special needs'] : said.length === 0 ? undefined : said;
}

/** The names of the columns of a file without a header: 'Column 1', 'Column 2'. */
export const numberedColumns = (row: readonly string[]): readonly string[] =>
  row.map((_, at) => `Column ${at + 1}`);

/** What columns are called, as `columnKey` has it; the first field that fits a column takes it. */
const names: Record<MappedField, RegExp> = {
  externalId: /^(?:(?:external|animal|pet|shelter)?(?:id|code|number|no|nr|ref)|reference|id.*)$/,
  name: /^(?:(?:animal|pet|dog|cat)?name|nameofanimal|called)$/,
  type: /^(?:(?:animal|pet)?(?:type|species|kind)|animal)$/,
  breed: /^(?:primary|secondary|pri|sec|animal)?breed\w?\d?(?:name)?$/,
  birthDate: /^(?:animal)?(?:birth(?:date|day)?|dateofbirth|dob|born)$/,
  age: /^(?:animal)?age(?:group|inwords)?$/,
  sex: /^(?:animal)?(?:sex|gender)(?:name)?$/,
  size: /^(?:animal)?size(?:group)?$/,
  energy: /^(?:animal)?(?:energy|activity)(?:level)?$/,
  care: /^(?:care(?:requirements)?|grooming(?:needs)?)$/,
  shedding: /^shedding(?:level)?$/,
  training: /^(?:obedience)?training(?:level)?$/,
  kids: /^(?:(?:is)?(?:good|ok)w(?:ith)?)?(?:kids|children)(?:ok|friendly)?$|^no(?:kids|children)$|^is(?:kids|children)ok$/,
  dogs: /^(?:(?:is)?(?:good|ok)w(?:ith)?)?dogs?(?:ok|friendly)?$|^nodogs$|^isdogsok$/,
  cats: /^(?:(?:is)?(?:good|ok)w(?:ith)?)?cats?(?:ok|friendly)?$|^nocats$|^iscatsok$/,
  adults: /^(?:is)?(?:good|ok)w(?:ith)?adults$/,
  seniors: /^(?:is)?(?:good|ok)w(?:ith)?(?:seniors|elderly)$/,
  goodWith: /^goodwith$/,
  notGoodWith: /^notgoodwith$/,
  temperament: /^(?:temperament|personality|tags|traits|qualities|character)$/,
  specialNeeds: /^(?:has|is)?specialneeds?(?:notes|details)?$/,
  description: /^(?:animal)?(?:desc|dsc|description|comments|bio|story|text|about)$/,
  city: /^(?:city|town)$/,
  state: /^(?:state|province|county|region)$/,
  country: /^country$/,
  fee: /^(?:adoption)?(?:fee|price|donation)$/,
  status: /^(?:adoption)?status$/,
  pictures: /^(?:animal)?(?:photo|picture|image|pic)s?(?:url)?s?\d*(?:url)?$/,
};

const several = new Set<MappedField>(['breed', 'pictures', 'specialNeeds', 'temperament']);

/** A first mapping from the names of the columns, for a person to correct. */
export function guessMapping(columns: readonly string[], source: string): Mapping {
  const mapping: Mapping = { columns: {}, values: {}, source, hasHeader: true };
  for (const column of columns) {
    const key = columnKey(column);
    const field = mappedFields.find((one) => names[one].test(key));
    if (!field || (mapping.columns[field] && !several.has(field))) continue;
    mapping.columns[field] = [...(mapping.columns[field] ?? []), column];
    // "No dogs: yes" means that it is not good with dogs.
    if (/^no(?:kids|children|dogs|cats)$/.test(key)) mapping.values[field] = { ...denials };
  }
  return mapping;
}

const denials = {
  '1': 'no',
  y: 'no',
  yes: 'no',
  true: 'no',
  '0': 'yes',
  n: 'yes',
  no: 'yes',
  false: 'yes',
};
