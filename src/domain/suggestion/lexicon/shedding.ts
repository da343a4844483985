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
      en: `rash|sneezes|wheezes|wheezy|inhaler|eczema|sinuses|sinus|allergenics|itch|itches, not|nothing|without trigger|triggers|triggering|set off|aggravate|worsen|cause|upset .. asthma|allergy|allergies|allergic|lungs|hayfever|eczema|sneezing, shed|sheds|shedding as little, hair|fur|shedding kept? to a minimum, tumbleweeds, lint roller, hate|hates|sick|tired|stop|less .. hoovering|vacuuming|sweeping, not want|like|have|fond|spend .. hoover|hoovering|vacuum|vacuuming|sweeping, hypoallergenic|hypoallergic|hypo|hairless|nonshedding|hypoalergenic|hypoallergenc|asthma|asthmatic|sneeze|sneezing|sneezy|wheeze|wheezing|hayfever|allergy|allergies|allergic|allergen|alergic|sniffles|allergys|allergenic|antihistamine|antihistamines|itchy|hives|sniffly|hypoallergenics, low|lower|lowest|no|non|minimal|little|less|light|zero|minimum|barely|hardly|rarely|never|not|without|free|nearly|limited ${hair}, low to medium|moderate ${hair}, not|never|hardly|barely|scarcely|rarely|seldom|little|without any? going? to? much? a? lot? that? ${falls}, that|which ${falls} little|less|minimally|hardly|barely, ${falls} little|less|minimally|hardly|barely|very little|next to nothing, nothing|not|no have|want|like|need? .. that|which|who ${falls}, not|nothing|no|without too? much|many|a|lots|tons|all|heavy|so .. ${hair}, ${hair} free, ${hair} on my .. no, do not want|like|need .. hair|hairs|fur, hate|hates|sick|tired|dislike|detest|stand of? .. ${hair}|hoovering hair, not lose|drop|leave|drops .. hair|fur|hairs, hairs on .. carpet|sofa|suit|suits|clothes|everything no, single coat|coated, hay fever, dust mites, sensitive to? lungs|fur|hair|dander|animal|dog|cat|pet, bad lungs, eyes water|itch|watering|swell|stream|burn|run|itching|streaming, react~ to fur|hair|dander|dogs|cats|animals|pets, runny nose, nose runs, watery eyes, breathing problems, poodle coat|type coat, black clothes, clean furniture, keep .. hair|fur down|off|minimum, hair stays on, fur stays on`,
      es: `rinitis|urticaria|estornudos|erupcion|alergicas, deje|llene|llena|dejar .. pelos, pocos pelos, pierda|pierde poco, suelte|suelta muy poco, hipoalergenico|alergico|alergia|alergias|asmatico|asma|estornudo|estornuda|estornudar|alergicos, no|sin|apenas|casi|poco suelte|suelta|soltar|pierda|pierde|perder|deje|mude|muda mucho? nada? poco? de? pelo?, poco|menos|sin pelo`,
      de: `asthmatiker|asthmatikerin|ausschlag|neurodermitis|heuschnupfen|nichthaarend|antiallergisch|allergisches|allergische, nicht|kaum|wenig fusselt|fusseln|abhaart, keine tierhaare, haare uberall, allergiker|allergie|allergisch|hypoallergen|allergikerfreundlich|asthma|niese|niesen|allergien|allergikergeeignet|heuschnupfen|allergikerin|tierhaarallergie|hundeallergie|katzenallergie|katzenhaarallergie|hundehaarallergie|haarlos, nicht|kaum|wenig|kein|ohne|weniger|keine haare|haart|haaren|haarend|haar|haarverlust|haarende|haarender|haarendes, haart|haaren|haarende|verliert|verlieren nicht|kaum|wenig viel? haare?, nicht so? viel haart|haaren`,
      fr: `rhinite|eczema|asthmatiques|eternuer|eternuements|hypoallergeniques, ne laisse pas, hypoallergenique|allergique|allergie|allergies|asthme|asthmatique|eternue|allergiques|hypoallergene, ne perd|perde|perdant|perdent pas|peu|presque de? ses? poils?, perd|perde|perdent|perdant peu|pas trop? beaucoup? de? ses? poils, qui perd peu, peu de? mue|perte`,
      pt: `sinusite|bronquite|espirros|espirrar|coceira, nao encha|deixe|largue .. pelos, poucos pelos, cai|caia pouco|menos, hipoalergenico|alergico|alergia|alergias|asmatico|asma|rinite|espirro|alergicos, nao|sem|quase|pouco solte|solta|soltar|perca|perde|largue|larga|deixe muito? nada? tanto? pouco? de? pelo|pelos, pouco|menos|sem pelo|pelos, pouca queda`,
    },
  ],
  [
    'moderate',
    {
      en: `medium|moderate|average|normal|some|moderately|regular|mid|usual|ordinary|reasonable amount? of? ${hair}, a little|bit of? ${hair}, ${hair} medium|moderate|average|normal|moderately, ${falls} a little|bit|some|moderately|normally, sheds some, seasonal shedding, shedding in spring`,
      es: `muda|perdida moderada|media|normal`,
      de: `mittlerer|mittleres|normaler|massiger|normales|massiges haarverlust|haaren`,
      fr: `mue|perte moyenne|moderee|normale, perd un peu`,
      pt: `queda|muda moderada|media|normal, solta um pouco, solte um pouco`,
    },
  ],
  [
    'high',
    {
      en: `high|heavy|heavily|lots|loads|plenty|tons|big|massive|major|much of? ${hair}, ${falls} .. lot|lots|loads|heavily|like|everywhere|buckets|tons|much`,
      es: ``,
      de: `stark haarend`,
      fr: ``,
      pt: `muito pelo`,
    },
  ],
];

/** That hair does not matter is no wish. */
export const noShedding: Words = {
  en: `live|living|cope with .. hair|fur|shedding|fluff, no|not|any|without|have|zero|has|nobody|none .. allergies|allergy|allergic here|at|in|so, nobody is|has allergic|allergies, not allergic, hair|shedding|shed|fur|moulting .. is|are|does no|not|fine|ok|okay matter|bother|problem|issue|fine|ok|okay, do not mind|care .. hair|shedding|moulting|fur|sheds|moults|molts|shed, does not matter .. hair|shedding|shed|sheds|fur, mind if it|he|she sheds|moults|molts .. crazy|lot|lots, mind .. hair|shedding|fur|moulting|shed, no problem with .. hair|shedding|shed, used to .. hair|shedding, bike shed, garden shed, shed light, shed some light, in the shed, allergic to .. bees|nuts|peanuts|nonsense|pollen|exercise|bullshit|penicillin|wasps|shellfish, cover~ .. in .. hair, long|short|wire|curly|fluffy hair|haired, long|short hair, allergy|allergies is|are no|not a|an? problem|issue|concern|worry, hay|pollen|grass|nut|peanut|food|gluten|dairy|milk|egg|bee|shellfish|fish|latex|penicillin|drug allergy|allergies|allergic, allergic to .. pollen|grass|nuts|gluten|dairy|milk|eggs|bee|bees|latex|shellfish|soy|wheat|mold|mould|small|mornings|people|kids|children, allergy was, my allergy was to, hair color|colour`,
  es: 'no soy alergico, sin alergias, no tengo alergia, no importa .. pelo, pelo largo|corto',
  de: 'keine allergie|allergien, nicht allergisch, niemand allergisch, lange haare, kurze haare, egal .. haart',
  fr: 'pas allergique, pas d? allergie|allergies, poils longs|courts, pas de allergie',
  pt: 'nao sou alergico, sem alergias, nao tenho alergia, pelo longo|curto, nao importa .. pelo',
};
