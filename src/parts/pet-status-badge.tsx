import { CircleCheck, Clock, EyeOff, House } from 'lucide-react';
import { petStatuses, type PetStatus } from '#src/domain/pet-status.ts';

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

/** A word of a newer version counts as reserved: one must ask. */
export const statusOf = ({ status }: { status: string }): PetStatus =>
  petStatuses.find((known) => known === status) ?? 'reserved';

/** A pet's status as an icon, a word and a colour; a word of a newer version looks like reserved. */
export function PetStatusBadge({ status, small = false }: { status: string; small?: boolean }) {
  const known = statusOf({ status });
  const { icon: Icon, colours } = styles[known];
  return (
    <span
      className={`inline-flex items-center rounded-sm border font-semibold ${small ? 'gap-1 px-1.5 text-xs leading-5' : 'gap-1.5 px-2.5 py-1 text-sm'} ${colours}`}
    >
      <Icon aria-hidden="true" className={`shrink-0 ${small ? 'size-3.5' : 'size-4'}`} />
      {known === status ? statusLabels[known] : status}
    </span>
  );
}
