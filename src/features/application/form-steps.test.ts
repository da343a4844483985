import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newApplicationSchema } from '#src/domain/application-form.ts';
import { checkForm } from '#src/domain/check-form.ts';
import { errorsOfStep, firstStepWith, formSteps } from './form-steps.ts';

const fields = formSteps.flatMap((step) => step.fields.map(({ name }) => name));
const form = fc.record(
  Object.fromEntries(
    fields.map((name) => [name, fc.constantFrom('', ' ', 'a@b.example', 'words')]),
  ),
);

test('every field of an application is asked for once, in the order it is sent', () => {
  expect(fields).toEqual(Object.keys(newApplicationSchema.shape));
});

test('each error is shown in exactly one step, in its order', () => {
  fc.assert(
    fc.property(form, (values) => {
      const checked = checkForm(newApplicationSchema, values);
      const errors = checked.ok ? [] : checked.errors;
      expect(formSteps.flatMap((_, step) => errorsOfStep(errors, step))).toEqual(errors);
    }),
  );
});

test('a form that is not complete leads to its first step with an error, a complete one nowhere', () => {
  fc.assert(
    fc.property(form, (values) => {
      const checked = checkForm(newApplicationSchema, values);
      const step = firstStepWith(checked.ok ? [] : checked.errors);
      expect(step === undefined).toBe(checked.ok);
      if (checked.ok || step === undefined) return;
      expect(errorsOfStep(checked.errors, step)[0]).toEqual(checked.errors[0]);
    }),
  );
});
