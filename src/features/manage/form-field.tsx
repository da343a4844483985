import { Checkbox, TextArea, TextField } from '#src/ui/field.tsx';
import { Choices } from './choices.tsx';
import type { FieldShape } from './form-sections.ts';
import { parted, todayWords } from '#src/domain/pet-form.ts';

type FormFieldProps = {
  field: FieldShape;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** One field of the editor, as its shape says. */
export function FormField({ field, value, error, onChange }: FormFieldProps) {
  const { name, label, hint } = field;
  const common = {
    name,
    label,
    error,
    ...(hint !== undefined && { hint }),
    autoComplete: 'off',
    value,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  switch (field.kind) {
    case 'text':
      return (
        <TextField
          {...common}
          required={name === 'name'}
          inputMode={field.inputMode}
          autoCapitalize={field.autoCapitalize}
        />
      );
    case 'lines':
      return <TextArea {...common} rows={field.rows} />;
    case 'date':
      return <TextField {...common} type="date" max={todayWords()} />;
    case 'yes':
      return (
        <Checkbox
          name={name}
          label={label}
          checked={value === 'yes'}
          onChange={({ target }) => onChange(target.checked ? 'yes' : '')}
        />
      );
    case 'one':
    case 'several': {
      const several = field.kind === 'several';
      return (
        <Choices
          label={label}
          name={name}
          hint={hint}
          error={error}
          options={field.options}
          several={several}
          chosen={several ? parted(value) : [value]}
          onChosen={(chosen) => onChange(chosen.join(', '))}
        />
      );
    }
  }
}
