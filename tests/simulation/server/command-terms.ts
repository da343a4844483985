// Shared by the rules of supabase/schemas/commands.
import type { ReasonCode } from '#src/domain/protocol.ts';
import type { SentCommand } from './server-rows.ts';
import type { Tables } from './tables.ts';

export type Args<Kind> = Extract<SentCommand['command'], { kind: Kind; args: unknown }>['args'];
export type User = Tables['users'];
/** Why a command is refused; null if it is accepted. */
export type Verdict = ReasonCode | null;
/** Thrown when a table's constraints refuse a row: the command is 'invalid' and rolled back. */
export class InvalidData extends Error {}

/** The current time as an ISO text. */
export type Clock = () => string;

/** Trims as `private.field` does. */
export const trim = (text: string): string =>
  text.replace(/^[ \t\n\r\u00a0]+|[ \t\n\r\u00a0]+$/g, '');

/** Not blank, and at most `max` characters. */
export const fits = (text: string, max: number): boolean =>
  /\S/.test(text) && (text.length <= max || [...text].length <= max);
