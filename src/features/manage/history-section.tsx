import { useId } from 'react';
import type { PetChange } from '#src/domain/pet-history.ts';
import type { Pet } from '#src/domain/pet.ts';
import { longDate } from '#src/parts/format-date.ts';
import { unreadSentence } from '#src/parts/read-privately.ts';
import { Button } from '#src/ui/button.tsx';
import { byWords, changedFieldLabel, changedValue } from './change-words.ts';
import type { useHistory } from './use-history.ts';

type HistorySectionProps = { pet: Pet; history: ReturnType<typeof useHistory> };

/** Who changed what of a pet and when; what was changed at once stands together. */
export function HistorySection({ pet, history }: HistorySectionProps) {
  const headingId = useId();
  const { changes, more, busy, failure, readOn } = history;
  return (
    <section aria-labelledby={headingId} className="mt-14 border-t border-hairline pt-8">
      <h2 id={headingId} className="text-xl">
        What became of {pet.name}
      </h2>
      <ol className="mt-4 divide-y divide-hairline empty:hidden">
        {changesTogether(changes).map(([first, ...others]) => (
          <li key={first.id} className="py-3">
            <p className="text-sm text-ink-soft">
              {byWords(first)}, <time dateTime={first.at}>{longDate(first.at)}</time>
            </p>
            {[first, ...others].map((change) => (
              <p key={change.id} className="break-words">
                <strong>{changedFieldLabel(change.field)}</strong>: {fromTo(change)}
              </p>
            ))}
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

/** Changes that one person made at once, without those from nothing to nothing of a new pet. */
function changesTogether(changes: readonly PetChange[]): [PetChange, ...PetChange[]][] {
  const together: [PetChange, ...PetChange[]][] = [];
  for (const change of changes) {
    if ([change.before, change.after].every((value) => changedValue(value) === 'nothing')) continue;
    const last = together.at(-1);
    if (last?.[0].at === change.at && byWords(last[0]) === byWords(change)) last.push(change);
    else together.push([change]);
  }
  return together;
}

function fromTo({ before, after }: PetChange): string {
  const now = changedValue(after);
  return before === undefined || before === null || changedValue(before) === 'nothing'
    ? now
    : `${changedValue(before)} → ${now}`;
}
