// Media are the bytes of photos, named by their SHA-256. They never go through the outbox: a device
// sends them in pieces once the command that names them was accepted.
import * as z from 'zod/mini';
import type { Command } from './commands.ts';

/** SHA-256 of the bytes, in hex. */
export const mediaIdSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** 15 MB: the largest picture that is read and cut. */
export const maxOriginalBytes = 15 * 1024 * 1024;
/** 4 MiB: a rendition 1600 pixels wide has some 300 kB, and noise has less than 3 MB. */
export const maxMediaBytes = 4 * 1024 * 1024;
/** The most that one request carries of a medium. */
export const maxPieceBytes = 256 * 1024;

/** In pixels. A picture that is smaller is not made larger. */
export const renditionWidths = [480, 960, 1600] as const;

/** GET and PUT /api/media/:id: how many bytes the server has, and whether that is all of them. */
export const mediaProgressSchema = z.object({ received: z.int(), done: z.boolean() });
export type MediaProgress = z.infer<typeof mediaProgressSchema>;

/** The media that a command names. */
export const mediaOf = (command: Command): readonly string[] =>
  command.kind === 'addPhoto' ? command.args.renditions.map(({ media }) => media) : [];
