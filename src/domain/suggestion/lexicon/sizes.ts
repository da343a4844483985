import type { petFields } from '#src/domain/pet-fields.ts';
import type { Words } from '#src/domain/suggestion/phrases.ts';

type Size = (typeof petFields.size.vocabulary)[number];

/** Weights and comparisons are read by read-size.ts. */
export const sizes: readonly (readonly [Size, Words])[] = [
  [
    'small',
    {
      en: `compact|diminutive|dinky|itty|lil|little|littlest|microscopic|mini|miniature|minuscule|petite|pint|smal|small|smaller|smallest|smallish|smol|teacup|teensy|teeny|tiniest|tiny|=toy|titchy|wee|weeny, small size~, can|could carry|lift .. arm|bus|flights|stairs|train|tram, fits in|into|on|under a? my? .. arm|backpack|bag|basket|carrier|hand|handbag|lap|pocket|purse|seat|shoebox, in the cabin, lap size~, on the little|small|smaller side, pint|pocket size~, bag|basket|carrier|backpack size~, that|which i can pick|lift|carry up?, small sized?, toy breed|sized, fits|fit|fitting|goes|go in|into|on|under|inside|through a|my|an|the|our|your airplane|airline|plane|backpack|basket|bag|bags|handbag|bicycle|bike|pocket|carrier|seat|rucksack|tote|shoebox|cabin|train|pannier|scooter|bus, small enough to|for|that, teacup|bitty|tiddly|itsy|piddly|weensy, short legs, handbag|lap|toy|purse|pocket|teacup|apartment|travel size~, easy to lift|carry, one|something|nothing .. i|we|she|he|mum|dad could|can|would carry|lift|pick, light enough, easy to carry|lift, dwarf|tiny|diminutive stature, can not lift|carry, handbag|pocket sized, bijou|titch, i|we|she|he can lift|carry|pick, one|two handful~, short|little|stumpy|stubby legged|legs, lightweight|featherweight, xs, extra small, light as possible, on the small|little|petite|shorter|lighter side`,
      es: `chico|chiquitin|chiquito|diminuto|enano|mini|miniatura|peque|pequenajo|pequenin|pequeno, de bolsillo, que quepa en, chiquitin|chiquitita|chiquitito|canijo|enanito|diminuta|faldero|falderillo|pequenita, poco|pequeno|chico tamano|talla|porte`,
      de: `federleicht|handlich|wadenhoch|tragbar|klein|kleinbleibend|kleinste|kleinwuchsig|kompakt|mini|miniatur|winzig|zwerg, klein bleibend, kleine rasse, zwergenhaft|handtaschengross|kleinformat|taschenformat|knirps|handtaschenformat|tragbar`,
      fr: `mini|miniature|minuscule|nain|petit, format de poche, petit gabarit, petite taille, riquiqui|lilliputien|rikiki|microscopique, taille|gabarit|race petite|petit, puisse|peux|peut le|la? porter`,
      pt: `anao|mini|miniatura|minusculo|pequenino|pequeno|pequenote, pequeno porte, pequeninho|pequenininho|pequenito|tampinha|baixinho|nanico|toy|miudo|miudinho|mini, porte|tamanho|raca pequeno|pequena|p`,
    },
  ],
  [
    'medium',
    {
      en: `medium|mediumish|middling|midi|midsize~|middlish, medium size~, average|medium|middle~|moderate build|size~, mid size~, neither small|tiny|toy nor big|giant|huge|large, not too big and? not too small, spaniel|beagle|cocker|collie|fox size~, knee height|high, sort|kind of middle|medium, size medium|m, sort of middle, not|neither too big|large nor|or|not|and|but not? too? tiny|small|little, goldilocks, medium height|build|stature, neither lapdog|toy nor`,
      es: `mediano|medio, medianito|intermedio, ni muy grande ni muy pequeno`,
      de: `kniehoch|mittel|mittelgross|mittler, mittlere grosse, mittlerer grosse, mittelgrosse|mittelgrosser|mittelgrosses|mittlere|mittlerer|mittelding|normalgross|kniehohe|wadenhoch, nicht zu schwer, kniehoch|kniehohe|huftehoch`,
      fr: `moyen, taille moyenne, moyens|moyennes|intermediaire, taille|gabarit|race moyen, ni trop? grand|gros ni trop? petit, ni trop? petit ni trop? grand|gros`,
      pt: `medio, medio porte, mediano|intermediario`,
    },
  ],
  [
    'large',
    {
      en: `behemoth|=tall|taller|big|bigger|biggest|biggish|bulky|burly|colossal|enormous|giant|gigantic|ginormous|hefty|huge|hulking|humongous|lage|large|larger|largest|largish|mahoosive|massive|oversized|whopper|whopping|xl|xxl, bear|calf|horse|pony|sofa size~, absolute|big unit, built like a, like a bear|pony|wolf, on the big|bigger|large|larger side, big|huge|giant|massive|large|enormous|hefty|strapping|ruddy|absolute|great lump|lad|lads|lass|unit|brute|beast|lummox|galoot|hunk|slobbery|hound, the bigger|larger the|is better, bigger|larger is|the and? better|merrier, big|large|tall enough to? see|be|reach|lean|scare|hug|wrestle|notice, big lug|unit|lump|old|softie|boned|boy|bear|hound|boofhead|brute|galoot|daft, absolute unit|fridge|tank|mountain|monster, a unit|tank|behemoth|moose|mammoth|titan|hulk|bear|monster, monster|mountain|tank|moose|bear|fridge of a, leggy, waist|hip|thigh|counter|desk|table|shoulder high|height, bigun, strapping|heavyweight|goliath|chonker, size large|l, room notice, notices? the dog first`,
      es: `=gran|perrote|gatote|gatazo|perrazo|enorme|gigante|grande|grandon|grandote|grandullon|inmenso, grandote|grandullon|gigantesco|grandisimo|corpulento|imponente`,
      de: `gross|kalb|machtig|riese|riesig|stattlich, grosse rasse, brocken|riesentier|koloss|riesenbaby|prachtkerl`,
      fr: `costaud|enorme|geant|grand|gros|grosse|immense|imposant, grand gabarit, grande taille, assez|plutot haut, certain gabarit, molosse|baleze|mastoc|colosse|mastodonte|bestiau|gigantesque|costaude|geante`,
      pt: `enorme|gigante|grandalhao|grandao|grande|grandona|imenso, grande porte, gigantesco|parrudo|bitelo|brutamontes|imponente`,
    },
  ],
];

/** How big things are that people compare with. */
export const thingSizes: readonly (readonly [Size, Words])[] = [
  [
    'small',
    {
      en: 'backpack|bag|bun|jug|kettle|melon|loaf|basketball|cushion|football|hamster|hand|handbag|loaf|mouse|pillow|shoe|shoebox|squirrel|teacup|teapot|toaster',
    },
  ],
  ['medium', { en: 'collie|footstool|fox|goat|knee|lamb|spaniel|suitcase|toddler' }],
  [
    'large',
    {
      en: 'bear|calf|car|cow|dane|donkey|lion|moose|tiger|wardrobe|couch|fridge|horse|human|man|me|person|pony|sheep|sofa|wolf',
    },
  ],
];

/** They look like sizes and are none. */
export const noSizes: Words = {
  en: `flemish|continental giant, as little, little by little, big|huge|massive|giant thank|thanks|hug|respect|congrats|help|kudos, small talk|print|hours|business|fortune|wonder|world|matter, large print|coffee, little bit|while|time|more|less|less|too|about|over|under, big ask|deal|ears|eyes|fan|heart|love|personality|plus|problem|smile|time, big enough, big softie, little ones, medium coat|hair~|length, very little`,
  es: 'abuelos grandes',
  de: 'grossstadt|kleinigkeit',
  fr: 'en moyenne, moyen de|que, au moyen',
  pt: 'em media',
};
