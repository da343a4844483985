import type { petFields } from '#src/domain/pet-fields.ts';
import type { Words } from '#src/domain/suggestion/phrases.ts';

type Age = (typeof petFields.age.vocabulary)[number];

/** Adjectives and nouns; numbers are read by read-age.ts, puppies and kittens are in animals.ts. */
export const ages: readonly (readonly [Age, Words])[] = [
  [
    'young',
    {
      en: `young|youngish|juvenile|youthful|adolescent|younger|youngest|youngster|baby|infant|teenage|weaned|yearling
        young enough, not fully? grown yet?, under a year, less than a year, few|couple|some months|weeks old, fresh from? its? litter, just weaned, early in life, on the young|younger side`,
      es: `joven|jovencito|jovenes|jovenzuelo|cachorro|cachorrito|cachorra|cachorrita|bebe|crias`,
      de: `jung|junger|jungtier|jungen|babys|baby|jungspund|jungstes`,
      fr: `jeune|jeunot|bebe|junior`,
      pt: `jovem|novinho|novo|filhote|filhotinho|bebe|jovenzinho`,
    },
  ],
  [
    'adult',
    {
      en: `adult|grown|mature|grownup|adulthood|aduld, grown up, fully|full grown, middle aged, middle age, in his|her|its|their prime, past the? puppy|kitten stage|phase|years|craziness|madness, out of the? puppy|kitten stage|phase|years, past|beyond puppyhood|kittenhood, out of puppyhood|kittenhood, mid life, medium age, few|couple of? years old, in the? middle of? life, not so young anymore, grown out of`,
      es: `adulto|maduro, de mediana edad, ya crecido, edad media, mediana edad`,
      de: `erwachsen|ausgewachsen|mittelalt, mittleren alters, mittleres alter, aus dem grobsten, adult`,
      fr: `adulte|mature|mur, age moyen, d age moyen`,
      pt: `adulto|maduro|crescido, meia idade`,
    },
  ],
  [
    'senior',
    {
      en: `senior|old|elderly|older|aged|geriatric|oldie|veteran|aging|ageing|oldster|elder|oldest|senoir|grizzled|oap
        golden oldie|years|ager, golden oldy, old timer, well on in years, in his|her|its|their|the twilight|golden|autumn|sunset|later|last|final years, getting on in? years, advanced in age|years, advanced|ripe age, grey|gray muzzle|face|whiskers|around|muzzled|faced, long in the tooth, old age, up in years, sugar face, forever home for his last, last years|chapter, older|golden years, on the old|older side`,
      es: `viejo|viejito|anciano|senior|abuelo|mayor|veterano|vieja|viejecito|mayorcito, de edad avanzada, entrado en anos, de la tercera edad`,
      de: `alt|alter|altere|senior|seniorin|betagt|alterer|altes|alte|alten|alteren|opi|oldie|omi|grauschnauze, graue schnauze, seniorenhund, seniorenkatze, rentner`,
      fr: `vieux|vieille|age|agee|ages|agees|senior|papy|mamie|ancien|veteran, d un certain age`,
      pt: `idoso|velho|velhinho|senior|sênior|idosa|velhote|veterano|coroa, de idade, mais velho`,
    },
  ],
];

/** They look like ages and are none. */
export const noAges: Words = {
  en: `when|once fully? grown, full|fully grown size|weight, when adult, old soul, years old, year old, month old, months old, week old, weeks old, day old, days old, same old, old days, old age home, old school, how old, any age, all ages, age of, young at heart, old english, good old, young free, years young, old fashioned, old folks home, not getting any younger, in the old, growing old together, grow old, my old, our old, older than me`,
  es: 'mayor de, mayores de, mayor que, por mayor',
  de: 'jahre alt, jahr alt, monate alt, wochen alt, egal wie alt, altersheim, alter egal, alter als, alter wie',
  fr: 'ans d age, quel age, n importe quel age, nouveau ne',
  pt: 'anos de idade, qualquer idade, mais novo que, de novo',
};
