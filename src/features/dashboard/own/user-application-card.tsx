import type { OutboxEntry } from '#src/db/schema.ts';
import type { Application } from '#src/domain/application.ts';
import { PetPicture } from '#src/parts/pet-picture.tsx';
import { ApplicationStatusBadge } from '#src/parts/application-status-badge.tsx';
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

export function UserApplicationCard(props: UserApplicationCardProps) {
  const { application, entry, unsent, onWithdraw } = props;
  const { id, petName, petBreed, image, status } = application;
  const headingId = `application-${id}`;
  return (
    <li className="flex flex-col overflow-hidden rounded-lg border border-hairline bg-card">
      <PetPicture src={image} alt={`${petName}, ${petBreed}`} className="aspect-[4/3] w-full" />
      <div className="flex grow flex-col gap-4 p-5">
        <div>
          <h2 id={headingId} className="text-xl">
            {petName}
          </h2>
          <p className="text-ink-soft">{petBreed}</p>
        </div>
        <div>
          <ApplicationStatusBadge status={status} />
        </div>
        <Timeline steps={timelineSteps(application, unsent)} petName={petName} />
        {entry !== undefined && <UnsentNote entry={entry} />}
        {status === 'pending' && (
          <div className="mt-auto">
            <Button variant="secondary" aria-describedby={headingId} onClick={onWithdraw}>
              Withdraw
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}
