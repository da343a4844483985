import type { ApplicationForm } from '#src/domain/application-form.ts';
import type { FormError } from '#src/domain/check-form.ts';

type FormField = {
  name: keyof ApplicationForm;
  label: string;
  /** The HTML autofill token. */
  autoComplete: string;
  type?: 'email' | 'tel' | 'text';
  /** Rows of a text with several lines. */
  rows?: number;
  hint?: string;
};

export type FormStep = { title: string; fields: readonly FormField[] };

/** The seven fields in their order: as sections of one page, or as one step after another. */
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
      // The token street-address is allowed only for text of several lines (HTML, "autofill").
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

/** The errors of this step's fields. */
export function errorsOfStep(errors: readonly FormError[], step: number): readonly FormError[] {
  return errors.filter(({ name }) => stepOfField.get(name) === step);
}

/** The step of the first error; undefined if there is none. */
export function firstStepWith(errors: readonly FormError[]): number | undefined {
  return errors[0] && stepOfField.get(errors[0].name);
}

/** An empty form, with the email address that is known already. */
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
