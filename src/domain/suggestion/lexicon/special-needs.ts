import type { Words } from '#src/domain/suggestion/phrases.ts';

const trouble =
  'problem|issue|condition|need|trouble|complaint|history|defect|ailment|surprise|concern|bill|disease|illness|requirement|difficulty|sickness|disability|disabilities|complication|matter|expense|drama';

export const specialNeeds: readonly (readonly [string, Words])[] = [
  [
    'none',
    {
      en: `healthly|healthy, afford|avoid|less|never|no|not|without .. medical|vet bills|costs|operations|surgery|treatment, can not cope|deal|do|handle|manage|take .. disability|health|illness|injections|medical|medication|needs|pills|sick|special, clean bill, clean|excellent|full|good|great|perfect|sound health, disease free, fit and? as|healthy|well a fiddle, fit as, fully fit, health checked|tested, healthy heart|hips|one, in|of best|excellent|full|good|great|perfect|top condition|health|shape, no health|medical|vet drama, no vet, not afford .. bills|medical|operations|vet, not ill|sick|sickly|unwell, nothing wrong, no|not|without any? chronic|expensive|known|major|ongoing|serious|underlying? conditions|injections|operations|surgery|syringes|treatment, no|without|zero|not|nothing|free|free of|never|avoid any? a? major? big? known? serious? chronic? or? special|medical|medically|health|medicine|vet~|physical|behavioural|genetic|hereditary|hidden|costly .. ${trouble}|special, physically fine|sound, rude health, spotless medically, vet bills are|nearly|would, sound in wind and limb, sound as a, perfectly|totally|completely|generally|otherwise healthy|well|sound|fit, no|not|nothing wrong with, good|decent|robust|sturdy|excellent constitution|health|nick, can not afford .. vet|vets|bills|surgery|sick|ill, without|no ongoing|hidden|chronic|big|special|health|underlying|expensive|costly health? vet? medical? conditions|issues|problems|illness|illnesses|bills|needs|surprises, nothing chronic`,
      es: `saludable|sanisimo|sano, buena salud, nada|ningun|no|sin de|tenga? ningun? ninguna? enfermedad|necesidades|problema de? salud? especiales? medicos?, perfecta salud, sin achaques, sano|sana, sin|ningun|ninguna|nada|no de|que|tenga|grandes|problemas? problemas|enfermedades|enfermedad|achaques|dolencias|veterinario|patologias|medicacion|cronicas|cronico|salud`,
      de: `gesund|kerngesund|topfit, nicht krank, gesund`,
      fr: `sain, aucune|pas|sans de? handicap|maladie, aucun|pas|sans de? gros? maladie|probleme|souci de? chronique|connu|medical|medicaux|sante, bonne|parfaite|pleine sante, en sante, bonne|pleine|parfaite|excellente sante|forme, sans|pas|aucun|aucune|ni de|d|gros|gros? souci? souci|soucis|probleme|problemes|maladie|maladies|pathologie|handicap|traitement|medicaments|frais|pepin de? sante|veterinaire|veterinaires|chronique|connu|medical|medicaux?`,
      pt: `sadio|saudavel, boa|perfeita saude, nao|nenhum|nenhuma|sem tenha? doenca|problema de? saude?, saudavel, sem|nenhum|nenhuma|nao|nada|livre de|tenha|tem|seja|esteja? grandes? problema|problemas|doenca|doencas|doente|doentinho|enfermidade|remedio|remedios|tratamento|deficiencia|medicacao de? saude|cronica|cronico|continuo?`,
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
      en: 'blind|blinde|blindness|sightless|unsighted, bad|failing|limited|lost|no|partial|poor eyesight|sight|vision, can not see, lost her|his|its sight, partially sighted, poor eyes, sight impaired|loss, vision impaired|impairment|loss|problems, visually impaired, blind one|in|ok|cat|dog|girl|boy',
      es: 'ceguera|ciego|cieguito, no ve|vea, cieguito|ciego',
      de: 'blind|sehbehindert, nicht sehen',
      fr: 'aveugle|malvoyant, non voyant',
      pt: 'cego|ceguinho, deficiente visual, nao enxerga|enxergue, cego|cega',
    },
  ],
  [
    'one-eyed',
    {
      en: 'winky, 1 eyed, lost an eye, missing an eye, missing eye, one eye, one eyed, single eye, cyclops|pirate eye?',
      es: 'tuerto, un ojo, un solo ojo',
      de: 'einaugig, ein auge, einaugig',
      fr: 'borgne, un oeil, un seul oeil, borgne',
      pt: 'caolho, um olho, um so olho',
    },
  ],
  [
    'deaf',
    {
      en: 'deaf|deafie|deafness, can not hear, does not hear, hard of hearing, hearing impaired|impairment|loss|problems, lost her|his|its hearing, no hearing, poor hearing, deaf one|ok|cat|dog|too|as|white',
      es: 'sordera|sordo, no oiga|oye, sordo',
      de: 'gehorlos|schwerhorig|taub, nicht horen, taube|tauben',
      fr: 'malentendant|sourd, sourd',
      pt: 'surdo, deficiente auditivo, surdo|surda',
    },
  ],
  [
    'three-legged',
    {
      en: 'amputated|amputee|threelegged|tripaw|tripawd|tripod, 3|three leg~|legger|pawed|paws, lost a leg|limb|paw, missing a|one leg|limb|paw, missing leg|limb|paw, tripod, three|3 legs|legged|leg|legger|paws|pawed|limbs, missing|lost|minus|without|lacks|short|lacking a|one|his|her|its leg|limb|paw|foot|hind|back|front|rear',
      es: 'amputado|tripode, 3 patas, sin una pata, tres patas, cojo|coja, tres|3 patas|patitas, le falte|falta|falten|sin una|alguna|la patita|pata|pierna',
      de: 'amputiert|dreibein|dreibeinig, drei beine|pfoten, dreibeinig|dreibein',
      fr: 'ampute|tripode, 3|trois pattes, ampute, trois|3 pattes',
      pt: 'amputado|tripe, 3|tres patas|pernas',
    },
  ],
  [
    'diabetic',
    {
      en: 'diabetes|diabetic|insulin, insulin injections|shots, insulin jabs|shots|injection|dependent|needles',
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
      en: 'cardiac|murmur, bad|dodgy|weak heart, heart condition|disease|failure|issue|medication|meds|problem|trouble, dicky|dodgy|heart murmur|ticker|pills|tablets',
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
      en: 'kidney|renal, kidney diet|disease|failure|issue|problem|trouble, kidney|kidneys problems|trouble|failure|issues|disease|diet|failing|dodgy|bad',
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
      en: 'cerebellar|paralysed|paralyzed|paraplegic|wobbly, back legs do not properly, cat|dog wheelchair, dog wheels, in a cart|wheelchair, mobility issue|problem, on wheels, paralysed back legs, wheel cart, wheelchair cat|dog, with wheels',
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
      en: 'dental|snaggletooth|toothless, bad|few|missing|no|poor|rotten teeth, dental care|disease|issue|problem, teeth out|removed|trimmed|trimming, teeth|tooth issue|problem|trouble, toothless, no|few|missing|bad|hardly|lost|without|rotten|not|one many? any? all? his|her|its? teeth|tooth|gnashers|fangs',
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
      en: 'disability|disabled|handicap~|ill|poorly|sick|sickly, any condition, bladder|breathing|digestive|ear|immune|liver|lung|neurological|skin|spinal|spine|stomach|urinary condition|disease|issue|problem|trouble, chronic condition|illness, hard to home|place, health|medical condition|history|issue|needs|problem, not perfect, special need, special needs|care, sick|ill|poorly one|cat|dog|rabbit|bird|animal',
      es: 'discapacidad|discapacitado|enfermo, necesidades especiales, alguna|cualquier discapacidad|enfermedad|problema, que nadie quiera|quiere, con algun|alguna problema|discapacidad|enfermedad|defecto',
      de: 'behindert|behinderung|handicap|handicaphund|handicapkatze|handicaptier|krank, besondere bedurfnisse',
      fr: 'handicap|malade, besoins particuliers, besoins speciaux, handicape|handicap',
      pt: 'deficiencia|deficiente|doente, necessidades especiais',
    },
  ],
];

export const noSpecialNeeds: Words = {
  en: `arthritic|rheumatic|rheumatoid|bad hands|wrists|fingers|thumbs|shoulders|elbow|shoulder, cardiac rehab|nurse|ward|unit|patient, look~ sick|ill, know~ .. diet~|diets, have got? arthritis, i am blind|deaf|diabetic|disabled|epileptic|ill|sick, i have a|arthritis|diabetes|epilepsy asthma|heart|seizures, is no problem, no problem, not a problem, nothing special, sick of, that fits`,
  es: 'estoy enfermo',
  de: 'das macht nichts',
  fr: 'aucun probleme',
  pt: 'sem problema',
};
