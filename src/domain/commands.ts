import * as z from 'zod/mini';
import { decisions } from './application.ts';
import { applicationFormSchema } from './application-form.ts';
import { petChangesSchema } from './pet-changes.ts';
import { newPhotoSchema } from './new-photo.ts';
import { promptSchema } from './question.ts';
import { mostCommandsPerPush } from './request-limits.ts';
import { shelterChangesSchema } from './shelter.ts';

const petId = z.string().check(z.minLength(1), z.maxLength(128));

/**
 * The closed list of writes that sync. A field, a kind or a rule added here is read by the browser
 * that queues it, the worker that checks it and the SQL function that applies it.
 */
export const commandSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('addToCart'), args: z.object({ petId }) }),
  z.object({ kind: z.literal('removeFromCart'), args: z.object({ petId }) }),
  z.object({ kind: z.literal('clearCart'), args: z.object({}) }),
  z.object({
    kind: z.literal('submitApplication'),
    args: z.object({
      id: z.uuid(),
      petId,
      form: applicationFormSchema,
      // Shown until the server has the application; the server stores its own data of the pet.
      pet: z.object({ name: z.string(), breed: z.string(), image: z.string() }),
    }),
  }),
  z.object({ kind: z.literal('withdrawApplication'), args: z.object({ id: z.uuid() }) }),
  z.object({
    kind: z.literal('decideApplication'),
    args: z.object({
      id: z.uuid(),
      status: z.enum(decisions),
      // What the applicant reads beside it.
      message: z.optional(z.string().check(z.maxLength(2_000))),
    }),
  }),
  z.object({
    kind: z.literal('askForSuggestions'),
    args: z.object({ id: z.uuid(), prompt: promptSchema }),
  }),
  z.object({
    kind: z.literal('decideAdminRequest'),
    args: z.object({ userId: z.uuid(), grant: z.boolean() }),
  }),
  // Admins only, from here on. A new pet's id is made on the device.
  z.object({
    kind: z.literal('changePet'),
    args: z.object({ id: petId, changes: petChangesSchema }),
  }),
  z.object({
    kind: z.literal('addPhoto'),
    args: z.object({ petId, ...newPhotoSchema.shape }),
  }),
  z.object({
    kind: z.literal('describePhoto'),
    args: z.object({ petId, id: z.uuid(), alt: newPhotoSchema.shape.alt }),
  }),
  z.object({
    kind: z.literal('movePhoto'),
    // `after`: the photo that it follows; null: it becomes the first.
    args: z.object({ petId, id: z.uuid(), after: z.nullable(z.uuid()) }),
  }),
  z.object({ kind: z.literal('removePhoto'), args: z.object({ petId, id: z.uuid() }) }),
  z.object({
    kind: z.literal('changeSettings'),
    args: z.object({ changes: shelterChangesSchema }),
  }),
]);
export type Command = z.infer<typeof commandSchema>;

/** The application that a command is about; undefined where it is about none. */
export function applicationOf(command: Command): string | undefined {
  switch (command.kind) {
    case 'submitApplication':
    case 'withdrawApplication':
    case 'decideApplication':
      return command.args.id;
    case 'addToCart':
    case 'removeFromCart':
    case 'clearCart':
    case 'askForSuggestions':
    case 'decideAdminRequest':
    case 'changePet':
    case 'addPhoto':
    case 'describePhoto':
    case 'movePhoto':
    case 'removePhoto':
    case 'changeSettings':
      return undefined;
  }
}

/** A command on its way: `seq` grows with each command of one client, and never repeats. */
export const commandEnvelopeSchema = z.object({
  id: z.uuid(),
  seq: z.int().check(z.positive()),
  command: commandSchema,
});

/**
 * POST /api/sync/push: the commands of one client, in their order. `after`: the server has accepted
 * those before them, up to that number, as far as the device knows; if it has forgotten some, it
 * takes none of these.
 */
export const pushRequestSchema = z.object({
  clientId: z.uuid(),
  after: z.optional(z.int()),
  commands: z.array(commandEnvelopeSchema).check(z.minLength(1), z.maxLength(mostCommandsPerPush)),
});
export type PushRequest = z.infer<typeof pushRequestSchema>;
