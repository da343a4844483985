import type { Words } from '#src/domain/suggestion/phrases.ts';

const trouble =
  'problem|issue|condition|need|trouble|complaint|history|defect|ailment|surprise|concern|bill|disease|illness|requirement|difficulty|sickness|disability|disabilities|complication|matter|expense|drama';

export const specialNeeds: readonly (readonly [string, Words])[] = [
  [
    'none',
    {
      en: `healthly|healthy, afford|avoid|less|never|no|not|without .. medical|vet bills|costs|operations|surgery|treatment, can not cope|deal|do|handle|manage|take .. disability|health|illness|injections|medical|medication|needs|pills|sick|special, clean bill, clean|excellent|full|good|great|perfect|sound health, disease free, fit and? as|healthy|well a fiddle, fit as, fully fit, health checked|tested, healthy heart|hips|one, in|of best|excellent|full|good|great|perfect|top condition|health|shape, no health|medical|vet drama, no vet, not afford .. bills|medical|operations|vet, not ill|sick|sickly|unwell, nothing wrong, no|not|without any? chronic|expensive|known|major|ongoing|serious|underlying? conditions|injections|operations|surgery|syringes|treatment, no|without|zero|not|nothing|free|free of|never|avoid any? a? major? big? known? serious? chronic? or? special|medical|medically|health|medicine|vet~|physical|behavioural|genetic|hereditary|hidden|costly .. ${trouble}|special, physically fine|sound, rude health, spotless medically, vet bills are|nearly|would, sound in wind and limb, sound as a`,
      es: `saludable|sanisimo|sano, buena salud, nada|ningun|no|sin de|tenga? ningun? ninguna? enfermedad|necesidades|problema de? salud? especiales? medicos?, perfecta salud, sin achaques`,
      de: `gesund|kerngesund|topfit, nicht krank`,
      fr: `sain, aucune|pas|sans de? handicap|maladie, aucun|pas|sans de? gros? maladie|probleme|souci de? chronique|connu|medical|medicaux|sante, bonne|parfaite|pleine sante, en sante`,
      pt: `sadio|saudavel, boa|perfeita saude, nao|nenhum|nenhuma|sem tenha? doenca|problema de? saude?`,
    },
  ],
  [
    'arthritis',
    {
      en: 'arthritic|arthritis|creaky|rheumatic|rheumatism, achy joints, bad|creaky|dodgy|sore|weak joints|knees, stiff hips|joints|legs, stiff in her|his|the back|hips|joints|legs',
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
      en: 'blind|blinde|blindness|sightless|unsighted, bad|failing|limited|lost|no|partial|poor eyesight|sight|vision, can not see, lost her|his|its sight, partially sighted, poor eyes, sight impaired|loss, vision impaired|impairment|loss|problems, visually impaired',
      es: 'ceguera|ciego|cieguito, no ve|vea',
      de: 'blind|sehbehindert, nicht sehen',
      fr: 'aveugle|malvoyant, non voyant',
      pt: 'cego|ceguinho, deficiente visual, nao enxerga|enxergue',
    },
  ],
  [
    'one-eyed',
    {
      en: 'winky, 1 eyed, lost an eye, missing an eye, missing eye, one eye, one eyed, single eye',
      es: 'tuerto, un ojo, un solo ojo',
      de: 'einaugig, ein auge',
      fr: 'borgne, un oeil, un seul oeil',
      pt: 'caolho, um olho, um so olho',
    },
  ],
  [
    'deaf',
    {
      en: 'deaf|deafie|deafness, can not hear, does not hear, hard of hearing, hearing impaired|impairment|loss|problems, lost her|his|its hearing, no hearing, poor hearing',
      es: 'sordera|sordo, no oiga|oye',
      de: 'gehorlos|schwerhorig|taub, nicht horen',
      fr: 'malentendant|sourd',
      pt: 'surdo, deficiente auditivo',
    },
  ],
  [
    'three-legged',
    {
      en: 'amputated|amputee|threelegged|tripaw|tripawd|tripod, 3|three leg~|legger|pawed|paws, lost a leg|limb|paw, missing a|one leg|limb|paw, missing leg|limb|paw',
      es: 'amputado|tripode, 3 patas, sin una pata, tres patas',
      de: 'amputiert|dreibein|dreibeinig, drei beine|pfoten',
      fr: 'ampute|tripode, 3|trois pattes',
      pt: 'amputado|tripe, 3|tres patas|pernas',
    },
  ],
  [
    'diabetic',
    {
      en: 'diabetes|diabetic|insulin, insulin injections|shots',
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
      en: 'cardiac|murmur, bad|dodgy|weak heart, heart condition|disease|failure|issue|medication|meds|problem|trouble',
      es: 'cardiaco|soplo, enfermedad corazon, problemas cardiacos, problemas de corazon',
      de: 'herzfehler|herzkrank|herzproblem',
      fr: 'cardiaque|coeur, souffle au coeur',
      pt: 'cardiaco|sopro, problemas cardiacos|coracao',
    },
  ],
  [
    'FIV',
    {
      en: 'fiv, feline aids',
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
      en: 'diaper|incontinence|incontinent|leaky|nappies, leaks a bit|little, wears a? nappy',
      es: 'incontinencia|incontinente|panales',
      de: 'inkontinent|inkontinenz|windeln',
      fr: 'incontinence|incontinent',
      pt: 'fraldas|incontinencia|incontinente',
    },
  ],
  [
    'kidney disease',
    {
      en: 'kidney|renal, kidney diet|disease|failure|issue|problem|trouble',
      es: 'renal|rinon',
      de: 'cni|niereninsuffizienz|nierenkrank|nierenprobleme|nierendiat|nieren',
      fr: 'reins|renal|rein',
      pt: 'renal|rim',
    },
  ],
  [
    'medication',
    {
      en: 'injections|med|medicated|medication|medicine|pill|tablet, daily meds|tablets, give~ meds|pills|shots|tablets',
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
      en: 'allergic to beef|chicken|grain, diet food, food allergy|intolerance, hypo|limited|medical|prescription|raw|restricted|special|strict|vet|veterinary diet|food, sensitive stomach|tummy',
      es: 'dieta, comida especial',
      de: 'diat|diatfutter|spezialfutter',
      fr: 'alimentation speciale, croquettes|regime speciales',
      pt: 'dieta, racao especial',
    },
  ],
  [
    'paralysed',
    {
      en: 'cerebellar|paralysed|paralyzed|paraplegic|wobbly, back legs do not, can not walk properly, cat|dog wheelchair, dog wheels, in a cart|wheelchair, mobility issue|problem, on wheels, paralysed back legs, wheel cart, wheelchair cat|dog, with wheels',
      es: 'paralitico|paralizado|rueditas, movilidad reducida, silla de ruedas',
      de: 'gelahmt|querschnittsgelahmt|rollwagen',
      fr: 'chariot|paralyse, fauteuil roulant',
      pt: 'cadeirante|paralisado|paralitico|rodinhas, cadeira de rodas',
    },
  ],
  [
    'thyroid',
    {
      en: 'hyperthyroid|hyperthyroidism|hypothyroid|thyroid, thyroid condition|disease|issue|problem|tablet|trouble',
      es: 'hipertiroidismo|tiroides',
      de: 'schilddruse|schilddrusenprobleme',
      fr: 'thyroide',
      pt: 'tireoide|tiroide',
    },
  ],
  [
    'dental problems',
    {
      en: 'dental|snaggletooth|toothless, bad|few|missing|no|poor|rotten teeth, dental care|disease|issue|problem, teeth out|removed|trimmed|trimming, teeth|tooth issue|problem|trouble',
      es: 'desdentado, problemas dentales|dientes, sin dientes',
      de: 'zahnlos|zahnprobleme, ohne zahne, schlechte zahne',
      fr: 'edente, problemes dentaires, sans dents',
      pt: 'banguela, problemas dentarios, sem dentes',
    },
  ],
  [
    'cannot fly',
    {
      en: 'flightless, bad|broken|damaged wing, clipped wing, never fly, not able to fly, not fly, one wing, one winged, unable to fly, wing injury',
      es: 'no pueda|puede volar, no vuela|vuele',
      de: 'flugunfahig, nicht fliegen, nicht mehr fliegen',
      fr: 'ne peut pas|plus voler, ne vole pas|plus',
      pt: 'nao pode voar, nao voa|voar|voe',
    },
  ],
  [
    'special needs',
    {
      en: 'disability|disabled|handicap~|ill|poorly|sick|sickly, any condition, bladder|breathing|digestive|ear|immune|liver|lung|neurological|skin|spinal|spine|stomach|urinary condition|disease|issue|problem|trouble, chronic condition|illness, hard to home|place, health|medical condition|history|issue|needs|problem, not perfect, special need',
      es: 'discapacidad|discapacitado|enfermo, necesidades especiales',
      de: 'behindert|behinderung|handicap|handicaphund|handicapkatze|handicaptier|krank, besondere bedurfnisse',
      fr: 'handicap|malade, besoins particuliers, besoins speciaux',
      pt: 'deficiencia|deficiente|doente, necessidades especiais',
    },
  ],
];

export const noSpecialNeeds: Words = {
  en: `have got? arthritis, i am blind|deaf|diabetic|disabled|epileptic|ill|sick, i have a|arthritis|diabetes|epilepsy asthma|heart|seizures, is no problem, no problem, not a problem, nothing special, sick of, that fits`,
  es: 'estoy enfermo',
  de: 'das macht nichts',
  fr: 'aucun probleme',
  pt: 'sem problema',
};
