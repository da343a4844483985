import type { OutboxEntry } from '#src/db/schema.ts';
import type { Application } from '#src/domain/application.ts';
import { longDate } from '#src/parts/format-date.ts';
import { PetPicture } from '#src/parts/pet-picture.tsx';
import { StatusBadge } from '#src/parts/status-badge.tsx';
import { UnsentNote } from '#src/parts/unsent-note.tsx';
import { Button } from '#src/ui/button.tsx';

type UserApplicationCardProps = {
  application: Application;
  entry: OutboxEntry | undefined;
  onWithdraw: () => void;
};

export function UserApplicationCard({ application, entry, onWithdraw }: UserApplicationCardProps) {
  const { id, petName, petBreed, image, status, createdAt, statusChangedAt } = application;
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
          <StatusBadge status={status} />
        </div>
        <p className="text-sm text-ink-soft tabular-nums">
          Submitted <time dateTime={createdAt}>{longDate(createdAt)}</time>
          {statusChangedAt !== null && (
            <>
              <br />
              Changed <time dateTime={statusChangedAt}>{longDate(statusChangedAt)}</time>
            </>
          )}
        </p>
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
