import { type FormEvent, useState } from 'react';
import { doneSchema } from '#src/domain/account-forms.ts';
import type { AdminRequest } from '#src/domain/account.ts';
import { useAsk } from '#src/session/ask.ts';
import { useSession } from '#src/session/session-context.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { TextField } from '#src/ui/field.tsx';

type GrantDialogProps = {
  /** Undefined while the dialog is closed. */
  request: AdminRequest | undefined;
  onClose: () => void;
  /** Called once the server has noted that this session gave its password. */
  onConfirmed: (request: AdminRequest) => void;
};

/** Asks an admin for their password before somebody else becomes one. */
export function GrantDialog({ request, onClose, onConfirmed }: GrantDialogProps) {
  return (
    <Dialog open={request !== undefined} onClose={onClose} title="Make this person an admin?">
      {request !== undefined && (
        <PasswordForm request={request} onClose={onClose} onConfirmed={onConfirmed} />
      )}
    </Dialog>
  );
}

// A component of its own: the password is gone as soon as the dialog is.
function PasswordForm({
  request,
  onClose,
  onConfirmed,
}: GrantDialogProps & { request: AdminRequest }) {
  const ask = useAsk();
  const session = useSession();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const send = async () => {
    if (password === '') return setError('Enter your password.');
    setBusy(true);
    // Never in the outbox, where a command would wait on this device.
    const result = await ask('/confirm-password', { password }, doneSchema);
    setBusy(false);
    if (result.outcome === 'done') onConfirmed(request);
    else setError(result.message);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void send();
  };
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      <p className="break-words">
        <strong>{request.name}</strong>, {request.email}, will see every application and decide on
        it. Enter your own password to confirm that it is you.
      </p>
      {session.status === 'ready' && session.user !== null && (
        <input type="email" autoComplete="username" value={session.user.email} readOnly hidden />
      )}
      <TextField
        label="Your password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={error}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" disabled={busy}>
          {busy ? 'Checking...' : 'Make admin'}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Not now
        </Button>
      </div>
    </form>
  );
}
