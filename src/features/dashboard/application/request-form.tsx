import type { Application } from '#src/domain/application.ts';
import { mailLink, phoneLink } from '#src/domain/contact-link.ts';
import { longDate } from '#src/parts/format-date.ts';

/** The whole form as the applicant wrote it, with its line breaks. */
export function RequestForm({ application }: { application: Application }) {
  const { email, phoneNumber, statusChangedAt } = application;
  return (
    <dl className="grid grid-cols-1 gap-x-8 gap-y-4 rounded-md bg-sunk p-4 sm:grid-cols-2 sm:p-5">
      <Answer label="Full name">{application.fullName}</Answer>
      <Answer label="Occupation">{application.occupation}</Answer>
      <div>
        <dt className="text-sm font-semibold text-ink-soft">Email</dt>
        <dd className="break-words">
          <LinkIf href={mailLink(email)}>{email}</LinkIf>
        </dd>
      </div>
      <div>
        <dt className="text-sm font-semibold text-ink-soft">Phone number</dt>
        <dd>
          <LinkIf href={phoneLink(phoneNumber)}>{phoneNumber}</LinkIf>
        </dd>
      </div>
      <Answer label="Address">{application.address}</Answer>
      <Answer label="Last change of status">
        {statusChangedAt === null ? 'None yet' : longDate(statusChangedAt)}
      </Answer>
      <Answer label="Reason for adoption" wide>
        {application.reasonForAdoption}
      </Answer>
      <Answer label="Experience with pets" wide>
        {application.experienceWithPets}
      </Answer>
    </dl>
  );
}

function LinkIf({ href, children }: { href: string | undefined; children: string }) {
  if (href === undefined) return children;
  return (
    // The decision is above the lower edge of the screen: a focused link is scrolled clear of it.
    <a href={href} className="scroll-mb-[40dvh] text-evergreen underline">
      {children}
    </a>
  );
}

type AnswerProps = { label: string; children: string; wide?: boolean };

function Answer({ label, children, wide = false }: AnswerProps) {
  return (
    <div className={wide ? 'sm:col-span-2' : ''}>
      <dt className="text-sm font-semibold text-ink-soft">{label}</dt>
      <dd className="max-w-measure break-words whitespace-pre-line">{children}</dd>
    </div>
  );
}
