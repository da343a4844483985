import type { ApplicationForm } from '#src/domain/application-form.ts';
import type { FormError } from '#src/domain/check-form.ts';

type FormField = {
  name: keyof ApplicationForm;
  label: string;
  /** What the device may fill in by itself. */
  autoComplete: string;
  type?: 'email' | 'tel' | 'text';
  /** Rows of a text with several lines. */
  rows?: number;
  hint?: string;
};

export type FormStep = { title: string; fields: readonly FormField[] };

/** The seven fields in the order they are asked for: sections of a page, or one after another. */
export const formSteps: readonly FormStep[] = [
  {
    title: 'About you',
    fields: [
      { name: 'fullName', label: 'Full name', autoComplete: 'name' },
      { name: 'email', label: 'Email', autoComplete: 'email', type: 'email' },
      { name: 'phoneNumber', label: 'Phone number', autoComplete: 'tel', type: 'tel' },
    ],
  },
  {
    title: 'Your home and work',
    fields: [
      // Only a text of several lines may carry the token street-address (HTML, "autofill").
      { name: 'address', label: 'Address', autoComplete: 'street-address', rows: 3 },
      { name: 'occupation', label: 'Occupation', autoComplete: 'organization-title' },
    ],
  },
  {
    title: 'Why this pet',
    fields: [
      {
        name: 'reasonForAdoption',
        label: 'Reason for adoption',
        autoComplete: 'off',
        rows: 5,
        hint: 'Tell us about your home and your days, and why this pet.',
      },
      {
        name: 'experienceWithPets',
        label: 'Experience with pets',
        autoComplete: 'off',
        rows: 5,
        hint: 'None at all is fine too: say so, and what you have found out so far.',
      },
    ],
  },
];

const stepOfField = new Map<string, number>(
  formSteps.flatMap(({ fields }, step) => fields.map(({ name }) => [name, step] as const)),
);

/** Those of the errors that are about fields of this step. */
export function errorsOfStep(errors: readonly FormError[], step: number): readonly FormError[] {
  return errors.filter(({ name }) => stepOfField.get(name) === step);
}

/** The step of the first error; undefined where there is none. */
export function firstStepWith(errors: readonly FormError[]): number | undefined {
  return errors[0] && stepOfField.get(errors[0].name);
}

/** A form nobody has written in, but for the address that is known. */
export function blankForm(email: string): ApplicationForm {
  return {
    fullName: '',
    email,
    phoneNumber: '',
    address: '',
    occupation: '',
    reasonForAdoption: '',
    experienceWithPets: '',
  };
}
