import { type SecurityLogEntry, securityEvents } from '#src/domain/security-log.ts';

/** One event: when, what, who and in which request. */
export function SecurityLogRow({ entry }: { entry: SecurityLogEntry }) {
  const { at, event } = entry;
  const details = detailsOf(entry);
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[13rem_minmax(0,1fr)]">
      <time dateTime={at} className="text-ink-soft tabular-nums">
        {new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'medium' })}
      </time>
      <div className="min-w-0 break-words">
        <p>
          <strong>{Object.hasOwn(securityEvents, event) ? wordsOf[event] : event}</strong>
          {peopleOf(entry)}
        </p>
        {details !== '' && <p className="text-sm text-ink-soft">{details}</p>}
      </div>
    </li>
  );
}

// Read by names that may be of a newer server.
const wordsOf: Record<string, string> = securityEvents;

function peopleOf({ event, actor, subject }: SecurityLogEntry): string {
  const about = subject ?? actor;
  if (about === null) return event === 'sign-in-failed' ? ': an address without an account' : '';
  const [name, by] = [nameOf(about), nameOf(actor ?? about)];
  return name === by ? `: ${name}` : `: ${name}, by ${by}`;
}

const nameOf = ({ name }: { name: string | null }) => name ?? 'somebody whose account is deleted';

function detailsOf({ details: { applicationId, as }, requestId }: SecurityLogEntry): string {
  const door = as && { user: 'At the login', admin: 'At the admin login' }[as];
  const application = applicationId && `Application ${applicationId}`;
  return [door, application, requestId && `Request ${requestId}`].filter(Boolean).join(' · ');
}
