import type { Words } from '#src/domain/suggestion/phrases.ts';

const trouble =
  'problem|issue|condition|need|trouble|complaint|history|defect|ailment|surprise|concern|bill|disease|illness|requirement|difficulty|sickness|disability|disabilities|complication|matter|expense|drama';

export const specialNeeds: readonly (readonly [string, Words])[] = [
  [
    'none',
    {
      en: `healthly|healthy, afford|avoid|less|never|no|not|without .. medical|vet bills|costs|operations|surgery|treatment, can not cope|deal|do|handle|manage|take .. disability|health|illness|injections|medical|medication|needs|pills|sick|special, clean bill, clean|excellent|full|good|great|perfect|sound health, disease free, fit and? as|healthy|well a fiddle, fit as, fully fit, health checked|tested, healthy heart|hips|one, in|of best|excellent|full|good|great|perfect|top condition|health|shape, no health|medical|vet drama, no vet, not afford .. bills|medical|operations|vet, not ill|sick|sickly|unwell, nothing wrong, no|not|without any? chronic|expensive|known|major|ongoing|serious|underlying? conditions|injections|operations|surgery|syringes|treatment, no|without|zero|not|nothing|free|free of|never|avoid any? a? major? big? known? serious? chronic? or? special|medical|medically|health|medicine|vet~|physical|behavioural|genetic|hereditary|hidden|costly .. ${trouble}|special, physically fine|sound, rude health, spotless medically, vet bills are|nearly|would, sound in wind and limb, sound as a, perfectly|totally|completely|generally|otherwise healthy|well|sound|fit, no|not|nothing wrong with, healthy as, good|decent|robust|sturdy|excellent constitution|health|nick, vet bills|bill scare|terrify|frighten|worry, can not afford .. vet|vets|bills|surgery|sick|ill, without|no ongoing|hidden|chronic|big|special|health|underlying|expensive|costly health? vet? medical? conditions|issues|problems|illness|illnesses|bills|needs|surprises, no meds|medication|tablets|pills|injections|insulin, sound of wind|limb|body, nothing chronic, no hereditary|genetic, fully vetted and`,
      es: `saludable|sanisimo|sano, buena salud, nada|ningun|no|sin de|tenga? ningun? ninguna? enfermedad|necesidades|problema de? salud? especiales? medicos?, perfecta salud, sin achaques, sano|sana|saludable, buena|plena|perfecta|excelente salud|condicion|forma, sin|ningun|ninguna|nada|no de|que|tenga|grandes|problemas? problemas|enfermedades|enfermedad|achaques|dolencias|veterinario|patologias|medicacion|cronicas|cronico|salud, que no este|tenga enfermo|enfermedades|nada, no puedo|podemos pagar|permitir|permitirme veterinario|veterinarios|tratamientos|operaciones, como un roble|una`,
      de: `gesund|kerngesund|topfit, nicht krank, gesund|gesunde|gesunder|gesundes|kerngesund|putzmunter|topfit, ohne|keine|keinen|nicht|kein grosse? grossen? gesundheitliche? chronischen? bekannte? krankheiten|krankheit|erkrankungen|beschwerden|probleme|problemen|leiden|gebrechen|baustellen|medikamente|tierarztkosten|vorerkrankungen, nicht krank|kranklich, guter|bester|gute gesundheit|verfassung`,
      fr: `sain, aucune|pas|sans de? handicap|maladie, aucun|pas|sans de? gros? maladie|probleme|souci de? chronique|connu|medical|medicaux|sante, bonne|parfaite|pleine sante, en sante, sain|saine|pleine, bonne|pleine|parfaite|excellente sante|forme, sans|pas|aucun|aucune|ni de|d|gros|gros? souci? souci|soucis|probleme|problemes|maladie|maladies|pathologie|handicap|traitement|medicaments|frais|pepin de? sante|veterinaire|veterinaires|chronique|connu|medical|medicaux?, en pleine forme, pas malade, frais de veto|veterinaire trop|limites|non`,
      pt: `sadio|saudavel, boa|perfeita saude, nao|nenhum|nenhuma|sem tenha? doenca|problema de? saude?, saudavel|sadio|sadia|saudaveis|sauda, boa|plena|perfeita|otima|excelente saude|forma|condicao, sem|nenhum|nenhuma|nao|nada|livre de|tenha|tem|seja|esteja? grandes? problema|problemas|doenca|doencas|doente|doentinho|enfermidade|remedio|remedios|tratamento|deficiencia|medicacao de? saude|cronica|cronico|continuo?, nao posso|podemos|consigo pagar|bancar|gastar veterinario|cirurgia|tratamento|com, vende saude`,
    },
  ],
  [
    'arthritis',
    {
      en: 'arthritic|arthritis|creaky|rheumatic|rheumatism, achy joints, bad|creaky|dodgy|sore|weak joints|knees, stiff hips|joints|legs, stiff in her|his|the back|hips|joints|legs, creaky|stiff|sore|dodgy|achy|aching|bad|arthritic|wonky|ropey old? hips|knees|joints|legs|bones',
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
      en: 'blind|blinde|blindness|sightless|unsighted, bad|failing|limited|lost|no|partial|poor eyesight|sight|vision, can not see, lost her|his|its sight, partially sighted, poor eyes, sight impaired|loss, vision impaired|impairment|loss|problems, visually impaired, blind one|ok, no|without|lost|missing both|her|his|its? eyes|sight|vision|eyesight, can not|barely|hardly see, does not see, going blind, cataract|cataracts|glaucoma|eyeless',
      es: 'ceguera|ciego|cieguito, no ve|vea, cieguito|ciega|ciego|invidente|ceguito, no ve|vea|vean, sin vista|vision|ver, perdio|perdido la vista',
      de: 'blind|sehbehindert, nicht sehen, blinde|blinder|blindes|blinden|erblindet, sieht|sehen nichts|nicht|nix|schlecht, ohne augenlicht',
      fr: 'aveugle|malvoyant, non voyant, aveugle|aveugles|malvoyant|malvoyante, ne|n voit|y pas|plus|rien|voit, perdu la vue, non voyant|voyante',
      pt: 'cego|ceguinho, deficiente visual, nao enxerga|enxergue, ceguinho|ceguinha|cego|cega|ceguim, nao ve|enxerga|veja|enxergue, perdeu a visao|vista',
    },
  ],
  [
    'one-eyed',
    {
      en: 'winky, 1 eyed, lost an eye, missing an eye, missing eye, one eye, one eyed, single eye, single|missing|lost|minus|only|with|has one|an? eye|eyed, cyclops, blind in one eye, one good eye',
      es: 'tuerto, un ojo, un solo ojo, tuerto|tuertito|tuerta, un|solo|le|sin solo|falte|falta|un|u ojo|ojito|un ojo?',
      de: 'einaugig, ein auge, einaugig|einaugige|einaugiger|einaugiges, ein|nur|einem ein? auge, auge fehlt',
      fr: 'borgne, un oeil, un seul oeil, borgne|borgnes, un|manque|seul|perdu un|seul|s oeil',
      pt: 'caolho, um olho, um so olho, caolho|caolha|zarolho, um|so|sem|perdeu um|so|o olho|olhinho|olho',
    },
  ],
  [
    'deaf',
    {
      en: 'deaf|deafie|deafness, can not hear, does not hear, hard of hearing, hearing impaired|impairment|loss|problems, lost her|his|its hearing, no hearing, poor hearing, deaf one|ok, hearing impaired|loss|gone|problems|aid, hear nothing|a thing|not, going deaf, stone deaf, deaf as',
      es: 'sordera|sordo, no oiga|oye, sordito|sorda|sordo, no oye|oiga|escuche, sin oido',
      de: 'gehorlos|schwerhorig|taub, nicht horen, taube|tauber|taubes|tauben|gehorlose|gehorloser|schwerhorige, hort|horen nichts|nicht|nix|schlecht',
      fr: 'malentendant|sourd, sourd|sourde|sourds|sourdingue|malentendant, ne|n entend|entendre pas|plus|rien, dur d oreille',
      pt: 'surdo, deficiente auditivo, surdinho|surdo|surda|surdinha, nao ouve|escuta|ouca|escute',
    },
  ],
  [
    'three-legged',
    {
      en: 'amputated|amputee|threelegged|tripaw|tripawd|tripod, 3|three leg~|legger|pawed|paws, lost a leg|limb|paw, missing a|one leg|limb|paw, missing leg|limb|paw, three|3 legs|legged|leg|legger|paws|pawed|limbs, missing|lost|minus|without|lacks|short|lacking a|one|his|her|its leg|limb|paw|foot|hind|back|front|rear, leg|legs missing|short|gone|amputated|down, one leg short|fewer|less|down|gone, tripod|tripods',
      es: 'amputado|tripode, 3 patas, sin una pata, tres patas, tripode|cojito|cojo|coja|amputada|tripata, tres|3 patas|patitas, le falte|falta|falten|sin una|alguna|la patita|pata|pierna, una pata menos',
      de: 'amputiert|dreibein|dreibeinig, drei beine|pfoten, dreibeinig|dreibeinige|dreibeiniger|dreibeiniges|dreibeinchen|amputierte|dreibein, drei|3|nur beine|beinen|pfoten|drei, fehlt ein|eine|das bein|pfote|vorderbein|hinterbein',
      fr: 'ampute|tripode, 3|trois pattes, tripattes|tripode|amputee|ampute|amputes, trois|3 pattes, manque une|la patte, patte en moins|a|manquante, il|elle lui manque une',
      pt: 'amputado|tripe, 3|tres patas|pernas, amputada|amputado|tripe|manquinho|perneta|tripata, tres|3 patas|patinhas|pernas|perninhas, falta|faltando|sem|perdeu uma|a patinha|pata|perna',
    },
  ],
  [
    'diabetic',
    {
      en: 'diabetes|diabetic|insulin, insulin injections|shots, sugar diabetes, insulin jabs|shots|injection|dependent|needles, inject|injecting|jab|needles insulin|daily|him|her|it twice?',
      es: 'diabetes|diabetico|insulina',
      de: 'diabetes|diabetiker|diabetisch|insulin|zuckerkrank',
      fr: 'diabete|diabetique|insuline',
      pt: 'diabetes|diabetico|insulina',
    },
  ],
  [
    'epilepsy',
    {
      en: 'epilepsy|epileptic|seizure, has|have|having|suffers|with fits, fits|seizures|convulsions are|ok|fine|do|no|meds, prone to fits|seizures, has fits|seizures, epileptics',
      es: 'convulsiones|epilepsia|epileptico',
      de: 'epilepsie|epileptiker|epileptisch',
      fr: 'epilepsie|epileptique',
      pt: 'convulsoes|epilepsia|epileptico',
    },
  ],
  [
    'heart condition',
    {
      en: 'cardiac|murmur, bad|dodgy|weak heart, heart condition|disease|failure|issue|medication|meds|problem|trouble, dicky|dodgy|heart murmur|ticker|pills|tablets, heart meds|problem|problems|issues|patient',
      es: 'cardiaco|soplo, enfermedad corazon, problemas cardiacos, problemas de corazon',
      de: 'herzfehler|herzkrank|herzproblem',
      fr: 'cardiaque|coeur, souffle au coeur',
      pt: 'cardiaco|sopro, problemas cardiacos|coracao',
    },
  ],
  [
    'FIV',
    {
      en: 'fiv, feline aids, fiv positive|pos, feline aids',
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
      en: 'diaper|incontinence|incontinent|leaky|nappies, leaks a bit|little, wears a? nappy, leaks|dribbles|leaky|wets bladder|urine|bed, incontinence pads',
      es: 'incontinencia|incontinente|panales',
      de: 'inkontinent|inkontinenz|windeln',
      fr: 'incontinence|incontinent',
      pt: 'fraldas|incontinencia|incontinente',
    },
  ],
  [
    'kidney disease',
    {
      en: 'kidney|renal, kidney diet|disease|failure|issue|problem|trouble, kidney|kidneys problems|trouble|failure|issues|disease|diet|failing|dodgy|bad, ckd, renal',
      es: 'renal|rinon',
      de: 'cni|niereninsuffizienz|nierenkrank|nierenprobleme|nierendiat|nieren',
      fr: 'reins|renal|rein',
      pt: 'renal|rim',
    },
  ],
  [
    'medication',
    {
      en: 'injections|med|medicated|medication|medicine|pill|tablet, daily meds|tablets, give~ meds|pills|shots|tablets, daily|regular|lifelong|long term? medication|meds|tablets|pills|pill|tablet|injections|medicine|medicines, on meds|medication|tablets|pills|medicine, needs meds|medication|tablets|pills|medicine|eye, happy|ok|fine|can|used to|with|give|giving? give|giving|do|with pills|tablets|meds|medication|medicine|injections',
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
      en: 'allergic to beef|chicken|grain, diet food, food allergy|intolerance, hypo|limited|medical|prescription|raw|restricted|special|strict|vet|veterinary diet|food, sensitive stomach|tummy, special|prescription|sensitive|raw|strict|kidney|hypoallergenic|hydrolysed|vet diet|food|tummy|stomach|kibble, food allergies|intolerances|sensitivities, grain|gluten free',
      es: 'dieta, comida especial',
      de: 'diat|diatfutter|spezialfutter',
      fr: 'alimentation speciale, croquettes|regime speciales',
      pt: 'dieta, racao especial',
    },
  ],
  [
    'paralysed',
    {
      en: 'cerebellar|paralysed|paralyzed|paraplegic|wobbly, back legs do not, can not walk properly, cat|dog wheelchair, dog wheels, in a cart|wheelchair, mobility issue|problem, on wheels, paralysed back legs, wheel cart, wheelchair cat|dog, with wheels, hind|back|rear legs paralysed|paralyzed|do|not|gone|useless, wobbly syndrome, cerebellar hypoplasia, can not walk, mobility problems|issues|impaired',
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
      en: 'dental|snaggletooth|toothless, bad|few|missing|no|poor|rotten teeth, dental care|disease|issue|problem, teeth out|removed|trimmed|trimming, teeth|tooth issue|problem|trouble, no|few|missing|bad|hardly|lost|without|rotten|not|one many? any? all? his|her|its? teeth|tooth|gnashers|fangs, toothless, dental issues|work|problems, gummy old',
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
      en: 'disability|disabled|handicap~|ill|poorly|sick|sickly, any condition, bladder|breathing|digestive|ear|immune|liver|lung|neurological|skin|spinal|spine|stomach|urinary condition|disease|issue|problem|trouble, chronic condition|illness, hard to home|place, health|medical condition|history|issue|needs|problem, not perfect, special need, nobody|no one else? wants, any disability|disabilities|ailment|illness, one with issues|problems|something wrong, disabilities|disability|ailments|illness is|are|do|ok|fine|welcome|no|does, special needs|care, extra|additional needs, long term illness|condition, sick|ill|poorly one, wonky|imperfect|broken|damaged one|ones, medical needs|case|cases, health problems are|no|ok|fine|welcome, hospice case, terminally ill, sanctuary case',
      es: 'discapacidad|discapacitado|enfermo, necesidades especiales, necesidades|cuidados|atencion especiales|especial, alguna|cualquier discapacidad|enfermedad|problema, enfermito|enfermita|malito|malita|discapacitado|especial, que nadie quiera|quiere, con algun|alguna problema|discapacidad|enfermedad|defecto',
      de: 'behindert|behinderung|handicap|handicaphund|handicapkatze|handicaptier|krank, besondere bedurfnisse, handicap|gehandicapt|gehandicapte|behindert|behinderte|behindertes|krankes|kranke|kranker|kranklich|sorgenkind|sorgenfell|notfellchen|chronisch, besondere|besonderen|spezielle|speziellen bedurfnisse|bedurfnissen|pflege|anspruche, kleinem|einem|mit|kleines handicap, den keiner|niemand will, die keiner|niemand will, das keiner|niemand will',
      fr: 'handicap|malade, besoins particuliers, besoins speciaux, handicape|handicapee|handicapes|handicap|malade|eclope|eclopee|abime|abimee|besoins|particularite, besoins|soins speciaux|particuliers|specifiques, que personne|dont personne ne? veut|voulait, petit|leger|un handicap, avec un souci|probleme',
      pt: 'deficiencia|deficiente|doente, necessidades especiais, deficiente|deficientes|deficiencia|especial|doentinho|doentinha|doente, necessidades|cuidados|necessidade especiais|especial, que ninguem quer|queira|quis, algum|alguma deficiencia|problema|doenca|limitacao',
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
