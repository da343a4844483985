import { memo, useRef } from 'react';
import type { Pet } from '#src/domain/pet.ts';
import { useWindowedGrid } from '#src/ui/use-windowed-grid.ts';
import type { Entry } from './pet-entry.ts';
import { PetRow } from './pet-row.tsx';

type PetRowsProps = {
  entries: readonly Entry[];
  /** Which of the entries are shown. */
  places: Uint32Array;
  nowMs: number;
  selected: ReadonlySet<string>;
  onSelect: (id: string, selected: boolean) => void;
  onVerify: (pet: Pet) => void;
};

/** The pets as rows of one height; of a long list only the rows near the screen are in the page. */
// Memoized: a letter of the search is painted before its result is.
export const PetRows = memo(function PetRows(props: PetRowsProps) {
  const { entries, places, nowMs, selected, onSelect, onVerify } = props;
  const list = useRef<HTMLUListElement>(null);
  const { first, end, before, after } = useWindowedGrid(list, places.length);
  const shown = [...places.subarray(first, end)].flatMap((place) => entries[place] ?? []);
  return (
    <ul
      ref={list}
      className="grid grid-cols-1 gap-y-0"
      style={{ paddingTop: before, paddingBottom: after }}
    >
      {shown.map((entry, at) => (
        <li
          // By its place and not by its pet: a search changes what rows say, which takes a slow
          // device half as long as new rows.
          key={first + at}
          aria-setsize={places.length}
          aria-posinset={first + at + 1}
          className="flex min-w-0 gap-3 border-b border-hairline py-3 max-[16rem]:flex-wrap"
        >
          <PetRow
            entry={entry}
            nowMs={nowMs}
            selected={selected.has(entry.pet.id)}
            onSelect={onSelect}
            onVerify={onVerify}
          />
        </li>
      ))}
    </ul>
  );
});
