import type { ApplicationForm } from '#src/domain/application.ts';

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

/** The seven fields in the order they are asked for. */
export const formFields: readonly FormField[] = [
  { name: 'fullName', label: 'Full name', autoComplete: 'name' },
  { name: 'email', label: 'Email', autoComplete: 'email', type: 'email' },
  { name: 'phoneNumber', label: 'Phone number', autoComplete: 'tel', type: 'tel' },
  // Only a text of several lines may carry the token street-address (HTML, "autofill").
  { name: 'address', label: 'Address', autoComplete: 'street-address', rows: 3 },
  { name: 'occupation', label: 'Occupation', autoComplete: 'organization-title' },
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
];

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
