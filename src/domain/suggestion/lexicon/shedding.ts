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
      en: `allergen|allergenic|allergic|allergy|antihistamine|asthma|asthmatic|eczema|hairless|hayfever|hives|hypo|hypoallergenic|inhaler|itch|itchy|nonshedding|rash|sinus|sneeze~|sneezy|sniffles|sniffly|tumbleweeds|wheeze~|wheezy|baldest|flare~, ${falls} little|less|minimally|hardly|barely|very little|next to nothing, ${hair} free, ${hair} on my .. no, black clothes, clean furniture, dust mites, hate~|sick|tired|dislike|detest|stand of? .. ${hair}|hoovering hair, hate|less|sick|stop|tired .. hoovering|sweeping|vacuuming, hay fever, low to medium|moderate ${hair}, low|lower|lowest|no|non|minimal|little|less|light|zero|minimum|barely|hardly|rarely|never|not|without|free|nearly|limited ${hair}, nose runs, nothing|not|no have|want|like|need? .. that|which|who ${falls}, not|never|hardly|barely|scarcely|rarely|seldom|little|without any? going? to? much? a? lot? that? ${falls}, not|nothing|no|without too? much|many|a|lots|tons|all|heavy|so .. ${hair}, not|nothing|without set|trigger~ aggravate|cause|off|upset|worsen .. allergic|allergy|asthma|eczema|hayfever|lungs|sneezing, poodle coat|type coat, react~ to animals|cats|dander|dogs|fur|hair|pets, runny nose, shed~ as little, single coat~, that|which ${falls} little|less|minimally|hardly|barely, watery eyes, ${hair} is a? big? dealbreaker|nightmare, not|never|nothing .. set~ .. off, does not leave .. hair~|fur, hardly|barely any ${hair}, hate|can not stand .. ${hair}, ${hair} .. is a no, ${hair} no thanks, black suits|trousers|uniform, ${hair} on .. uniform|suits, not|nor|without a|one|single single? hair on|off|anywhere, because of .. chest|lungs|asthma|allergies, wool|wire|curly|hypoallergenic coat|coats, sheds nothing|nothing|zilch|zero|least, bald is|one|cat|fine, epipen|zyrtec|claritin, no hair~ on|all|over the|my, can not|hate|no hoover~|vacuum~, does not|not leave itself, hair emission, naked, keep|keeps|keeping|holds|hangs|hold its|his|her|their|onto|on? own|to? coat|hair|fur|fluff|hairs on|to|where, keeps|keep its|his|her|their hair|fur|coat|fluff|hairs itself, not|never|nothing|without|hardly drop|drops|dropping|lose|loses|leave|cast much|its|hair|hairs|fur|a|everywhere .. hair|hairs|fur|everywhere|behind|on?, not drop|drops|lose anything|any, lose~|drop~ little|minimal|hardly|barely .. hair|fur|nothing?, not|no|never|without|nor a? leave|leaves|leaving .. trail|tumbleweeds|carpet|clumps|drifts|hair, ${hair} on|in|over|across|all my|our|the|his|her? cashmere|suits|suit|sofa|clothes|bilge .. no|nope|ruin|not|disaster|would, pick~ ${hair} out|off|from, loose ${hair}, no|not|without|zero|any loose|stray|flying|floating|any ${hair}, ${hair} off|from my|our|the clothes|sofa|furniture|suit, lint|sticky|hair|fur roller|rollers|brush|removal|remover, hoover|vacuum|vac|roomba|dyson cleaner? is|can|’s|has|will on? not|its|dying|dead|last|broken|on, not|no|hate|hates|sick|without want|like|of|to|be|not|all? hoover|hoovering|vacuum|vacuuming|sweeping|hair daily|every|twice|constantly|all|hair?, eyes|eye|nose|skin|face|chest swell|swells|stream|streams|streaming|close|closes up? shut|up|round|with|when, come~|break~|get out|up in|with? a? rash|hives|spots|welts, can|could not breathe round|around|near|with, breath~ problems|difficulties|trouble|issues|difficulty|comes, weak|bad|dodgy|sensitive lungs|chest|airways, sets|set|setting|trigger off|my|his|her? my|his|her|our|the? allergies|asthma|hay|sneezing, non|anti|low|un|minimal allergenic|allergen|allergens|allergic|dander, least|less|fewest|not|hardly too|very|so|that|long|much? hairy|hairless|furry|furless, little|no|less|minimal as|too|much|little|flying|floating? fur|hair|fluff|hairs about|around|on|in|as|everywhere|floating|flying, without long|much|loads|lots|any|the? hair|fur|shedding|moulting|fluff|hairs, fur|hair|moulting|shedding is an? issue|problem|nightmare|no, ${hair} would|will|could ruin|kill|be|drive .. me|us|him|her?, no undercoat, make|makes|making|made me|him|her|us sneeze|sneezing|wheeze|wheezing, lower|reduced|low allergy|allergies|allergens|dander, can not|hate|cannot carry|bring|have|risk|tolerate|stand .. fluff|fur|hair|hairs|dander|fuzz`,
      es: `alergia|alergico|asma|asmatico|erupcion|estornudar|estornudo|hipoalergenico|rinitis|urticaria, apenas|casi|no|poco|sin deje|suelta|suelte mucho? nada? poco? de? pelo?, dejar|deje|llena .. pelos, que no suelte, bolas de pelo, no|sin|apenas|poco|poca|casi|nada|ni|cero|poquito no? me? suelte|suelta|deje|llena|tire|haya mucho|tanto|mi|la|de|el|casi|nada|ni|un|solo|me|todo|todos? pelo|pelos|casa|pelusa|ropa|sofa, estornudamos|sinusitis|antialergico|antialergica, pelo no, no larga, alergenos|alergeno, ronchas|moqueo|mocos|picores, dermatitis|atopico|atopica`,
      de: `allergie|allergiker|allergikerfreundlich|allergikergeeignet|allergikerin|allergisch|antiallergisch|asthma|asthmatiker|asthmatikerin|ausschlag|haarlos|heuschnupfen|hundeallergie|hundehaarallergie|hypoallergen|katzenallergie|katzenhaarallergie|neurodermitis|nichthaarend|niese|tierhaarallergie, haaren|haart kaum|nicht|wenig viel? haare?, kaum|kein|nicht|ohne|wenig haar, reagiert auf .. hundehaare|katzenhaare|tierhaare|haare, nicht|kaum|wenig|kein|keine|ohne|null|gar|moglichst|fast nicht|keine|so|viel|stark|wenig? haart|haaren|haare|tierhaare|haarend, haart|haaren nicht|kaum|wenig|null, niest|stauballergie|hautausschlag|allergikerhund|antiallergen|haarallergie, keine haare auf|im|in, haararm|nackt, keinen|kein|wenig|ohne|kaum haarausfall|tierhaar, katzenhaaren|haaren|fell rote|augen augen?, rote augen, totgesaugt|staubsaugen|staubsauger|fusselrolle|fusselroller`,
      fr: `allergie|allergique|asthmatique|asthme|eczema|eternue|eternuements|eternuer|hypoallergene|hypoallergenique|rhinite, ne perd|perdent pas|peu|presque de? ses? poils?, perd|perdent pas|peu trop? beaucoup? de? ses? poils, perd|perde pas|peu, zero poil, pas de poils, ne|qui|pas|peu|sans|moins|zero|presque ne? qui? perd|perde|laisse|perdent pas|peu|presque|trop|beaucoup|jamais|moins|de|un|ses de? poil|poils|partout|pas, pas|peu|sans|moins|zero|presque|jamais pas? un|de|trop|le? poil|poils sur|partout|dans|a|sur, eternuons|anallergique|antiallergique|antihistaminiques|ventoline, poils|poil sur|partout|plein le|la|mes|mon|dans canape|maison`,
      pt: `alergia|alergico|asma|asmatico|bronquite|coceira|espirrar|espirro|hipoalergenico|rinite|sinusite, menos|pouco|sem pelo, nao|pouco|sem deixe|solta|solte muito? nada? tanto? pouco? de? pelo, que nao solte, solte pouco, nada de pelo, nao|sem|pouco|nem|nada|zero|menos me? solte|solta|cai|encha|deixe|solto muito|tanto|a|minha|o|nada|de|pouco|no|meu|um|tudo? pelo|casa|sofa|roupa, espirrando|antialergico|antialergica|renite, pelo na|no|pela|por roupa|sofa|casa|tudo|todo|toda, pelo .. nao cai|solta|solte, que nao solta, nao|sem|nem suje|encha|deixe|solte a|minha|o|meu|tudo? casa|sofa|roupa|chao|carro? cheio? de? pelo, alergeno|alergenos`,
    },
  ],
  [
    'moderate',
    {
      en: `${falls} a little|bit|some|moderately|normally, ${hair} medium|moderate|average|normal|moderately, a little|bit of? ${hair}, medium|moderate|average|normal|some|moderately|regular|mid|usual|ordinary|reasonable amount? of? ${hair}, seasonal shedding, sheds some, some|bit|little|moderate|light ${hair} is? fine|ok|okay|acceptable|alright, some|bit|moderate|average of? ${hair} is? ok|fine|alright|okay|acceptable, ${hair} twice|once a year|season, not|nothing a? too? clouds|drifts|snowstorm|heaps|mountains|furnace of ${hair}`,
      es: ``,
      de: ``,
      fr: ``,
      pt: ``,
    },
  ],
  [
    'high',
    {
      en: `${falls} .. lot~|loads|heavily|like|everywhere|buckets|tons|much, high|heavy|heavily|lots|loads|plenty|tons|big|massive|major|much of? ${hair}, more it drops|sheds|moults the better, loads of wool, heavy|heaviest|massive|serious|fluffiest ${falls} welcome|wanted|please|ok|fine|you, more|all the hair|fur|fluff|shedding the|is better|merrier|welcome, hairiest|furriest|fluffiest|shaggiest shedder|one|thing|dog|cat, hair|fur everywhere is part|fine|great|wonderful|lovely, spin|spinning|felt|felting with|from|the|its hair|fur|wool|fluff`,
      es: `suelta|suelte mucho|muchisimo pelo`,
      de: ``,
      fr: ``,
      pt: `muito pelo`,
    },
  ],
];

/** That hair does not matter is no wish. */
export const noShedding: Words = {
  en: `allergy are|is no|not a|an? concern|issue|problem|worry, allergy was, any|has|have|no|nobody|none|not|without|zero .. allergic|allergy at|here|in|so, bee|dairy|drug|egg|fish|food|gluten|grass|hay|latex|milk|nut|peanut|penicillin|pollen|shellfish allergic|allergy, curly|fluffy|long|short|wire hair~, fur|hair|moulting|shed~ .. are|does|is fine|no|not|ok|okay bother|fine|issue|matter|ok|okay|problem, mind if he|it|she molts|moults|sheds .. crazy|lot, cope|live~ with .. fluff|fur|hair|shedding, we|i have|has|’ve? got? a shed, my|her hair is|falling|colour, fur baby|babies|ever, hair of the dog, hair don’t|do not care, allergic|allergy to nonsense|work|drama|exercise|people|nuts, sneezed at me|us|today|once|yesterday, asthma runs|ran, first|ex|late|former|previous wife|husband|girlfriend|boyfriend was|had allergic|allergies|asthma, no allergies|allergy|asthma here|in|at|so|involved`,
  es: 'pelo corto|largo',
  de: 'fruher|alte|letzter .. haarte',
  fr: '',
  pt: '',
};
