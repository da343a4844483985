import { createContext } from 'react';
import type { Pet } from '#src/domain/pet.ts';

/** What the cards below say of each pet beside what every card says; '' where there is nothing. */
export const PetNoteContext = createContext<(pet: Pet) => string>(() => '');
