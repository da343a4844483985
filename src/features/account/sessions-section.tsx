import { LogOut } from 'lucide-react';
import type { OpenSession } from '#src/domain/open-sessions.ts';
import { texts } from '#src/domain/texts.ts';
import { longDate } from '#src/parts/format-date.ts';
import { LogOutQuestion } from '#src/parts/log-out-question.tsx';
import { useLogOut } from '#src/parts/use-log-out.ts';
import { useAlert } from '#src/ui/alerts.tsx';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { useOpenSessions } from './use-open-sessions.ts';

/** Where this account is logged in, and the end of each of those sessions. */
export function SessionsSection() {
  const { sessions, problem, busy, reload, end, endOthers } = useOpenSessions();
  const showAlert = useAlert();
  const logOut = useLogOut(
    () => {},
    (sentence) => showAlert(sentence, 'error'),
  );

  const logOutEverywhere = async () => {
    // The others first: once logged out here, this device can end none of them.
    if (await endOthers()) await logOut.start();
  };

  return (
    <section>
      <h2 className="text-xl">Where you are logged in</h2>
      <p className="mt-2 max-w-measure text-ink-soft">
        A session that you log out here ends at once, on whichever device it is.
      </p>
      {problem !== undefined && (
        <div className="mt-4" role="alert">
          <EmptyState title={problem}>
            <Button variant="secondary" disabled={busy} onClick={() => void reload()}>
              Try again
            </Button>
          </EmptyState>
        </div>
      )}
      {sessions === undefined && problem === undefined && (
        <output className="mt-4 block text-lg text-ink-soft">{texts.loading}</output>
      )}
      {sessions !== undefined && (
        <>
          <ul className="mt-4 divide-y divide-hairline border-y border-hairline">
            {sessions.map((session) => (
              <SessionEntry
                key={session.id}
                session={session}
                disabled={busy}
                onEnd={() => void end(session.id)}
              />
            ))}
          </ul>
          <Button
            variant="danger"
            className="mt-6"
            disabled={busy || logOut.busy}
            onClick={() => void logOutEverywhere()}
          >
            <LogOut aria-hidden="true" className="size-5" />
            {logOut.busy ? 'Logging out...' : 'Log out everywhere'}
          </Button>
        </>
      )}
      <LogOutQuestion logOut={logOut} unsent={logOut.unsent ?? 0} />
    </section>
  );
}

type EntryProps = { session: OpenSession; disabled: boolean; onEnd: () => void };

function SessionEntry({ session, disabled, onEnd }: EntryProps) {
  const device = session.device === '' ? 'Unknown device' : session.device;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div>
        <p className="font-semibold">
          {device}
          {session.isThis && (
            <span className="ms-3 rounded-sm bg-evergreen-tint px-2 py-1 text-sm font-medium text-evergreen">
              This device
            </span>
          )}
        </p>
        <p className="mt-1 text-ink-soft tabular-nums">
          Last used {longDate(session.seenAt)}
          <br />
          Logged in {longDate(session.startedAt)}
        </p>
      </div>
      {!session.isThis && (
        <Button
          variant="secondary"
          disabled={disabled}
          aria-label={`${texts.logOut}: ${device}, last used ${longDate(session.seenAt)}`}
          onClick={onEnd}
        >
          {texts.logOut}
        </Button>
      )}
    </li>
  );
}
