import type { Words } from '#src/domain/suggestion/phrases.ts';
import { health } from './health.ts';

export const specialNeeds: readonly (readonly [string, Words])[] = [
  ...health,
  [
    'arthritis',
    {
      en: `arthritic|arthritis|creaky|rheumatic|rheumatism, achy joints, bad|creaky|dodgy|sore|weak joints|knees, stiff hips|joints|legs, stiff in her|his|the back|hips|joints|legs, stiff legged|jointed|hipped, seized|rusty|clicky joints|hips|knees|legs`,
      es: 'artritis|artrosis|displasia, problemas articulares',
      de: 'arthritis|arthrose|gelenkprobleme|gelenkschmerzen|huftdysplasie',
      fr: 'arthrite|arthrose|dysplasie, problemes articulaires',
      pt: 'artrite|artrose|displasia, problemas nas articulacoes',
    },
  ],
  [
    'hip problems',
    {
      en: 'dysplasia, bad|creaky|dodgy|sore|weak hips, hip disease|dysplasia|issue|problem|trouble',
      es: 'displasia',
      de: 'huftdysplasie',
      fr: 'dysplasie',
      pt: 'displasia',
    },
  ],
  ['back problems', { en: 'ivdd, bad|dodgy|weak back, back condition|issue|problem|trouble' }],
  [
    'blind',
    {
      en: `blind|blinde|blindness|sightless|unsighted, bad|failing|limited|lost|no|partial|poor eyesight|sight|vision, can not see, lost her|his|its sight, partially sighted, poor eyes, sight impaired|loss, vision impaired|impairment|loss|problems, visually impaired, blind one|in|ok|cat|dog|girl|boy, could|can|does|will not see|seeing, sight gone|going|went|failing, sees nothing, stone|completely|totally|partly|partially|nearly|half blind, without|no|zero sight|eyesight|vision, cloudy|milky eyes, cataract|cataracts|glaucoma, poorly|weak|dim sighted|eyes, can barely|hardly see, barely|hardly sees|see, lost|missing|no|without both? eyes, eyeless, both eyes gone|out|removed|missing`,
      es: `ceguera|ciego|cieguito, no ve|vea, cieguito|ciego, no vea|ve nada?, sin vista|vision, perdio|perdido la vista, cieguita`,
      de: `blind|sehbehindert, nicht sehen, sieht|sehe|sehen nichts|nicht|kaum|schlecht, blinde|blinder|blindes|erblindet, ohne augenlicht`,
      fr: `aveugle|malvoyant, non voyant, ne voit|voie pas|rien|plus, perdu la vue, mal voyant|voyante`,
      pt: `cego|ceguinho, deficiente visual, nao enxerga|enxergue, cego|cega, nao ve|veja|enxerga|enxergue, ceguinha, sem visao`,
    },
  ],
  [
    'one-eyed',
    {
      en: `winky, 1 eyed, lost an eye, missing an eye, missing eye, one eye, one eyed, single eye, cyclops|pirate eye?, one|single good|working eye, just|only the? one eye`,
      es: 'tuerto, un ojo, un solo ojo',
      de: 'einaugig, ein auge, einaugig',
      fr: 'borgne, un oeil, un seul oeil, borgne',
      pt: 'caolho, um olho, um so olho',
    },
  ],
  [
    'deaf',
    {
      en: `deaf|deafie|deafness, can not hear, does not hear, hard of hearing, hearing impaired|impairment|loss|problems, lost her|his|its hearing, no hearing, poor hearing, deaf one|ok|cat|dog|too|as|white, could|can|does|will|did not hear|hearing, without|no|zero|limited|little hearing, hearing gone|going|went|failing|loss|impaired, hears nothing, stone|completely|totally|partly|partially|profoundly deaf, can barely|hardly hear, barely|hardly hears|hear`,
      es: `sordera|sordo, no oiga|oye, sordo, no oye|escucha|oiga|escuche nada|bien?, duro|dura de oido, sordito|sordita`,
      de: `gehorlos|schwerhorig|taub, nicht horen, taube|tauben, hort|hore|horen nichts|nicht|kaum|schlecht, tauber|taubes|gehorlose|gehorloser`,
      fr: `malentendant|sourd, sourd, ne entend|entende pas|rien|plus, dur|dure d oreille|de la feuille, n entend|entende pas|rien|plus`,
      pt: `surdo, deficiente auditivo, surdo|surda, nao ouve|ouca|escuta|escute, surdinho|surdinha`,
    },
  ],
  [
    'three-legged',
    {
      en: `amputated|amputee|threelegged|tripaw|tripawd|tripod, 3|three leg~|legger|pawed|paws, lost a leg|limb|paw, missing a|one leg|limb|paw, missing leg|limb|paw, tripod, three|3 legs|legged|leg|legger|paws|pawed|limbs, missing|lost|minus|without|lacks|short|lacking a|one|his|her|its leg|limb|paw|foot|hind|back|front|rear, leg|limb|paw missing|gone|off|down|short, two legged|legs`,
      es: 'amputado|tripode, 3 patas, sin una pata, tres patas, cojo|coja, tres|3 patas|patitas, le falte|falta|falten|sin una|alguna|la patita|pata|pierna',
      de: 'amputiert|dreibein|dreibeinig, drei beine|pfoten, dreibeinig|dreibein',
      fr: 'ampute|tripode, 3|trois pattes, ampute, trois|3 pattes',
      pt: 'amputado|tripe, 3|tres patas|pernas',
    },
  ],
  [
    'diabetic',
    {
      en: `diabetes|diabetic|insulin, insulin injections|shots, insulin jabs|shots|injection|dependent|needles, sugar cat|dog, insulin jabs|jab|injecting, needs? insulin, jabs twice|every`,
      es: 'diabetes|diabetico|insulina',
      de: 'diabetes|diabetiker|diabetisch|insulin|zuckerkrank',
      fr: 'diabete|diabetique|insuline',
      pt: 'diabetes|diabetico|insulina',
    },
  ],
  [
    'epilepsy',
    {
      en: 'epilepsy|epileptic|seizure, has|have|having|suffers|with fits',
      es: 'convulsiones|epilepsia|epileptico',
      de: 'epilepsie|epileptiker|epileptisch',
      fr: 'epilepsie|epileptique',
      pt: 'convulsoes|epilepsia|epileptico',
    },
  ],
  [
    'heart condition',
    {
      en: `cardiac|murmur, bad|dodgy|weak heart, heart condition|disease|failure|issue|medication|meds|problem|trouble, dicky|dodgy|heart murmur|ticker|pills|tablets, heart tablets|pills|meds|murmur|trouble|failure, dodgy|wonky|ropey|enlarged ticker|heart`,
      es: 'cardiaco|soplo, enfermedad corazon, problemas cardiacos, problemas de corazon',
      de: 'herzfehler|herzkrank|herzproblem',
      fr: 'cardiaque, souffle|probleme|malade|maladie|insuffisance au|de|du? coeur, coeur malade|fragile|faible',
      pt: 'cardiaco|sopro, problemas cardiacos|coracao',
    },
  ],
  [
    'FIV',
    {
      en: 'fiv, fiv positive|pos|cat|cats|ok',
      es: 'fiv|inmunodeficiencia',
      de: 'fiv|katzenaids',
      fr: 'fiv',
      pt: 'fiv',
    },
  ],
  [
    'FeLV',
    {
      en: 'felv|leukaemia|leukemia',
      es: 'felv|leucemia',
      de: 'felv|leukose',
      fr: 'felv|leucose',
      pt: 'felv|leucemia',
    },
  ],
  [
    'incontinent',
    {
      en: `diaper|incontinence|incontinent|leaky|nappies, leaks a bit|little, wears a? nappy, dribbles|dribble|leaks|leak wee|pee|urine, accidents medical|old, wets itself|himself|herself|the`,
      es: 'incontinencia|incontinente|panales',
      de: 'inkontinent|inkontinenz|windeln',
      fr: 'incontinence|incontinent',
      pt: 'fraldas|incontinencia|incontinente',
    },
  ],
  [
    'kidney disease',
    {
      en: `kidney|renal, kidney diet|disease|failure|issue|problem|trouble, kidney|kidneys problems|trouble|failure|issues|disease|diet|failing|dodgy|bad, knackered|ropey|weak|poor|packing|shot kidney|kidneys|up`,
      es: 'renal|rinon',
      de: 'cni|niereninsuffizienz|nierenkrank|nierenprobleme|nierendiat|nieren',
      fr: 'reins|renal|rein',
      pt: 'renal|rim',
    },
  ],
  [
    'medication',
    {
      en: 'injections|med|medicated|medication|medicine|pill|tablet, daily meds|tablets, give~ meds|pills|shots|tablets, needs meds|medication|tablets|pills|medicine|eye, happy|ok|fine|can|used to|with|give|giving? give|giving|do|with pills|tablets|meds|medication|medicine|injections',
      es: 'medicacion|medicamento|medicina|pastilla',
      de: 'medikament|medizin|tabletten',
      fr: 'cachet|medicament|traitement',
      pt: 'comprimidos|medicacao|medicamento|remedio',
    },
  ],
  [
    'eye drops',
    {
      en: 'eyedrops, eye care|drop|ointment',
      es: 'colirio, gotas en los ojos',
      de: 'augentropfen',
      fr: 'collyre, gouttes pour les yeux',
      pt: 'colirio',
    },
  ],
  [
    'special diet',
    {
      en: 'allergic to beef|chicken|grain, diet food, food allergy|intolerance, hypo|limited|medical|prescription|raw|restricted|special|strict|vet|veterinary diet|food, sensitive stomach|tummy, special|prescription|sensitive|raw|strict|kidney|hypoallergenic|hydrolysed|vet diet|food|tummy|stomach|kibble',
      es: 'dieta, comida especial',
      de: 'diat|diatfutter|spezialfutter',
      fr: 'alimentation speciale, croquettes|regime speciales',
      pt: 'dieta, racao especial',
    },
  ],
  [
    'paralysed',
    {
      en: `cerebellar|paralysed|paralyzed|paraplegic|wobbly, back legs do not properly, cat|dog wheelchair, dog wheels, in a cart|wheelchair, mobility issue|problem, on wheels, paralysed back legs, wheel cart, wheelchair cat|dog, with wheels, use of|no its|his|her? back|hind|rear legs, dragging|drags its|his|her? back|hind|legs, dog cart, lost|without the? use of, back|hind end|legs gone|weak|paralysed|useless`,
      es: 'paralitico|paralizado|rueditas, movilidad reducida, silla de ruedas',
      de: 'gelahmt|querschnittsgelahmt|rollwagen',
      fr: 'chariot|paralyse, fauteuil roulant',
      pt: 'cadeirante|paralisado|paralitico|rodinhas, cadeira de rodas',
    },
  ],
  [
    'thyroid',
    {
      en: `hyperthyroid|hyperthyroidism|hypothyroid|thyroid, thyroid condition|disease|issue|problem|tablet|trouble, thyroid gel|meds|pills|tablets|cat|dog`,
      es: 'hipertiroidismo|tiroides',
      de: 'schilddruse|schilddrusenprobleme',
      fr: 'thyroide',
      pt: 'tireoide|tiroide',
    },
  ],
  [
    'dental problems',
    {
      en: `dental|snaggletooth|toothless, bad|few|missing|no|poor|rotten teeth, dental care|disease|issue|problem, teeth out|removed|trimmed|trimming, teeth|tooth issue|problem|trouble, toothless, no|few|missing|bad|hardly|lost|without|rotten|not|one many? any? all? his|her|its? teeth|tooth|gnashers|fangs, gummy, no gnashers|fangs|chompers, dentures, lost|missing|without .. teeth`,
      es: 'desdentado, problemas dentales|dientes, sin dientes',
      de: 'zahnlos|zahnprobleme, ohne zahne, schlechte zahne',
      fr: 'edente, problemes dentaires, sans dents',
      pt: 'banguela, problemas dentarios, sem dentes',
    },
  ],
  [
    'feather plucking',
    {
      en: 'pluck~|picker, plucks feathers|himself|herself|itself, plucked parrot|cockatoo|bird|budgie|chest, bald parrot|cockatoo|bird|budgie|chest|patches, feather picking|damaging',
      es: 'picaje, se arranca|arranque las? plumas, desplumado|pelon',
      de: 'rupfer|gerupft|rupft',
      fr: 'picage|deplume, s arrache les? plumes',
      pt: 'picacismo|depenado, arranca|arranque as? penas',
    },
  ],
  [
    'allergies',
    {
      en: 'itchy|bad|sensitive skin, food|skin|chicken|grain|beef|pollen|flea allergy|allergies',
      es: 'alergia|alergias alimentaria|alimentarias|cutanea, piel atopica|sensible',
      de: 'futtermittelallergie|hautallergie|futterallergie|juckende haut',
      fr: 'allergie|allergies alimentaire|alimentaires|cutanee, peau atopique|sensible',
      pt: 'alergia|alergias alimentar|alimentares|de pele, pele atopica|sensivel',
    },
  ],
  [
    'cannot fly',
    {
      en: `flightless, bad|broken|damaged wing, clipped wing, never fly, not able to fly, not fly, one wing, one winged, unable to fly, wing injury, wonky|bent|injured|hurt|bad|crooked|missing wing|wings, lost|missing|without a|one wing, grounded`,
      es: 'no pueda|puede volar, no vuela|vuele',
      de: 'flugunfahig, nicht fliegen, nicht mehr fliegen',
      fr: 'ne peut pas|plus voler, ne vole pas|plus',
      pt: 'nao pode voar, nao voa|voar|voe',
    },
  ],
];

export const noSpecialNeeds: Words = {
  en: `arthritic|rheumatic|rheumatoid|bad hands|wrists|fingers|thumbs|shoulders|elbow|shoulder, cardiac rehab|nurse|ward|unit|patient, look~ sick|ill, know~ .. diet~|diets, have got? arthritis, i am blind|deaf|diabetic|disabled|epileptic|ill|sick, i have a|arthritis|diabetes|epilepsy asthma|heart|seizures, is no problem, no problem, not a problem, nothing special, sick of, that fits, eat~|stay~|live|living|keep~|make me|us|him|her|myself? fit|so|very|more|really? and? healthy, healthy routine|habit|habits|lifestyle|living|eating|diet|food|meals|snacks|start|choice|balance|outlet|relationship|amount|dose|respect|distance|way|life|competition, healthy or unhealthy, is it healthy, it healthy to, healthy for me|us|him|her|the|my, blind eye|date|dates|drunk|faith|luck|panic|bend|corner|trust|spot|as a bat, love is blind, deaf ears, fall~|fell on deaf, sick and tired, worried|home|call~|off|love sick, sick leave|day|days|note|pay|man|joke|beats, be a sick, paralysed with|by|from, cripplingly|criminally, broken heart|home|hearted|leg|arm|wrist|ankle|hip|boiler|fence|sofa|english|sleep|record, broke my|his|her leg|arm|ankle|wrist|hip, heart skipped|set|melted|broken|of, kidney|heart|cardiac specialist|surgeon|doctor|consultant, special needs teacher|teachers|school|class|assistant|kids|children|child|son|daughter|adults|adult|brother|sister, what special needs, medication before|for me, health insurance|visitor|reasons|service|care|centre|freak|food|shop, diet starts, on a diet, i|we|he|she eat|eats|follow on? a special|strict|raw|vegan diet, special diet for me|us|myself`,
  es: `estoy enfermo, comer|vida|rutina|habito|alimentacion sano|sana|saludable, amor ciego|es ciego, cita a ciegas, a ciegas, soy ciego|ciega|sordo|sorda|diabetico|diabetica|epileptico|epileptica|celiaco`,
  de: `das macht nichts, gesund leben|essen|bleiben|ernahren, gesundes|gesunder|gesunde leben|ernahrung|lebensstil|mischung, blind vor|fur, blindes vertrauen, bin blind|taub|diabetiker|diabetikerin|epileptiker|epileptikerin`,
  fr: `aucun probleme, manger|vivre|vie|rythme sain|saine|sainement, suis aveugle|malvoyant|malvoyante|sourd|sourde|diabetique|epileptique|malentendante|malentendant`,
  pt: `sem problema, vida|rotina|alimentacao|habito saudavel, comer|viver saudavel, sou cego|cega|surdo|surda|diabetico|diabetica|epileptico|epileptica`,
};
