import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';

type InvitationLinkProps = {
  email: string;
  link: string;
  mailed: boolean;
  /** Where the mail is to be read, where it does not leave this machine. */
  mailbox?: string | undefined;
};

/** The link that makes an admin, to be passed on; it is shown once. */
export function InvitationLink({ email, link, mailed, mailbox }: InvitationLinkProps) {
  const [copied, setCopied] = useState('');
  const copy = async () => {
    // The clipboard is absent on plain http, and a browser may refuse it.
    const done = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
    setCopied(done ? 'Copied.' : 'Select the link, and copy it by hand.');
  };
  return (
    <section
      aria-label="The invitation"
      className="flex w-full max-w-md flex-col gap-4 rounded-md bg-marigold-tint p-4"
    >
      <output className="break-words">
        {mailed ? 'We are sending this link to ' : 'Give this link to '}
        <strong>{email}</strong>. It works once, for an hour, for whoever is logged in with that
        address. Who has no account registers with it first.
      </output>
      {mailbox !== undefined && (
        <p>
          This Homeward runs on your own machine and sends no mail. {/* No page of the app. */}
          <a href={mailbox} className="font-semibold text-evergreen underline">
            Read it in the mailbox
          </a>
        </p>
      )}
      <TextField
        label="Link"
        name="link"
        readOnly
        value={link}
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button variant="secondary" onClick={() => void copy()}>
          Copy the link
        </Button>
        <output className="text-sm">{copied}</output>
      </div>
    </section>
  );
}
