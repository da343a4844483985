import { createContext } from 'react';
import type { Pet } from '#src/domain/pet.ts';

/** An additional line on the cards below, by pet; '' for none. */
export const PetNoteContext = createContext<(pet: Pet) => string>(() => '');
