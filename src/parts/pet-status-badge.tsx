import { CircleCheck, Clock, EyeOff, House } from 'lucide-react';
import type { PetStatus } from '#src/domain/pet.ts';

export const statusLabels: Record<PetStatus, string> = {
  available: 'Available',
  reserved: 'Reserved',
  adopted: 'Adopted',
  hidden: 'Hidden',
};

const styles: Record<PetStatus, { icon: typeof Clock; colours: string }> = {
  available: { icon: CircleCheck, colours: 'border-approved/60 bg-approved-tint text-approved' },
  reserved: { icon: Clock, colours: 'border-pending/60 bg-pending-tint text-pending' },
  adopted: { icon: House, colours: 'border-withdrawn/60 bg-withdrawn-tint text-withdrawn' },
  hidden: { icon: EyeOff, colours: 'border-withdrawn/60 bg-withdrawn-tint text-withdrawn' },
};

const isKnown = (status: string): status is PetStatus => Object.hasOwn(styles, status);

/** A pet's status as an icon, a word and a colour; a word of a newer version looks like reserved. */
export function PetStatusBadge({ status }: { status: string }) {
  const { icon: Icon, colours } = styles[isKnown(status) ? status : 'reserved'];
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-sm border px-2.5 py-1 text-sm font-semibold ${colours}`}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {isKnown(status) ? statusLabels[status] : status}
    </span>
  );
}
