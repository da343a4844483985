import { useCallback } from 'react';
import { useDatabase } from '#src/db/database-context.tsx';
import { submitCommand } from '#src/db/submit-command.ts';
import type { Command } from '#src/domain/commands.ts';
import { useAlert } from '#src/ui/alerts.tsx';

/**
 * Puts a command into the outbox, and resolves to whether it is there. If the device cannot store
 * it, the person is shown `failure`: a sentence with a way out.
 */
export function useSubmitCommand(): (command: Command, failure: string) => Promise<boolean> {
  const database = useDatabase();
  const showAlert = useAlert();
  return useCallback(
    async (command, failure) => {
      try {
        await submitCommand(database, command);
        return true;
      } catch {
        showAlert(failure, 'error');
        return false;
      }
    },
    [database, showAlert],
  );
}
