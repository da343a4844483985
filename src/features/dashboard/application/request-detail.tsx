import { type ReactNode, useRef, useState } from 'react';
import { useManagedPets } from '#src/catalogue/use-managed-pets.ts';
import type { OutboxEntry } from '#src/db/schema.ts';
import type { Application, Decision } from '#src/domain/application.ts';
import { statusStyle } from '#src/domain/application-rules.ts';
import { longDate } from '#src/parts/format-date.ts';
import { PetPicture } from '#src/parts/pet-picture.tsx';
import { ApplicationStatusBadge } from '#src/parts/application-status-badge.tsx';
import { whatBecameOf } from '#src/parts/pet-status.ts';
import { UnsentNote } from '#src/parts/unsent-note.tsx';
import { AfterDecision, ApprovedPet } from './after-decision.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import { OtherApprovals, SecondApprovalDialog } from './other-approvals.tsx';
import { RequestForm } from './request-form.tsx';

type RequestDetailProps = {
  application: Application;
  entry: OutboxEntry | undefined;
  /** Every other application for the same pet. */
  others: readonly Application[];
  /** A link to the next request, for after the decision. */
  next: ReactNode;
  /** Another request is opened from this one. */
  onEnter: (id: string) => void;
  onDecide: (status: Decision) => void;
};

/** The whole form of one request, with its status and the buttons for a decision always in sight. */
export function RequestDetail(props: RequestDetailProps) {
  const { application, entry, others, next, onEnter, onDecide } = props;
  const approvedOthers = others.filter((one) => one.status === 'approved');
  const { fullName, petName, petBreed, image, status, createdAt } = application;
  const became = whatBecameOf(petName, application.petStatus);
  const pet = useManagedPets()?.find(({ id }) => id === application.petId);
  const approvedPet = status === 'approved' ? pet : undefined;
  const decision = useRef<HTMLElement>(null);
  const focusDecision = () => decision.current?.focus({ preventScroll: true });
  const [asking, setAsking] = useState(false);
  const decide = (decided: Decision) => {
    if (decided === 'approved' && approvedOthers.length > 0) setAsking(true);
    else onDecide(decided);
  };
  return (
    <>
      <div className="flex items-center gap-4 pb-5">
        <PetPicture src={image} alt="" className="size-20 shrink-0 rounded-lg" />
        <p className="text-sm text-ink-soft">
          {petBreed} ·{' '}
          <time dateTime={createdAt} className="tabular-nums">
            {longDate(createdAt)}
          </time>
        </p>
      </div>
      {became !== undefined && <p className="mb-5 text-sm">{became}</p>}
      {approvedPet && <ApprovedPet pet={approvedPet} onDone={focusDecision} />}
      <OtherApprovals others={approvedOthers} petName={petName} onEnter={onEnter} />
      <RequestForm application={application} />
      <section ref={decision} aria-label="Decision" tabIndex={-1} className={decisionClass}>
        {entry !== undefined && <UnsentNote entry={entry} />}
        <div className="flex flex-wrap items-center gap-2">
          {/* Read out when the status changes, also by somebody else. */}
          <output className="me-2">
            <span className="sr-only">Status: </span>
            <ApplicationStatusBadge status={status} />
          </output>
          <DecisionButtons status={status} onDecide={decide} />
        </div>
        {approvedPet && <AfterDecision pet={approvedPet} others={others} onDone={focusDecision} />}
        {statusStyle(status) !== 'pending' && next}
      </section>
      <SecondApprovalDialog
        open={asking}
        others={approvedOthers}
        petName={petName}
        applicant={fullName}
        onClose={() => setAsking(false)}
        onDecide={onDecide}
      />
    </>
  );
}

// Above the bar at the bottom of a phone, at the end of the pane on a desktop. At least half of either
// is left to the form.
const decisionClass =
  'sticky bottom-[calc(3.5rem+1px+env(safe-area-inset-bottom))] -mx-4 mt-5 flex max-h-[40dvh] flex-col gap-2 overflow-y-auto border-t border-hairline bg-paper px-4 py-2.5 sm:-mx-6 sm:px-6 lg:bottom-0 lg:max-h-[calc(50dvh-8.75rem)] lg:bg-card lg:py-3';
