import type { Words } from './phrases.ts';
import { health } from './health.ts';
import { rarerSpecialNeeds } from './rarer-special-needs.ts';

export const specialNeeds: readonly (readonly [string, Words])[] = [
  ...health,
  ...rarerSpecialNeeds,
  [
    'arthritis',
    {
      en: `arthritic|arthritis|creaky|rheumatic|rheumatism, achy joints, bad|creaky|dodgy|sore|weak joints|knees, stiff hips|joints|legs, stiff in her|his|the back|hips|joints|legs`,
      es: 'artritis|artrosis, problemas articulares',
      de: `arthritis|arthrose|gelenkprobleme|gelenkschmerzen`,
      fr: 'arthrite|arthrose, problemes articulaires',
      pt: 'artrite|artrose, problemas nas articulacoes',
    },
  ],
  [
    'hip problems',
    {
      en: `dysplasia, bad|creaky|dodgy|sore|weak hips, hip disease|dysplasia|issue|problem|trouble`,
      es: 'displasia, problemas de cadera',
      de: 'huftdysplasie, hd kein|ist|ok',
      fr: 'dysplasie',
      pt: 'displasia',
    },
  ],
  [
    'back problems',
    {
      en: `ivdd, bad|dodgy|weak back, back condition|issue|problem|trouble|surgery`,
      es: 'problemas de espalda|columna',
      de: 'ruckenprobleme|dackellahme|ruckenproblem',
      fr: 'probleme de dos',
      pt: 'problema de|na coluna',
    },
  ],
  [
    'blind',
    {
      en: `blind|blinde|blindness|sightless|unsighted|cataract, bad|failing|limited|lost|no|partial|poor eyesight|sight|vision, lost her|his|its sight, partially sighted, poor eyes, sight impaired|loss|gone|going|went|failing, vision impaired|impairment|loss|problems, visually impaired, blind one|in|ok|cat|dog|girl|boy, could|can|does|will not see|seeing, without|no|zero sight|eyesight|vision, can barely|hardly see, lost|missing|no|without both? eyes`,
      es: `ceguera|ciego|cieguito, no vea|ve nada?`,
      de: `blind|sehbehindert, nicht sehen, erblindet, sieht schlecht`,
      fr: `aveugle|malvoyant, non voyant, qui ne? voit|voie plus|pas|rien`,
      pt: `cego|ceguinho, deficiente visual, nao enxerga|enxergue, nao ve nada|bem, catarata`,
    },
  ],
  [
    'one-eyed',
    {
      en: `winky, 1|one eyed, lost|missing an eye, missing|one|single eye, cyclops|pirate eye?`,
      es: 'tuerto, sin? un ojo, un solo ojo',
      de: 'einaugig, ein auge',
      fr: 'borgne, sans? un oeil, un seul oeil',
      pt: 'caolho|zarolho, cego de um olho, sem? um olho, um so olho',
    },
  ],
  [
    'deaf',
    {
      en: `deaf|deafie|deafness, hard of hearing, hearing impaired|impairment|loss|problems|gone|going|went, lost her|his|its hearing, poor|without|no|zero|limited|little hearing, deaf one|ok|cat|dog|too|as|white, could|can|does|will|did not hear|hearing, can barely|hardly hear`,
      es: `sordera|sordo, no oiga|oye|escuche nada|bien`,
      de: `gehorlos|schwerhorig|taub, nicht horen, hort schlecht, schlecht hort`,
      fr: `ne|n entend rien|plus|mal, malentendant|sourd, surdite, qui ne? entend|entende plus|rien`,
      pt: `surdo, deficiente auditivo, nao ouve|ouca|escuta`,
    },
  ],
  [
    'three-legged',
    {
      en: `amputated|amputee|threelegged|tripaw|tripawd|tripod, 3|three leg~|pawed|paws, missing leg|limb|paw, three|3 legged|leg|legger|paws|pawed|limbs, missing|lost|minus|without|lacks|short|lacking a|one|his|her|its leg|limb|paw|foot|hind|back|front|rear, leg|limb|paw missing|gone|off|down|short`,
      es: `amputado|tripode|cojo, sin una pata, pata menos, tres|3 patas|patitas, le falte|falta|falten|sin una|alguna|la pata|pierna`,
      de: 'amputiert|dreibein|dreibeinig, drei beine|pfoten, 3 bein|pfote',
      fr: 'ampute|tripode, trois|3 pattes, patte en moins, manque|sans une? patte',
      pt: 'falte|falta|sem uma|a|alguma pata|perna, amputado|tripe, 3|tres pata|perna, pata|perna a menos, sem|falta|perdeu uma|um|a? pata|perna',
    },
  ],
  [
    'diabetic',
    {
      en: `diabetes|diabetic|insulin, insulin shots|jabs|injection|dependent|needles`,
      es: 'diabetes|diabetico|insulina',
      de: 'diabetes|diabetiker|diabetisch|insulin|zuckerkrank',
      fr: 'diabete|diabetique|insuline',
      pt: 'diabetes|diabetico|insulina',
    },
  ],
  [
    'epilepsy',
    {
      en: `epilepsy|epileptic|seizure, has|have|having|suffers|with fits`,
      es: 'convulsiones|epilepsia|epileptico',
      de: 'epilepsie|epileptiker|epileptisch',
      fr: 'epilepsie|epileptique',
      pt: 'convulsao|epilepsia|epileptico',
    },
  ],
  [
    'heart condition',
    {
      en: `cardiac|murmur, bad|dodgy|weak heart, heart condition|disease|failure|issue|medication|meds|problem|trouble, dicky|dodgy|heart murmur|ticker|pills|tablets`,
      es: `cardiaco|soplo, enfermedad corazon, problemas cardiacos, problemas de corazon, enfermo|pastillas|problemas del|para corazon`,
      de: 'herzfehler|herzkrank|herzproblem',
      fr: `cardiaque, souffle|probleme|malade|maladie|insuffisance au|de|du? coeur, coeur malade|fragile|faible`,
      pt: 'cardiaco|sopro, problema de|no coracao',
    },
  ],
  [
    'FIV',
    {
      en: 'fiv, fiv positive|pos|cat|ok',
      es: 'fiv|inmunodeficiencia|inmuno|sida, sida felino',
      de: 'fiv|katzenaids',
      fr: 'fiv, sida du chat',
      pt: 'fiv|aids, aids felina',
    },
  ],
  [
    'FeLV',
    {
      en: 'felv|leukaemia|leukemia',
      es: 'felv|leucemia, leucemia felina',
      de: 'felv|leukose',
      fr: 'felv|leucose, leucose feline',
      pt: 'felv|leucemia, leucemia felina',
    },
  ],
  [
    'incontinent',
    {
      en: `diaper|incontinence|incontinent|leaky|nappies, leaks a bit|little, wears a? nappy, dribble|leak wee|pee|urine`,
      es: 'incontinencia|incontinente|panales',
      de: 'inkontinent|inkontinenz|windeln',
      fr: 'incontinence|incontinent',
      pt: 'fraldas|incontinencia|incontinente',
    },
  ],
  [
    'kidney disease',
    {
      en: `ckd|kidney|renal, kidney diet|disease|failure|issue|problem|trouble, kidney problems|trouble|failure|issues|disease|diet|failing|dodgy|bad`,
      es: 'renal|rinon',
      de: `cni|niereninsuffizienz|nierenkrank|nierenprobleme|nierendiat|nieren`,
      fr: 'renal|=rein|=reins',
      pt: 'renal|rim',
    },
  ],
  [
    'medication',
    {
      en: `injections|med|medicated|medication|medicine|pill|tablet, daily meds|tablets, give~ meds|pills|shots|tablets, needs meds|medication|tablets|pills|medicine|eye, happy|ok|fine|can|used to|with|give|giving? give|giving|do|with pills|tablets|meds|medication|medicine|injections`,
      es: 'medicacion|medicamento|medicina|pastilla, tratamiento',
      de: 'tablette|dauermedikamente|medikament|medizin|tabletten',
      fr: 'cachet|medicament|traitement|piqure|injection',
      pt: 'comprimido|medicacao|medicamento|remedio',
    },
  ],
  [
    'eye drops',
    {
      en: 'gooey|runny|weepy|gunky eyes|eye, eyedrops, eye care|drop|ointment',
      es: 'colirio, gotas en los ojos',
      de: 'augentropfen',
      fr: 'collyre, gouttes pour les yeux',
      pt: 'colirio',
    },
  ],
  [
    'special diet',
    {
      en: `allergic|allergy to beef|chicken|grain|wheat|fish|dairy, diet food, food allergy|intolerance, hypo|limited|medical|prescription|raw|restricted|special|strict|vet|veterinary diet|food, special|prescription|sensitive|raw|strict|kidney|hypoallergenic|hydrolysed|vet diet|food|tummy|stomach|kibble`,
      es: 'dieta, comida especial',
      de: 'diat|diatfutter|spezialfutter',
      fr: 'alimentation speciale, croquettes|regime speciales',
      pt: 'dieta, racao especial',
    },
  ],
  [
    'paralysed',
    {
      en: `use of its|his|her|their? back|hind legs, back|hind legs do|does not work, wheels instead of, paralysed|paralyzed|paraplegic, back legs do not properly, cat|dog wheelchair, dog|on|with wheels, in a cart|wheelchair, mobility issue|problem, paralysed back legs, wheel cart, wheelchair cat|dog, dragging|drags its|his|her? back|hind|legs, use of its|his|her? back|hind`,
      es: `paralitico|paralizado|rueditas, movilidad reducida, silla de ruedas`,
      de: 'gelahmt|querschnittsgelahmt|rollwagen',
      fr: 'chariot|paralyse, fauteuil roulant',
      pt: 'cadeirante|paralisado|paralitico|rodinhas, cadeira de rodas',
    },
  ],
  [
    'thyroid',
    {
      en: `hyperthyroid|hyperthyroidism|hypothyroid|thyroid, thyroid condition|disease|issue|problem|tablet|trouble`,
      es: 'hipertiroidismo|tiroides',
      de: 'schilddruse|schilddrusenprobleme|schilddrusenuberfunktion|schilddrusenunterfunktion',
      fr: 'thyroide',
      pt: 'tireoide|tiroide',
    },
  ],
  [
    'dental problems',
    {
      en: `dental|snaggletooth|toothless|gummy, bad|few|missing|no|poor|rotten teeth, dental care|disease|issue|problem, teeth out|removed|trimmed|trimming, teeth|tooth issue|problem|trouble, no|few|missing|bad|hardly|lost|without|rotten|not|one many? any? all? his|her|its? teeth|tooth|gnashers|fangs, lost|missing|without .. teeth`,
      es: 'desdentado, problemas dentales|dientes, sin dientes, chimuelo',
      de: 'zahnlos|zahnprobleme, ohne|schlechte zahne',
      fr: 'edente, problemes dentaires, sans dents',
      pt: 'banguela, problemas dentarios, sem dentes',
    },
  ],
  ['cerebellar hypoplasia', { en: 'cerebellar|wobbly' }],
  [
    'head tilt',
    {
      en: 'head tilt, tilted head',
      de: 'kopfschiefhaltung',
      fr: 'tete penchee',
      pt: 'cabeca torta',
    },
  ],
  ['feather plucking', { en: 'pluck~', es: 'desplumado' }],
  [
    'allergies',
    {
      en: 'allergic dog|cat, dog|cat|pet with an? allergies|allergy, itchy skin, atopic, food|skin|chicken|grain|beef|pollen|flea allergy',
    },
  ],
  [
    'cannot fly',
    {
      en: `flightless, bad|broken|damaged|clipped|one wing, never|not fly, not able to fly, one winged, unable to fly, wing injury, wonky|bent|injured|hurt|bad|crooked|missing wing, busted|hurt wing`,
      es: 'no pueda|puede volar, no vuela|vuele',
      de: 'flugunfahig, nicht fliegen, nicht mehr fliegen',
      fr: 'ne peut pas|plus voler, ne vole pas|plus',
      pt: 'nao pode voar, nao voa|voar|voe',
    },
  ],
];

export const noSpecialNeeds: Words = {
  en: `deaf as a, blind as a, i lost a|my|one leg|arm|eye, arthritic|rheumatic|rheumatoid|bad hands|wrists|fingers|thumbs|elbow|shoulder, cardiac rehab|nurse|ward|unit|patient, look~ sick|ill, know~ .. diet~, have got? arthritis, i am blind|deaf|diabetic|disabled|epileptic|ill|sick, i have a|arthritis|diabetes|epilepsy asthma|heart|seizures, is no problem, no problem, not a problem, nothing special, sick of, that fits, eat~|stay~|live|living|keep~|make me|us|him|her|myself? fit|so|very|more|really? and? healthy, healthy routine|habit|lifestyle|living|eating|diet|food|meals|snacks|start|choice|balance|outlet|relationship|amount|dose|respect|distance|way|life|competition, healthy or unhealthy, it healthy to, blind eye|date|drunk|faith|luck|panic|bend|corner|trust|spot|as a bat, love is blind, what special needs, i|we|he|she eat|follow on? a special|strict|raw|vegan diet, for the deaf|blind|disabled, blind eye|date|drunk|faith|luck|panic|bend|corner|trust|spot, legs of a|the|our, legs off me|us, healthy appetite|bank|marriage|income|interest|scepticism, be|is|been|being well trained|behaved|mannered|socialised|socialized|looked|adjusted|cared|known|raised|mannered`,
  es: `estoy enfermo, cuesta|cuestan|vale un rinon, un ojo de la cara`,
  de: `das macht nichts`,
  fr: `aucun probleme`,
  pt: `sem problema`,
};
