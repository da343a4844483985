import type { Words } from '#src/domain/suggestion/phrases.ts';

/** Who lives with a pet; `person` is anybody else, of whom nothing follows. */
export type Person = 'kids' | 'seniors' | 'adults' | 'otherPets' | 'person';

export const people: readonly (readonly [Person, Words])[] = [
  [
    'kids',
    {
      en: `pram, pushchair, buggy, stroller, school run, half term, school holidays, nursery run, kid, child, children, childern, childs, kiddo, kiddie, toddler, baby, infant, newborn, son, daughter, grandchild, grandchildren, grandkid, grandson, granddaughter, grandbaby, niece, nephew, teen, teenager, tween, preschooler, twin, triplet, schoolkid, schoolkid, little one, schoolchild, schoolchildren, pupil, kindergartner, bairn, tot, kidz, kidd, kidds, kiddy, bub, nipper, stepson, stepdaughter, stepkid, stepchild, stepchildren, newborns, babysit, childminder, kindergarten, classroom, preschool, schoolboy, schoolgirl, godson, goddaughter, grandsons, childrens, kids, rugrat, adolescent
        my|our|his|her|two|three|four|five|2|3|4|teen|teenage|little|small|young boy|girl|lad|lass, year old boy|girl, boys (, girls (, three .. boys, three .. girls, the boys, the girls, my|our|have|has|have|her|his a? 2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|17|two|three|four|five|six|seven|eight|nine|ten year old, 2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|17|two|three|four|five|six|seven|eight|nine|ten year olds, first|second|third|fourth|fifth|sixth|1st|2nd|3rd|4th|5th grade|graders, class pet, little ones, wee ones, young one s, primary school, elementary school, nursery school, daughters and sons, expecting a baby, baby on the way, pregnant, childproof, our youngest, our eldest, my youngest, my eldest, my oldest, our little one, my little one, family with kids, littles, year olds, month old at home, foster carer, foster children, foster kids, youngest|eldest|oldest is|turns|just|will, first grader, kid friendly, child friendly, day care centre, family of four|five|six|seven|4|5|6|7, mum of|mom of two|three|four|2|3|4, dad of two|three|2|3, mother of two|three|2|3`,
      es: `nino|nina|hijo|hija|bebe|nieto|nieta|sobrino|sobrina|crio|cria|chiquillo|adolescente|chaval|pequenos|ninos|peques|crios|mellizos|gemelos|colegio|embarazada`,
      de: `kind|kinder|kindern|sohn|tochter|baby|kleinkind|kleinkinder|enkel|enkelin|enkelkind|enkelkinder|teenager|saugling|neffe|nichte|sohne|tochter|kids|kinderlieb|kinderfreundlich|enkelkindern|jugendliche|kleinkindern|zwillinge|schulkind|kindergarten|kita|bub|madchen|jungs|kindertauglich|schwanger`,
      fr: `enfant, fils, fille, bebe, gamin, gosse, petit fils, petite fille, ado, adolescent, neveu, niece, petits enfants, mome, bambin, jumeaux, ecole, garcon, filles, enceinte, nourrisson, petits enfants`,
      pt: `crianca|filho|filha|bebe|neto|neta|sobrinho|sobrinha|adolescente|menino|menina|miudo|gemeos|garoto|garota|filhos|netinhos|bebes|pequenos|gravida|criancas`,
    },
  ],
  [
    'seniors',
    {
      en: `65|70|75|80|85|90|65th|70th|75th|80th|85th|90th|seventieth|eightieth birthday, senior citizens, sheltered housing, in her|his eighties|seventies|nineties|80s|70s, septuagenarians, octogenarians, great gran|grandma|grandad|granny, elderly|seniors|retiree|retired|retirement|grandmother|grandfather|grandma|grandpa|granny|gran|grandad|granddad|nan|nana|nanna|grandparent|pensioner|oap|octogenarian|septuagenarian|nonagenarian|grandmum|gramps|grandmom|grammy|gramma|widow|widower|pension|grampa|nonna|oma|opa|retire|retiring|retirees
        older|elderly|old|aging|ageing|aged|senior|retired people|person|persons|adults|adult|citizen|citizens|man|woman|lady|ladies|gentleman|gentlemen|couple|folk|folks|mother|father|mom|mum|dad|parent|parents|relative|relatives|neighbour|neighbor|aunt|uncle|family|residents|in, nursing|care|retirement|old|rest home|folks|peoples|age|village|community|homes, for|as|am|with a senior, senior myself|here, great grandmother|grandfather|aunt|uncle, in my|our|his|her|their late|early|mid? sixties|seventies|eighties|nineties|60s|70s|80s|90s, late|mid|early sixties|seventies|eighties|60s|70s|80s, no spring chicken, senior living|citizen, assisted living, care home, on a pension, zimmer frame, hospice, dementia, alzheimers, of a certain age, at my age, at our age`,
      es: `abuelo, abuela, anciano, anciana, jubilado, jubilada, pensionista, tercera edad, abuelito, abuelita, jubilacion, viudo, viuda, persona|personas|gente|senor|senora|matrimonio|pareja|padres|madre|padre mayor|mayores, residencia de ancianos|mayores`,
      de: `oma|opa|rentner|rentnerin|grossmutter|grossvater|grosseltern|senioren|seniorin|pensionist|pensioniert|rente|rentnerpaar|pensionar|ruhestand|rentnerehepaar|seniorenheim|altersheim|pflegeheim|senior|witwe|witwer|rentnern|altenheim, alte|alterer|alteren|altere|alter|alten dame|herr|leute|menschen|mutter|vater|frau|mann|eltern|ehepaar|paar|herrn, meine oma, mein opa, betagte`,
      fr: `grand mere, pere, mere, retraite, retraites, retraitee, mamie, papi, papy, personne agee, personnes agees, veuve, veuf, grands parents, ehpad, aines, senior, personne|personnes|gens|dame|couple|monsieur|parents agee|agees|ages|age, vieille dame|mere, vieux pere, maison de retraite`,
      pt: `avo, avos, idoso, idosa, aposentado, aposentada, reformado, reformada, vovo, avozinha, terceira idade, vo, aposentados, viuva, viuvo, aposentadoria, idosos, pessoa|pessoas|senhor|senhora|casal|pais|mae|pai idosa|idosas|idoso|velhinha|idosos, lar de idosos`,
    },
  ],
  [
    'adults',
    {
      en: `adults only, adult only, only adults, just adults, all adults, grown ups only, only grown ups, 1|2|3|4|5|6|two|three|four|five|six adults, adult household|home|family, childfree adults, adults here, house of adults, just grown ups, adults in the|our home|house, four adults, good|fine|ok with adults, household of adults`,
      es: 'solo adultos, solamente adultos, dos adultos, todos adultos, solo somos adultos, unicamente adultos, hogar de adultos',
      de: 'nur erwachsene, erwachsenenhaushalt, zwei erwachsene, erwachsene nur, ausschliesslich erwachsene, reiner erwachsenenhaushalt, 2 erwachsene',
      fr: 'que des adultes, adultes seulement, uniquement des adultes, seulement des adultes, deux adultes, entre adultes, foyer d adultes, sans enfants que',
      pt: 'so adultos, somente adultos, apenas adultos, dois adultos, casa de adultos, so ha adultos, so moram adultos, todos adultos',
    },
  ],
  [
    'otherPets',
    {
      en: `other|another|resident|existing|current|multi|our|my animal|animals|pet|pets|companion|critters|beasts, animals|pets already|here|at|too|as, cat|dog|cats|dogs|bird|rabbit|chicken tested|friendly|safe|proof|savvy|tolerant, furry siblings, menagerie, multi pet, multipet, flock of|at, zoo at home, farm animals, livestock, our herd, small animals|pets, with animals|pets, the pets|gang, other furries, housepets, petfriendly`,
      es: 'otros animales, otras mascotas, otro animal, otra mascota, mis animales, con animales, demas animales, mas animales, otros perros, otros gatos, otras gatas',
      de: 'andere tiere, anderen tieren, weitere tiere, mit tieren, andere haustiere, anderen haustieren, artgenossen, anderen hunden, anderen katzen, vertraglich, mit hunden, mit katzen, katzenvertraglich, hundevertraglich, ersthund, zweithund, zweitkatze',
      fr: 'autres animaux, autre animal, congeneres, ses congeneres, mes animaux, autres chiens, autres chats, avec les chats|chiens',
      pt: 'outros animais, outros pets, outro animal, outros bichos, meus animais, com animais, demais animais, outros caes, outros gatos, outros cachorros',
    },
  ],
  [
    'person',
    {
      en: `inlaws, parents in law, mother|father|sister|brother in law, people, person, human, husband, wife, partner, boyfriend, girlfriend, flatmate, mother, father, mum, mom, dad, parent, sister, brother, friend ’s, landlord, landlady, neighbour, neighbor, uncle, aunt, cousin, family, couple, household, man, woman, lady, gentleman, guy ’s, colleague, boss, doctor, vet, visitor, guest, stranger, student, nurse, teacher, client, customer, housemate, roommate, relative, everyone, everybody, neighbours, fiance, fiancee, spouse, team, staff, shelter, owner, dude, professional, ex, wife ’s, mr, mrs, professionals, newlyweds, volunteer, carer, folks, in laws, postman, burglar, soldier, veteran, citizens, girls night`,
      es: 'suegro|suegra|suegros|cunado, companera de piso, marido, mujer, esposa, esposo, novio, novia, pareja, madre, padre, hermano, hermana, vecino, familia, gente, persona, companero de piso, casero, padres, mama, papa',
      de: 'schwiegereltern|schwiegermutter|schwiegervater|lebensgefahrtin|lebensgefahrte|ehemann|ehefrau|mitbewohnerin|mann|frau|partner|partnerin|freundin|mutter|vater|bruder|schwester|nachbar|nachbarn|familie|leute|mensch|person|paar|mitbewohner|vermieter|eltern|mama|papa',
      fr: 'beaux parents, belle mere, beau pere, mari|femme|copine|copain|conjoint|compagne|mere|pere|frere|soeur|voisin|famille|gens|personne|couple|colocataire|parents|maman|papa',
      pt: 'sogro|sogra|sogros|cunhada|companheiro|companheira|marido|esposa|mulher|namorado|namorada|mae|pai|irmao|irma|vizinho|familia|gente|pessoa|casal|pais|mamae|papai',
    },
  ],
];

/** They hold a word of the table and say nobody who lives there. */
export const nobody: Words = {
  en: `another|old old|older gentleman|lady|boy|girl|fella|man like|of|dog|please|,, to|with live|stay|stays|lives with grandma|granny|my|our mother|mum|mom|grandmother|parents?, pram face, experience|experienced|work|worked|working|volunteer|grew with|up around? with? animals|pets, year old man|woman|person|lady|guy|couple|adult|gentleman|mother|father|mum|mom|dad|husband|wife|friend|brother|sister|neighbour|neighbor|uncle|aunt, baby dog|cat|bird|rabbit|animal|bunny|rabbits|birds|bunnies|parrot|gate|steps|one|face|fur|kitten, fur baby|babies, kids ’s? are|have|all? grown|adults|gone|left|moved|flown|adult, children are|have|all? grown|adults|gone|left|moved|flown|adult, kids|children .. grown|moved|left|flown, just|only|no kidding, kidding|joking aside, grown up? kids|children|son|daughter|sons|daughters, adult children|son|daughter|kids|sons|daughters, no|not|without|never|zero|neither|non any? young? small? little? kids|kid|children|child|toddlers|babies|grandchildren|grandkids|family|pets|animals|teenagers, not|no|without for? have|had|got|with|around|having|want any? kids|kid|children|child|toddlers|babies|pets, childless, childfree, kid|child|children free|less, when|since|as i? was|we|he|she a? kid|child|little|children|boy|girl, as a child|kid|boy|girl, good|big|sweet|lovely|pretty|old|clever|best|bad|tough|silly|handsome|calm|gentle|quiet boy|girl|boys|girls, coon|dog|cat|rabbit|bunny big? boy|girl, boy or girl, girl or boy, a boy, a girl, boy please, girl please, female girl, lap girl, baby of the family, like a baby|child|kid|toddler, big kid, kid at heart, inner child, is not|no baby, a baby not, not a baby, my baby died, youngest left|is at|went, eldest left|is at|went, left for university, left home|for, empty nest|nesters, kids ’s? left, no other pets|animals|dogs|cats, other pets none, pets none, no pets, only pet, only animal, nanny state|goat, no seniors, senior dog|cat|pet|rabbit|bird|dogs|cats|pets|animal|one|pup|rabbits|kitty|companion, oldie but goldie, elderly dog|cat|pet|rabbit|bird|one|companion|kitty|dogs|cats|chihuahua, retired greyhound|racing|racer|police|service|guide|working|assistance|breeder|breeding|sled|therapy|show|dog|cat|mum|dogs|racehorse, daughter|son|kids .. university|college|moved, old dog|cat, first baby, gentleman of, lady of a, family member, family dog|cat|pet, older dog|cat|pet|one, ready for family, dog people|person, cat people|person|lady, our|my|the last dog|cat, boy dog|cat|kitten|puppy|rabbit, girl dog|cat|kitten|puppy|rabbit, male or female, naughty|chunky|fat|orange|ginger|spicy|happy|goofy|chill boy|girl, person friendly, lady ’s, do not have any pets|animals|kids|children, old soul, retired from racing, our family, without pets, no one else, old boy|girl|man|lady|gentleman of|dog|cat, old lady|man|gentleman|boy|girl|fella|gent .. dog|cat|rabbit|bird`,
  es: 'sin hijos, sin ninos, no tengo hijos|ninos, no tenemos hijos|ninos, no hay ninos|hijos, ningun nino, de nino, cuando era nino|nina, sin mascotas, sin otros animales, hijos mayores, mis hijos ya, hijos ya, no tenemos otras|otros, perro|gato|perra|gata anciano|anciana|bebe, un abuelo, perro abuelo, buena nina, perrito bebe',
  de: 'keine kinder|tiere|haustiere, ohne kinder|kind|tiere, kinderlos, als kind, kinder sind aus|erwachsen|ausgezogen|gross|schon, erwachsene kinder, kein kind, senior hund|katze, nicht fur kinder, keine anderen tiere, katzensenior, madchen oder|bitte, opi hund, katzenkind|katzenkinder, hundekind, seniorenhund, seniorenkatze',
  fr: 'sans enfants|enfant|animaux, pas de enfants|enfant|animaux, pas d enfants|enfant|animaux, aucun enfant, quand j etais, enfants sont grands|partis|adultes, petite fille chat, vieux papy, chien|chat age|agee, bebe chien|chat|lapin, chien senior, chat senior, vieux chien|chat, je etais enfant',
  pt: 'sem filhos|criancas|crianca|animais, nao tenho filhos|criancas|animais, nao temos filhos|criancas|animais, nao ha criancas, quando era crianca, filhos ja|adultos|crescidos, cachorro|gato|cao|cadela|gata idoso|idosa|bebe, filhotes, filhote',
};
