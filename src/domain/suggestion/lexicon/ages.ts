import type { petFields } from '#src/domain/pet-fields.ts';
import type { Words } from '#src/domain/suggestion/phrases.ts';

type Age = (typeof petFields.age.vocabulary)[number];

/** Adjectives and nouns; numbers are read by read-age.ts, puppies and kittens are in animals.ts. */
export const ages: readonly (readonly [Age, Words])[] = [
  [
    'young',
    {
      en: `adolescent|baby|infant|juvenile|teenage|weaned|yearling|young|younger|youngest|youngish|youngster|youthful, couple|few|some months|weeks old, early in life, fresh from? its? litter, just weaned, less than a year, not fully? grown yet?, on the young|younger side, under a year, young enough, sprog|junior, still|only very|quite? young|baby|weaned, as young as, not yet grown|adult|one, young|baby ones|thing|un, fresh|straight from the litter|breeder, start young, in its first year, first year of life`,
      es: `bebe|cachorra|cachorrita|cachorrito|cachorro|crias|joven|jovencito|jovenes|jovenzuelo, cachorrillo|jovencito|jovenzuelo|jovencita|juvenil, pocos meses|semanas, recien destetado|nacido`,
      de: `baby|babys|jung|jungen|junger|jungspund|jungstes|jungtier, jungtier|jungspund|jungling|welpenalter|jugendlicher|halbstarker|junger|jungeres, paar wochen|monate alt`,
      fr: `bebe|jeune|jeunot|junior, jeunette, quelques mois|semaines, juste|a peine sevre, tout jeune|bebe`,
      pt: `bebe|filhote|filhotinho|jovem|jovenzinho|novinho|novo, filhotao, poucos meses|semanas, recem desmamado|nascido`,
    },
  ],
  [
    'adult',
    {
      en: `aduld|adult|adulthood|grown|grownup|mature, beyond|past kittenhood|puppyhood, couple|few of? years old, full|fully grown, grown out of, grown up, in her|his|its|their prime, prime of life, in the? middle of? life, medium age, mid life, middle age, middle aged, not so young anymore, out of kittenhood|puppyhood, past the? biting|chewing|crazy|kitten|puppy|teething craziness|madness|phase|stage|years, past|beyond|over|done|finished|through with? the? its|his|her? puppy|kitten|chewing|teenage|biting|zoomie|baby|teething|destructive stage|phase|years|nonsense|months|antics|stuff?, not a? puppy|kitten|baby but|and|nor|or not? an? old|senior|elderly|ancient|pensioner, neither puppy|kitten|young nor senior|old|pensioner|ancient, in her|his|its|their prime, middle age|aged, midlife, settled adult, sensible age, few years under, not too young not too old, not young not old`,
      es: `adulto|maduro, de mediana edad, edad media, mediana edad, ya crecido, adultito|madurito|crecidito, ya crecidito, mediana edad, ni cachorro|joven|muy ni viejo|anciano|mayor|joven, no muy|tan viejo|mayor ni|y cachorro|joven`,
      de: `adult|ausgewachsen|erwachsen|mittelalt, aus dem grobsten, mittleren alters, mittleres alter, erwachsene|erwachsener|erwachsenes|ausgewachsene|ausgewachsener|ausgewachsenes|gestandener|reifere, bestes|besten alter|jahren, aus dem welpenalter|grobsten|flegelalter raus|heraus?, nicht|weder zu|mehr|ganz|so jung|welpe und|noch|aber nicht|auch? zu|so? alt, kein welpe mehr|aber|und`,
      fr: `adulte|mature|mur, age moyen, d age moyen, age mur|adulte, ni trop? jeune|vieux|chiot|chaton|bebe ni trop? vieux|jeune|senior|vieille|papy|ag, deja adulte, fini de grandir, entre deux ages`,
      pt: `adulto|crescido|maduro, meia idade, crescidinho, meia idade, ja crescidinho, nem filhote|novo|muito nem velho|idoso|novo|velhinho, passou da fase`,
    },
  ],
  [
    'senior',
    {
      en: `aged|ageing|aging|elder|elderly|geriatric|grizzled|oap|old|older|oldest|oldie|oldster|senior|veteran, advanced in age|years, advanced|ripe age, forever home for his last, getting on in? years, golden ager|oldie|years, golden oldy, golden|older years, gray|grey around|face~|muzzle~|whiskers, last chapter|years, long in the tooth, old age, old timer, on the old|older side, sugar face, up in years, well on in years, gray|grey|greying|white around|beard|face~|fur|muzzle~|whiskers, oldies, golden|twilight|autumn|later|final|last|sunset|remaining years|months|days|chapter, no spring chicken, seen better days, been around the block, end of its|his|her life, grey|gray|white|silver|frosty muzzle~|face~|whiskers|snout|chin|beard, nobody|no one wants .. old, overlooked oldie|oldies|senior|seniors, long in the tooth, advanced years|age, ripe old age, older the better`,
      es: `abuelo|anciano|mayor|mayorcito|senior|veterano|vieja|viejecito|viejito|viejo, de edad avanzada, de la tercera edad, entrado en anos, viejito|viejecito|ancianito|abuelete|abuelito|mayorcito, edad avanzada, de cierta edad, entrado|entradito en anos|anitos, ultimos anos|dias, hocico blanco|canoso`,
      de: `alt|alte|alten|alter|altere|alteren|alterer|altes|betagt|grauschnauze|oldie|omi|opi|rentner|senior|seniorenhund|seniorenkatze|seniorin, graue schnauze, alteres|alterer|altere|alterchen|oldie|oldies|rentnerhund|betagt|betagte|betagter|betagtes|hochbetagt|greis|gnadenbrot, graue|weisse|silberne schnauze, in die jahre gekommen, lebensabend|lebensabends, letzte|letzten jahre|lebensjahre, altes|alteres semester|eisen`,
      fr: `age|agee|agees|ages|ancien|mamie|papy|senior|veteran|vieille|vieux, d un certain age, vieillard|doyen|doyenne|ancetre, bout de course, fin de vie, derniers|vieux jours|annees, poils|museau blanc|gris|blanchi, plus tout jeune, plus de premiere, age avance`,
      pt: `coroa|idosa|idoso|senior|sênior|velhinho|velho|velhote|veterano, de idade, mais velho, idosinho|coroinha, certa idade, idade avancada, ultimos anos|dias, focinho|pelo branco|branquinho|grisalho`,
    },
  ],
];

/** They look like ages and are none. */
export const noAges: Words = {
  en: `all ages, any age, month old, months old, my old, old fashioned, old soul, our old, week old, year old`,
  es: 'mayor de',
  de: 'altersheim, alter als, jahr alt',
  fr: 'ans d age',
  pt: 'anos de idade',
};
