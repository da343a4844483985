import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { memo } from 'react';
import { pictureOf } from '#src/domain/pet-photo.ts';
import type { Pet } from '#src/domain/pet.ts';
import { PetPicture } from '#src/parts/pet-picture.tsx';
import { PetStatusBadge, statusLabels } from '#src/parts/pet-status-badge.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { type Entry, isUnverified, seenWords } from './pet-entry.ts';

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
  const { pet, verifiedAtMs, status } = entry;
  const seen = seenWords(verifiedAtMs, nowMs);
  const seenToday = seen === 'Seen today';
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
        src={pictureOf(pet, 480).src}
        alt=""
        type={pet.type}
        className="size-14 shrink-0 self-center rounded-md max-[16rem]:hidden"
      />
      {/* With large text, the name has a line of its own, as in every row. */}
      <div className="relative min-w-0 grow self-center max-[16rem]:order-first max-[16rem]:basis-full">
        <h2 className="truncate font-sans text-base font-semibold tracking-normal">
          <Link
            to="/Manage/$id"
            params={{ id: pet.id }}
            // The words below are the link's target too.
            className="after:absolute after:inset-0 hover:text-evergreen"
          >
            {pet.name}
          </Link>
        </h2>
        <p className="flex min-w-0 items-center gap-1 text-sm text-ink-soft max-[16rem]:flex-col max-[16rem]:items-start max-[16rem]:gap-0">
          {/* What is as it should be needs no badge: the others are found at a glance. */}
          {status === 'available' ? (
            // Where it is narrow, the breed is what tells pets apart.
            <span className="shrink-0 min-[16rem]:max-[22rem]:sr-only">
              {statusLabels.available}
              <span className="max-[16rem]:hidden"> ·</span>
            </span>
          ) : (
            <PetStatusBadge small status={pet.status} />
          )}
          <span className="max-w-full truncate">{pet.breed === '' ? pet.type : pet.breed}</span>
        </p>
        <p
          className={`truncate text-sm ${isUnverified(entry.status, verifiedAtMs, nowMs) ? 'font-semibold text-clay-ink' : 'text-ink-soft'}`}
        >
          {seen}
        </p>
      </div>
      <button
        type="button"
        // Not `disabled`: the button just pressed would lose the focus.
        aria-disabled={seenToday}
        aria-label={seenToday ? `${pet.name}: seen today` : `${pet.name} is still here`}
        onClick={() => seenToday || onVerify(pet)}
        className={`${buttonClass('quiet')} w-14 shrink-0 flex-col gap-0! self-center px-0! text-xs! max-[16rem]:w-auto sm:w-32 sm:flex-row sm:gap-2! sm:text-sm!`}
      >
        <CircleCheck aria-hidden="true" className="size-6 shrink-0" />
        {seenToday ? 'Seen' : 'Still here'}
      </button>
    </>
  );
});
