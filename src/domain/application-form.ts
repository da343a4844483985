// A module of its own, so that this schema is loaded with the form and not at the start.
import * as z from 'zod/mini';
import { emailSchema } from './account-forms.ts';
import { isPhoneNumber } from './contact-link.ts';
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

/**
 * What the form asks of a new application. Commands are read by the schema above: one that has waited
 * on a device since before this rule must not be refused for good.
 */
export const newApplicationSchema = z.object({
  // Not z.extend, which nothing else in the browser uses: every first visit would load it.
  ...applicationFormSchema.shape,
  phoneNumber: applicationFormSchema.shape.phoneNumber.check(
    z.refine(
      (typed) => typed === '' || isPhoneNumber(typed),
      'Enter 7 to 15 digits, so that the shelter can call you: like +1 555 0100. If your number is shorter, begin with the code of your country.',
    ),
  ),
});
export type ApplicationForm = z.infer<typeof applicationFormSchema>;
