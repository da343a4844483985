import { Link } from '@tanstack/react-router';
import type { SessionInfo } from '#src/domain/protocol.ts';
import { texts } from '#src/domain/texts.ts';
import { buttonClass } from '#src/ui/button.tsx';

type Notice = NonNullable<SessionInfo['notice']>;

const sentences: Record<Notice, string> = {
  'confirm-email':
    'Please look for an email from us and press the link in it. After that you can log in.',
  'admin-awaits-approval':
    'Your account is ready. An existing admin has to confirm that you may manage applications; until then you can use Homeward like any adopter.',
};

/** What a new account still needs before all of it can be used. */
export function RegistrationNotice({ notice, signedIn }: { notice: Notice; signedIn: boolean }) {
  return (
    <div className="flex flex-col items-start gap-6">
      <output className="block max-w-measure rounded-lg bg-evergreen-tint p-6 text-lg">
        {sentences[notice]}
      </output>
      <Link to={signedIn ? '/' : '/Login'} state className={buttonClass('primary')}>
        {signedIn ? texts.allPets : texts.login}
      </Link>
    </div>
  );
}
