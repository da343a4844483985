// What the rules of supabase/schemas/commands share.
import type { ReasonCode } from '#src/domain/protocol.ts';
import type { SentCommand } from './server-rows.ts';
import type { Tables } from './tables.ts';

export type Args<Kind> = Extract<SentCommand['command'], { kind: Kind; args: unknown }>['args'];
export type User = Tables['users'];
/** Why a command is refused; null where it is accepted. */
export type Verdict = ReasonCode | null;
/** What a table's checks refuse: the command is 'invalid', and all it did is undone. */
export class InvalidData extends Error {}

/** Now, as an ISO text. */
export type Clock = () => string;

/** Without the space around it, as `private.field` cuts it. */
export const trim = (text: string): string =>
  text.replace(/^[ \t\n\r\u00a0]+|[ \t\n\r\u00a0]+$/g, '');

/** Not blank, and at most so many characters. */
export const fits = (text: string, max: number): boolean =>
  /\S/.test(text) && (text.length <= max || [...text].length <= max);
