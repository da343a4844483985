import { useEffect } from 'react';
import { useStaffView } from '#src/catalogue/catalogue-context.tsx';
import { useManagedPets } from '#src/catalogue/use-managed-pets.ts';
import { useOwnRows } from '#src/db/use-own-rows.ts';
import { isListed } from '#src/domain/pet-status.ts';
import { useBadge } from '#src/pwa/app-badge.ts';

/** What only staff need on every page; `own`: their commands that wait or were refused. */
export function ForStaff({ own }: { own: number }) {
  const undecided =
    useOwnRows()?.applications.filter((one) => one.status === 'pending').length ?? 0;
  useBadge(own + undecided);
  useStaffPets();
  return null;
}

/** Every list of a staff device shows what was changed there, before the catalogue has it. */
function useStaffPets(): void {
  const { known, showInstead } = useStaffView();
  const pets = useManagedPets();
  useEffect(() => {
    if (pets === undefined || pets === known.pets) return showInstead(undefined);
    const listed = pets.filter(isListed).toSorted((one, other) => (one.id < other.id ? -1 : 1));
    const byId = new Map(listed.map((pet) => [pet.id, pet]));
    showInstead({ ...known, pets: listed, byId });
  }, [known, pets, showInstead]);
  useEffect(() => () => showInstead(undefined), [showInstead]);
}
