import { useDatabase } from '#src/db/database-context.tsx';
import { submitCommand } from '#src/db/submit-command.ts';
import type { decisions } from '#src/domain/application.ts';
import { useAlert } from '#src/ui/alerts.tsx';

export type Decision = (typeof decisions)[number];

/** Writes an admin's decision to the outbox; a failed write is told. */
export function useDecide(): (applicationId: string, status: Decision) => Promise<void> {
  const database = useDatabase();
  const showAlert = useAlert();
  return async (id, status) => {
    try {
      await submitCommand(database, { kind: 'decideApplication', args: { id, status } });
    } catch {
      showAlert('The decision could not be saved on this device. Please try again.', 'error');
    }
  };
}
