import { type ComponentProps, type FormEvent, useState } from 'react';
import type { SessionUser } from '#src/domain/account.ts';
import { invitedSchema, inviteSchema } from '#src/domain/first-run-calls.ts';
import { counted } from '#src/domain/words.ts';
import { unreadSentence } from '#src/parts/read-privately.ts';
import { useFormErrors } from '#src/parts/use-form-errors.ts';
import { useAsk } from '#src/session/ask.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorSummary } from '#src/ui/error-summary.tsx';
import { Checkbox, TextField } from '#src/ui/field.tsx';
import { InvitationLink } from './invitation-link.tsx';
import { Step } from './start-step.tsx';
import type { useFirstRun } from './use-first-run.ts';

type InviteStepProps = { user: SessionUser; server: ReturnType<typeof useFirstRun> };
type Invited = ComponentProps<typeof InvitationLink>;

/** A colleague becomes an admin by a link. */
export function InviteStep({ user, server: { known, failure, read } }: InviteStepProps) {
  const [invited, setInvited] = useState<Invited>();
  const hasColleague = known && known.colleagues > 0;
  return (
    <Step title="Invite a colleague" done={hasColleague}>
      <p>
        {hasColleague
          ? `${counted(known.colleagues, 'other admin')} can do what you can.`
          : 'Somebody who can do what you can: keep the pets, read every application and decide on it.'}
      </p>
      {failure !== undefined && (
        <>
          <p>{unreadSentence('The list of admins', failure)}</p>
          <Button variant="secondary" onClick={() => void read()}>
            Try again
          </Button>
        </>
      )}
      {known && known.invited.length > 0 && (
        <p className="break-words">Invited, and not here yet: {known.invited.join(', ')}</p>
      )}
      {invited && <InvitationLink {...invited} />}
      {known && (
        <InviteForm
          // Empty again after each.
          key={invited?.link}
          user={user}
          sendsMail={known.sendsMail}
          onInvited={(one) => {
            setInvited(one);
            void read();
          }}
        />
      )}
    </Step>
  );
}

type InviteFormProps = {
  user: SessionUser;
  sendsMail: boolean;
  onInvited: (invited: Invited) => void;
};

function InviteForm({ user, sendsMail, onInvited }: InviteFormProps) {
  const ask = useAsk('/api/first-run');
  const [values, setValues] = useState({ email: '', password: '', byMail: sendsMail });
  const [message, setMessage] = useState('');
  const [busy, setBusy] = useState(false);
  const { errors, errorOf, check } = useFormErrors(inviteSchema, values);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const checked = check();
    setMessage('');
    if (checked === undefined || busy) return;
    setBusy(true);
    const result = await ask('/invite', checked, invitedSchema);
    setBusy(false);
    if (result.outcome === 'done') onInvited({ email: checked.email, ...result.answer });
    else setMessage(result.message);
  };
  const field = (name: 'email' | 'password') => ({
    name,
    required: true,
    value: values[name],
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) =>
      setValues({ ...values, [name]: target.value }),
  });
  return (
    <form
      noValidate
      onSubmit={(event) => void send(event)}
      className="flex w-full max-w-md flex-col gap-5"
    >
      <ErrorSummary errors={errors} />
      {message !== '' && (
        <p
          role="alert"
          className="settle rounded-md border border-clay bg-clay-tint p-4 text-clay-ink"
        >
          {message}
        </p>
      )}
      <TextField label="Their email address" type="email" autoComplete="off" {...field('email')} />
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <TextField
        label="Your own password"
        type="password"
        autoComplete="current-password"
        hint="So that nobody but you makes an admin."
        {...field('password')}
      />
      {sendsMail && (
        <Checkbox
          name="byMail"
          label="Send the link by mail"
          checked={values.byMail}
          onChange={({ target }) => setValues({ ...values, byMail: target.checked })}
        />
      )}
      <Button type="submit" variant="primary" disabled={busy} className="self-start">
        {busy ? 'Making a link...' : 'Invite'}
      </Button>
    </form>
  );
}
