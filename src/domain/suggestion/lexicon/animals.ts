import type { Words } from '#src/domain/suggestion/phrases.ts';
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
      en: `bitch|canine|coonhound|dawg|dog|doge|dogge|doggie|doggo|doggy|gundog|hound|lapdog|lgd|pooch|pupper|pupperino|sheepdog|watchdog|woof|woofer|woofy, four legged runner, gd|good|goodboi|goodest boi|boii|boy|boye, guard dog, lap dog, man ’s best friend, pup dog, rescue dog, scent hound, sight hound`,
      es: `can|perrote|canino|chucho|firulais|galguito|lomito|perrazo|perrete|perro|perron|perruno`,
      de: `anfangerhund|begleithund|familienhund|fellnase|hofhund|hund|hundedame|hundeherr|hundemadchen|hunderl|hunderude|hundi|hundle|junghund|rentnerhund|rude|schosshund|strassenhund|tierschutzhund|vierbeiner|wachhund|wauwau`,
      fr: `cabot|chien|chienchien|clebard|clebs|loulou|medor|toutou`,
      pt: `cachorrao|cachorro|cadela|cao|caozao|caozinho|caozito|canzarrao|cadelinha|cachorrito|catioro|cusco|dogue|doguinho|caramelo`,
    },
  ],
  [
    { type: 'dog', age: 'young', size: 'small' },
    {
      en: `pup|puppers|puppie|pupps|puppy|puppys, baby dog, young dog pup`,
      es: `cachorro, cachorro de perro, perrito bebe`,
      de: `hundebaby|hundewelpe|junghund|welpe`,
      fr: `chiot, bebe chien`,
      pt: `cachorrinho filhote, filhote canino, filhote de cachorro|cao`,
    },
  ],
  [
    { type: 'cat', size: 'small' },
    {
      en: `calico|cat|catto|feline|housecat|kitteh|kittie|kitty|meow|meower|mog|moggy|mouser|purrer|puss|pusscat|pussycat|tabby|tomcat|toms|tortie|tortoiseshell|tux|tuxedo|void, barn cat, cat cat, ginger tom, house cat, house panther, indoor cat, lap cat, purr machine, pussy cat, tom cat`,
      es: `felino|gatote|gatazo|gatete|gato|gatuno|michi|minino|misifu`,
      de: `bkh|freiganger|freigangerin|freigangerkatze|hauskatze|kater|katze|katzendame|katzenherr|katzenmadchen|kuschelkatze|miez|miezekatze|samtpfote|schmusekater|schmusekatze|strassenkatze|stubentiger|tigerkatze|wohnungskatze`,
      fr: `chat|chatte|felin|greffier|matou|minet|minette|minou`,
      pt: `bichano|felino|gatao|gateiro|gato`,
    },
  ],
  [
    { type: 'cat', age: 'young', size: 'small' },
    {
      en: `kitten|kittycat, baby cat, kitten kitty`,
      es: `cria de gato, gatito bebe, gatito pequeno`,
      de: `katzchen|katzenbaby|katzenjunges|katzenkind|katzenwelpe|kitten`,
      fr: `chaton, bebe chat`,
      pt: `filhote de gato, filhote felino, gatinho filhote`,
    },
  ],
  [
    { type: 'rabbit', size: 'small' },
    {
      en: `bun|bunbun|bunners|bunnie|bunny|hare|hopper|lagomorph|rabbit|wabbit, bunny rabbit`,
      es: `conejillo|conejo`,
      de: `haschen|hase|hasi|hoppel|hasin|hasinnen|kaninchen|karnickel|langohr|mummelmann|stallhase|zwerghase|zwergkaninchen`,
      fr: `lapereau|lapin|lapinou`,
      pt: `coelho`,
    },
  ],
  [
    { type: 'rabbit', age: 'young', size: 'small' },
    { en: 'baby bun|bunny|rabbit, kit rabbit', de: 'babyhase' },
  ],
  [
    { type: 'bird', size: 'small' },
    {
      en: `bantam|birb|bird|birdie|birdy|chicken|chook|cockerel|crow|dove|duck|duckling|fowl|geese|goose|hen|mynah|owl|parrot|pigeon|polly|poultry|quail|rooster|songbird|starling|turkey|warbler, feathered friend, feathery friend, hand reared bird, with feathers|wings`,
      es: `=pato|ave|cotorra|gallina|loro|pajarillo|pajaro|paloma|papagayo`,
      de: `ente|gans|hahn|huhn|papagei|piepmatz|singvogel|stubenvogel|taube|vogel|ziervogel`,
      fr: `canard|oiseau|perroquet|piaf|pigeon|poule|tourterelle|volatile`,
      pt: `=pato|ave|galinha|louro|papagaio|passaro|pomba`,
    },
  ],
  [{ type: 'bird', age: 'young', size: 'small' }, { en: 'chick, baby bird|parrot' }],
  [
    { type: 'other', size: 'small' },
    {
      en: `alpaca|axolotl|bear|chinchilla|cow|donkey|dragon|elephant|ferret|fish|fox|frog|gecko|gerbil|goat|goldfish|hamster|hedgehog|horse|iguana|lamb|lion|livestock|lizard|mice|monkey|mouse|newt|noodle|pig|piggies|pony|rat|reptile|sheep|sloth|snake|spider|squirrel|tarantula|tiger|tortoise|turtle|wolf, bearded dragon, danger noodle, guinea pig, guinea pigs, cattle|bullock|heifer|calves|bull|ewe|lambs|piglet|hog|llama|emu|peacock|mule|foal|mare|stallion|gelding|ox|oxen|donkeys|tortoises|degu|hedgehogs|chipmunk|goldfishes|koi|skink|chameleon, sugar glider, stick insects, shetland pony, guinea pigs, head of cattle|sheep|cows`,
      es: `caballo|cabra|cobaya|hamster|huron|oveja|pez|raton|serpiente|tortuga|vaca, toro|buey|ternero|potro|yegua|burro|mula|cerdo|cochino|chancho|cordero|borrego|chivo|llama|alpaca|erizo|peces|pecera|lagarto|iguana|jerbo|chinchilla|cuy|cobayas|hurones|ganado|reses|becerro, conejillo de indias`,
      de: `fisch|frettchen|hamster|kuh|kuhe|kuhen|maus|meerschwein|meerschweinchen|pferd|ratte|schaf|schildkrote|schlange|ziege, rind|rinder|vieh|kalb|kalber|bulle|pony|ponys|esel|schwein|schweine|lamm|lammer|schafe|ziegen|alpaka|lama|igel|degu|chinchilla|gecko|echse|bartagame|rennmaus|mause|goldfisch|aquarium|schlangen|pferde|meerschweinchen|meeris|hamstern`,
      fr: `cheval|chevre|furet|hamster|mouton|poisson|serpent|souris|tortue|vache, cochon de? inde, brebis|agneau|agneaux|veau|taureau|vaches|betail|poney|jument|ane|anesse|cochon|porc|cobaye|gerbille|chinchilla|herisson|poissons|lezard|gecko|bouc|chevaux|belier|rat|rats|souris|alpaga|lama`,
      pt: `cabra|cavalo|cobra|furao|hamster|ovelha|peixe|rato|tartaruga|vaca, porquinho da? india, boi|bois|touro|bezerro|gado|egua|potro|jumento|burro|mula|porco|leitao|cordeiro|carneiro|bode|cabrito|lhama|jabuti|ourico|chinchila|gerbil|esquilo|peixes|aquario|lagarto|iguana|hamsters|vacas`,
    },
  ],
  [
    { type: 'any' },
    {
      en: `addition|angel|animal|anyone|anything|attitude|beast|beastie|bestie|bloke|boi|breed|buddy|chap|chappy|character|companion|creature|critter|cutie|darling|demeanor|demeanour|disposition|diva|fella|fellow|floof|floofer|fluff|fluffball|friend|furbaby|fuzzball|gal|gem|giant|guy|kind|lad|mannered|mate|misfit|nature|oddball|one|outlook|pal|personality|pet|playmate|presence|prince|princess|rescue|shadow|sidekick|softie|somebody|someone|something|sort|soul|specimen|spirit|temper|temperament|traveler|traveller|type|vibe|weirdo, baby fur, ball of energy, best friend, big guy, cuddle buddy, family member, fluffy friend, four legged friend, fur baby, fur kid, furry friend, gentleman of a, golden ager|oldie|oldy|years, hiking buddy, lady of a, lady of leisure, little guy, little one, old boy|girl, partner in crime, running buddy, snuggle bug, walking buddy`,
      es: `algo|alguien|alguno|amigo|amiguito|animal|bicho|companero|mascota|peludo|uno`,
      de: `begleiter|einer|eins|etwas|freund|gefahrte|haustier|kumpel|mitbewohner|tier|was|weggefahrte`,
      fr: `ami|animal|animaux|bete|compagnie|compagnon|copain, boule de poils, petite bete, quelque chose`,
      pt: `algo|alguem|amigo|amiguinho|animal|bicho|companheiro|mascote|peludo|pet`,
    },
  ],
  // They name an animal and mean none.
  [
    { type: 'any' },
    {
      pt: `=caos, =ca, =cas`,
      en: `copycat|hotdog|underdog, duck|deer|dove|goose|pheasant|pigeon|rabbit|hare|hunting season|hunting|shooting, empty|old fish tank, bear hug, bird bath|feeder|watcher|watching, bird ’s eye, black sheep, cash cow, cat and mouse, cat burglar, cat nap, cat ’s eye, cats and dogs outside, chicken curry|soup|wings|wire, cold turkey, computer mouse, crow ’s feet, dark horse, dog days, dog eared, dog eat dog, dog tired, duck tape, early bird, fish out of water, guinea pig for, horse riding, hot dog, lame duck, like a fish, lone wolf, lucky dog, night owl, one stone, party animal, pet hate|peeve|project, rabbit hole, rain~ cats and? dogs?, rat race, sea dog, snow goose, spring chicken, teacher ’s pet, teddy bear, top dog, two birds with, wild goose chase, puppy love|eyes|fat|classes, puppy|dog dog? eyes|biscuits, kitten heels, cat walk, dog eared`,
    },
  ],
];
