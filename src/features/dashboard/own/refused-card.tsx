import { longDate } from '#src/parts/format-date.ts';
import { PetPicture } from '#src/parts/pet-picture.tsx';
import { UnsentNote } from '#src/parts/unsent-note.tsx';
import type { SubmissionEntry } from '#src/features/dashboard/application-entries.ts';

/** An application that the server refused; it stays until the person tries again or discards it. */
export function RefusedCard({ entry }: { entry: SubmissionEntry }) {
  const { pet } = entry.command.args;
  return (
    <li className="flex flex-col overflow-hidden rounded-lg border border-clay bg-card">
      <PetPicture
        src={pet.image}
        alt={`${pet.name}, ${pet.breed}`}
        className="aspect-[4/3] w-full"
      />
      <div className="flex grow flex-col gap-4 p-5">
        <div>
          <h2 className="text-xl">{pet.name}</h2>
          <p className="text-ink-soft">{pet.breed}</p>
        </div>
        <p className="text-sm text-ink-soft tabular-nums">
          Not accepted. Written <time dateTime={entry.queuedAt}>{longDate(entry.queuedAt)}</time>
        </p>
        <UnsentNote entry={entry} />
      </div>
    </li>
  );
}
