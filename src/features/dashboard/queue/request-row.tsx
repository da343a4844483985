import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, memo } from 'react';
import type { OutboxEntry } from '#src/db/schema.ts';
import type { Application } from '#src/domain/application.ts';
import { longDate } from '#src/parts/format-date.ts';
import { PetPicture } from '#src/parts/pet-picture.tsx';
import { ApplicationStatusBadge } from '#src/parts/application-status-badge.tsx';
import { rowIdOf, stateFrom, titleOf } from './request-links.ts';

type RequestRowProps = {
  application: Application;
  entry: OutboxEntry | undefined;
  /** The request whose form is open. */
  chosenId: string | undefined;
  /** Forms are shown beside the list, so the page must not scroll. */
  beside: boolean;
  onEnter: (id: string) => void;
  onKeyDown: (event: KeyboardEvent, id: string) => void;
};

/** One request: applicant, pet, time and status, with a link to the whole form. */
// Memoized: most rows stay when a status is chosen.
export const RequestRow = memo(function RequestRow(props: RequestRowProps) {
  const { application, entry, chosenId, beside, onEnter, onKeyDown } = props;
  const { id, petBreed, image, status, createdAt } = application;
  return (
    <li
      className={`relative grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 px-4 py-3 ${id === chosenId ? 'bg-evergreen-tint' : 'hover:bg-sunk'}`}
    >
      <PetPicture src={image} alt="" className="size-14 rounded-md" />
      <div className="min-w-0">
        <h2 className="font-sans text-base font-semibold tracking-normal break-words">
          <Link
            id={rowIdOf(id)}
            to="/Dashboard"
            search={{ request: id }}
            // For a form that the arrow keys have opened, Enter only moves the focus: its entry's
            // state stays.
            state={id === chosenId ? true : stateFrom(chosenId)}
            resetScroll={!beside}
            onClick={() => onEnter(id)}
            onKeyDown={(event) => onKeyDown(event, id)}
            // The whole row is the target.
            className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-evergreen"
          >
            {titleOf(application)}
          </Link>
        </h2>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <div className="text-sm text-ink-soft">
            <p>{petBreed}</p>
            <time dateTime={createdAt} className="tabular-nums">
              {longDate(createdAt)}
            </time>
          </div>
          <ApplicationStatusBadge status={status} />
          {entry?.state === 'waiting' && <p className="text-sm">Saved on this device</p>}
          {entry?.state === 'parked' && (
            <p className="text-sm font-semibold text-clay-ink">Refused: open it to see why</p>
          )}
        </div>
      </div>
    </li>
  );
});
