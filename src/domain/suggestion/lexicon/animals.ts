import type { Words } from './phrases.ts';
import type { PetType } from '#src/domain/pet.ts';

/** A word for an animal: one of the four types, another animal, or any pet. */
export type Animal = {
  readonly type: PetType | 'other' | 'any';
  readonly age?: 'young';
  /** For comparisons: "as big as a cat". */
  readonly size?: 'small' | 'medium' | 'large';
};

export const animals: readonly (readonly [Animal, Words])[] = [
  [
    { type: 'dog', size: 'medium' },
    {
      en: `bitch|bitser|bitzer|bitsa|canine|coonhound|dawg|doggerino|k9|pibble|potcake|pupperoo|pupster|puppo|wolfdog|dog|doge|dogge|doggie|doggo|doggy|gundog|hound|lapdog|lgd|pooch|pupperino|sheepdog|watchdog|woof|woofer|woofy, four legged runner, gd|good|goodboi|goodest boi|boii|boy|boye, guard|lap|pup|rescue dog, man ’s best friend, bow wow, wan wan, woof woof, scent|sight hound`,
      es: `pichicho|quiltro|gozque|perrhijo|=can|=canes|cuatropatas|perrucho|perrote|canino|chucho|firulais|guauguau|perrijo|galguito|lomito|perrazo|perraco|perrete|perro|perron|perruno, perro pastor, sabueso`,
      de: `sofahund|couchhund|angsthund|schmusehund|allergikerhund|arbeitshund|jagdhund|hutehund|therapiehund|seniorenhund|schulhund|anfangerhund|koter|tole|hunderl|hundli|zamperl|strolch|begleithund|familienhund|hofhund|hund|hundedame|hundeherr|hundemadchen|hunderl|hunderude|hundi|hundle|junghund|rentnerhund|rude|schosshund|strassenhund|tierschutzhund|vierbeiner|wachhund|wauzi|wuffi|wauwau|mischlingsrude|huendin, ersthund`,
      fr: `cabot|molosse|canide|chien|pitou|ouaf|ouafouaf|chienchien|clebard|clebs|loulou|medor|toutou`,
      pt: `canino|canito|rafeiro|guaipeca|aumigo|auau|cachorrao|cachorro|toto|cadela|cao|caozao|caozinho|caozito|canzarrao|cachorrito|catioro|cusco|dogue|doguinho|perdigueiro|caramelo`,
    },
  ],
  [
    { type: 'dog', age: 'young', size: 'small' },
    {
      en: `pup|pupper|puppey|puppie|pupps|puppy|puppys, baby dog, young dog pup`,
      es: `cachorro, cachorro de perro, perrito bebe`,
      de: `hundebaby|hundewelpe|junghund|welpe`,
      fr: `chiot, bebe chien`,
      pt: `cachorrinho filhote, filhote canino, filhote de cachorro|cao`,
    },
  ],
  [
    { type: 'cat', size: 'small' },
    {
      en: `calico|caht|kat|tabbie|torty|cat|catto|feline|housecat|kitteh|kittie|kitty|meow|meower|meowser|mewler|mog|moggy|mouser|purrer|puss|pusscat|pussycat|tabby|tomcat|toms|torbie|tortie|tortoiseshell|tux|tuxie|tuxy|tuxedo|void, puddy tat, murder mittens, barn|cat|house|indoor|lap|pussy|tom cat, ginger tom, house panther, purr|purring machine`,
      es: `felino|gatijo|morrongo|gatote|gatazo|gatete|gato|gatuno|michi|minino|misifu`,
      de: `katzerl|katzle|chatzli|katz|katt|busi|seniorenkatze|couchkatze|kuscheltiger|schmusetiger|bkh|katzenpaar|katzenparchen|katzenduo|geschwisterkatzen|minka|mauz|pussi|freiganger|freigangerin|freigangerkatze|hauskatze|kater|katze|katzendame|katzenherr|katzenmadchen|kuschelkatze|miez|miezekatze|samtpfote|schmusekater|schmusekatze|strassenkatze|stubentiger|tigerkatze|wohnungskatze`,
      fr: `chat|chatte|gouttiere|mistigri|mimine|felin|greffier|matou|minet|minette|minou`,
      pt: `gatito|bichano|felino|miau|gatucho|gatao|gateiro|gato`,
    },
  ],
  [
    { type: 'cat', age: 'young', size: 'small' },
    {
      en: `kitten|kittycat, baby cat, kitten kitty`,
      es: `cria de gato, gatito bebe|pequeno`,
      de: `katzchen|katzenbaby|katzenjunges|katzenkind|katzenwelpe|kitten`,
      fr: `chaton, bebe chat`,
      pt: `filhote de gato, filhote felino, gatinho filhote`,
    },
  ],
  [
    { type: 'rabbit', size: 'small' },
    {
      en: `bun|bunbun|bunster|coney|houserabbit|thumper|bunners|bunnie|bunnys|rabitt|bunny|hare|hopper|lagomorph|rabbit|wabbit, bunny rabbit`,
      es: `gazapo|conejo`,
      de: `haserl|hasle|rammler|kaninchenbock|kaninchenweibchen|haschen|kaninchenpaar|kaninchenparchen|kaninchenduo|hase|hasi|hoppel|hasinnen|kaninchen|karnickel|langohr|mummelmann|stallhase|zwerghase|zwergkaninchen, chungel`,
      fr: `jeannot|lapin|lapinou`,
      pt: `coelho|laparo`,
    },
  ],
  [
    { type: 'rabbit', age: 'young', size: 'small' },
    { en: 'baby bun|bunny|rabbit, kit rabbit', de: 'babyhase', fr: 'lapereau, bebe lapin' },
  ],
  [
    { type: 'bird', size: 'small' },
    {
      en: `bantam|birb|bird|birdie|birdy|chicken|chook|cockerel|crow|dove|duck|duckling|fowl|geese|goose|hen|mynah|owl|parrot|parott|pidgeon|pigeon|polly|poultry|psittacine|pullet|quail|rooster|silkie|songster|songbird|starling|turkey|warbler, feathered friend, feathery friend|pal, battery|batt hen, batts, hand reared bird, with feathers|wings`,
      es: `=pato|=patos|jilguero|ave|cotorra|gallina|loro|pajarraco|pajaro|periquillo|paloma|papagayo`,
      de: `vogerl|henne|wachtel|beo|ente|vogelpaar|vogelparchen|federvieh|flattermann|gefieder|piepsi|gans|hahn|huhn|papagei|piepmatz|singvogel|stubenvogel|taube|vogel|ziervogel|voglein, nymphi`,
      fr: `canard|oiseau|zoziau|zozio|perroquet|piaf|pigeon|poule|tourterelle|volatile|coq|oie`,
      pt: `=pato|ave|galinha|louro|papagaio|passaro|passarito|codorna|pombo, curio`,
    },
  ],
  [
    { type: 'bird', age: 'young', size: 'small' },
    { en: 'chick, baby bird|parrot', es: 'polluelo', fr: 'oisillon|poussin' },
  ],
  [
    { type: 'other', size: 'small' },
    {
      en: `alpaca|axolotl|bear|chinchilla|cow|donkey|dragon|elephant|ferret|fish|fox|frog|gecko|gerbil|goat|goldfish|hamster|hedgehog|horse|iguana|lamb|lion|livestock|lizard|mice|monkey|mouse|newt|noodle|pig|piggies|pony|rat|reptile|sheep|sloth|snake|spider|squirrel|tarantula|tiger|tortoise|turtle|wolf, bearded dragon, danger noodle, guinea pig, cattle|bullock|heifer|calves|bull|ewe|piglet|hog|llama|emu|peacock|mule|foal|mare|stallion|gelding|ox|oxen|degu|chipmunk|koi|skink|chameleon, sugar glider, stick insects, shetland pony, head of cattle|sheep|cows`,
      es: `caballo|cobayo|cabra|hamster|huron|uron|oveja|pez|raton|serpiente|tortuga|vaca, toro|buey|ternero|potro|yegua|burro|mula|cerdo|cochino|chancho|cordero|borrego|chivo|llama|alpaca|erizo|pecera|lagarto|iguana|jerbo|chinchilla|cuy|ganado|reses|becerro, conejillo de indias`,
      de: `fisch|frettchen|hamster|kuh|maus|meerschwein|pferd|ratte|schaf|schildkrote|schlange|ziege, rind|rinder|vieh|kalb|kalber|bulle|pony|esel|schwein|lamm|lammer|alpaka|lama|igel|degu|chinchilla|gecko|echse|bartagame|rennmaus|goldfisch|aquarium|meeris`,
      fr: `cheval|chevre|furet|hamster|mouton|poisson|serpent|tortue|vache, cochon de? inde, brebis|agneau|veau|taureau|betail|poney|jument|ane|anesse|cochon|porc|cobaye|gerbille|chinchilla|herisson|lezard|gecko|bouc|chevaux|belier|rat|souris|alpaga|lama, rongeur`,
      pt: `cabra|cavalo|cobra|furao|hamster|ovelha|peixe|rato|tartaruga|vaca, porquinho da? india, boi|touro|bezerro|gado|egua|potro|jumento|burro|mula|porco|leitao|cordeiro|carneiro|bode|cabrito|lhama|jabuti|ourico|chinchila|gerbil|esquilo|aquario|lagarto|iguana|hamsters|cagado|roedor|ponei`,
    },
  ],
  [
    { type: 'any' },
    {
      en: `addition|angel|animal|anyone|anything|attitude|beast|beastie|bestie|bloke|boi|breed|buddy|chap|chappy|character|companion|creature|critter|cutie|darling|demeanor|demeanour|disposition|diva|fella|fellow|floof|floofer|fluff|fluffball|friend|furbaby|fuzzball|gal|gem|giant|guy|kind|lad|mannered|mate|misfit|nature|oddball|one|outlook|pal|personality|pet|playmate|presence|prince|princess|rescue|shadow|sidekick|softie|somebody|someone|something|sort|soul|specimen|spirit|temper|temperament|traveler|traveller|type|vibe|weirdo, baby fur, ball of energy, best|fluffy|furry friend, big|little guy, cuddle|hiking|running|walking buddy, family member, four legged friend, fur baby|kid, gentleman|lady of a, golden ager|oldie|oldy|years, lady of leisure, little one, old boy|girl, partner in crime, snuggle bug`,
      es: `algo|alguien|alguno|amigo|amiguito|animal|bicho|companero|mascota|peludo|uno`,
      de: `fellnase|gefahrtin|begleiter|einer|eins|etwas|freund|gefahrte|haustier|kumpel|mitbewohner|tier|was|weggefahrte`,
      fr: `ami|animal|animaux|bete|compagnie|compagnon|copain, boule de poils, petite bete, quelque chose, bestiole, quatre|4 pattes`,
      pt: `algo|alguem|amigo|amiguinho|animal|bicho|companheiro|mascote|peludo|patudo|parceiro|animalzinho|pet`,
    },
  ],
];

/** They name an animal and mean none. */
export const noAnimals: Words = {
  en: `little ones, i|we|they snowshoe, snowshoe with|in|on|and|trails, husky voice, bunny slippers, hush puppies, poodle skirt, angora and|wool|jumper|sweater~, copycat|hotdog|underdog|catfish|catwalk|snowbird, duck|deer|dove|goose|pheasant|pigeon|rabbit|hare|hunting season|hunting|shooting, empty|old fish tank, bear hug, bird bath|brain|feeder|watcher|watching, bird ’s eye, black sheep, cash cow, cat and mouse, cat ’s away|eye|pyjamas|whiskers, cats and dogs outside, allergic|allergy to chicken|fish|duck|turkey, eat|eats|eating|cook|cooks|cooking|boil|boiled|roast|cooked his|her|its|their|the|some? chicken|fish|duck|turkey|rabbit, chicken curry|soup|wings|wire|shop|nuggets|dinner|sandwich, fried|roast|grilled chicken|turkey|duck, cold turkey, computer mouse, crow ’s feet, dark horse, dog collar|days|eared|fight|paddle|tired, dog eat dog, dog ’s breakfast|dinner|life, duck tape, early bird, fish out of water, frog in my, guinea pig for, horse riding, hot|lucky|sea|top dog, lame|odd|sitting duck, like a fish, lone wolf, night owl, one stone, party animal, pet hate|peeve|project, rabbit hole, rain~ cats and? dogs?, rat race, snow goose, spring|headless chicken, teacher ’s pet, teddy bear, two birds with, wild goose chase, hair of the dog, sick as a dog|parrot, sleeping dogs, like a dog all, in the dog house, every dog has, barking up, cat out of the bag, cat got my|your tongue, curiosity killed the cat, herd~ cats, swing a cat, fat|cool cat, little bird told, free as a bird, eat like a bird, bird in the hand, we are two? lovebirds, mother hen, hen do|night|party|weekend, chicken~ out, puppy love|fat|eyes|classes, puppy|dog dog? eyes|biscuits, kitten heels, cat walk, gym|beach|snow|dust|energizer|duracell|easter bunny, breed~ like rabbits, old dog new tricks, the black dog has, doggy|doggie bag|paddle, bulldog clip, year of the .. dog|rabbit|rooster|monkey|ox|tiger|rat, peter|roger|bugs rabbit|bunny, stuffed|plush|wooden|knitted|robot|imaginary dog|cat|rabbit|bunny|bird|puppy|kitten, toy rabbit|bunny|cat|bird|kitten, cats|dogs protection|trust, dogs and cats home, cat|dog|bird|rabbit costume|outfit|onesie|tattoo|mug|socks|calendar|poster, mr|mrs|ms|called|named|surname bird|fox|wolf|finch|crow|hare|polly, bird|fox|duck|dog|rabbit|crow lane|road|street|inn|pub, pigeon|rat|mouse|fox problem, birds outside, feed the birds|ducks|pigeons`,
  es: `sida|leucemia felino|felina, dia|tiempo|frio|calor|vida|humor|noche de perros, gato por liebre, gato encerrado, somos cuatro gatos, el gato y el raton, perro que ladra no muerde, gallina de los huevos, piel de gallina, lobo solitario, oveja negra, conejillo de indias, perritos? calientes?`,
  de: `mit schlappohren|hangeohren|langohren, ein|einen|eines|einem tauben, tauber, hundemude|hundewetter|hundekalte|hundeleben|katzenjammer|katzensprung|muskelkater|angsthase|spassvogel|pechvogel|seehund, hund begraben, wie hund und katze, schlafende hunde, schweinehund, fur die katze, katze im|aus sack, fruhe vogel, frei wie ein vogel, stoffhase|stoffhund|pluschhase|pluschhund`,
  fr: `leucose|leucemie feline, temps|vie|mal|caractere|humeur|froid|metier de chien, entre chien et loup, comme chien et chat, chat dans la gorge, ma langue au chat, reveiller le chat qui, quand le chat, pose un lapin, chaud|doudou lapin, chair de poule, poule mouillee, mere poule, quand les poules auront, oiseau de nuit, froid de canard, mouton noir`,
  pt: `aids|leucemia felina, =caos, =ca, =cas, vida|frio|tempo de cao|cachorro, quem nao tem cao caca com gato, gato por lebre, cao que ladra nao morde, cachorro quente, mais vale um passaro, lobo solitario, ovelha negra, gato e rato, pe de galinha, dane se, ave maria, piada de papagaio, dois coelhos com, uso|usa|ando|anda|minha com|uma|de|a|minha? bengala`,
};

/** Names of breeds that mean much else: a people, a place, a firm. They need to stand as an animal does. */
export const ambiguousBreeds: ReadonlySet<string> = new Set(
  'abyssinian afghan amazon amazone angora ara balinese beethoven bengal bengala birma bobtail bombay boston bourke boxer brasileiro british burmese californian carolina chow cocker cornish devon dutch exotic finch golden goldens habanero havanese himalayan inseparable inseparables korat lassie lulu mali maltais maltes maltese malteser mandarin manx mops ninfa norweger oriental papillon persa persan persane perser perico persian piccolo pointer pointers pomerania puli quaker savannah senegal serin setter setters siam siamese siberian siberiano somali spitz stafford turkey york yorkshire bluey boxers kit polly caramelo cardigan san'.split(
    ' ',
  ),
);
