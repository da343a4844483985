import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { SessionUser } from '#src/domain/account.ts';
import { texts } from '#src/domain/texts.ts';
import { useSession } from '#src/session/session-context.tsx';
import { buttonClass } from '#src/ui/button.tsx';

type MailSentProps = { mailbox: string | undefined; children: ReactNode };

/** Says that a mail is on its way, and what to do if it does not come. */
export function MailSent({ mailbox, children }: MailSentProps) {
  return (
    <div className="flex max-w-measure flex-col gap-4">
      <output className="block rounded-lg bg-evergreen-tint p-6 text-lg">{children}</output>
      {mailbox === undefined ? (
        <p>
          If nothing has come after ten minutes, look into your spam folder, check the address and
          try again.
        </p>
      ) : (
        <p>
          This Homeward runs on your own machine and sends no mail. {/* No page of the app. */}
          <a href={mailbox} className="font-semibold text-evergreen underline">
            Read it in the mailbox
          </a>
        </p>
      )}
    </div>
  );
}

/** Shows a form to somebody who is signed in, and to others the way to the login. */
export function OnlySignedIn({ children }: { children: (user: SessionUser) => ReactNode }) {
  const session = useSession();
  if (session.status === 'loading') return null;
  if (session.user !== null && !session.mustSignInAgain) return children(session.user);
  return (
    <div className="flex flex-col items-start gap-6">
      <p>Log in first. Then come back here.</p>
      <Link to="/Login" className={buttonClass('primary')}>
        {texts.login}
      </Link>
    </div>
  );
}
