import { type FormEvent, type ReactNode, useState } from 'react';
import { doneSchema } from '#src/domain/account-forms.ts';
import { useAsk } from '#src/session/ask.ts';
import { useSession } from '#src/session/session-context.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { TextField } from '#src/ui/field.tsx';

type PasswordDialogProps = {
  open: boolean;
  title: string;
  /** What the password is asked for. */
  children: ReactNode;
  /** What the button does: 'Make admin'. */
  action: string;
  onClose: () => void;
  /** Called once the server has noted that this session gave its password. */
  onConfirmed: () => void;
};

/** Asks for the password again before something that whoever finds an open page must not do. */
export function PasswordDialog({ open, title, onClose, ...form }: PasswordDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      {open && <PasswordForm {...form} onClose={onClose} />}
    </Dialog>
  );
}

// A component of its own: the password is gone as soon as the dialog is.
function PasswordForm({
  children,
  action,
  onClose,
  onConfirmed,
}: Omit<PasswordDialogProps, 'open' | 'title'>) {
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
    if (result.outcome === 'done') onConfirmed();
    else setError(result.message);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void send();
  };
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      <p className="break-words">{children}</p>
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
          {busy ? 'Checking...' : action}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Not now
        </Button>
      </div>
    </form>
  );
}
