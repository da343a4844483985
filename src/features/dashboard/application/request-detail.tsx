import type { ReactNode } from 'react';
import type { OutboxEntry } from '#src/db/schema.ts';
import { type Application, type Decision, statusStyle } from '#src/domain/application.ts';
import { longDate } from '#src/parts/format-date.ts';
import { PetPicture } from '#src/parts/pet-picture.tsx';
import { ApplicationStatusBadge } from '#src/parts/application-status-badge.tsx';
import { UnsentNote } from '#src/parts/unsent-note.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import { RequestForm } from './request-form.tsx';

type RequestDetailProps = {
  application: Application;
  entry: OutboxEntry | undefined;
  /** A link to the next request, for after the decision. */
  next: ReactNode;
  onDecide: (status: Decision) => void;
};

/** The whole form of one request, with the buttons for a decision. */
export function RequestDetail({ application, entry, next, onDecide }: RequestDetailProps) {
  const { petBreed, image, status, createdAt } = application;
  return (
    <>
      <div className="flex flex-wrap items-start gap-4 pb-5">
        <PetPicture src={image} alt="" className="size-20 shrink-0 rounded-lg" />
        <div className="flex min-w-0 flex-1 basis-32 flex-col items-start gap-2">
          <p className="text-sm text-ink-soft">
            {petBreed} ·{' '}
            <time dateTime={createdAt} className="tabular-nums">
              {longDate(createdAt)}
            </time>
          </p>
          {/* Read out when the status changes, also by somebody else. */}
          <output>
            <ApplicationStatusBadge status={status} />
          </output>
        </div>
      </div>
      <RequestForm application={application} />
      <div className="mt-5 flex flex-col gap-4 border-t border-hairline py-5 lg:sticky lg:bottom-0 lg:bg-card">
        {entry !== undefined && <UnsentNote entry={entry} />}
        <DecisionButtons status={status} onDecide={onDecide} />
        {statusStyle(status) !== 'pending' && next}
      </div>
    </>
  );
}
