import type { petFields } from '#src/domain/pet-fields.ts';
import type { Words } from '#src/domain/suggestion/phrases.ts';

type Age = (typeof petFields.age.vocabulary)[number];

/** Adjectives and nouns; numbers are read by read-age.ts, puppies and kittens are in animals.ts. */
export const ages: readonly (readonly [Age, Words])[] = [
  [
    'young',
    {
      en: `adolescent|baby|infant|juvenile|teenage|weaned|yearling|young|younger|youngest|youngish|youngster|youthful, couple|few|some months|weeks old, early in life, fresh from? its? litter, just weaned, less than a year, not fully? grown yet?, on the young|younger side, under a year, young enough, sprog|junior, still|only very|quite? young|baby|weaned`,
      es: `bebe|cachorra|cachorrita|cachorrito|cachorro|crias|joven|jovencito|jovenes|jovenzuelo, cachorrillo|jovencito|jovenzuelo|jovencita|juvenil`,
      de: `baby|babys|jung|jungen|junger|jungspund|jungstes|jungtier, jungtier|jungspund|jungling|welpenalter|jugendlicher|halbstarker|junger|jungeres`,
      fr: `bebe|jeune|jeunot|junior, jeunette, tout jeune|bebe`,
      pt: `bebe|filhote|filhotinho|jovem|jovenzinho|novinho|novo, filhotao`,
    },
  ],
  [
    'adult',
    {
      en: `aduld|adult|adulthood|grown|grownup|mature, beyond|past kittenhood|puppyhood, couple|few of? years old, full|fully grown, grown out of, grown up, prime of life, in the? middle of? life, medium age, mid life, middle age, middle aged, not so young anymore, out of kittenhood|puppyhood, over|past|beyond the|its|his|her .. stage|phase|age, done growing, done with growing, not ancient, past the? biting|chewing|crazy|kitten|puppy|teething craziness|madness|phase|stage|years, past|beyond|over|done|finished|through with? the? its|his|her? puppy|kitten|chewing|teenage|biting|zoomie|baby|teething|destructive stage|phase|years|nonsense|months|antics|stuff?, in her|his|its|their prime, middle age|aged, midlife, not a? baby|babies|infant, grown ones|one|up|adult, of mature years, done with growing, over the silly age`,
      es: `adulto|maduro, de mediana edad, edad media, ya crecido, adultito|madurito|crecidito, mediana edad, ya hecho|hecha|criado|formado, hecho y derecho`,
      de: `adult|ausgewachsen|erwachsen|mittelalt, aus dem grobsten, mittleren alters, mittleres alter, erwachsene|erwachsener|erwachsenes|ausgewachsene|ausgewachsener|ausgewachsenes|gestandener|reifere, aus dem welpenalter|grobsten|flegelalter raus|heraus?, kein welpe mehr|aber|und`,
      fr: `adulte|mature|mur, age moyen, d age moyen, ni trop? jeune|vieux|chiot|chaton|bebe ni trop? vieux|jeune|senior|vieille|papy|ag, deja grand|grande|adulte, ni chiot ni papy|papi|papi|vieux`,
      pt: `adulto|crescido|maduro, crescidinho, meia idade, ja crescido|crescida|grande|feito`,
    },
  ],
  [
    'senior',
    {
      en: `aged|ageing|aging|elder|elderly|geriatric|grizzled|oap|old|older|oldest|oldie|oldster|senior|veteran, advanced in age|years, advanced|ripe age, forever home for his last, getting on in? years, golden ager|oldie|years, golden oldy, golden|older years, gray|grey around|face~|muzzle~|whiskers, last chapter|years, old age, old timer, on the old|older side, sugar face, up in years, well on in years, gray|grey|greying|white around|beard|face~|fur|muzzle~|whiskers, oldies, grey|gray|white|silver|frosty muzzle~|face~|whiskers|snout|chin|beard, long in the tooth, older the better, of mature years, end|live out his|her|its days, old gun|farm|sheep|guard dog, bit of age, an old gentleman|lady|gent|dear, ten or more`,
      es: `abuelo|anciano|mayor|mayorcito|senior|veterano|vieja|viejecito|viejito|viejo, de edad avanzada, de la tercera edad, entrado en anos, viejito|viejecito|ancianito|abuelete|abuelito|mayorcito`,
      de: `alt|alte|alten|alter|altere|alteren|alterer|altes|betagt|grauschnauze|oldie|omi|opi|rentner|senior|seniorenhund|seniorenkatze|seniorin, graue schnauze, alteres|alterer|altere|alterchen|oldie|oldies|rentnerhund|betagt|betagte|betagter|betagtes|hochbetagt|greis|gnadenbrot, lebensabend|lebensabends, grau um die|schnauze, graue schnauze, alte seele`,
      fr: `age|agee|agees|ages|ancien|mamie|papy|senior|veteran|vieille|vieux, d un certain age, vieillard|doyen|doyenne|ancetre`,
      pt: `coroa|idosa|idoso|senior|sênior|velhinho|velho|velhote|veterano, de idade, mais velho, idosinho|coroinha, velhinha`,
    },
  ],
];

/** They look like ages and are none. */
export const noAges: Words = {
  en: `autistic|single|disabled|deaf|blind|working|only|responsible|neurodivergent adult|adults, all ages, any age, month old, months old, my old, old fashioned, old soul, our old, week old, year old`,
  es: 'mayor de',
  de: 'altersheim, alter als, jahr alt',
  fr: 'ans d age',
  pt: 'anos de idade',
};
