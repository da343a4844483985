import { type FormEvent, useEffect, useState } from 'react';
import { type MappedField, mappedFields } from '#src/domain/import/mapped-fields.ts';
import type { Mapping } from '#src/domain/import/mapping.ts';
import { dayOrders } from '#src/domain/import/read-day.ts';
import { petTypes } from '#src/domain/pet.ts';
import type { Column } from '#src/import/look-at-file.ts';
import type { RemoteReader } from '#src/import/reader.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorSummary } from '#src/ui/error-summary.tsx';
import { Checkbox, TextField } from '#src/ui/field.tsx';
import type { Option } from './choices.tsx';
import { LabelledSelect } from './labelled-select.tsx';
import {
  closedFields,
  mappedFieldLabels,
  meanings,
  missingOf,
  strangeWords,
  withField,
  withMeaning,
} from './mapping-fields.ts';

type MappingFormProps = {
  columns: readonly Column[];
  /** What was said of it before, or a guess. */
  first: Mapping;
  reader: RemoteReader;
  onMap: (mapping: Mapping) => void;
  onCancel: () => void;
};

const fieldOptions: readonly Option[] = [
  ['', 'Not read'],
  ...mappedFields.map((field): Option => [field, mappedFieldLabels[field]]),
];
const dayLabels = { ymd: 'year, month, day', mdy: 'month, day, year', dmy: 'day, month, year' };

/** A person says what the columns of a CSV are that fits no format. */
export function MappingForm(props: MappingFormProps) {
  const { reader, onMap, onCancel } = props;
  const [columns, setColumns] = useState(props.columns);
  const [mapping, setMapping] = useState(props.first);
  const [errors, setErrors] = useState<ReturnType<typeof missingOf>>([]);
  const strange = useStrangeWords(reader, mapping);
  const change = (changes: Partial<Mapping>) => setMapping({ ...mapping, ...changes });
  const fieldOf = (column: string) =>
    mappedFields.find((field) => mapping.columns[field]?.includes(column)) ?? '';
  const has = (field: MappedField) => (mapping.columns[field]?.length ?? 0) > 0;
  const isUsed = (column: string) => fieldOf(column) !== '';

  const turnHeader = async (hasHeader: boolean) => {
    const next = await reader.columns(hasHeader);
    const guess = await reader.guessedMapping(namesOf(next), mapping.source);
    setColumns(next);
    setMapping({ ...guess, hasHeader });
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const missing = missingOf(mapping);
    setErrors(missing);
    if (missing.length === 0) onMap({ ...mapping, source: mapping.source.trim() });
  };
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-6">
      <p className="max-w-measure">
        This table fits none of the formats that are known here. Say what its columns are. It is
        remembered on this device, for the next file with these columns.
      </p>
      <ErrorSummary errors={errors} />
      <TextField
        label="These pets come from"
        name="source"
        hint="A name for this list. Under it, the same pets are found again next time."
        maxLength={100}
        autoComplete="off"
        value={mapping.source}
        onChange={({ target }) => change({ source: target.value })}
      />
      <Checkbox
        name="hasHeader"
        label="The first row holds the names of the columns"
        checked={mapping.hasHeader}
        onChange={({ target }) => void turnHeader(target.checked)}
      />
      <ul aria-label="Columns" className="border-t border-hairline">
        {columns.map(({ name, examples }, at) => (
          <li
            // Columns may have the same name.
            key={`${at} ${name}`}
            className="grid gap-x-6 gap-y-2 border-b border-hairline py-3 sm:grid-cols-2 sm:items-center"
          >
            <p className="min-w-0">
              <strong className={`break-words ${isUsed(name) ? '' : 'text-ink-soft'}`}>
                {name === '' ? `Column ${at + 1}` : name}
              </strong>
              <span className="block text-sm break-words text-ink-soft">
                {examples.length === 0 ? 'Empty' : examples.join(' · ')}
              </span>
            </p>
            <LabelledSelect
              label={`What "${name}" is`}
              hideLabel
              name={`column-${at}`}
              value={fieldOf(name)}
              options={fieldOptions}
              // One of the options.
              onChange={(field) => setMapping(withField(mapping, name, field as MappedField | ''))}
            />
          </li>
        ))}
      </ul>
      {!has('type') && (
        <LabelledSelect
          label="All of these animals are"
          name="type"
          value={mapping.type ?? ''}
          options={[['', 'Choose…'], ...petTypes.map((type): Option => [type, `${type}s`])]}
          onChange={(type) => change({ type: petTypes.find((one) => one === type) })}
        />
      )}
      {has('birthDate') && (
        <LabelledSelect
          label="Dates are written"
          name="days"
          value={mapping.days ?? ''}
          options={[
            ['', 'so that it is clear, such as 2020-12-31'],
            ...dayOrders.map((order): Option => [order, dayLabels[order]]),
          ]}
          onChange={(days) => change({ days: dayOrders.find((one) => one === days) })}
        />
      )}
      {has('fee') && (
        <TextField
          label="Currency of the fee"
          name="currency"
          hint="Three letters, such as USD, where the column has numbers alone."
          maxLength={3}
          autoComplete="off"
          autoCapitalize="characters"
          value={mapping.currency ?? ''}
          onChange={({ target }) =>
            change({ currency: target.value === '' ? undefined : target.value.toUpperCase() })
          }
        />
      )}
      {strange.map(({ field, words }) => (
        <fieldset key={field} className="flex flex-col gap-3">
          <legend className="pb-2 font-semibold">
            {mappedFieldLabels[field]}: what these words mean
          </legend>
          {words.map((word) => (
            <LabelledSelect
              key={word}
              label={`"${word}" is`}
              name={`${field} ${word}`}
              value={mapping.values[field]?.[word.toLowerCase()] ?? '='}
              options={meanings(field)}
              onChange={(meaning) => setMapping(withMeaning(mapping, field, word, meaning))}
            />
          ))}
        </fieldset>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button type="submit">Read the file</Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

const namesOf = (columns: readonly Column[]) => columns.map(({ name }) => name);

type Strange = { field: MappedField; words: readonly string[] };

/** Words of the chosen columns that nobody here understands. */
function useStrangeWords(reader: RemoteReader, mapping: Mapping): readonly Strange[] {
  const [strange, setStrange] = useState<readonly Strange[]>([]);
  const { columns, hasHeader } = mapping;
  useEffect(() => {
    let left = false;
    const asked = closedFields.map(async (field) => {
      const of = columns[field] ?? [];
      const words = of.length === 0 ? [] : await reader.words(hasHeader, of);
      return { field, words: strangeWords(field, words) };
    });
    Promise.all(asked).then(
      (all) => left || setStrange(all.filter(({ words }) => words.length > 0)),
      (error: unknown) => console.warn('The words of a column could not be read.', error),
    );
    return () => {
      left = true;
    };
  }, [reader, columns, hasHeader]);
  return strange;
}
