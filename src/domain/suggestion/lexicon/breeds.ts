import type { PetType } from '#src/domain/pet.ts';
import { rarerCats, rarerDogs } from './rarer-breeds.ts';

export type Breed = {
  readonly name: string;
  readonly type: PetType;
  /** How big they usually are: only for "smaller than a beagle", a breed alone says no size. */
  readonly size: 'small' | 'medium' | 'large';
  /** As phrases; the same in every language. */
  readonly called: string;
};

const sizes = { s: 'small', m: 'medium', l: 'large' } as const;

/** Lines of "size name: other names". The name itself is understood too. */
function breeds(type: PetType, lines: string): readonly Breed[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [head = '', others = ''] = line.trim().split(':');
      const [mark = 's', ...words] = head.split(' ');
      const name = words.join(' ');
      // Every line begins with one of the three letters.
      return {
        name,
        type,
        size: sizes[mark as keyof typeof sizes],
        called: `${name.toLowerCase()},${others}`,
      };
    });
}

const dogBreeds = breeds(
  'dog',
  `${rarerDogs}
  l Labrador Retriever: labrador|labradore|labador|labordor|labrodor|laborador|lab|labby retriever? dog?, labs, fox red labrador, labbie|labbi|labbis, labradors, labra
  l Golden Retriever: golden retriver, goldie, goldens, =golden, goldi
  m Retriever: retriver
  m Mixed Breed: =mutt|=mutts|=mongrel|=mongrels|mestizo|mischling|mischlingshund|promenadenmischung|corniaud|batard|viralata|rafeiro|crossbreed, mixed breed, vira lata|latas caramelo?, heinz 57, perro|perra criollo|criolla, bitser|bitzer|bitsa, heinz 57|fifty, cruzada|cruzado, sin raza, vira lata, vira latas, srd, any old cross, sem raca, mestico
  l German Shepherd: german|deutscher shepherd|shephard|sheperd|sheepdog dog?, =gsd, alsatian, gsds, shepherd|shephard|sheperd, schaferhund, schaeferhund, pastor aleman|alemao, berger allemand, ovejero aleman, schafi
  m Border Collie: border colly, bordercollie, border cross|x, collie pastor, =bc, un|una border, border pour|para, border coli
  l Collie: rough|smooth|bearded collie, colley, lassie, langhaarcollie, colly
  m Beagle: beagel, bigel
  s Pug: puggy, mops, carlin, carlino, puglet
  s French Bulldog: frenchie|frenchy, french bull dog, franzosische bulldogge, bouledogue francais|fr, bulldog frances, buldogue frances, bulldog francais
  m Bulldog: english|british bulldog, bull dog, buldog, bulldogge, bouledogue, buldogue
  m Poodle: standard|miniature|mini|toy poodle, pudel, caniche, poodel, poodles, pudle, spoo, spoos, caniche|poodle toy, caniche toy|nain|royal, zwergpudel|konigspudel|grosspudel|kleinpudel, french pudul
  s Dachshund: sausage|wiener|weiner|weenie|hotdog dog, doxie, daschund, dachshound, dackel, teckel, salchicha, perro salchicha, basset hound nao, bassotto, dachsie, dashund, dotson, teckels, miniature dachshund, salsicha, mini dax, dax, tekel, chien saucisse, zwergdackel|rauhaardackel
  s Chihuahua: chiwawa, chihuaua, chi chi, =chi mix|cross|x|boy|girl|dog|pup, a|an|the|tiny|little|small =chi, =chis, chihuahueno, chihuawa, haired|coat|coated|head|apple =chi, chiuaua
  s Yorkshire Terrier: yorkie|yorky, york, yorkshire, yorki
  s Shih Tzu: shitzu|schitzu|schizu, shihtzu, shi tzu, shih tsu, shit zu, shitsu, xitzu|chitzu
  s Pomeranian: pom, pommy, zwergspitz, spitz nain, lulu da pomerania, pomerania, lulu, spitz de pomerania, spitz nain
  s Maltese: maltes, malteser, bichon maltais, maltais, bichon maltes
  s Bichon Frise: bichon, bischon friese|frise?, bishon frise?
  s Havanese: bichon havanais, havaneser, habanero, bichon habanero
  s Cavalier King Charles Spaniel: cavalier king? charles? spaniel?, king charles spaniel?, cavvy, cavvie, epagneul cavalier king? charles?
  m Cocker Spaniel: cocker, english|american cocker, cockerspaniel
  m Springer Spaniel: springer, english springer spaniel?, sprocker
  m Spaniel: spaniels, epagneul, brittany
  s Jack Russell Terrier: jack|parson russell|russel terrier?, jackrussell, =jrt, russell terrier
  s West Highland White Terrier: westie|westy, west highland terrier?, westi
  s Scottish Terrier: scottie|scotty dog?, scotch terrier
  m Staffordshire Bull Terrier: staffie|staffy, staffordshire terrier?, staff cross|terrier|x, stafford, staffi, sbt, staffies|staffys
  m Pit Bull: pitbull|pittie|pitty|pibble|pitbul terrier?, american pit bull terrier?, american pitbull terrier?, american|xl|xxl bully|bullies, adult|older|old|young|senior|blue =pit|=pits, =pit mix|cross, american bully|bullies, bully breed|mix|cross, bull breed
  m Bull Terrier: english bull terrier, bullterrier
  s Border Terrier
  m Airedale Terrier: airedale
  s Cairn Terrier: cairn, cairns
  s Fox Terrier: foxterrier|foxl
  s Boston Terrier: boston
  s Terrier: terrier|terier
  m Siberian Husky: husky|huskie, huskys, siberian|alaskan husky, husky siberien
  l Alaskan Malamute: malamute
  m Samoyed: sammy, samoyede, samojede, samoyedo, samojedo
  m Shiba Inu: shiba|shibe, shiba inu, schiba inu?
  l Akita: akita inu
  m Chow Chow: chow
  m Shar Pei: sharpei
  l Rottweiler: rottie|rotty|rottweiller|rotweiler|rottweiller|rott, rotti
  l Doberman Pinscher: doberman|dobermann|dobie|dobbie pinscher?, dobes|doby
  l Great Dane: dane, deutsche dogge, gran danes, dogo aleman, dogge, grand danois, dogue allemand|alemao
  l Saint Bernard: st|saint|san|sao|sankt bernard|bernardo, bernhardiner, beethoven
  l Bernese Mountain Dog: bernese|berner, berner sennenhund, bouvier bernois, bernese mountain, berneses, sennenhund, bernois, boyero|boiadeiro|boieiro de? berna
  l Newfoundland: newfie|newfy, terranova, neufundlander, terre neuve, terra nova
  l Leonberger: leo berger
  l Great Pyrenees: pyrenean mountain? dog?, patou, pyr, pyrs
  l Mastiff: english|bull mastiff, bullmastiff, mastin, mastino, mastim
  l Boxer: deutscher boxer, boxer
  m Dalmatian: dalmation, dalmatiner, dalmata, dalmatien
  l Irish Setter: red setter, setter
  l Irish Wolfhound: wolfhound, wolfshund
  l Scottish Deerhound: deerhound
  m Pointer: german pointer, english pointer, bracco, spinone, braque
  m Vizsla: visla, magyar vizsla, viszla
  l Weimaraner: weim, weimeraner, weimaraner
  l Rhodesian Ridgeback: ridgeback
  l Greyhound: grey hound, retired|ex|racing|rescue greyhound, levrier, windhund, greyhond, ex racer, grayhound, retired racer, needle nose
  m Whippet: whippit, whipet
  m Lurcher
  s Italian Greyhound: iggy|iggies, windspiel, italienisches windspiel, piccolo, galgo italiano
  l Saluki
  m Basset Hound: basset, bassett hound?
  l Bloodhound: blood hound
  m Coonhound: bluetick, treeing walker, redbone, plott
  m Australian Shepherd: aussie shepherd?, australian|mini shepherd, pastor australiano, berger australien, australien, aussi tricolor|mini|rude|hundin|welpe, mini aussi
  m Australian Cattle Dog: cattle dog, heeler, blue|red heeler, acd, bluey, boiadeiro australiano
  m Shetland Sheepdog: sheltie|shelty, shetland sheep? dog?, berger des? shetland
  l Old English Sheepdog: old english, bobtail
  l Belgian Malinois: malinois|malinoi, mali, belgian malinois, mechelaar, belgischer schaferhund, pastor belga, berger belge, mali shep, belgian shepherd, tervuren
  m Pembroke Welsh Corgi: corgi|corgie|corgy, welsh corgi, pembroke, corgis
  s Miniature Schnauzer: mini|toy schnauzer, zwergschnauzer, schnauzer nain|mini|miniatura|enano|anao
  m Schnauzer: standard schnauzer, shnauzer, mittelschnauzer, snauzer, schnauzers
  m Portuguese Water Dog: water dog, cao de agua, perro de agua
  s Lhasa Apso: lhasa
  s Pekingese: peke, pekinese, pekinois, pequines
  s Papillon
  s Miniature Pinscher: min pin, zwergpinscher|rehpinscher, pinscher|pincher
  s Affenpinscher
  m Basenji
  m Keeshond: wolfsspitz
  s Spitz: german spitz, spitz mittel, japanese spitz, deutscher spitz, kleinspitz|mittelspitz
  s Coton de Tulear: coton
  m Lagotto: lagotto romagnolo
  m Goldendoodle: golden doodle, groodle, doodle, mini goldendoodle
  m Labradoodle: labra doodle, labradudel
  l Bernedoodle
  m Aussiedoodle
  m Sheepadoodle
  s Cockapoo: spoodle, cocker poo, cock a poo, cockerpoo
  s Cavapoo: cavoodle, cava poo, cavadoodle
  s Maltipoo: malti poo, moodle, maltepoo
  s Jackapoo: jack a poo
  s Yorkipoo: yorkiepoo, yorkie poo
  s Shihpoo: shih poo
  s Schnoodle
  s Puggle
  s Chorkie
  s Chiweenie
  s Morkie
  s Cavachon
  s Poochon
`,
);

const catBreeds = breeds(
  'cat',
  `${rarerCats}
  l Maine Coon: mainecoon, coonie, coon cat, =mco, main|mane|maine|mein coon|coone|koon|cune|cun cat?
  m Siamese: siam, siamesa, siames, siamois, siamkatze|siamkater, siamese|siamees cat?, thai cat, meezer
  m Persian: persian|persa|persan|perser|perserkatze, persian cat, persane, =percia, gato|gata persia, perserkater
  l Ragdoll: rag doll, ragdol, raggie
  m British Shorthair: british short|short hair, british short? hair, british blue, =bsh, britisch kurzhaar, bkh, brit shorthair, british shorthair cat, britanico de? pelo corto, british, british kurzhaar|bleu, brit blue
  m Scottish Fold: scotish fold, scottish straight
  m Bengal: bengal cat, bengali, bengalkatze, bengala
  m Sphynx: sphinx, sphynx|sphinx cat, sfinx, hairless|bald|naked cat, canadian sphynx, esfinge, gato|gata pelon|egipcio, nacktkatze, gato sin|sem pelo
  m Russian Blue: russian bleu, azul ruso, bleu russe, russisch blau, azul russo
  l Norwegian Forest Cat: norwegian forest|forrest cat?, norwegische waldkatze, wegie, skogkatt, waldkatze, norvegien, =nfc, norweger, bosque de|da? noruega, noruegues da floresta
  m Abyssinian: aby, abessinier, abisinio, abyssin
  m Birman: birma, sacred birman, sacre|sacres de birmanie, sacree de birmanie
  m Burmese
  m Exotic Shorthair: exotic short hair, exot perser, exotisch kurzhaar
  m American Shorthair: american short hair
  m Oriental Shorthair: oriental
  m Devon Rex: devon
  m Cornish Rex
  m Selkirk Rex
  l Siberian: siberian cat|forest?, sibirische katze, siberiano, siberien
  m Himalayan: himmy
  m Savannah: savannah cat
  m Manx
  m Munchkin
  m Turkish Angora: angora cat, cat|gato|gata|chat|chatte|katze|kater de? angora
  m Tonkinese: tonk
  m Ocicat
  m Chartreux: kartauser
  m Domestic Shorthair: domestic short? hair, =dsh, moggy|moggie, european shorthair, hauskatze, europeo comun, europeen, ekh, europaisch kurzhaar
  m Domestic Longhair: domestic long hair, =dlh
`,
);

const rabbitBreeds = breeds(
  'rabbit',
  `
  s Lop: holland|mini|french|english|dwarf|german lop|lops, lop eared? rabbit|bunny?, minilop, belier, widderkaninchen, zwergwidder, widder, lop eared|ears|eared, half lop, lopsy, flop eared, orejas caidas, schlappohr|hangeohr|hangohr, zwergwidder, orelha caida
  s Netherland Dwarf: netherlands|nederland|netherland dwarf, dwarf|pygmy rabbit|bunny|bun, zwergkaninchen, conejo enano, lapin nain, coelho anao, nethie, toy rabbit, dwarf, nethy, nd bunny, farbenzwerg
  s Mini Rex: rex rabbit?, velveteen rabbit, =rexes
  l Flemish Giant: german giant, deutscher riese, flemish, continental giant, geant des? flandres, riesenkaninchen, riesen, belgischer riese, flemmy|flemmie, conti giant, deutsche riese, gigante de? flandes|flandres
  s Lionhead: lion head, lionhead rabbit, lowenkopfchen, lowenkopf, tete de lion, cabeza de leon, lion lop, lowenkopfkaninchen, cabeca de leao, mini lion, mini lion coelho
  m English Angora
  m Angora: angora rabbit
  m Dutch: dutch rabbit|bunny
  m New Zealand: new zealand rabbit|white
  m Harlequin: harlequin rabbit
  m Chinchilla Rabbit
  s Polish Rabbit: polish rabbit|bunny
  m Californian: californian rabbit|bunny
  m English Spot
  s Jersey Wooly: jersey woolly
  s Dwarf Hotot: hotot
`,
);

const birdBreeds = breeds(
  'bird',
  `
  s Budgerigar: budgie|budgy|budgi|bugie, budgerigar|budgerigars, parakeet, wellensittich, welli, sittich, periquito, perruche, periquita, parrakeet, perico, budgy bird, keet|keets, catita, cotorra australiana, wellensittichparchen
  s Cockatiel: tiel, cocktiel, nymphensittich, calopsita, ninfa, carolina, calopsitte, cockateil, cockateel, caturra, perruche calopsitte
  m Cockatoo: umbrella|goffin cockatoo, cacatua, kakadu, cacatoes, kakadoo, cockatoo, umbrella|galerita too|toos, corella, catatua
  m African Grey Parrot: african|congo grey|gray|greys parrot?, grey|gray parrot, graupapagei, loro gris, yaco, gris du? gabon, perroquet gris du? gabon?, papagaio cinzento, jaco, =cag, timneh
  l Macaw: blue and gold macaw, scarlet macaw, ara, guacamayo, arara
  s Conure: sun|green conure, green cheeked? conure, =gcc, green cheek, sunny conure, nanday, jenday
  s Lovebird: =love bird, peach faced? lovebird, agapornis, agaporni, inseparable, unzertrennliche, agapornide, lovie
  s Parrotlet
  m Amazon Parrot: amazon, amazone
  m Quaker Parrot: quaker, monk parakeet
  m Eclectus: ekkie
  s Caique
  s Pigeon: homing|racing pigeon, paloma, pombo, pigeon voyageur
  s Canary: canari, canario, kanarienvogel, kanarie, serin, canarinho, kanari
  m Indian Ringneck: ringneck, ring neck, ring necked parakeet?, indian ringneck, =irn, alexandrine, plumhead, perruche a collier, halsbandsittich
  m Rosella
  m Lorikeet
  m Galah: rose breasted cockatoo
  m Senegal Parrot: senegal
  s Kakariki
  s Lineolated Parakeet: linnie, lineolated
  s Java Sparrow: reisfink, padda
  s Bourke
  m Pionus
  s Parrot: loro, papagei, perroquet, papagaio
  s Zebra Finch: finch|finche, gouldian? finch, zebrafink|finken, mandarim, mandarin, pinzon, fink, zebbie|zebbies, society finch, gouldian, diamante mandarin|mandarim
`,
);

export const allBreeds = [...dogBreeds, ...catBreeds, ...rabbitBreeds, ...birdBreeds];
