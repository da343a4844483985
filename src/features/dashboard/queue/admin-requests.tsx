import { useState } from 'react';
import type { OutboxEntry } from '#src/db/schema.ts';
import type { AdminRequest } from '#src/domain/account.ts';
import { longDate } from '#src/parts/format-date.ts';
import { UnsentNote } from '#src/parts/unsent-note.tsx';
import { useSubmitCommand } from '#src/parts/use-submit-command.ts';
import { Button } from '#src/ui/button.tsx';
import { GrantDialog } from './grant-dialog.tsx';

type AdminRequestsProps = {
  requests: readonly AdminRequest[];
  outbox: readonly OutboxEntry[];
};

/** People who asked to become admins; nothing if nobody did. */
export function AdminRequests({ requests, outbox }: AdminRequestsProps) {
  const submit = useSubmitCommand();
  const [granting, setGranting] = useState<AdminRequest>();
  if (requests.length === 0) return null;
  const decide = (userId: string, grant: boolean) =>
    submit(
      { kind: 'decideAdminRequest', args: { userId, grant } },
      'The answer could not be saved on this device. Please try again.',
    );
  return (
    <section
      aria-labelledby="admin-requests"
      className="mb-10 rounded-lg border border-marigold bg-marigold-tint p-5"
    >
      <h2 id="admin-requests" className="text-xl">
        People who ask to become admins
      </h2>
      <p className="mt-1 max-w-measure">
        An admin sees every application and decides on it. Confirm only people you know.
      </p>
      <ul className="mt-4 flex flex-col gap-4">
        {requests.map((request) => {
          const { id, name, email, requestedAt } = request;
          const parked = outbox.findLast(
            ({ command, state }) =>
              state === 'parked' &&
              command.kind === 'decideAdminRequest' &&
              command.args.userId === id,
          );
          return (
            <li key={id} className="flex flex-col gap-3">
              <div className="flex flex-wrap items-center justify-between gap-3">
                <p id={`admin-request-${id}`} className="min-w-0 break-words">
                  <strong>{name}</strong>, {email}
                  <span className="block text-sm text-ink-soft">Asked {longDate(requestedAt)}</span>
                </p>
                <div className="flex flex-wrap gap-2">
                  <Button
                    variant="primary"
                    aria-describedby={`admin-request-${id}`}
                    onClick={() => setGranting(request)}
                  >
                    Confirm
                  </Button>
                  <Button
                    variant="danger"
                    aria-describedby={`admin-request-${id}`}
                    onClick={() => void decide(id, false)}
                  >
                    Decline
                  </Button>
                </div>
              </div>
              {parked !== undefined && <UnsentNote entry={parked} />}
            </li>
          );
        })}
      </ul>
      <GrantDialog
        request={granting}
        onClose={() => setGranting(undefined)}
        onConfirmed={({ id }) => {
          setGranting(undefined);
          void decide(id, true);
        }}
      />
    </section>
  );
}
