import { useState } from 'react';
import {
  type SecurityEvent,
  securityEventSchema,
  securityEvents,
} from '#src/domain/security-log.ts';
import { texts } from '#src/domain/texts.ts';
import { unreadSentence } from '#src/parts/read-privately.ts';
import { RequireSession } from '#src/parts/require-session.tsx';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Page } from '#src/ui/page.tsx';
import { SecurityLogRow } from './security-log-row.tsx';
import { useSecurityLog } from './use-security-log.ts';

/** Who signed in, who became an admin and who decided, for admins. */
export function SecurityLogPage() {
  return (
    <RequireSession only="admin">
      <SecurityLog />
    </RequireSession>
  );
}

function SecurityLog() {
  const [event, setEvent] = useState<SecurityEvent>();
  const { entries, more, busy, failure, readOn } = useSecurityLog(event);
  return (
    <Page
      title="Security log"
      lead="Who signed in, who became an admin, and who decided. Nobody can change what is written here."
      wide
    >
      <label className="flex max-w-sm flex-col gap-1 text-sm font-semibold">
        Show
        <select
          value={event ?? ''}
          onChange={({ target }) => setEvent(securityEventSchema.safeParse(target.value).data)}
          className="min-h-11 rounded-sm border border-edge bg-card px-3 text-base font-normal"
        >
          <option value="">Everything</option>
          {Object.entries(securityEvents).map(([name, words]) => (
            <option key={name} value={name}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <ol className="mt-6 divide-y divide-hairline border-y border-hairline empty:hidden">
        {entries.map((entry) => (
          <SecurityLogRow key={entry.id} entry={entry} />
        ))}
      </ol>
      <div className="mt-6" aria-live="polite">
        {busy && <p className="text-lg text-ink-soft">{texts.loading}</p>}
        {!busy && failure === undefined && entries.length === 0 && (
          <EmptyState title="Nothing of this kind has happened yet." />
        )}
        {!busy && failure && (
          <p className="max-w-measure text-lg">{unreadSentence('The security log', failure)}</p>
        )}
      </div>
      {!busy && (failure ?? more) && (
        <Button variant="secondary" className="mt-4" onClick={readOn}>
          {failure ? 'Try again' : 'Show older'}
        </Button>
      )}
    </Page>
  );
}
