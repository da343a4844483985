import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { OutboxEntry } from '#src/db/schema.ts';
import type { Application } from '#src/domain/application.ts';
import { longDate } from '#src/parts/format-date.ts';
import { PetPicture } from '#src/parts/pet-picture.tsx';
import { StatusBadge } from '#src/parts/status-badge.tsx';
import { UnsentNote } from '#src/parts/unsent-note.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import { RequestForm } from './request-form.tsx';
import type { Decision } from './use-decide.ts';

type RequestRowProps = {
  application: Application;
  entry: OutboxEntry | undefined;
  onDecide: (status: Decision) => void;
};

/** One request: who, for which pet, when and how it stands; opens to the whole form. */
export function RequestRow({ application, entry, onDecide }: RequestRowProps) {
  const { fullName, petName, petBreed, image, status, createdAt } = application;
  const [open, setOpen] = useState(false);
  const headingId = useId();
  const formId = useId();
  return (
    <li className="flex flex-col gap-4 p-4 sm:p-5">
      <div className="grid grid-cols-[3.5rem_1fr] items-start gap-x-4 gap-y-3 md:grid-cols-[3.5rem_minmax(0,2fr)_minmax(0,1.2fr)_auto] md:items-center">
        <PetPicture src={image} alt="" className="size-14 rounded-md" />
        <div className="min-w-0">
          <h2
            id={headingId}
            className="font-sans text-base font-semibold tracking-normal break-words"
          >
            {fullName} for {petName}
          </h2>
          <p className="text-sm text-ink-soft">
            {petBreed} ·{' '}
            <time dateTime={createdAt} className="tabular-nums">
              {longDate(createdAt)}
            </time>
          </p>
        </div>
        <div className="col-start-2 flex flex-wrap items-center gap-3 md:col-start-auto">
          <StatusBadge status={status} />
          <button
            type="button"
            aria-expanded={open}
            aria-controls={formId}
            aria-describedby={headingId}
            onClick={() => setOpen(!open)}
            className="inline-flex min-h-11 items-center gap-1 font-semibold text-evergreen"
          >
            {open ? 'Close form' : 'Read form'}
            <ChevronDown
              aria-hidden="true"
              className={`size-4 transition-transform ${open ? 'rotate-180' : ''}`}
            />
          </button>
        </div>
        <div className="col-span-2 md:col-span-1">
          <DecisionButtons status={status} describedBy={headingId} onDecide={onDecide} />
        </div>
      </div>
      {entry !== undefined && <UnsentNote entry={entry} />}
      <div id={formId} hidden={!open}>
        {open && <RequestForm application={application} />}
      </div>
    </li>
  );
}
