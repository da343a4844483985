import type { PetType } from '#src/domain/pet.ts';
import type { Words } from '#src/domain/suggestion/phrases.ts';

/** What only one species does, has or needs: it tells the species where none is named. */
export const typeHints: readonly (readonly [PetType, Words])[] = [
  [
    'dog',
    {
      en: `bark~|barky|woofs|canicross|flyball|kennel|walkies, wag~ .. tail, waggy tail, throw a? the? ball|stick .. bring~|come~|back, on|off|pull~ .. the|a lead|leash, puppy school|class, round~ up .. sheep|cows|cattle, running mate|partner|buddy .. four|4 legs`,
      es: `ladre|ladra|ladren|ladrar|ladrador|ladridos|correa, moviendo el? la? rabo`,
      de: `bellt|bellen|klaffer|klafft|gassi|apportieren|canicross|agility|leine|leinenfuhrig|hundeschule|welpenschule|stockchen`,
      fr: `aboie|aboyer|aboient|aboyeur|canicross|laisse, rapporte la|une balle, cani vtt|rando`,
      pt: `late|latir|latido|latidos|ladra|ladrar|ladre|coleira|trela`,
    },
  ],
  [
    'cat',
    {
      en: `purr~|purry|meow~|miaow~|catnip, scratching|scratch post|tree`,
      es: `ronronee|ronronea|ronroneo|ronronear|maulle|maulla|maullar|rascador`,
      de: `schnurrt|schnurren|miaut|miauen|kratzbaum`,
      fr: `ronronne|ronronner|ronron|miaule|miauler, arbre griffoir`,
      pt: `ronrone|ronrona|ronronar|mie|mia|miar|arranhador`,
    },
  ],
  [
    'rabbit',
    {
      en: `hutch|binky|binkies, long ears, floppy ears, neutered|spayed buck|doe`,
      es: `conejera, orejas largas`,
      de: `hoppelt|hoppeln|kaninchenstall, lange ohren`,
      fr: `clapier`,
      pt: `coelheira`,
    },
  ],
  [
    'bird',
    {
      en: `aviary|beak|birdcage|feather~|perch~|plumage|squawk~|chirp~|tweet~|whistler|songster`,
      es: `pajarera|plumas|pico|alpiste|jaula|trinos|gorjeo`,
      de: `voliere|gefiedert|federn|schnabel|zwitschert|zwitschern|vogelkafig|gezwitscher`,
      fr: `voliere|plumes|bec|gazouille|gazouiller|perchoir`,
      pt: `viveiro|penas|bico|poleiro|gaiola|trinado`,
    },
  ],
];

/** They look like hints and are none. */
export const noTypeHints: Words = { en: `` };
