import type { PetType } from '#src/domain/pet.ts';
import type { Words } from '#src/domain/suggestion/phrases.ts';

/** What only one species does, has or needs: it tells the species where none is named. */
export const typeHints: readonly (readonly [PetType, Words])[] = [
  [
    'dog',
    {
      en: `bark~|barky|bork~|woofs|canicross|bikejoring|skijoring|flyball|mantrailing|kennel|walkies|k9, cani cross, wag~ .. tail, tail|tails wag~, tail wagger|wagging, waggy tail, fetch~ a|the? ball|stick|frisbee|slippers, play~ fetch, throw a? the? ball|stick|frisbee .. for|bring~|come~|back, bring~ it|them|balls|sticks back, the|a|other|end lead|leash, on|off|pull~ .. the|a lead|leash, puppy school|class, bow wow, round~ up? .. sheep|cows|cattle, herd~ sheep|cows|cattle, running mate|partner|buddy .. four|4 legs, good boy, best good boy, fur missile, bull breed, yap~|yappers|ankle biter`,
      es: `ladre|ladra|ladren|ladrar|ladrador|ladridos|ladrando|canicross, mueva|moviendo|mover|menee|meneando|mueve el? la? rabo|cola, correa, pasear con correa, traiga|traer|lanzar|tirar la|una pelota|palo`,
      de: `bellt|bellen|bellend|klaffer|klafft|gassi|apportieren|apportiert|canicross|agility|zughundesport|gassirunde|schwanzwedelnd|leine|leinenfuhrig|hundeschule|welpenschule, mit dem schwanz wedelt|wedeln, stockchen`,
      fr: `aboie|aboyer|aboient|aboyeur|aboiement|remue|remuer|canicross|laisse, rapporte|rapporter|lance|lancer la|une|le balle|baton, cani cross|vtt|rando, rappel|marche en|a laisse|pied, frisbee`,
      pt: `late|latir|latido|latidos|latem|ladra|ladrar|ladre|ladrem|coleira|trela|guia, abane|abana|abanar|abanando o? rabo|cauda|rabinho, buscar a? bola|bolinha`,
    },
  ],
  [
    'cat',
    {
      en: `purr~|purry|meow~|miaow~|mew~|caterwaul~|mouser|hairballs|catnip, scratching|scratch post|tower|tree, knead~, makes|making|make biscuits, keep~|catch~ mice|mouse|rats .. down|off|away, orange|ginger boy, purr monster|machine`,
      es: `ronronee|ronronea|ronroneo|ronronear|maulle|maulla|maullar|maullidos|rascador|cazarratones`,
      de: `schnurrt|schnurren|schnurrend|schnurrer|miaut|miauen|kratzbaum|mausefanger`,
      fr: `ronronne|ronronner|ronron|ronrons|ronronnement|miaule|miauler|miaou, arbre griffoir`,
      pt: `ronrone|ronrona|ronronar|ronrom|ronronando|mie|mia|miar|miados|arranhador`,
    },
  ],
  [
    'rabbit',
    {
      en: `hutch|binky|binkies|lagomorph, long ears, floppy ears, bonded pair of buns, neutered|spayed buck|doe, thumps`,
      es: `conejera, orejas largas`,
      de: `hoppelt|hoppeln|mummelt|kaninchenstall, lange|langen ohren`,
      fr: `clapier, longues|grandes oreilles`,
      pt: `coelheira, orelhas compridas|longas`,
    },
  ],
  [
    'bird',
    {
      en: `aviary|beak|beaks|birdcage|birdsong|feather~|feathery|perch~|plumage|preen~|squawk~|chirp~|chirpy|tweet~|twitter~|whistler|warbl~|songster|step~ up, bird cage, with wings, free flight|flying`,
      es: `pajarera|plumas|emplumado|pico|alpiste|jaula|trine|trina|trinos|gorjeo`,
      de: `voliere|volieren|gefiedert|gefiederter|federn|schnabel|zwitschert|zwitschern|piepst|trallert|vogelkafig|gezwitscher|sitzstange`,
      fr: `voliere|plumes|bec|gazouille|gazouiller|gazouillis|pepie|perchoir, piou piou`,
      pt: `viveiro|penas|bico|poleiro|pie|chilreia|chilrear|gaiola|trinado|piar`,
    },
  ],
];

/** They look like hints and are none. */
export const noTypeHints: Words = {
  en: `barking mad|up, perched on, purring along|engine`,
};
