import type { petFields } from '#src/domain/pet-fields.ts';
import type { Words } from '#src/domain/suggestion/phrases.ts';

type Size = (typeof petFields.size.vocabulary)[number];

/** Weights and comparisons are read by read-size.ts. */
export const sizes: readonly (readonly [Size, Words])[] = [
  [
    'small',
    {
      en: `small|tiny|little|mini|miniature|teeny|wee|compact|petite|teacup|smol|dinky|smallish|itty|minuscule|pint|smaller|smallest|smal|tiniest|titchy|diminutive|toy|lil|teensy|microscopic|littlest|weeny
        toy sized|breed, pocket sized|size, bite sized|size, extra small, lap sized|size, on the small|smaller|little side, travel|purse|handbag|apartment|cabin|backpack sized|size, small sized?, fits in|into|on|under a? my? .. bag|handbag|purse|basket|lap|seat|backpack|carrier|pocket|arms|arm|hand|shoebox, carry under|in|with one? my|one|an? arm|arms|hand|bag, can|could carry .. stairs|bus|arms|arm|train|tram, pick up with one hand, small in size, shoe box, in the cabin`,
      es: `pequeno|chico|mini|chiquito|chiquitin|miniatura|diminuto|enano|pequenito|pequenin|chiquitita|pequenajo|peque, talla pequena, tamano pequeno, de bolsillo, que quepa en`,
      de: `klein|winzig|mini|handlich|kleiner|kleinere|kleineres|kleineren|kleinste|zwerg|kompakt|kleinbleibend|miniatur|kleinwuchsig, kleine rasse, klein bleibend`,
      fr: `petit|mini|miniature|nain|minuscule, format de poche, tout petit, petite taille, petit gabarit, petits`,
      pt: `pequeno|pequenino|mini|miniatura|pequenininho|minusculo|pequeninho|pequenote, porte pequeno, pequeno porte, tamanho pequeno, anao`,
    },
  ],
  [
    'medium',
    {
      en: `medium|midsize|midsized|mediumish|middling|meduim|midi
        mid size|sized, medium|moderate|average|middle|middling size|sized|build, average weight|height, middle of the road size, in between size, knee high|height, neither|not big nor|or small, neither small nor big|large, not too big and? not too small, not too small and? not too big, not too small or too? big, not too big or too? small, not huge and? not tiny, not tiny and? not huge, medium in size, somewhere in the middle`,
      es: `mediano|medio, talla mediana, tamano medio|mediano, porte mediano`,
      de: `mittelgross|mittel|mittelgrosser|mittelgrosse|mittelgrosses|mittelgrossen|mittler|mittlere|mittlerer|mittleres, mittlerer grosse, mittlere grosse, kniehoch`,
      fr: `moyen|moyenne, taille moyenne, gabarit moyen, de taille moyenne`,
      pt: `medio|media, porte medio, medio porte, tamanho medio|media`,
    },
  ],
  [
    'large',
    {
      en: `large|big|huge|giant|enormous|massive|hefty|xl|xxl|gigantic|hulking|biggish|humongous|ginormous|colossal|bigger|larger|biggest|largest|lage|behemoth|whopper|whopping|tank|largish|oversized|mahoosive|bulky|burly|unit
        extra large, extra big, big|large|good sized, pony|horse|bear|calf|sofa sized|size, size of a|an pony|horse|bear|calf|sofa|couch|wolf, like a bear|wolf|pony, on the large|larger|big|bigger side, absolute unit, gentle giant, hunk of, proper dog, big as possible, lots|lot of =dog`,
      es: `grande|grandote|enorme|gigante|gran|grandon|inmenso|grandullon|grandes, talla grande, tamano grande, porte grande`,
      de: `gross|riesig|grosser|grosse|grosses|grossen|riese|riesen|stattlich|machtig|grossere|grosseren|grosserer|grosseres|kalb, grosse rasse`,
      fr: `grand|gros|grosse|enorme|geant|immense|costaud|imposant, grande taille, grand gabarit`,
      pt: `grande|grandao|enorme|gigante|grandona|grandalhao|imenso, porte grande, grande porte, tamanho grande`,
    },
  ],
];

/** How big things are that people compare with. */
export const thingSizes: readonly (readonly [Size, Words])[] = [
  [
    'small',
    {
      en: 'shoebox|shoe|teapot|loaf|football|handbag|mouse|hamster|squirrel|teacup|toaster|hand|bag|backpack|basketball|cushion|pillow',
    },
  ],
  ['medium', { en: 'knee|suitcase|footstool|fox' }],
  ['large', { en: 'pony|horse|bear|calf|sofa|couch|wolf|fridge|car|sheep|human|person|man|me' }],
];

/** They look like sizes and are none. */
export const noSizes: Words = {
  en: `big heart|hearts|time|deal|love|eyes|fan|smile|personality|ears|plus|problem|ask, a little bit|of|more|less|too|shy|lazy|older|bigger|smaller|time|younger, little bit, little to, very little, as little, too little, little or no, little by little, little time, too big of a, small talk, bigger picture, small animal, small animals, big on, big into, big enough, small enough flat, small pets, large family, medium coat|length|hair|haired, in the big city, big softie, big baby, small children, little ones, little one on, next big thing, big brother|sister, larger than life, no small feat, little ones`,
  es: 'gran corazon, gran parte, en medio, por medio, medio dia, la media, dia grande, abuelos grandes',
  de: 'im grossen, grossstadt, im kleinen, gross geworden, gross ist, kleinigkeit, grosses herz, grossen wert, im mittel, mittel und',
  fr: 'petit|petite|petits|petites balade|sortie|promenade|tour|marche|sieste, petit tour|budget|jardin|appartement, grande|grandes|longues balade|sortie|promenade|maison|famille|randonnee, grand jardin|appartement, un petit peu, petit a petit, grand coeur, en moyenne, petit dejeuner, grand chose, grand merci, grands parents',
  pt: 'um pouco, em media, grande coracao, por meio',
};
