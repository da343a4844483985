import type { AdminRequest } from '#src/domain/account.ts';
import { PasswordDialog } from '#src/parts/password-dialog.tsx';

type GrantDialogProps = {
  /** Undefined while the dialog is closed. */
  request: AdminRequest | undefined;
  onClose: () => void;
  /** Called once the server has noted that this session gave its password. */
  onConfirmed: (request: AdminRequest) => void;
};

/** Asks an admin for their password before somebody else becomes one. */
export const GrantDialog = ({ request, onClose, onConfirmed }: GrantDialogProps) => (
  <PasswordDialog
    open={request !== undefined}
    title="Make this person an admin?"
    action="Make admin"
    onClose={onClose}
    onConfirmed={() => request && onConfirmed(request)}
  >
    <strong>{request?.name}</strong>, {request?.email}, will see every application and decide on it.
    Enter your own password to confirm that it is you.
  </PasswordDialog>
);
