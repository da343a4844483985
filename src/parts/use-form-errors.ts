import { useState } from 'react';
import {
  checkForm,
  errorOf,
  errorsLeft,
  type FormError,
  type FormSchema,
} from '#src/domain/check-form.ts';

/**
 * The errors of a form. `check` is called on submit and returns the parsed values, or undefined if
 * there are errors. `errors` are those of the last submit, for the summary; `errorOf` gives the
 * error of a field if the present `values` still have it.
 */
export function useFormErrors<Value>(schema: FormSchema<Value>, values: unknown) {
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const left = errorsLeft(errors, schema, values);
  return {
    errors,
    errorOf: (name: string) => errorOf(left, name),
    check: (): Value | undefined => {
      const checked = checkForm(schema, values);
      setErrors(checked.ok ? [] : checked.errors);
      return checked.ok ? checked.value : undefined;
    },
  };
}
