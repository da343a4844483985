import { useEffect } from 'react';
import { useStaffView } from '#src/catalogue/catalogue-context.tsx';
import { useManagedPets } from '#src/catalogue/use-managed-pets.ts';
import { isListed } from '#src/domain/pet.ts';

/** Every list of a staff device shows what was changed there, before the catalogue has it. */
export function StaffPets() {
  const { known, showInstead } = useStaffView();
  const pets = useManagedPets();
  useEffect(() => {
    if (pets === undefined || pets === known.pets) return showInstead(undefined);
    const listed = pets.filter(isListed).toSorted((one, other) => (one.id < other.id ? -1 : 1));
    const byId = new Map(listed.map((pet) => [pet.id, pet]));
    showInstead({ ...known, pets: listed, byId });
  }, [known, pets, showInstead]);
  useEffect(() => () => showInstead(undefined), [showInstead]);
  return null;
}
