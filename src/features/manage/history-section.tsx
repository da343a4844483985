import { useId } from 'react';
import type { PetChange } from '#src/domain/pet-history.ts';
import type { Pet } from '#src/domain/pet.ts';
import { longDate } from '#src/parts/format-date.ts';
import { unreadSentence } from '#src/parts/read-privately.ts';
import { Button } from '#src/ui/button.tsx';
import { changedFieldLabel, changedValue } from './change-words.ts';
import { changesOverMine } from './standing-changes.ts';
import { useHistory } from './use-history.ts';

/** Who changed what of a pet and when; above it, whose change stands where mine does not. */
export function HistorySection({ pet, myId }: { pet: Pet; myId: string }) {
  const headingId = useId();
  const { changes, more, busy, failure, readOn } = useHistory(pet.id, pet.revision);
  const standing = [...changesOverMine(changes, myId).values()];
  return (
    <section aria-labelledby={headingId} className="mt-14 border-t border-hairline pt-8">
      <h2 id={headingId} className="text-xl">
        What became of {pet.name}
      </h2>
      {standing.length > 0 && (
        <ul className="mt-4 flex flex-col gap-1 rounded-md bg-marigold-tint p-4">
          {standing.map((change) => (
            <li key={change.id}>
              {changedFieldLabel(change.field)}: {byWords(change)} changed it after you, and that
              stands: “{changedValue(change.after)}”.
            </li>
          ))}
        </ul>
      )}
      <ol className="mt-4 divide-y divide-hairline empty:hidden">
        {changes.map((change) => (
          <li key={change.id} className="py-2.5">
            <p className="break-words">
              <strong>{changedFieldLabel(change.field)}</strong>: {fromTo(change)}
            </p>
            <p className="text-sm text-ink-soft">
              {byWords(change)}, <time dateTime={change.at}>{longDate(change.at)}</time>
            </p>
          </li>
        ))}
      </ol>
      <div aria-live="polite" className="mt-4 text-ink-soft">
        {busy && 'Reading...'}
        {!busy && failure && unreadSentence('What became of a pet', failure)}
        {!busy && !failure && changes.length === 0 && 'Nobody has changed anything yet.'}
      </div>
      {!busy && (failure ?? more) && (
        <Button variant="secondary" className="mt-3" onClick={readOn}>
          {failure ? 'Try again' : 'Show older'}
        </Button>
      )}
    </section>
  );
}

const byWords = ({ by }: PetChange): string =>
  by === '' ? 'Somebody whose account is deleted' : by;

function fromTo({ before, after }: PetChange): string {
  const now = changedValue(after);
  return before === undefined || before === null || changedValue(before) === 'nothing'
    ? now
    : `${changedValue(before)} → ${now}`;
}
