import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { memo } from 'react';
import { pictureOf } from '#src/domain/pet-photo.ts';
import type { Pet } from '#src/domain/pet.ts';
import { PetPicture } from '#src/parts/pet-picture.tsx';
import { PetStatusBadge } from '#src/parts/pet-status-badge.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { daysUnseen, type Entry, isUnverified } from './pet-entry.ts';

type PetRowProps = {
  entry: Entry;
  nowMs: number;
  selected: boolean;
  onSelect: (id: string, selected: boolean) => void;
  onVerify: (pet: Pet) => void;
};

/** One pet: a box to select it, its name with the link to its editor, and "Still here". */
// Memoized: while a long list scrolls, only new rows render.
export const PetRow = memo(function PetRow(props: PetRowProps) {
  const { entry, nowMs, selected, onSelect, onVerify } = props;
  const { pet, verifiedAtMs } = entry;
  const unseen = daysUnseen(entry, nowMs);
  const seenToday = verifiedAtMs > 0 && unseen === 0;
  return (
    <>
      <label className="grid size-11 shrink-0 place-items-center self-center">
        <input
          type="checkbox"
          checked={selected}
          aria-label={`Select ${pet.name}`}
          onChange={({ target }) => onSelect(pet.id, target.checked)}
          className="size-5"
        />
      </label>
      <PetPicture
        src={pictureOf(pet).src}
        alt=""
        type={pet.type}
        className="size-14 shrink-0 self-center rounded-md max-[16rem]:hidden"
      />
      {/* With large text, the name has a line of its own, as in every row. */}
      <div className="relative min-w-0 grow self-center max-[16rem]:order-first max-[16rem]:basis-full">
        <div className="flex min-w-0 items-center gap-2 max-[16rem]:flex-col max-[16rem]:items-start">
          <h2 className="max-w-full truncate font-sans text-base font-semibold tracking-normal">
            <Link
              to="/Manage/$id"
              params={{ id: pet.id }}
              // The words below are the link's target too.
              className="after:absolute after:inset-0 hover:text-evergreen"
            >
              {pet.name}
            </Link>
          </h2>
          <PetStatusBadge status={pet.status} />
        </div>
        <p className="truncate text-sm text-ink-soft">{pet.breed === '' ? pet.type : pet.breed}</p>
        <p
          className={`truncate text-sm ${isUnverified(entry.status, verifiedAtMs, nowMs) ? 'font-semibold text-clay-ink' : 'text-ink-soft'}`}
        >
          {seenWords(verifiedAtMs, unseen)}
        </p>
      </div>
      <button
        type="button"
        // Not `disabled`: the button just pressed would lose the focus.
        aria-disabled={seenToday}
        aria-label={`${pet.name} is still here`}
        onClick={() => seenToday || onVerify(pet)}
        className={`${buttonClass('quiet')} shrink-0 self-center px-3 text-sm max-sm:w-11`}
      >
        <CircleCheck aria-hidden="true" className="size-6 shrink-0" />
        <span className="max-sm:hidden">{seenToday ? 'Seen today' : 'Still here'}</span>
      </button>
    </>
  );
});

function seenWords(verifiedAtMs: number, days: number): string {
  if (verifiedAtMs === 0) return 'Never confirmed';
  if (days === 0) return 'Seen today';
  return days === 1 ? 'Seen yesterday' : `Seen ${days} days ago`;
}
