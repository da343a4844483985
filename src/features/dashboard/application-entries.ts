import type { OutboxEntry } from '#src/db/schema.ts';
import { applicationOf, type Command } from '#src/domain/commands.ts';

export type SubmissionEntry = OutboxEntry & {
  command: Extract<Command, { kind: 'submitApplication' }>;
};

/** The applications that were refused; neither the server's rows nor the merged rows have them. */
export function refusedSubmissions(outbox: readonly OutboxEntry[]): readonly SubmissionEntry[] {
  return outbox.filter(
    (entry): entry is SubmissionEntry =>
      entry.state === 'parked' && entry.command.kind === 'submitApplication',
  );
}

/** The last unsettled command about an application. */
export function entryAbout(
  outbox: readonly OutboxEntry[],
  applicationId: string,
): OutboxEntry | undefined {
  return outbox.findLast(
    ({ command, state }) => state !== 'accepted' && applicationOf(command) === applicationId,
  );
}

/** Whether an application still waits on this device to be sent. */
export function isUnsent(outbox: readonly OutboxEntry[], applicationId: string): boolean {
  return outbox.some(
    ({ command, state }) =>
      state === 'waiting' &&
      command.kind === 'submitApplication' &&
      command.args.id === applicationId,
  );
}
