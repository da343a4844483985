import { type ReactNode, useState } from 'react';
import type { OutboxEntry } from '#src/db/schema.ts';
import type { Application, Decision } from '#src/domain/application.ts';
import { statusStyle } from '#src/domain/application-rules.ts';
import { longDate } from '#src/parts/format-date.ts';
import { PetPicture } from '#src/parts/pet-picture.tsx';
import { ApplicationStatusBadge } from '#src/parts/application-status-badge.tsx';
import { whatBecameOf } from '#src/parts/pet-status.ts';
import { UnsentNote } from '#src/parts/unsent-note.tsx';
import { AfterDecision } from './after-decision.tsx';
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
  const [asking, setAsking] = useState(false);
  const decide = (decision: Decision) => {
    if (decision === 'approved' && approvedOthers.length > 0) setAsking(true);
    else onDecide(decision);
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
      <OtherApprovals others={approvedOthers} petName={petName} onEnter={onEnter} />
      <RequestForm application={application} />
      <div className={decisionClass}>
        {entry !== undefined && <UnsentNote entry={entry} />}
        <div className="flex flex-wrap items-center gap-2">
          {/* Read out when the status changes, also by somebody else. */}
          <output className="me-2">
            <span className="sr-only">Status: </span>
            <ApplicationStatusBadge status={status} />
          </output>
          <DecisionButtons status={status} onDecide={decide} />
        </div>
        {status === 'approved' && <AfterDecision application={application} others={others} />}
        {statusStyle(status) !== 'pending' && next}
      </div>
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

// Above the bar at the bottom of a phone, of which it leaves half to the form; at the end of the
// pane on a desktop.
const decisionClass =
  'sticky bottom-[calc(3.5rem+1px+env(safe-area-inset-bottom))] -mx-4 mt-5 flex max-h-[45dvh] flex-col gap-2 overflow-y-auto border-t border-hairline bg-paper px-4 py-2.5 sm:-mx-6 sm:px-6 lg:bottom-0 lg:max-h-none lg:overflow-visible lg:mx-0 lg:gap-4 lg:bg-card lg:px-0 lg:py-5';
