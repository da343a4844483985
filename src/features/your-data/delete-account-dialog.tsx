import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useDatabase } from '#src/db/database-context.tsx';
import type { SessionUser } from '#src/domain/account.ts';
import { forgetOwner } from '#src/session/change-owner.ts';
import { useSessionCookie } from '#src/session/session-context.tsx';
import { personalDataCalls } from '#src/sync/personal-data-calls.ts';
import { useAlert } from '#src/ui/alerts.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { TextField } from '#src/ui/field.tsx';
import { failureSentence } from './failure-sentence.ts';

type DeleteAccountDialogProps = { user: SessionUser; open: boolean; onClose: () => void };

/** Says what goes and what stays, and asks for the password. */
export function DeleteAccountDialog({ user, open, onClose }: DeleteAccountDialogProps) {
  const database = useDatabase();
  const cookie = useSessionCookie();
  const navigate = useNavigate();
  const showAlert = useAlert();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  // Why the account stays though the password is right.
  const [lastAdmin, setLastAdmin] = useState<string>();
  const [busy, setBusy] = useState(false);

  const deleteAccount = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (password === '') return setError('Enter your password.');
    setBusy(true);
    setError(undefined);
    setLastAdmin(undefined);
    const { result } = await personalDataCalls(database, cookie).deleteAccount(password);
    if (result.kind !== 'ok') {
      setBusy(false);
      if (result.kind === 'refused' && result.status === 409) return setLastAdmin(result.message);
      return setError(failureSentence(result));
    }
    // Home first: this page needs a session.
    await navigate({ to: '/' });
    await forgetOwner(database, user.uid);
    showAlert('Your account is deleted, with everything in it.', 'success');
  };

  const close = () => {
    setPassword('');
    setError(undefined);
    setLastAdmin(undefined);
    onClose();
  };

  return (
    <Dialog open={open} onClose={close} title="Delete your account?">
      <form noValidate onSubmit={(event) => void deleteAccount(event)}>
        <p>
          <b>What goes, for good:</b> your name, email and password; your applications, decided or
          not; your cart, questions and notifications; every session. This device is cleared of it
          now, what was never sent included, and your others when they are next online.
        </p>
        <p className="mt-3">
          <b>What stays:</b> of each decided application the pet, the decision and two dates,
          without your name. Backups may hold your account until they are replaced.
          {user.isAdmin && ' Decisions that you made as an admin stay, without your name.'}
        </p>
        <div className="mt-5">
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
        </div>
        {lastAdmin !== undefined && (
          <div role="alert" className="mt-5 rounded-md bg-clay-tint p-4 text-clay-ink">
            <p>{lastAdmin}</p>
            <Link
              to="/Manage/start"
              className="inline-grid min-h-11 items-center font-semibold underline"
            >
              Invite a colleague
            </Link>
          </div>
        )}
        <div className="mt-5 flex flex-wrap gap-3">
          <Button type="submit" variant="danger" disabled={busy}>
            {busy ? 'Deleting…' : 'Delete my account'}
          </Button>
          <Button variant="quiet" onClick={close}>
            Keep it
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
