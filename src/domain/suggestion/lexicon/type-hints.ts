import type { PetType } from '#src/domain/pet.ts';
import type { Words } from './phrases.ts';

/** What only one species does, has or needs: it tells the species where none is named. */
export const typeHints: readonly (readonly [PetType, Words])[] = [
  [
    'dog',
    {
      en: `bark~|barky|woofs|canicross|flyball|kennel|walkies, cani cross, wag~ .. tail, tail wag~, waggy tail, fetch~ a|the? ball|stick, play~ fetch, throw a? the? ball|stick .. bring~|come~|back, other|end lead|leash, on|off|pull~ .. the|a lead|leash, puppy school|class, round~ up .. sheep|cows|cattle, herd~ sheep|cows|cattle, running mate|partner|buddy .. four|4 legs, good boy`,
      es: `ladre|ladra|ladren|ladrar|ladrador|ladridos|correa, mueva|moviendo|mover el? la? rabo|cola, sacar|sacarlo a pasear`,
      de: `gassirunde|wedelt|bellt|bellen|klaffer|klafft|gassi|apportieren|canicross|agility|leine|leinenfuhrig|hundeschule|welpenschule|stockchen`,
      fr: `aboie|aboyer|aboient|aboyeur|canicross|laisse, remue|remuer la queue, rapporte|lance la|une balle, cani cross|vtt|rando, aboiement|niche`,
      pt: `late|latir|latido|ladra|ladrar|ladre|coleira|trela, abane|abana|abanar|abanando o? rabo|cauda`,
    },
  ],
  [
    'cat',
    {
      en: `purr~|purry|meow~|miaow~|catnip, scratching|scratch post|tree, making|make biscuits, keep~|catch~ mice|mouse|rats .. down|off|away, orange|ginger boy`,
      es: `ronronee|ronroneo|ronronear|maulle|maulla|maullar|rascador`,
      de: `katzenklo|katzentoilette|freigang|schnurrt|schnurren|miaut|miauen|kratzbaum`,
      fr: `ronronner|ronron|miaule|miauler, arbre griffoir|ronronne`,
      pt: `ronrone|ronrona|ronronar|mie|mia|miar|arranhador`,
    },
  ],
  [
    'rabbit',
    {
      en: `hutch|binky, long|floppy ears, neutered|spayed buck|doe`,
      es: `conejera, orejas largas`,
      de: `hoppelt|hoppeln|kaninchenstall, lange ohren`,
      fr: `clapier, longues|grandes oreilles`,
      pt: `coelheira, orelhas compridas|longas`,
    },
  ],
  [
    'bird',
    {
      en: `something|anything with feathers, aviary|beak|birdcage|feather~|perch~|plumage|squawk~|chirp~|tweet~|whistler|songster, bird cage, with wings`,
      es: `algo con plumas, pajarera|plumas|pico|alpiste|jaula|trinos|gorjeo`,
      de: `voliere|gefiedert|federn|schnabel|zwitschert|zwitschern|vogelkafig|gezwitscher`,
      fr: `voliere|plumes|bec|gazouille|gazouiller|perchoir`,
      pt: `viveiro|penas|bico|poleiro|gaiola|trinado`,
    },
  ],
];

/** They look like hints and are none. */
export const noTypeHints: Words = { en: `barking mad|up, perched on` };
