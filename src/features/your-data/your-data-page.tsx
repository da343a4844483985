import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useDatabase } from '#src/db/database-context.tsx';
import type { SessionUser } from '#src/domain/account.ts';
import { RequireSession } from '#src/parts/require-session.tsx';
import { useSession, useSessionCookie } from '#src/session/session-context.tsx';
import { personalDataCalls } from '#src/sync/personal-data-calls.ts';
import { useAlert } from '#src/ui/alerts.tsx';
import { Button } from '#src/ui/button.tsx';
import { Page } from '#src/ui/page.tsx';
import { saveAsFile } from '#src/ui/save-as-file.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { failureSentence } from './failure-sentence.ts';

export function YourDataPage() {
  return (
    <RequireSession>
      <YourData />
    </RequireSession>
  );
}

function YourData() {
  const session = useSession();
  const user = session.status === 'ready' ? session.user : null;
  const [deleting, setDeleting] = useState(false);
  if (user === null) return null;
  return (
    <Page
      title="Your data"
      lead={`Everything that is kept under ${user.email}: take it with you, or delete it.`}
    >
      <section>
        <h2 className="text-xl">Download it</h2>
        <p className="mt-2 max-w-measure text-ink-soft">
          One file (JSON) with your account, applications, cart, questions, sessions and devices, as
          the server keeps them. What has not been sent yet is on this device only.
        </p>
        <DownloadButton user={user} />
      </section>
      <section className="mt-10">
        <h2 className="text-xl">Delete your account</h2>
        <p className="mt-2 max-w-measure text-ink-soft">
          You will be asked for your password. What is kept where, and for how long, is in our{' '}
          <Link to="/privacy" className="text-evergreen underline">
            privacy notice
          </Link>
          .
        </p>
        <Button variant="danger" className="mt-4" onClick={() => setDeleting(true)}>
          Delete my account
        </Button>
      </section>
      <DeleteAccountDialog user={user} open={deleting} onClose={() => setDeleting(false)} />
    </Page>
  );
}

function DownloadButton({ user }: { user: SessionUser }) {
  const database = useDatabase();
  const cookie = useSessionCookie();
  const showAlert = useAlert();
  const [busy, setBusy] = useState(false);

  const download = async () => {
    setBusy(true);
    const { owner, result } = await personalDataCalls(database, cookie).download();
    setBusy(false);
    if (result.kind !== 'ok') return showAlert(failureSentence(result), 'error');
    if (owner === user.uid)
      saveAsFile(
        [JSON.stringify(result.value.data, null, 2)],
        'homeward-my-data.json',
        'application/json',
      );
  };

  return (
    <Button variant="secondary" className="mt-4" disabled={busy} onClick={() => void download()}>
      {busy ? 'Collecting…' : 'Download my data'}
    </Button>
  );
}
