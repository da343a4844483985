import { Link } from '@tanstack/react-router';
import { CircleCheck, Printer, Tag } from 'lucide-react';
import { useState } from 'react';
import type { Pet } from '#src/domain/pet.ts';
import { petStatuses, type PetStatus } from '#src/domain/pet-status.ts';
import { counted } from '#src/domain/words.ts';
import { PetStatusBadge } from '#src/parts/pet-status-badge.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';

type SelectionBarProps = {
  pets: readonly Pet[];
  onStatus: (status: PetStatus) => void;
  onVerify: () => void;
  onClear: () => void;
};

// A longer address is cut off somewhere on its way.
const mostCards = 40;

/** What can be done with the selected pets, right above the thumb; nothing if none is selected. */
export function SelectionBar({ pets, onStatus, onVerify, onClear }: SelectionBarProps) {
  const [choosing, setChoosing] = useState(false);
  if (pets.length === 0) return null;
  // On the narrowest phones, and with large text, words alone fit beside each other.
  const icon = 'size-5 shrink-0 max-[23rem]:hidden';
  const button = 'grow px-3! max-[16rem]:px-2! lg:grow-0';
  return (
    <section aria-label="Selected pets" data-within-reach="high" className={barClass}>
      <div className="flex grow basis-full items-center justify-between gap-2 lg:basis-auto">
        <output className="font-semibold tabular-nums">
          {counted(pets.length, 'pet')} selected
        </output>
        <Button variant="quiet" className="-me-2 px-2! lg:me-0" onClick={onClear}>
          Clear
        </Button>
      </div>
      <Button className={button} onClick={() => setChoosing(true)}>
        <Tag aria-hidden="true" className={icon} />
        Status
      </Button>
      <Button variant="secondary" className={button} onClick={onVerify}>
        <CircleCheck aria-hidden="true" className={icon} />
        Still here
      </Button>
      {pets.length <= mostCards && (
        <Link
          to="/Manage/cards"
          search={{ pet: pets.map(({ id }) => id) }}
          className={`${buttonClass('secondary')} ${button}`}
        >
          <Printer aria-hidden="true" className={icon} />
          Cards
        </Link>
      )}
      <Dialog
        open={choosing}
        onClose={() => setChoosing(false)}
        title={`The status of ${counted(pets.length, 'pet')}`}
        place="bottom"
      >
        <ul className="grid gap-2">
          {petStatuses.map((status) => (
            <li key={status}>
              <button
                type="button"
                onClick={() => {
                  setChoosing(false);
                  onStatus(status);
                }}
                className="flex min-h-14 w-full flex-wrap items-center gap-x-3 rounded-md border border-hairline px-4 py-2 text-start hover:bg-sunk"
              >
                <PetStatusBadge status={status} />
                <span className="min-w-0 text-sm text-ink-soft">{meanings[status]}</span>
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    </section>
  );
}

/** What each status means for visitors. */
const meanings: Record<PetStatus, string> = {
  available: 'Listed, and everybody may apply.',
  reserved: 'Listed with a badge: somebody is about to adopt.',
  adopted: 'Has a home. Leaves the lists; who applied reads so.',
  hidden: 'Seen by staff alone, for example while ill.',
};

// Above the bar at the bottom of a phone; at the lower edge of the window on a desktop.
const barClass =
  'fixed inset-x-0 bottom-[calc(3.5rem+1px+env(safe-area-inset-bottom))] z-20 flex flex-wrap items-center gap-2 border-t border-hairline bg-paper px-4 py-2.5 sm:px-6 lg:sticky lg:bottom-0 lg:px-0';
