import * as z from 'zod/mini';
import type { Command } from './commands.ts';

/** What a shelter says of itself, all optional: '' where it says nothing. */
const lengths = {
  name: 200,
  email: 254,
  phone: 50,
  address: 500,
  openingHours: 1_000,
  answerPromise: 500,
} as const;
type ShelterField = keyof typeof lengths;
// The keys of a literal object are its own and no others.
export const shelterFields = Object.keys(lengths) as readonly ShelterField[];

/** GET /api/shelter */
export const shelterSchema = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  openingHours: z.string(),
  answerPromise: z.string(),
});
export type Shelter = z.infer<typeof shelterSchema>;

const text = (field: ShelterField) => z.optional(z.string().check(z.maxLength(lengths[field])));

/** What an admin may change, any part at once; the later arrival of one field stands. */
export const shelterChangesSchema = z.object({
  name: text('name'),
  email: text('email'),
  phone: text('phone'),
  address: text('address'),
  openingHours: text('openingHours'),
  answerPromise: text('answerPromise'),
});
export type ShelterChanges = z.infer<typeof shelterChangesSchema>;

/** The shelter as its admin sees it: with the commands that the server's answer does not show yet. */
export function withPendingSettings(
  shelter: Shelter,
  pending: readonly { command: Command }[],
): Shelter {
  return pending.reduce<Shelter>(
    (known, { command }) =>
      command.kind === 'changeSettings' ? changedShelter(known, command.args.changes) : known,
    shelter,
  );
}

export function changedShelter(shelter: Shelter, changes: ShelterChanges): Shelter {
  const said = Object.entries(changes).filter(([, value]) => value !== undefined);
  // Every key of the changes is a field of the shelter, and a text.
  return { ...shelter, ...(Object.fromEntries(said) as Partial<Shelter>) };
}
