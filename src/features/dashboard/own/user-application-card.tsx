import { Link } from '@tanstack/react-router';
import type { OutboxEntry } from '#src/db/schema.ts';
import type { Application } from '#src/domain/application.ts';
import { PetPicture } from '#src/parts/pet-picture.tsx';
import { ApplicationStatusBadge } from '#src/parts/application-status-badge.tsx';
import { whatBecameOf } from '#src/parts/pet-status.ts';
import { UnsentNote } from '#src/parts/unsent-note.tsx';
import { Button } from '#src/ui/button.tsx';
import { Timeline } from './timeline.tsx';
import { timelineSteps } from './timeline-steps.ts';

type UserApplicationCardProps = {
  application: Application;
  entry: OutboxEntry | undefined;
  /** It still waits on this device to be sent. */
  unsent: boolean;
  onWithdraw: () => void;
};

/** An application; the whole card opens its page. */
export function UserApplicationCard(props: UserApplicationCardProps) {
  const { application, entry, unsent, onWithdraw } = props;
  const { id, petName, petBreed, image, status } = application;
  const became = status === 'approved' ? undefined : whatBecameOf(petName, application.petStatus);
  const headingId = `application-${id}`;
  return (
    <li className="relative flex flex-col overflow-hidden rounded-lg border border-hairline bg-card hover:border-evergreen">
      <PetPicture src={image} alt={`${petName}, ${petBreed}`} className="aspect-[4/3] w-full" />
      <div className="flex grow flex-col gap-4 p-5">
        <div>
          <h2 id={headingId} className="text-xl">
            <Link
              to="/Dashboard"
              search={{ request: id }}
              className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-evergreen"
            >
              {petName}
            </Link>
          </h2>
          <p className="text-ink-soft">{petBreed}</p>
          {became !== undefined && <p className="mt-1 font-medium">{became}</p>}
        </div>
        <div>
          <ApplicationStatusBadge status={status} />
        </div>
        <Timeline steps={timelineSteps(application, unsent)} petName={petName} />
        {entry !== undefined && (
          <div className="relative z-10">
            <UnsentNote entry={entry} />
          </div>
        )}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-3">
          {status === 'pending' && (
            <Button
              variant="secondary"
              aria-describedby={headingId}
              onClick={onWithdraw}
              className="relative z-10"
            >
              Withdraw
            </Button>
          )}
          {/* The link above is the one to operate: this only shows where it leads. */}
          <span aria-hidden="true" className="font-semibold text-evergreen underline">
            Open
          </span>
        </div>
      </div>
    </li>
  );
}
