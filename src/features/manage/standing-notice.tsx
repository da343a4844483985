import { useState } from 'react';
import type { PetChange } from '#src/domain/pet-history.ts';
import { byWords, changedFieldLabel, changedValue } from './change-words.ts';
import { changesOverMine } from './standing-changes.ts';

type StandingNoticeProps = { changes: readonly PetChange[]; myId: string };

/** Whose change stands where mine does not; above the form, and read out when it comes. */
export function StandingNotice({ changes, myId }: StandingNoticeProps) {
  const [nowMs] = useState(Date.now);
  const standing = [...changesOverMine(changes, myId, nowMs).values()];
  return (
    // Always there: what comes into it later is read out.
    <output className="mb-8 block rounded-md bg-marigold-tint p-4 empty:sr-only">
      {standing.map((change) => (
        <span key={change.id} className="block break-words">
          {changedFieldLabel(change.field)}: {byWords(change)} changed it after you, and that
          stands: “{changedValue(change.after)}”.
        </span>
      ))}
    </output>
  );
}
