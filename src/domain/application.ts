import * as z from 'zod/mini';

/**
 * 'withdrawn' is not in the specification: it lets the same person apply for the pet again.
 */
export const applicationStatuses = ['pending', 'approved', 'rejected', 'withdrawn'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];
export const decisions = ['approved', 'rejected'] as const;
export type Decision = (typeof decisions)[number];

export const applicationSchema = z.object({
  // Not checked by the form's rules: an old row that today's form would refuse must still be shown.
  fullName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  address: z.string(),
  occupation: z.string(),
  reasonForAdoption: z.string(),
  experienceWithPets: z.string(),
  id: z.uuid(),
  petId: z.string(),
  petName: z.string(),
  petBreed: z.string(),
  userId: z.uuid(),
  image: z.string(),
  status: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  statusChangedAt: z.nullable(z.string()),
  decidedBy: z.nullable(z.uuid()),
  /** When an admin first opened it, if any has; missing in rows of older versions. */
  firstOpenedAt: z.optional(z.string()),
  /** The pet's, as in `petStatuses`; missing if the pet was deleted, and in rows of older versions. */
  petStatus: z.optional(z.string()),
  /** What the shelter wrote with its decision, if it wrote anything. */
  message: z.optional(z.string()),
});
export type Application = z.infer<typeof applicationSchema>;

/** Shown if a pet or an application has no picture. */
export const placeholderImage = '/placeholder-pet.svg';
