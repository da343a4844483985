import type { petFields } from '#src/domain/pet-fields.ts';
import type { Words } from '#src/domain/suggestion/phrases.ts';

type Level = (typeof petFields.shedding.vocabulary)[number];

const hair =
  'shed|shedd|sheding|shedding|sheds|shedder|shedders|hair|hairs|fur|moulting|molting|moult|molt|moulter|fluff|moults|molts|dander|shredding';
const falls =
  'shed|shedd|sheds|shedds|sheding|shedding|moult|molt|moults|molts|moulting|molting|shedder|moulter';

export const shedding: readonly (readonly [Level, Words])[] = [
  [
    'low',
    {
      en: `allergen|allergenic|allergic|allergy|antihistamine|asthma|asthmatic|eczema|hairless|hayfever|hives|hypo|hypoallergenic|inhaler|itch|itchy|nonshedding|rash|sinus|sneeze~|sneezy|sniffles|sniffly|tumbleweeds|wheeze~|wheezy|baldest|flare~, ${falls} little|less|minimally|hardly|barely|very little|next to nothing, ${hair} free, ${hair} on my .. no, black clothes, breathing problems, clean furniture, dust mites, hate~|sick|tired|dislike|detest|stand of? .. ${hair}|hoovering hair, hate|less|sick|stop|tired .. hoovering|sweeping|vacuuming, hay fever, lint roller, low to medium|moderate ${hair}, low|lower|lowest|no|non|minimal|little|less|light|zero|minimum|barely|hardly|rarely|never|not|without|free|nearly|limited ${hair}, nose runs, nothing|not|no have|want|like|need? .. that|which|who ${falls}, not|never|hardly|barely|scarcely|rarely|seldom|little|without any? going? to? much? a? lot? that? ${falls}, not|nothing|no|without too? much|many|a|lots|tons|all|heavy|so .. ${hair}, not|nothing|without set|trigger~ aggravate|cause|off|upset|worsen .. allergic|allergy|asthma|eczema|hayfever|lungs|sneezing, poodle coat|type coat, react~ to animals|cats|dander|dogs|fur|hair|pets, runny nose, shed~ as little, single coat~, that|which ${falls} little|less|minimally|hardly|barely, watery eyes, ${hair} is a? big? dealbreaker|nightmare, not|never|nothing .. set~ .. off, does not leave .. hair~|fur, hardly|barely any ${hair}, hate|can not stand .. ${hair}, ${hair} .. is a no, ${hair} no thanks, black suits|trousers|uniform, ${hair} on .. uniform|suits, not|nor|without a|one|single single? hair on|off|anywhere, because of .. chest|lungs|asthma|allergies, wool|wire|curly|hypoallergenic coat|coats, dander free, sheds nothing|nothing|zilch|zero|least, zero|minimal shed|shedding|moulting|dander, bald is|one|cat|fine, antihistamines|epipen|zyrtec|claritin, no hair~ on|all|over the|my, can not|hate|no hoover~|vacuum~, does not|not leave itself, hair emission, naked|hairless`,
      es: `alergia|alergico|asma|asmatico|erupcion|estornudar|estornudo|hipoalergenico|rinitis|urticaria, apenas|casi|no|poco|sin deje|muda|mude|perder|pierda|pierde|soltar|suelta|suelte mucho? nada? poco? de? pelo?, dejar|deje|llena|llene .. pelos, pierda|pierde poco, pocos pelos, suelta|suelte muy poco, que no suelte, cero|nada pelo, nada de pelo, bolas de pelo, no|sin|apenas|poco|poca|casi|nada|ni|cero|poquito|minimo no? me? suelte|suelta|deje|pierda|pierde|llene|llena|soltar|tire|bote|eche|caida|haya mucho|tanto|mi|la|de|el|casi|nada|ni|un|solo|me|todo|todos? pelo|pelos|casa|pelusa|ropa|sofa, alergias|alergica|alergicos|asmatica|estornuda|estornudamos|sinusitis|hipoalergenica|antialergico|antialergica|hipoalergenicos, no|sin larga|largue|suelta|suelte|tire|deje pelo|pelos, pelo no, no larga`,
      de: `allergie|allergiker|allergikerfreundlich|allergikergeeignet|allergikerin|allergisch|antiallergisch|asthma|asthmatiker|asthmatikerin|ausschlag|haarlos|heuschnupfen|hundeallergie|hundehaarallergie|hypoallergen|katzenallergie|katzenhaarallergie|neurodermitis|nichthaarend|niese|tierhaarallergie, haaren|haarende|haart|verlieren|verliert kaum|nicht|wenig viel? haare?, haare uberall, kaum|kein|nicht|ohne|wenig haar|haarend|haart|haarverlust, kaum|nicht|wenig abhaart|fusseln|fusselt, keine tierhaare, nicht so? viel haaren|haart, haart null|nicht|wenig|kaum|gar, null|keine haare, reagiert auf .. hundehaare|katzenhaare|tierhaare|haare, nicht|kaum|wenig|kein|keine|ohne|null|gar|minimal|moglichst|fast nicht|keine|so|viel|stark|wenig|uberall? haart|haaren|haare|fusselt|abhaart|tierhaare|haarend|haarende|haarverlust, haart|haaren|fusselt nicht|kaum|wenig|null, allergien|niesen|niest|stauballergie|hautausschlag|allergikerhund|antiallergen|hypoallergene|hypoallergener|hypoallergenes|haarallergie, fusselrolle, keine haare auf|im|in, haararm|haarlos|nackt`,
      fr: `allergie|allergique|asthmatique|asthme|eczema|eternue|eternuements|eternuer|hypoallergene|hypoallergenique|rhinite, ne laisse pas, ne perd|perdant|perdent pas|peu|presque de? ses? poils?, perd|perdant|perdent pas|peu trop? beaucoup? de? ses? poils, peu de? mue|perte, qui perd peu, perd|perde pas|peu, zero|aucun poil, pas de poils, peu de poils, reagit aux poils, ne|qui|pas|peu|sans|aucun|moins|zero|presque ne? qui? perd|perde|laisse|perdre|perdent|mette pas|peu|presque|aucun|trop|beaucoup|jamais|guere|moins|de|un|ses de? poil|poils|partout|pas, pas|peu|sans|aucun|moins|zero|presque|jamais pas? un|de|trop|le? poil|poils sur|partout|dans|a|sur, allergies|allergiques|eternuons|anallergique|hypoallergenes|antiallergique|asthmatiques|rhinites|antihistaminiques|ventoline, poils|poil sur|partout|plein le|la|mes|mon|dans canape|vetements|moquette|tapis|maison, pas|sans un? poils?|poil sur|partout, ne perd|perde pas`,
      pt: `alergia|alergico|asma|asmatico|bronquite|coceira|espirrar|espirro|hipoalergenico|rinite|sinusite, cai|caia menos|pouco, menos|pouco|sem pelo, nao deixe|encha|largue .. pelos, nao|pouco|quase|sem deixe|larga|largue|perca|perde|solta|soltar|solte muito? nada? tanto? pouco? de? pelo, pouca queda, poucos pelos, que nao solte, solte pouco, zero pelo, nada de pelo, sem pelo, nao|sem|pouco|quase|nem|nada|zero|menos|pouca|pouquinho|minimo me? solte|solta|largue|larga|perca|perde|caia|cai|encha|deixe|soltar|queda|solto muito|tanto|a|minha|o|nada|de|pouco|quase|no|meu|um|tudo? pelo|pelos|casa|sofa|roupa, alergias|alergica|alergicos|asmatica|espirra|espirrando|hipoalergenica|antialergico|antialergica|renite|hipoalergenicos, pelo|pelos na|no|pela|por roupa|sofa|casa|tudo|todo|toda, pelo .. nao cai|solta|caia|solte, nao|sem solta|solte|soltar|larga|largue|perca pelo|pelos, que nao solta`,
    },
  ],
  [
    'moderate',
    {
      en: `${falls} a little|bit|some|moderately|normally, ${hair} medium|moderate|average|normal|moderately, a little|bit of? ${hair}, medium|moderate|average|normal|some|moderately|regular|mid|usual|ordinary|reasonable amount? of? ${hair}, seasonal shedding, sheds some, some|bit|little|moderate|light ${hair} is? fine|ok|okay|acceptable|alright`,
      es: `muda|perdida media|moderada|normal`,
      de: `massiger|massiges|mittlerer|mittleres|normaler|normales haaren|haarverlust`,
      fr: `mue|perte moderee|moyenne|normale`,
      pt: `muda|queda media|moderada|normal, solta um pouco, solte um pouco`,
    },
  ],
  [
    'high',
    {
      en: `${falls} .. lot~|loads|heavily|like|everywhere|buckets|tons|much, high|heavy|heavily|lots|loads|plenty|tons|big|massive|major|much of? ${hair}, heavy shedder, more it drops|sheds|moults the better, loads of wool, heavy moulter`,
      es: `suelta|suelte mucho|muchisimo pelo`,
      de: `stark haarend`,
      fr: `perd beaucoup`,
      pt: `muito pelo`,
    },
  ],
];

/** That hair does not matter is no wish. */
export const noShedding: Words = {
  en: `allergy are|is no|not a|an? concern|issue|problem|worry, allergy was, any|has|have|no|nobody|none|not|without|zero .. allergic|allergy at|here|in|so, bee|dairy|drug|egg|fish|food|gluten|grass|hay|latex|milk|nut|peanut|penicillin|pollen|shellfish allergic|allergy, curly|fluffy|long|short|wire hair~, fur|hair|moulting|shed~ .. are|does|is fine|no|not|ok|okay bother|fine|issue|matter|ok|okay|problem, mind if he|it|she molts|moults|sheds .. crazy|lot, cope|live~ with .. fluff|fur|hair|shedding`,
  es: 'pelo corto|largo',
  de: 'niemand allergisch',
  fr: 'pas allergique',
  pt: 'nao importa .. pelo',
};
