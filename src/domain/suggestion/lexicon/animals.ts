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
      en: `dog|doggo|doggie|doggy|pooch|mutt|hound|canine|pupper|doge|dawg|dogge|woofer|mongrel|woofy|doggies|gundog|sheepdog|watchdog|bitch|lgd|woof|pupperino|doggos
        good|gd|goodest|goodboi boi|boy|boye|boii, lap dog, lapdog, hound, scent hound, sight hound, coonhound, guard dog, rescue dog, pup dog, four legged runner, man ’s best friend`,
      es: `perritos|perrazo|perron|can|lomito|firulais|galguito|perro|perrita|can|chucho|perrete|perra, perruno`,
      de: `hundedame|hundemadchen|hundeherr|hunderude|rude|ruden|begleithund|junghund|rentnerhund|schosshundchen|strassenhund|tierschutzhund|anfangerhund|vierbeiner|hund|hunderl|hundi|wauwau|fellnase|hunde|hunden|hundin|hundchen|mischlingshund|familienhund|wachhund|hofhund|schosshund|hundes|mischling|hundle`,
      fr: `chienne|chiens|medor|loulou|cabot|chien|toutou|chienne|clebard|clebs|chienchien, chiens`,
      pt: `cachorrinho|cachorrinha|catioro|doguinha|caozao|cadelinha|cachorro|cao|caes|cadela|dogue|cachorra|doguinho|caozinho|cachorrao, vira lata, vira latas, caozinhos, doguinhos, cusco, rafeiro`,
    },
  ],
  [
    { type: 'dog', age: 'young', size: 'small' },
    {
      en: `puppy|pup|pupy|puppie|puppers|pupps|puppys, baby dog, young dog pup`,
      es: `cachorro|cachorrito|cachorra, cachorro de perro, perrito bebe`,
      de: `welpe|welpen|hundewelpe|hundebaby|junghund|junghunde, hundebabys`,
      fr: `chiot|chiots, bebe chien`,
      pt: `filhote de cachorro|cao|caes, cachorrinho filhote, filhote canino`,
    },
  ],
  [
    { type: 'cat', size: 'small' },
    {
      en: `toms, ginger tom, mog, moggies, house panther, purr machine, torties, cat, kitty, kittie, catto, feline, mouser, moggy, puss, pussycat, tomcat, tom cat, meow, kitteh, housecat, cattos, purrer, kitties, pusscat, meower, tabby, calico, tortoiseshell, tortie, tuxedo, tux, void
        lap cat, barn cat, house cat, indoor cat, pussy cat, cat cat`,
      es: `gatete|gatazo|gatito|gatita|misifu|gato|gata|minino|michi|felino|gatuno`,
      de: `katzendame|katzenmadchen|katzenherr|tigerkatze|strassenkatze|bkh|schmusekater|kuschelkatze|freigangerkatze|freigangerin|katze|katzen|kater|stubentiger|mieze|samtpfote|miezekatze|hauskatze|wohnungskatze|miez|freiganger|schmusekatze|katzchen|kater`,
      fr: `chats|chattes|minette|matous|greffier|chat|chatte|minou|matou|felin|minet`,
      pt: `gatinho|gatinha|bichaninho|gateiro|gato|gata|bichano|felino|gatao, gatos`,
    },
  ],
  [
    { type: 'cat', age: 'young', size: 'small' },
    {
      en: `kitten|kiten|kittens|kittycat, kitten kitty, baby cat`,
      es: `gatito pequeno, gatito bebe, cria de gato`,
      de: `kitten|katzenbaby|katzenkind|katzenjunges|katzenbabys|katzenwelpe`,
      fr: `chaton|chatons, bebe chat`,
      pt: `filhote de gato, gatinho filhote, filhote felino`,
    },
  ],
  [
    { type: 'rabbit', size: 'small' },
    {
      en: `rabbit|bunny|bunnie|bun|hare|bunbun|wabbit|bunners|rabit|rabbits|buns|hopper|lagomorph, bunny rabbit`,
      es: `conejito|conejita|conejos|conejo|coneja|conejillo`,
      de: `kaninchen|hase|hasen|haschen|karnickel|zwerghase|zwergkaninchen|langohr|mummelmann|hasi|stallhase|hoppel`,
      fr: `lapinou|lapins|lapin|lapine|lapereau`,
      pt: `coelhinho|coelhinha|coelho|coelha`,
    },
  ],
  [
    { type: 'rabbit', age: 'young', size: 'small' },
    { en: 'baby rabbit|bunny|bun, kit rabbit', de: 'babyhase' },
  ],
  [
    { type: 'bird', size: 'small' },
    {
      en: `bird|birdie|birb|birdy|songbird|fowl|birds, feathery friend, feathered friend, with feathers|wings, hand reared bird, poultry, parot|polly|parrot|hen|chicken|rooster|bantam|cockerel|chook|duck|duckling|goose|geese|quail|dove|pigeon|turkey|warbler|crow|starling|mynah|mynah|owl`,
      es: `pajaro|ave|pajarito|pajarillo|aves|loro|papagayo|gallina|=pato|paloma|cotorra`,
      de: `vogel|vogelchen|piepmatz|ziervogel|singvogel|vogeln|stubenvogel|papagei|huhn|huhner|hahn|ente|taube|gans`,
      fr: `oiseau|oiseaux|volatile|piaf|perroquet|poule|canard|pigeon|tourterelle`,
      pt: `passaro|ave|passarinho|aves|passarinhos|papagaio|louro|galinha|=pato|pomba`,
    },
  ],
  [{ type: 'bird', age: 'young', size: 'small' }, { en: 'baby bird|parrot, chick' }],
  [
    { type: 'other', size: 'small' },
    {
      en: `hamster, guinea pig, gerbil, mouse, mice, rat, fish, goldfish, ferret, chinchilla, tortoise, turtle, snake, lizard, gecko, horse, pony, cow, sheep, goat, pig, hedgehog, spider, tarantula, iguana, livestock, lamb, donkey, alpaca, frog, axolotl, newt, reptile, bearded dragon, dragon, lion, monkey, elephant, tiger, fox, sloth, wolf, bear, squirrel, danger noodle, noodle, guinea pigs, piggies`,
      es: `hamster|cobaya|pez|peces|raton|tortuga|caballo|oveja|vaca|serpiente|huron|cabra`,
      de: `hamster|meerschweinchen|fisch|maus|mause|schildkrote|pferd|schaf|kuh|schlange|ratte|frettchen|ziege`,
      fr: `hamster, cochon de? inde, poisson, souris, tortue, cheval, mouton, vache, serpent, furet, chevre`,
      pt: `hamster, porquinho da? india, peixe, rato, tartaruga, cavalo, ovelha, vaca, cobra, furao, cabra`,
    },
  ],
  [
    { type: 'any' },
    {
      en: `golden oldie|oldy|ager|years, pet, animal, companion, critter, buddy, furbaby, fur baby, fluffball, floof, creature, rescue, breed, furry friend, four legged friend, bestie, pal, mate, sidekick, best friend, pets, fella, bloke, chap, lad, cuddle buddy, fluff, floofer, snuggle bug, shadow, partner in crime, beastie, beast, fuzzball, diva, softie, soul, character, fur kid, lady of a, gentleman of a, old boy|girl, fluffy friend, boi, playmate, family member, disposition|demeanor|demeanour|attitude|mannered|outlook|fellow|chappy|presence|vibe|spirit|traveller|traveler|gal|darling|angel|cutie|misfit|oddball|weirdo|princess|prince|addition|specimen|gem, lady of leisure, running buddy, hiking buddy, walking buddy, nature, personality, temperament, temper, friend, type, kind, sort, one, something, someone, somebody, anything, anyone, little guy, big guy, guy, little one, giant, ball of energy, baby fur`,
      es: `mascota|animal|companero|amigo|alguno|algo|alguien|amiguito|peludo|bicho|bichito|uno`,
      de: `haustier|tier|begleiter|gefahrte|freund|tierchen|etwas|eins|einer|kumpel|weggefahrte|mitbewohner|was`,
      fr: `animal, animaux, compagnon, compagnie, ami, boule de poils, bete, quelque chose, petite bete, copain`,
      pt: `animal|pet|bicho|companheiro|amigo|bichinho|animais|algo|amiguinho|mascote|alguem|peludo`,
    },
  ],
  // They name an animal and mean none.
  [
    { type: 'any' },
    {
      en: `night owl, early bird, lone wolf, cat nap, black sheep, dark horse, wild goose chase, rat race, cold turkey, bird ’s eye, cat burglar, cats and dogs outside, spring chicken, lame duck, two birds with, one stone, teddy bear, bear hug, rabbit hole, dog tired, dog days, dog eared, dog eat dog, hot dog, hotdog|hotdogs, underdog|copycat, rain|raining cats and? dogs?, party animal, pet peeve|hate|project, teacher ’s pet, bird watching|watcher|feeder|bath, horse riding, chicken wire|soup|curry|wings, computer mouse, guinea pig for, sea dog, top dog, lucky dog, fish out of water, cash cow, like a fish, cat and mouse, duck tape, crow ’s feet, cat ’s eye, snow goose`,
    },
  ],
];
