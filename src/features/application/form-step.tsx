import { type RefObject, useId } from 'react';
import type { ApplicationForm } from '#src/domain/application-form.ts';
import { errorOf, type FormError } from '#src/domain/check-form.ts';
import { TextArea, TextField } from '#src/ui/field.tsx';
import type { FormStep } from './form-steps.ts';

type FormStepViewProps = {
  step: FormStep;
  /** 'Step 1 of 3', if one step is shown at a time. */
  place: string | undefined;
  hidden: boolean;
  /** The heading takes the focus when its step is shown. */
  heading: RefObject<HTMLHeadingElement | null> | undefined;
  values: ApplicationForm;
  errors: readonly FormError[];
  onChange: (name: keyof ApplicationForm, value: string) => void;
  onFocus: () => void;
};

/** The fields of one step. Hidden and not removed, so that turning the device keeps the cursor. */
export function FormStepView(props: FormStepViewProps) {
  const { step, place, hidden, heading, values, errors, onChange, onFocus } = props;
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} hidden={hidden} className="flex flex-col gap-6">
      <h2 id={headingId} ref={heading} tabIndex={-1} className="text-xl">
        {place !== undefined && (
          <span className="block pb-1 font-sans text-sm font-medium tracking-normal text-ink-soft">
            {place}
          </span>
        )}
        {step.title}
      </h2>
      {step.fields.map(({ name, type = 'text', rows, ...field }) => {
        const common = {
          ...field,
          name,
          required: true,
          value: values[name],
          onFocus,
          error: errorOf(errors, name),
          onChange: (event: { target: { value: string } }) => onChange(name, event.target.value),
        };
        return rows === undefined ? (
          <TextField key={name} type={type} {...common} />
        ) : (
          <TextArea key={name} rows={rows} {...common} />
        );
      })}
    </section>
  );
}
