import type { petFields } from '#src/domain/pet-fields.ts';
import type { Words } from './phrases.ts';

type Size = (typeof petFields.size.vocabulary)[number];

/** Weights and comparisons are read by measured-sizes.ts. */
export const sizes: readonly (readonly [Size, Words])[] = [
  [
    'small',
    {
      en: `scared|afraid|frightened|terrified|nervous of big|large dogs|ones, handbag one|dog|breed|sort|type|rubbish, under the seat, carry on size~, folding bike, milk crate, half the size, in a basket on, under one|my arm, fits|fit under the? seat|arm|table|bed, lift into the car, carry up the? stairs, can not|cant lift|carry|manage|do .. heavy, sofa cushion, cat sized, size of a|an cushion|fox|cat, hdb approved, can|must not be heavy|big|large, hamster|squirrel|guinea sized|size, fits in|into my|a|the? rucksack|backpack|handbag|carrier|basket|pocket, lap sized|size, in a small body, bantam weight, compact|diminutive|dinky|itty|lil|little|littlest|microscopic|mini|miniature|minuscule|petite|pint|smal|small|smaller|smallest|smallish|smol|teensy|teeny|tiniest|tiny|=toy|titchy|wee|weeny, small|bite|pint|pocket|bag|basket|carrier|backpack|handbag|lap|toy|purse|teacup|apartment|travel size~, can|could carry|lift .. arm|bus|flights|stairs|train|tram, fits in|into|on|under a? my? .. arm|backpack|bag|basket|carrier|hand|handbag|lap|pocket|purse|seat|shoebox, in the cabin, on the little|small|smaller|petite|shorter|lighter side, pick up with one hand, shoe box, that|which i can pick|lift|carry up?, small in size, small sized?, toy breed|sized, fit|fitting|goes|go|ride|rides|travels in|into|on|under|inside|through a|my|an|the|our|your airplane|airline|plane|backpack|basket|bag|handbag|bicycle|bike|pocket|carrier|seat|rucksack|tote|shoebox|cabin|train|pannier|scooter|bus, small enough to|for|that, teacup|bitty|tiddly|itsy|piddly|weensy, one|something|nothing .. i|we|she|he|mum|dad could|can|would carry|lift|pick, light enough, easy to carry|lift, under my|one arm, dwarf|tiny|diminutive stature, can not lift|carry, handbag|pocket sized, bijou|titch, smol bean, lil guy, scrap of a, carry on|cabin|hand luggage size~, i|we|she|he can lift|carry|pick, easy|easily to? pick|picked|lifted|carried up?, one|two handful~|hands, can be carried|lifted, scoop|scooped it|him|her? up with|in, low to the ground, ankle|shin|calf high|height, short|little|stumpy|stubby legged|legs, lightweight|featherweight, take~ up little|less space|room, not take up much|any|the|too, size small|s, half pint, pocket rocket, xs, extra small, light as possible, fit~ through .. cat flap, i|we|you could|can carry|lift, carry|lift him|her|it up|down|upstairs|downstairs`,
      es: `caber|cabe|quepa|quepan en la|el|mi|una mochila|bolso|cesta|bolsa, chaparro|bajito|petiso|chiquitito|chiquitico|liviano|chico|chiquito|diminuto|enano|mini|miniatura|peque|pequenajo|pequenin|pequeno, de bolsillo, que quepa en, chiquitin|canijo|faldero, poco|menor|reducido|pequeno|chico tamano|talla|porte|estatura, pese|pesa poco, no crezca|crece mucho|tanto|demasiado, caben|cabe en el|mi|un regazo|bolso|transportin, subirlo|subo|cargarlo|llevarlo|cogerlo .. brazos, puedo cargar|alzar`,
      de: `in die|meine|eine|den hand? tasche|handtasche|rucksack|korb|fahrradkorb passt, federleicht|handlich|wadenhoch|klein|kleinbleibend|kleinste|kleinwuchsig|kompakt|mini|miniatur|winzig|zwerg, klein bleibend, kleine rasse, zwergenhaft|handtaschengross|kleinformat|taschenformat|knirps|handtaschenformat|tragbar, passt in|auf .. tasche|handtasche|rucksack|korb|fahrradkorb, tragen kann|lasst|konnen`,
      fr: `de poche, tient|tienne|rentre|rentrer dans .. sac|panier|main|poche, mini|miniature|minuscule|nain|petit, format de poche, petit gabarit, petite taille, riquiqui|lilliputien|rikiki|microscopique, taille|gabarit|race|format petit|mini|reduit, puisse|peux|peut|pouvoir le|la? porter|soulever|transporter, pas trop|tres? lourd, poids plume, tienne|tient|passe sous`,
      pt: `coubesse|caiba|cabe no|na|num cesto|cesta da?, caiba|cabe|caber numa|na mala|bolsa|mochila|cesta|caixa, caiba|cabe|caber no|na|num|numa|em colo|bolsa|mochila|mao|palma|transportadora, levar|carregar ao|no colo, pequetito, consiga|consigo|possa|posso carregar|levantar, anao|miniatura|minusculo|pequenino|pequeno|pequenote, pequeno porte, pequenito|tampinha|baixinho|nanico|toy|miudo|mini, porte|tamanho|raca|estatura pequeno|p|mini|reduzido|baixo|pequenino`,
    },
  ],
  [
    'medium',
    {
      en: `knee high, knee high, so medium it is, medium|mediumish|middling|midi|midsize~|middlish, average height|weight, average|medium|middle~|moderate build|size~, in between size|high, medium in size, mid|spaniel|beagle|cocker|collie|fox|normal|regular|standard|ordinary|usual size~, middle of the road size, neither small|tiny|toy nor big|giant|huge|large, neither|not big nor|or small, not huge and? not tiny, not tiny and? not huge, not too small and? not too big, not too small or too? big, somewhere in the middle, knee height|high, up to my|the|your knee, sort|kind of middle|medium, moderately sized, size medium|m, middle ground, not|neither too big|large nor|or|not|and|but not? too? tiny|small|little, goldilocks, medium height|build|stature, not too heavy, neither lapdog|toy nor`,
      es: `mediano|medio, intermedio, ni muy grande ni muy pequeno, ni muy? grande .. ni muy|tan? pequeno|chico|enano, ni muy? pequeno|chico ni muy|tan? grande, tamano normal`,
      de: `mittel|mittelgross|mittler, mittlere|mittlerer grosse, mittelgrosser|mittlerer|mittelding|normalgross|wadenhoch, nicht zu schwer, kniehoch|kniehohe|huftehoch`,
      fr: `moyen, taille moyenne, intermediaire, taille|gabarit|format|race|corpulence normale|intermediaire|standard|raisonnable|moyen, ni trop? grand|gros ni trop? petit, ni trop? petit ni trop? grand|gros, pas plus haut que mon|le genou, depasse pas le|mon genou`,
      pt: `medio, medio porte, mediano|intermediario, tamanho normal, porte m, nem muito? grande|pequeno nem muito? pequeno|grande`,
    },
  ],
  [
    'large',
    {
      en: `=xl, big enough that, fill~ the sofa|bed|doorway, as heavy as me, proper dog none, size of an armchair, =xl|xxl, extra large, rottweiler|mastiff|newfoundland|dane|bernard|wolfhound|shepherd sized|size|proportions|dimensions, size of a toddler|child|pony|calf|sofa, behemoth|=tall|taller|big|bigger|biggest|biggish|bulky|burly|colossal|enormous|giant|gigantic|ginormous|hefty|huge|hulking|humongous|lage|large|larger|largest|largish|mahoosive|massive|oversized|whopper|whopping|xl|xxl, bear|calf|horse|pony|sofa|big|good|large size~, big as possible, hunk of, built like a, like a tank|bear|pony|wolf, lot of =dog, on the big|bigger|large|larger|heavy|heavier|hefty side, big|huge|giant|massive|large|enormous|hefty|strapping|ruddy|absolute|great lump|lad|lass|unit|brute|beast|lummox|galoot|hunk|slobbery|hound, large|tall|heavy enough as|to|that protect|reach|guard|scare|lean|pull|put|hug, the bigger|larger the|is better, bigger|larger is|the and? better|merrier, big|large|tall enough to? see|be|reach|lean|scare|hug|wrestle|notice, big lug|unit|lump|old|softie|boned|boy|bear|hound|boofhead|brute|galoot|daft|un|uns, absolute unit|fridge|tank|mountain|monster, a unit|tank|behemoth|moose|mammoth|titan|hulk|bear|monster, monster|mountain|tank|moose|bear|fridge|horse|beast|giant of a, above|over|taller than? my|the|your? knee high|height|level?, long legged, leggy, reaches|reach my|the|your? hip|waist|thigh, waist|hip|thigh|counter|desk|table|shoulder high|height, take~ up|fill~ the whole? sofa|couch|room|doorway|bed, bigun, strapping|heavyweight|goliath|chonker, size large|l, giant breed, room notice, notices? the dog first`,
      es: `=gran|perrote|gatote|gatazo|perrazo|enorme|gigante|grande|grandon|inmenso, grandote|grandullon|gigantesco|grandisimo|corpulento|imponente`,
      de: `fetten|fetter hund|kater, grosste|gross|kalb|machtig|riese|riesig|stattlich, grosse rasse, brocken|riesentier|koloss|riesenbaby|riesenvieh|prachtkerl`,
      fr: `costaud|enorme|geant|grand|gros|grosse|immense|imposant, grand|certain gabarit, grande taille, assez|plutot haut, molosse|baleze|mastoc|colosse|mastodonte|bestiau|gigantesque`,
      pt: `gatarrao, enorme|gigante|grandalhao|grandao|grande|grandona|imenso, grande porte, gigantesco|parrudo|bitelo|brutamontes|imponente|possante, porte g`,
    },
  ],
];

/** How big things are that people compare with. */
export const thingSizes: readonly (readonly [Size, Words])[] = [
  [
    'small',
    {
      en: 'backpack|bag|bun|jug|kettle|melon|basketball|cushion|football|hamster|hand|handbag|loaf|mouse|pillow|shoe|shoebox|squirrel|teacup|teapot|toaster',
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
  en: `one stone, as a stone, stone deaf|cold|wall|floor, big|large enough for me|us|to know, big dog energy, paws|feet|heart|personality|character|voice too? big, bark~|meow~|talks|sings very? little, need~|wants|requires|takes little, tiny bit, flemish|continental giant, giant schnauzer, as|very little, little by little, at large, small talk|print|hours|business|fortune|wonder|world|matter, large print|coffee, big meow|purr|bark|bite|yawn|sigh|character|brain|brother|sister|sleeper|eater|day|news|move|change|decision|girl|boy pants, wee hours, little bit|while|time|more|less|too|about|over|under|ones, the little things, big ask|deal|ears|eyes|fan|heart|love|personality|plus|problem|smile|time|enough|softie, medium coat|hair~|length, large as life, have|got|with a tank, am a big|tall|large|small|little|short|tiny guy|man|woman|girl|lad|bloke|lady|fella|person, fear|afraid|scared|terrified|frightened|wary of big|bigger|huge|large|larger|giant dog, big|huge|massive|giant hello|hi|thank|hug|respect|congrats|help|kudos`,
  es: 'de paseo corto, de|desde pequeno|pequena tuve|tenia|he|mi, abuelos grandes, ano|mes|hora|kilo y medio, miedo a|de los? perros? grande, mediana edad, grande de edad, gran empresa|ciudad|ilusion|familia|parte, dos|tres|soy|un|una =chicas|=chicos|=chico|=chica',
  de: 'grossstadt|kleinigkeit, mittleren|mittlerem|mittleres alter|alters, mein|unser kleiner|grosser ist|hat|will|liebt|geht|kommt|und, angst vor den? grossen, welche|jede =grosse, grosse ist? mir|uns? egal|wurscht|spielt, grosse :|und, deutsche|belgische riese',
  fr: 'petit gibier, peur|crainte des gros|grands, en moyenne, moyen de|d|que, au moyen, grande vacances, petit|petite question|annonce|peu|mot|souci|caractere|budget|retraite, gros|grosse dormeur|calin|souci|probleme|mots, grand sportif|marcheur|timide|merci, plutot que un? petit|nain|grand|gros',
  pt: 'em media, medo de caes|cao|cachorro grande, grande|enorme abraco|beijo|amor|problema|parte, um|uma grande amigo|companheiro, paciencia pequena',
};
