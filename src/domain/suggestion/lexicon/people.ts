import type { Words } from '#src/domain/suggestion/phrases.ts';

/** Who lives with a pet; `person` is anybody else, of whom nothing follows. */
export type Person = 'kids' | 'seniors' | 'adults' | 'otherPets' | 'person';

export const people: readonly (readonly [Person, Words])[] = [
  [
    'kids',
    {
      en: `adolescent|baby|babysit|bairn|bambino|bub|buggy|child|childminder|childproof|children|classroom|daughter|expectant|goddaughter|godson|grandbaby|grandchild|grandchildren|granddaughter|grandkid|grandson|homeschool~|infant|kid|kidd|kiddie|kiddo|kiddy|kidz|kindergarten|kindergartner|littles|nephew|newborn|niece|nipper|playdate|pram|pregnant|preschool|preschooler|pupil|pushchair|rugrat|schoolboy|schoolchild|schoolchildren|schoolers|schoolgirl|schoolkid|son|stepchild|stepchildren|stepdaughter|stepkid|stepson|stroller|teen|teenager|toddler|tot|triplet|tween|twin|weans|youngins, 2|3|4|5|five|four|three|two .. boys|daughters|girls|lads|sons, 2|3|4|five|four|her|his|little|my|our|small|teen|teenage|three|two|young boy|girl|lad|lass, 2|3|4|5|five|four|one|three|two aged|under 10|11|12|2|3|4|5|6|7|8|9|eight|five|four|nine|one|seven|six|ten|three|twelve|two, boy|daughter|girl|lad|lass|son aged|of 10|11|12|13|2|3|4|5|6|7|8|9|eight|eleven|five|four|nine|seven|six|ten|three|twelve|two, and|around|at|by|for|from|near|of|to a|an 1|10|11|12|2|3|4|5|6|7|8|9|eight|eleven|five|four|nine|seven|six|ten|three|twelve|two year old, baby bump, baby on the way, baby|girlfriend|i|partner|we|wife am|are|is|was? due in?, baby|kid|little|small|wee|younger brother|cousin|sis|sister, boy scouts, boys (, child friendly, class pet, dad|father|mam|mama|mom|mother|mum|parent of a? 2|3|4|5|boys|five|four|girls|teens|three|toddlers|twins|two, day nursery, eldest|oldest|youngest is|just|turns|will, elementary school, expecting a baby, expecting a|first|in|my|our|second|twins, family of 4|5|6|7|five|four|seven|six, family with kids, first grader, foster carer, foster kids, girl guides, girls (, half term, has|have|her|his|my|our a? 10|11|12|13|14|15|16|17|2|3|4|5|6|7|8|9|eight|five|four|nine|seven|six|ten|three|two =year old, high|middle schooler, home educate~, in|starting|starts school, kid friendly, kids' friends, lil kids|ones, little fingers|hands, little one, little ones, maternity|parental|paternity leave, my eldest, my oldest, my youngest, nursery run, nursery school, our eldest, our youngest, plus|single|with a 2|3|4|5|6|7|8|9|eight|five|four|nine|seven|six|three|two =year old, primary school, school holidays, school run, small hands, small|tiny human|people, sticky fingers|hands, the boys, the girls, the small|tiny ones, wee ones, year old boy|girl, year olds, young uns`,
      es: `adolescente|bebe|chamaco|chaval|chiquillo|colegio|crio|embarazada|escuincle|gemelos|guagua|hijo|mellizos|menores|nena|nene|nieto|nino|pequenos|peques|sobrino`,
      de: `baby|bub|enkel|enkelin|enkelkind|jugendliche|jungs|kids|kind|kinderfreundlich|kindergarten|kinderlieb|kindertauglich|kita|kleinkind|madchen|nachwuchs|neffe|nichte|rabauken|saugling|schulkind|schwanger|sohn|teenager|tochter|zwerge|zwillinge`,
      fr: `ado|adolescent|bambin|bebe|ecole|enceinte|enfant|fille|fils|gamin|garcon|gosse|jumeaux|kid|marmot|mome|neveu|niece|nourrisson, ti cul`,
      pt: `adolescente|bebe|bebezinho|crianca|filho|garoto|gemeos|gravida|guri|guria|menino|miudo|moleque|neto|pequenos|pirralho|sobrinho`,
    },
  ],
  [
    'seniors',
    {
      en: `alzheimers|dementia|elderly|gramma|grammy|grampa|gramps|gran|grandad|granddad|grandfather|grandma|grandmom|grandmother|grandmum|grandpa|grandparent|granny|hospice|nan|nana|nanna|nonagenarian|nonna|oap|octogenarian|oma|opa|pension|pensioner|retire~|retiree|retirement|seniors|septuagenarian|widow|widower, 55 plus, aged|ageing|aging|elderly|old|older|retired|senior adult|aunt|citizen|couple|dad|family|father|folk|gentleman|gentlemen|lady|man|mom|mother|mum|neighbor|neighbour|parent|people|person|relative|residents|uncle|woman, am|as|for|with a senior, assisted living, am|are getting on, at my age, at our age, care|nursing|old|rest|retirement age|community|folks|home|peoples|village, early|late|mid 60s|70s|80s|eighties|seventies|sixties, great aunt|uncle, in her|his|my|our|their early|late|mid? 60s|70s|80s|90s|eighties|nineties|seventies|sixties, no spring chicken, retired in, senior here|myself, senior living, sheltered housing, zimmer frame`,
      es: `abuelo|anciano|jubilacion|jubilado|pensionista|viudo, residencia de ancianos|mayores, tercera edad`,
      de: `altenheim|altersheim|betagte|grosseltern|grossmutter|grossvater|oma|opa|pensionar|pensioniert|pensionist|pflegeheim|rente|rentner|rentnerehepaar|rentnerin|rentnerpaar|ruhestand|senior|seniorenheim|seniorin|witwe, alte dame|ehepaar|eltern|frau|herr|leute|mann|menschen|mutter|paar|vater`,
      fr: `aines|ehpad|mamie|papi|papy|retraite|senior|veuf, grand mere|pere, grands parents, personnes agees, vieille dame|mere`,
      pt: `aposentado|aposentadoria|avo|avozinha|idoso|reformado|viuvo|vo|vovo, casal|mae|pai|pessoa|senhor idoso|velhinha, lar de idosos, terceira idade`,
    },
  ],
  [
    'adults',
    {
      en: `1|2|3|4|5|6|five|six|three|two adults, adult family|home|household, adult only, adults here, adults in our|the home|house, all adults, all|just|only grown grownups|ups here?, childfree adults, fine|good|ok with adults, four adults, grown grownups|ups here|home|household|only, household of adults, just adults, only adults`,
      es: 'dos adultos, solamente adultos, solo adultos, todos adultos, unicamente adultos',
      de: 'erwachsenenhaushalt, 2 erwachsene, ausschliesslich erwachsene, erwachsene nur, nur erwachsene, zwei erwachsene',
      fr: 'adultes seulement, deux adultes, entre adultes, seulement des adultes, uniquement des adultes',
      pt: 'apenas adultos, dois adultos, so adultos, somente adultos, todos adultos',
    },
  ],
  [
    'otherPets',
    {
      en: `housepets|livestock|menagerie|multipet|petfriendly, animals|pets already|as|at|here|too, another|current|existing|multi|other|resident animal|beasts|companion|critters|pet, around|bothering|by|near|with|worrying stock, bird|cat|chicken|dog|rabbit friendly|proof|safe|savvy|tested|tolerant, farm animals, flock at|of, furry siblings, my|our =pets|animals|beasts|critters, other furries, our herd, small animals|pets, the gang|pets, with animals|pets`,
      es: 'con animales, demas animales, mas animales, mis animales, otra mascota, otras gatas, otras mascotas, otro animal, otros animales, otros perros',
      de: 'artgenossen|ersthund|hundevertraglich|katzenvertraglich|vertraglich|zweithund|zweitkatze, andere haustiere, andere tiere, anderen haustieren, anderen hunden, anderen katzen, anderen tieren, mit hunden, mit katzen, mit tieren, weitere tiere',
      fr: 'congeneres, autre animal, autres animaux, autres chiens, avec les chats|chiens, mes animaux',
      pt: 'com animais, demais animais, meus animais, outro animal, outros animais, outros bichos, outros cachorros, outros caes, outros gatos, outros pets',
    },
  ],
  [
    'person',
    {
      en: `aunt|boss|boyfriend|brother|burglar|carer|citizens|client|colleague|couple|cousin|customer|dad|doctor|dude|everybody|everyone|ex|family|father|fiance|fiancee|flatmate|folks|gentleman|girlfriend|guest|household|housemate|human|husband|inlaws|lady|landlady|landlord|lodger|man|mom|mother|mr|mrs|mum|neighbor|neighbour|newlyweds|nurse|owner|parent|partner|people|person|postman|professional|relative|roommate|shelter|sister|soldier|spouse|staff|stranger|student|teacher|team|tenant|uncle|vet|veteran|visitor|volunteer|wife|woman`,
      es: 'abogado|camionero|casero|colega|cunado|enfermero|esposo|estudiante|familia|gente|hermano|hombre|jefa|jefe|madre|maestro|mama|marido|medico|mujer|novio|padre|papa|pareja|persona|primo|profesor|senor|suegro|tio|vecino',
      de: 'arzt|arztin|bruder|chef|chefin|cousin|ehefrau|ehemann|eltern|familie|frau|freundin|kollege|kollegin|krankenpfleger|krankenschwester|lebensgefahrte|lebensgefahrtin|lehrer|lehrerin|leute|mama|mann|mensch|mitbewohner|mitbewohnerin|mutter|nachbar|onkel|paar|papa|partner|partnerin|person|schwester|schwiegereltern|schwiegermutter|schwiegervater|student|studentin|tante|vater|vermieter',
      fr: 'avocat|collegue|colocataire|compagne|conjoint|copain|copine|couple|cousin|etudiant|famille|femme|frere|gens|infirmier|maman|mari|medecin|mere|oncle|papa|parents|patron|pere|personne|professeur|soeur|tante|voisin, beau pere, belle mere',
      pt: 'advogado|casal|chefe|colega|companheiro|cunhada|enfermeiro|esposa|estudante|familia|gente|irmao|mae|mamae|marido|medico|mulher|namorado|pai|papai|pessoa|primo|professor|sogro|tio|vizinho',
    },
  ],
];

/** They hold a word of the table and say nobody who lives there. */
export const nobody: Words = {
  en: `childfree|childhood|childless, another|old old|older boy|fella|gentleman|girl|lady|man |dog|like|of|please, as a boy|child|girl|kid, as|since|when i? he|she|was|we a? boy|child|children|girl|kid|little, when my|our|the boys|children|girls|kids were, baby animal|bird|bunny|cat|dog|face|fur|gate|kitten|one|parrot|rabbit|steps, baby|child|children|family|kid|toddler next door|downstairs|opposite|upstairs, bad|best|big|calm|clever|gentle|good|handsome|lovely|old|pretty|quiet|silly|sweet|tough boy|girl, interested in babies, boys|children|daughter|eldest|girls|kids|oldest|son|youngest all|are|has|have|is|just at|away|flown|gone|grown|left|married|moved|off? abroad|at|college|home|nest|out|to|uni|university|up, children|kids .. flown|grown|left|moved, child|children|kids|nursery|school author|books|doctor|hospital|menu|nurse|party|teacher|ward, daughter|kids|son .. college|moved|university, daycare|elementary|kindergarten|nursery|preschool|primary|school assistant|bus|caretaker|cleaner|cook|librarian|nurse|psychologist|secretary|teacher|worker, elderly bird|cat|chihuahua|companion|dog|kitty|one|pet|rabbit, ex battery|breeding|guide|military|police|racer|racing|service|show|stray|street|working, gentleman of, i? work~ with the? disabled|elderly|old|older|seniors|young? adults|babies|children|kids|people|teenagers|teens|toddlers?, kids ’s? all|are|have? adult|gone, lady of a, neither|never|no|non|not|without|zero any? young? small? little? animals|babies|child|children|family|grandchildren|grandkids|kid|pets|teenagers|toddlers, not a baby, no|not|without for? around|got|had|have~|want|with any? babies|child|children|kid|pets|toddlers, old boy|fella|gent|gentleman|girl|lady|man .. bird|cat|dog|rabbit, old boy|gentleman|girl|lady|man of, old soul, only child|kid, retired assistance|breeder|breeding|cat|dog|greyhound|guide|mum|police|racehorse|racer|racing|service|show|sled|therapy|working, senior animal|bird|cat|companion|dog|kitty|one|pet|pup|rabbit, year old adult|aunt|brother|couple|dad|father|friend|gentleman|guy|husband|lady|man|mom|mother|mum|neighbor|neighbour|person|sister|uncle|wife|woman, eldest|oldest|youngest left|moved|went`,
  es: 'gato|perro anciano|bebe, no tengo hijos|ninos',
  de: 'hundekind|katzenkind|katzensenior|kinderlos|seniorenhund|seniorenkatze',
  fr: 'belle|douce|paisible|une retraite, chien senior, pas de animaux|enfant, sans animaux|enfant',
  pt: 'filhote, for|sea|seja|ser idoso|velhinha, cachorro|cadela|cao|gato bebe|idoso',
};
