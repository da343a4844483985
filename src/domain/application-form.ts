// A module of its own, so that this schema is loaded with the form and not at the start.
import * as z from 'zod/mini';
import { emailSchema } from './account-forms.ts';
import { typedText } from './typed-text.ts';

const required = (sentence: string, maxLength: number) =>
  typedText().check(z.minLength(1, sentence), z.maxLength(maxLength));

/** What an adopter fills in; texts are trimmed, and blank counts as missing. */
export const applicationFormSchema = z.object({
  fullName: required('Enter your full name.', 200),
  email: emailSchema,
  phoneNumber: required('Enter a phone number.', 50),
  address: required('Enter your address.', 500),
  occupation: required('Enter your occupation.', 200),
  reasonForAdoption: required('Tell us why you would like to adopt.', 5_000),
  experienceWithPets: required('Tell us about your experience with pets.', 5_000),
});
export type ApplicationForm = z.infer<typeof applicationFormSchema>;
