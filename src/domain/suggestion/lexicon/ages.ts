import type { petFields } from '#src/domain/pet-fields.ts';
import type { Words } from './phrases.ts';

type Age = (typeof petFields.age.vocabulary)[number];

/** Adjectives and nouns; numbers are read by ages-in-numbers.ts, puppies and kittens are in animals.ts. */
export const ages: readonly (readonly [Age, Words])[] = [
  [
    'young',
    {
      en: `whelp|kiten|kitn, still a baby, adolescent|baby|fledgling|hatchling|infant|juvenile|teenage|weaned|yearling|young|younger|youngest|youngish|youngster|youthful|sprog|junior, couple|few|some months|weeks old, early in life, fresh from? its? litter, less than a year, not fully? grown yet?, on the young|younger side, under a year, young enough, still|only very|quite? young|baby|weaned, born this|last week|month|year|spring|summer|autumn|fall|winter, milk|baby teeth, half|part grown, whole|all its|his|her|their life|lives ahead, whole of its|his|her life, life ahead of it|him|her, just left|leaving its|his|her? mum|mom|mother|litter, first year of life, before|under its|his|her|a first birthday, first year dog|cat|pup|rabbit|bird, newly|just|freshly weaned|born|hatched, in|during its|his|her|their first year, teen|teenage pup|kitty|cat|dog`,
      es: `bebe|cachorro|crias|joven|jovencito|jovenzuelo|juvenil, pocos|unos meses, recien nacido|destetado`,
      de: `baby|jung|junger|jungspund|jungstes|jungtier|jungling|welpenalter|jugendlicher|halbstarker|jungkatze`,
      fr: `bebe|jeune|jeunot|junior|jeunette|sevre|adolescent, tout jeune|bebe`,
      pt: `bebe|filhote|filhotinho|jovem|jovenzinho|novo|filhotao|novito, poucos meses`,
    },
  ],
  [
    'adult',
    {
      en: `ex breeding, ex breeder, did|done its|his|her? growing up?, middle aged, aduld|adult|adulthood|grown|grownup|mature|midlife, beyond|past kittenhood|puppyhood, couple|few of? years old, full|fully grown, grown out of, prime of life, in the? middle of? life, medium age, mid life, not so young anymore, out of kittenhood|puppyhood, over|past|beyond the|its|his|her .. stage|phase|age, done with growing, not ancient, past the? biting|chewing|crazy|kitten|puppy|teething craziness|madness|phase|stage|years, past|beyond|over|done|finished|through with? the? its|his|her? puppy|kitten|chewing|teenage|biting|zoomie|baby|teething|destructive stage|phase|years|nonsense|months|antics|stuff?, in her|his|its|their prime, middle age|aged, not a? baby|infant, grown one|up|adult, of mature years, over the silly age, in? middle years, past|beyond its|his|her|their first birthday, finished|stopped|done|completed growing, between puppyhood|kittenhood|puppy|pup|kitten|baby|young and old|retirement|senior|elderly|retired|geriatric age?, puppy|kitten|teenage|baby|daft|crazy|mad|wild|zoomie years|stage|phase|days|months behind|over|past|done|finished, no longer a? puppy|pup|kitten|baby, out of the|its|his|her? puppy|kitten|teenage|baby|teething|chewing|crazy stage|phase, finished|stopped|done being a? pup|puppy|kitten|baby, not too? young and|but|nor|or|not not? too? old, not too? old nor|not|or|but|and not? too? young, been|gone|got through .. phase|stage|years, born 2|3|4|5|6 or? 3|4|5|6? years ago`,
      es: `adulto|maduro|crecidito|hecho, de mediana edad, mediana|media edad, edad media|mediana, ya crecido|hecho|criado|formado, mediana edad, hecho y derecho, haya|ha|han pasado|superado ya? la adolescencia|etapa|fase|edad, ni muy? viejo|mayor ni muy? joven|bebe|cachorro, ni muy? joven|bebe|cachorro ni muy? viejo|mayor`,
      de: `reif|adult|ausgewachsen|erwachsen|mittelalt|erwachsener|ausgewachsener|gestandener|reifere, aus dem grobsten, mittleren|mittlerem alters?, mittleres|mittlere alter|jahre, aus dem welpenalter|grobsten|flegelalter raus|heraus?, kein welpe mehr|aber|und, bestem|besten alter|jahre`,
      fr: `soit|est plus un|une chiot|chaton, adulte|mature|mur, age moyen, d age moyen, ni trop? jeune|vieux|chiot|chaton|bebe ni trop? vieux|jeune|senior|vieille|papy|ag, deja grand|adulte, ni chiot ni papy|papi|vieux, force de le age, age adulte|mur, sorti de le adolescence`,
      pt: `adulto|crescido|maduro, meia idade, ja crescido|grande|feito, nem muito? novo|filhote nem muito? velho|idoso`,
    },
  ],
  [
    'senior',
    {
      en: `of a certain age, old man|lady|boy|girl|fella energy|vibes, past its|his|her|their tenth|ninth|eleventh|twelfth birthday, old fella|timer at the back, preloved oldie, aged|ageing|aging|elder|elderly|geriatric|grizzled|oap|old|older|oldest|oldie|oldster|senior|veteran|wrinkly|pensioner|codger|oldish|granddad|grandad|grandpa|granny|grandma|ancient, advanced in age|years, advanced|ripe|old age, forever home for his last, getting on in? years, golden ager|oldie|years|oldy, golden|older|advancing|advanced years, old timer, on the old|older side, sugar face, up in years, well on in years, gray|grey|greying|white around|beard|face~|muzzle~|whiskers, gray|grey|greying fur, grey|gray|white|silver|frosty muzzle~|face~|whiskers|snout|chin|beard, long in the tooth, older the better, of mature years, end|live out his|her|its days, old gun|farm|sheep|guard dog, bit of age, an old gentleman|lady|gent|dear, ten or more, twilight|sunset|autumn|golden|final|last years|chapter|days|winters|summers|stage, double digits|figure, not much|long time? left, years|winters|summers left in him|her|it|them, white eyebrows|eyelashes, over the hill, been around the block, seen a? few|many winters|summers|years, live|see|spend out|end its|his|her days|years|retirement|time, no spring chicken, past its|his|her|their best|prime, some|many|few years behind, in its|his|her|their teens, few|two|couple|good .. years|winters left, getting on a bit, old|ancient boy|girl|lady|gent of, over tens`,
      es: `abuelo|anciano|mayor|mayorcito|senior|veterano|viejecito|viejo|abuelete, de edad avanzada, de la tercera edad, entrado en anos, con canas, grande de edad, ultimos anos`,
      de: `alteste|alt|alter|alterer|betagt|grauschnauze|oldie|omi|opi|rentner|senior|seniorenhund|seniorenkatze|seniorin|rentnerhund|betagter|hochbetagt|greis|gnadenbrot|lebensabend, graue schnauze, grau um die|schnauze, alte seele, alteres semester`,
      fr: `age|ancien|mamie|papy|senior|veteran|vieille|vieux|vieillard|doyen|ancetre, d un certain age, de la bouteille, pas|plus de? la? premiere jeunesse, vieux|age que jeune`,
      pt: `coroa|idoso|senior|sênior|velho|velhote|veterano, velhota|grisalho, focinho branco, de idade, ja com? idade, certa idade, idade avancada, ja com uns anos, mais velho`,
    },
  ],
];

/** They look like ages and are none. */
export const noAges: Words = {
  en: `wrinkly cat|one|skin|face|dog, young at heart, old fashioned, however old|young, not yet|quite old|elderly|senior, how|month|my|our|week|year|good|plain old, when|once|until|till he|she|it|they|he’s? is|are? fully? grown|adult|bigger|older, as an adult, =adults, adult education|child|children|son|daughter|kid|learner|life, old enough, autistic|single|disabled|deaf|blind|working|only|responsible|neurodivergent adult, all ages, any age, old soul, senior developer|engineer|manager|management|lecturer|nurse|year|officer|analyst|partner|prom|dev|designer|architect|consultant|teacher|staff|doctor|buyer|editor|high|school|discount, eldest|oldest|youngest|elder of my|our|the|three|four|two, a baby about, fur|furry baby, young people|man|woman|couple|family|mum|mother|dad|at, oldest|youngest|eldest doing|in|at|is|has|wants|wanted|off|started|starts|goes|loves|just|turns|turned|asked|of, plain|any|some|silly|daft|just|poor old mutt|mix|mongrel|dog|cat|thing|pet|rabbit|bird|mongrel|moggy, old friend|mate|school|colleague|neighbour|boss|job|house|flat|car, as the eldest, eldest of, youngest being|is, elder tree|flower`,
  es: `terra nova, mis|sus|tus|nuestros viejos, mi|tu|su viejo|vieja|viejita|viejito, ni? si esta|es viejo|vieja|mayor, cuando|de sea? adulto, somos|todos|dos|tres|cuatro|hijos|ninos ya? adultos, adultos|adultas los|las dos|tres, mayor de, mi|nuestro|el|un viejo sofa|coche|piso|amigo|pueblo|truco, trabajo|cuidando|cuido .. ancianos|mayores, hecho polvo, mayor parte`,
  de: `alle|kinder|wir|sind|zwei schon? erwachsene|erwachsen, altersheim, alter als, jahr alt, egal|wie alt, alter :|egal, alter ist? mir|uns? egal|wurscht, reif fur, alt haus|wohnung, alle|kinder|wir|sind|zwei schon? erwachsene|erwachsen`,
  fr: `les|mes|nos|des|ces murs, importe le age, quel que soit le age, a l age adulte, une fois adulte, quand il|elle sera adulte, deux|trois|enfants|tous adultes, ans d age, le age, age :|on|peu, avec les jeunes`,
  pt: `terra nova, so|apenas|somente moram|vivem|mora|ha|tem adultos, sofa|carro|tapete|telemovel|celular|emprego|trabalho novo, casa|cama|carteira|morada nova, quando|em adulto, dois|duas|tres|todos|filhos|somos adultos, anos de idade, velho infancia|sofa|casa|carro|amigo|historia|apartamento|habito|guerra|cidade, de novo, morreu|morrer de velho, novo lar|dono|membro|emprego|amigo|companheiro|casa|vida, lugar|casa|emprego|ano|vida|lar novo, cuidadora|cuidador|cuido|cuidando de idosos`,
};
