import type { petFields } from '#src/domain/pet-fields.ts';
import type { Words } from '#src/domain/suggestion/phrases.ts';

type Size = (typeof petFields.size.vocabulary)[number];

/** Weights and comparisons are read by read-size.ts. */
export const sizes: readonly (readonly [Size, Words])[] = [
  [
    'small',
    {
      en: `compact|diminutive|dinky|itty|lil|little|littlest|microscopic|mini|miniature|minuscule|petite|pint|smal|small|smaller|smallest|smallish|smol|teacup|teensy|teeny|tiniest|tiny|=toy|titchy|wee|weeny, small size~, bite size~, can|could carry|lift .. arm|bus|flights|stairs|train|tram, fits in|into|on|under a? my? .. arm|backpack|bag|basket|carrier|hand|handbag|lap|pocket|purse|seat|shoebox, in the cabin, lap size~, on the little|small|smaller side, pick up with one hand, pint|pocket size~, shoe box, small in size, small sized?, toy breed|sized`,
      es: `chico|chiquitin|chiquito|diminuto|enano|mini|miniatura|peque|pequenajo|pequenin|pequeno, de bolsillo, que quepa en`,
      de: `handlich|klein|kleinbleibend|kleinste|kleinwuchsig|kompakt|mini|miniatur|winzig|zwerg, klein bleibend, kleine rasse`,
      fr: `mini|miniature|minuscule|nain|petit, format de poche, petit gabarit, petite taille`,
      pt: `anao|mini|miniatura|minusculo|pequenino|pequeno|pequenote, pequeno porte`,
    },
  ],
  [
    'medium',
    {
      en: `medium|mediumish|middling|midi|midsize~, average height|weight, medium size~, average|medium|middle~|moderate build|size~, in between size, knee height|high, medium in size, mid size~, middle of the road size, neither small|tiny|toy nor big|giant|huge|large, neither|not big nor|or small, not huge and? not tiny, not tiny and? not huge, not too big and? not too small, not too big or too? small, not too small and? not too big, not too small or too? big, somewhere in the middle`,
      es: `mediano|medio`,
      de: `kniehoch|mittel|mittelgross|mittler, mittlere grosse, mittlerer grosse`,
      fr: `moyen, taille moyenne`,
      pt: `medio, medio porte`,
    },
  ],
  [
    'large',
    {
      en: `behemoth|big|bigger|biggest|biggish|bulky|burly|colossal|enormous|giant|gigantic|ginormous|hefty|huge|hulking|humongous|lage|large|larger|largest|largish|mahoosive|massive|oversized|whopper|whopping|xl|xxl, bear|calf|horse|pony|sofa size~, big as possible, big|good|large size~, hunk of, absolute|big unit, built like a, like a tank, like a bear|pony|wolf, lot of =dog, on the big|bigger|large|larger side`,
      es: `=gran|enorme|gigante|grande|grandon|grandote|grandullon|inmenso`,
      de: `gross|kalb|machtig|riese|riesig|stattlich, grosse rasse`,
      fr: `costaud|enorme|geant|grand|gros|grosse|immense|imposant, grand gabarit, grande taille`,
      pt: `enorme|gigante|grandalhao|grandao|grande|grandona|imenso, grande porte`,
    },
  ],
];

/** How big things are that people compare with. */
export const thingSizes: readonly (readonly [Size, Words])[] = [
  [
    'small',
    {
      en: 'backpack|bag|basketball|cushion|football|hamster|hand|handbag|loaf|mouse|pillow|shoe|shoebox|squirrel|teacup|teapot|toaster',
    },
  ],
  ['medium', { en: 'footstool|fox|knee|suitcase' }],
  ['large', { en: 'bear|calf|car|couch|fridge|horse|human|man|me|person|pony|sheep|sofa|wolf' }],
];

/** They look like sizes and are none. */
export const noSizes: Words = {
  en: `as little, big ask|deal|ears|eyes|fan|heart|love|personality|plus|problem|smile|time, big enough, big softie, little ones, medium coat|hair~|length, very little`,
  es: 'abuelos grandes',
  de: 'grossstadt|kleinigkeit',
  fr: 'en moyenne',
  pt: 'em media',
};
