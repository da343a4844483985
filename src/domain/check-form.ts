import * as z from 'zod/mini';

/** The sentence about one field; `name` is the field's name in its form. */
export type FormError = { readonly name: string; readonly message: string };

/** What a form's values must be; `Value` is what it parses them to. */
export type FormSchema<Value = unknown> = z.ZodMiniType<Value>;

/**
 * The values as the schema parses them (trimmed), or the first problem of each field, in the
 * schema's order.
 */
export function checkForm<Value>(
  schema: FormSchema<Value>,
  values: unknown,
): { ok: true; value: Value } | { ok: false; errors: readonly FormError[] } {
  const outcome = z.safeParse(schema, values);
  if (outcome.success) return { ok: true, value: outcome.data };
  const first = new Map<string, string>();
  for (const issue of outcome.error.issues) {
    const name = String(issue.path[0] ?? '');
    if (!first.has(name)) first.set(name, sentence(issue));
  }
  return { ok: false, errors: [...first].map(([name, message]) => ({ name, message })) };
}

/**
 * Which errors of the last submit the present values still have. A corrected field is no longer
 * red, and no other field turns red before the next submit.
 */
export function errorsLeft(
  errors: readonly FormError[],
  schema: FormSchema,
  values: unknown,
): readonly FormError[] {
  if (errors.length === 0) return errors;
  const checked = checkForm(schema, values);
  if (checked.ok) return [];
  return checked.errors.filter(({ name }) => errorOf(errors, name) !== undefined);
}

/** The sentence about the field of that name, if there is one. */
export function errorOf(errors: readonly FormError[], name: string): string | undefined {
  return errors.find((one) => one.name === name)?.message;
}

// The schemas have no sentence for a text that is too long: this one fits every field.
function sentence(issue: z.core.$ZodIssue): string {
  return issue.code === 'too_big' && issue.origin === 'string'
    ? `Use at most ${Number(issue.maximum).toLocaleString('en-US')} characters.`
    : issue.message;
}
