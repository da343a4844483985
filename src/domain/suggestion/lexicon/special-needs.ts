import type { Words } from '#src/domain/suggestion/phrases.ts';

const trouble =
  'problem|issue|condition|need|trouble|complaint|history|defect|ailment|surprise|concern|bill|disease|illness|requirement|difficulty|sickness|disability|disabilities|complication|matter|expense|drama';

export const specialNeeds: readonly (readonly [string, Words])[] = [
  [
    'none',
    {
      en: `healthy|healthly|healty|helthy, no|without|zero|not|nothing|free|free of|never|avoid any? a? major? big? known? serious? chronic? or? special|medical|medically|health|medicine|vet|vets|physical|behavioural|genetic|hereditary|hidden|costly .. ${trouble}|special, nothing wrong, in|of good|perfect|great|excellent|full|top|best health|shape|condition, perfect|good|clean|full|great|excellent|sound health, clean bill, health checked|tested, fit and? well|healthy|as a fiddle, as a fiddle, fit as, spotless medically, medically spotless|sound|clear|fine|clean, vet bills are|nearly|would, no vet, sound in wind, not sick|ill|sickly|unwell, no one|ones with problems, disease free, not afford .. vet|vets|bills|medical|operations, not have .. health|medical|disease|illness|medication, rude health, no|not|without|avoid|less|never|afford .. vet|vets|medical bills|costs|treatment|treatments|surgery|operations, no|without|not any? ongoing|chronic|major|expensive|known|serious|underlying? conditions|treatment|treatments|injections|operations|surgery|syringes, no medical|health|vet drama, not give|do .. injections|pills|medication|meds, physically sound|fine|healthy, fully fit, can not deal|cope|handle|manage|do|take .. illness|special|medical|sick|health|pills|medication|needs|injections|disability, healthy hips|heart|one, all fine with the vet, clear vet history`,
      es: `sano|saludable|sanisimo, sin|ningun|no|nada de|tenga? ningun? ninguna? problema|problemas|enfermedad|enfermedades|necesidades de? salud? especiales? medicos?, buena salud, perfecta salud`,
      de: `gesund|kerngesund|gesunde|gesunder|gesundes|gesunden|topfit, keine|ohne|nichts besonderen? gesundheitlichen? gesundheitliche? krankheit|krankheiten|vorerkrankung|vorerkrankungen|gesundheitsprobleme|probleme|handicap|medikamente, nicht krank`,
      fr: `sain|saine, bonne|pleine|parfaite sante, en sante, sans|aucun|aucune|pas de? gros? probleme|problemes|souci|soucis|maladie|maladies de? sante|medicaux|medical|chronique|connu, sans|aucune|pas de? maladie|maladies|handicap`,
      pt: `saudavel|sadio|saudaveis, sem|nenhum|nenhuma|nao tenha? problemas|doencas|problema|doenca de? saude?, boa|perfeita saude`,
    },
  ],
  [
    'arthritis',
    {
      en: 'arthritis|arthritic|arthritus|rheumatism|rheumatic|dysplasia|creaky|arthrtis, joint problem|pain|issue|trouble|disease|care|supplements, stiff joints|hips|legs, stiff in the|his|her joints|legs|hips|back, bad|dodgy|sore|weak|creaky hips|joints|knees, hip dysplasia|problems, achy joints',
      es: 'artritis|artrosis, problemas articulares, displasia',
      de: 'arthrose|arthritis|gelenkprobleme|huftdysplasie, gelenkschmerzen',
      fr: 'arthrite|arthrose|dysplasie, problemes articulaires',
      pt: 'artrite|artrose|displasia, problemas nas articulacoes',
    },
  ],
  [
    'blind',
    {
      en: 'blind|blindness|sightless|unsighted|blinde, can not see, visually impaired, poor|bad|failing|no|limited|lost|partial sight|eyesight|vision, vision loss|problems|impaired|impairment, sight loss|impaired, partially sighted, lost his|her|its sight, poor eyes',
      es: 'ciego|ciega|cieguito|ceguera, no vea|ve',
      de: 'blind|blinder|blinde|blindes|blinden, nicht sehen, sehbehindert',
      fr: 'aveugle|malvoyant|aveugles, non voyant',
      pt: 'cego|cega|ceguinho|cegos, nao enxerga|enxergue, deficiente visual',
    },
  ],
  [
    'one-eyed',
    {
      en: 'one eyed, 1 eyed, one eye, missing an eye, missing eye, single eye, lost an eye, winky',
      es: 'tuerto|tuerta, un solo ojo, un ojo',
      de: 'einaugig|einaugiger|einaugige, ein auge',
      fr: 'borgne, un seul oeil, un oeil',
      pt: 'caolho, um olho, um so olho',
    },
  ],
  [
    'deaf',
    {
      en: 'deaf|deafness|deafie, hearing loss|impaired|impairment|problems, hard of hearing, can not hear, does not hear, lost his|her|its hearing, poor hearing, no hearing',
      es: 'sordo|sorda|sordito|sordera, no oiga|oye',
      de: 'taub|gehorlos|schwerhorig|tauber|taube|tauben, nicht horen',
      fr: 'sourd|sourde|malentendant|sourds',
      pt: 'surdo|surda|surdinho|surdos, deficiente auditivo',
    },
  ],
  [
    'three-legged',
    {
      en: 'amputee|tripod|tripawd|tripaw|tripods|amputated, three|3 legged|legs|leg|paws|pawed|leggers|legger, missing a|one|leg leg|limb|paw, lost a leg|limb|paw, with a missing leg, threelegged',
      es: 'tripode|amputado, tres patas, sin una pata, le falte una pata, 3 patas',
      de: 'dreibeinig|dreibeiner|dreibeiniger|dreibeinige|dreibein|amputiert, drei beine|beinen|pfoten',
      fr: 'tripode|ampute, trois|3 pattes',
      pt: 'amputado|tripe, tres|3 patas|pernas',
    },
  ],
  [
    'diabetic',
    {
      en: 'diabetic|diabetes|insulin|diabetis|diabeties, insulin shots|injections',
      es: 'diabetico|diabetes|insulina',
      de: 'diabetiker|diabetes|zuckerkrank|diabetisch|insulin',
      fr: 'diabetique|diabete|insuline',
      pt: 'diabetico|diabetes|insulina',
    },
  ],
  [
    'epilepsy',
    {
      en: 'epilepsy|epileptic|seizure|fits',
      es: 'epilepsia|epileptico|convulsiones',
      de: 'epilepsie|epileptisch|epileptiker',
      fr: 'epilepsie|epileptique',
      pt: 'epilepsia|epileptico|convulsoes',
    },
  ],
  [
    'heart condition',
    {
      en: 'heart condition|disease|problem|murmur|trouble|issue|failure|medication|meds, cardiac, weak|bad|dodgy heart, murmur',
      es: 'soplo, problemas cardiacos, cardiaco, enfermedad cardiaca|corazon, problemas de corazon',
      de: 'herzkrank|herzfehler|herzproblem|herzprobleme',
      fr: 'cardiaque, souffle au coeur',
      pt: 'cardiaco|sopro, problemas cardiacos|coracao',
    },
  ],
  [
    'FIV',
    {
      en: '=fiv|fiv, feline aids',
      es: 'fiv|inmunodeficiencia',
      de: 'fiv|katzenaids',
      fr: 'fiv',
      pt: 'fiv',
    },
  ],
  [
    'FeLV',
    {
      en: 'felv|leukemia|leukaemia',
      es: 'felv|leucemia',
      de: 'felv|leukose',
      fr: 'felv|leucose',
      pt: 'felv|leucemia',
    },
  ],
  [
    'incontinent',
    {
      en: 'incontinent|incontinence|leaky|diapers|nappies|diaper, leaks a bit|little, wears a? nappies|diapers|diaper|nappy',
      es: 'incontinente|incontinencia|panales',
      de: 'inkontinent|inkontinenz|windeln',
      fr: 'incontinent|incontinence',
      pt: 'incontinente|incontinencia|fraldas',
    },
  ],
  [
    'kidney disease',
    {
      en: 'kidney|renal|kidneys, kidney disease|problem|issue|failure|trouble|diet',
      es: 'renal|rinon|rinones',
      de: 'nierenkrank|cni|niereninsuffizienz|nierenprobleme',
      fr: 'renale|renal|reins',
      pt: 'renal|rim|rins',
    },
  ],
  [
    'medication',
    {
      en: 'medication|medicine|pill|med|tablet|meds|medicated|injections, daily pill|meds|medication|tablets|injections|medicine, give|giving pills|tablets|meds|medicine|injections|shots',
      es: 'medicacion|medicina|pastilla|medicamento|medicinas',
      de: 'medikament|medikamente|tabletten|medizin',
      fr: 'medicament|traitement|cachet|medicaments',
      pt: 'medicacao|remedio|medicamento|remedios|comprimidos',
    },
  ],
  [
    'eye drops',
    {
      en: 'eye drop|care|drops|ointment, eyedrops',
      es: 'gotas en los ojos, colirio',
      de: 'augentropfen',
      fr: 'gouttes pour les yeux, collyre',
      pt: 'colirio',
    },
  ],
  [
    'special diet',
    {
      en: 'special|prescription|strict|restricted|limited|veterinary|vet|medical|hypo|raw diet|food|diets|foods, diet food, food allergies|allergy|intolerance, sensitive stomach|tummy, allergic to chicken|beef|grain',
      es: 'comida especial, dieta',
      de: 'spezialfutter|diatfutter|diat',
      fr: 'regime|croquettes speciales, alimentation speciale',
      pt: 'racao especial, dieta',
    },
  ],
  [
    'paralysed',
    {
      en: 'paralysed|paralyzed|paraplegic|wobbly|cerebellar, wheelchair dog|cat, on wheels, dog wheels, mobility problem|issue, wheel cart, back legs do not, paralysed back legs, in a cart|wheelchair, with wheels, dog|cat wheelchair, can not walk properly',
      es: 'paralitico|paralizado, silla de ruedas, movilidad reducida',
      de: 'gelahmt|rollwagen|querschnittsgelahmt',
      fr: 'paralyse, fauteuil roulant, chariot',
      pt: 'paralitico|paralisado|cadeirante, cadeira de rodas',
    },
  ],
  [
    'thyroid',
    {
      en: 'thyroid|hyperthyroid|hypothyroid|hyperthyroidism',
      es: 'tiroides|hipertiroidismo',
      de: 'schilddruse|schilddrusen|schilddrusenprobleme',
      fr: 'thyroide',
      pt: 'tireoide|tiroide',
    },
  ],
  [
    'dental problems',
    {
      en: 'dental, bad|no|rotten|missing|poor|few teeth, toothless, tooth|teeth problem|issue|trouble, dental problem|issue|disease|care, snaggletooth, teeth out|removed|trimmed|trimming',
      es: 'sin dientes, problemas dentales|dientes, desdentado',
      de: 'zahnlos|zahnprobleme, schlechte zahne, ohne zahne',
      fr: 'edente, problemes dentaires, sans dents',
      pt: 'sem dentes, problemas dentarios, banguela',
    },
  ],
  [
    'cannot fly',
    {
      en: 'flightless, not able to fly, unable to fly, clipped wing|wings, broken|damaged|bad wing|wings, never fly, not fly, wing injury, unable to fly, one winged, one wing',
      es: 'no pueda|puede volar, no vuele|vuela',
      de: 'flugunfahig, nicht fliegen, nicht mehr fliegen',
      fr: 'ne vole plus|pas, ne peut plus|pas voler',
      pt: 'nao voe|voa|voar, nao pode voar',
    },
  ],
  [
    'special needs',
    {
      en: 'special needs|need, disabled|disability|handicapped|handicap|sick|ill|poorly|disabilities|sickly, health|medical problem|issue|condition|needs|history, special care needs, chronic illness|condition, not perfect, hard to place|home, any condition, back|spine|spinal|skin|ear|lung|liver|bladder|stomach|digestive|neurological|breathing|urinary|immune problem|issue|trouble|condition|disease',
      es: 'necesidades especiales, discapacitado|discapacidad|enfermo',
      de: 'handicap|behindert|behinderung|handicaptier|krank|handicapkatze|handicaphund, besondere bedurfnisse',
      fr: 'handicap|handicape|malade, besoins particuliers, besoins speciaux',
      pt: 'deficiencia|deficiente|doente, necessidades especiais',
    },
  ],
];

export const noSpecialNeeds: Words = {
  en: `car|sea|travel|home sick, not? car sick, healthy lifestyle|life|food|diet|amount|appetite|relationship|eating|living, sick of, sick and tired, blind date, blind faith|spot, turn a blind, venetian blinds, drawing blinds, fit in, fits in|into|under|on|our|the|my, that fits, fits the, healthy fear, i am deaf|blind|diabetic|disabled|epileptic|ill|sick, for a blind|deaf|disabled, my blind|deaf|disabled|sick|diabetic|epileptic, drawn blind, no special care needs, deaf to, sleeping pill, i have a heart condition, i have arthritis|diabetes|epilepsy|a heart|seizures|asthma, i am on medication, have got? arthritis, test results, fits with, nothing special, special food for, wheelchair user, guide dog for, bitter pill, disabled son|daughter|child|veteran|person|husband|wife|mother|father, special needs child|children|kid|son|daughter|school|teacher|class, worry about vet, no problem, no problems with, not a problem, is no problem, not problem, healthy budget`,
  es: 'no hay problema, ningun problema con, estoy enfermo, soy diabetico|diabetica|sordo|sorda|ciego|ciega',
  de: 'kein problem, ich bin diabetiker|blind|taub|krank, das macht nichts',
  fr: 'pas de probleme, pas de souci, je suis malade|aveugle|sourd|diabetique, aucun probleme',
  pt: 'sem problema, sou diabetico|cego|surdo, nao tem problema',
};
