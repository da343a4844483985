import { useState } from 'react';
import {
  checkForm,
  errorOf,
  errorsLeft,
  type FormError,
  type FormSchema,
} from '#src/domain/check-form.ts';

/**
 * What a form's last try found. `errors` is for its summary; `errorOf` says what is left of them for
 * a field, as `values` are now; `check` is the next try: the values as the schema wants them, or
 * undefined where something has to be mended first.
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
