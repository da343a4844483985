import type { Words } from './phrases.ts';

/** What is asked for because of what the pet is to do, or to leave alone. */
export const workingTemperaments: readonly (readonly [string, Words])[] = [
  [
    'adaptable',
    {
      en: `adaptable|flexible|versatile, easy|fine|ok|good|happy|relaxed|cool about|with|in new|change|different|unfamiliar|moving|routine place|people|situations|homes|environments|routines|things|around?, does|not get carsick, adapt~ to|well|easily, cope with change, fit in anywhere|any|with whatever, any routine, can handle change, good traveller|traveler, new places in`,
      es: 'adaptable, se adapte|adapta',
      de: 'anpassungsfahig',
      fr: 'adaptable, se adapte|adapter',
      pt: 'adaptavel|flexivel, se adapte|adapta|adaptar, nao estranhe lugar|casa',
    },
  ],
  [
    'alert',
    {
      en: `alert|attentive|attentiveness|observant|vigilant|watchful, alert|warn me|us|when|if, barks at|when strangers|the door|someone, bark~ .. arrives|comes|door|doorbell|gate, let letting? me|us know somebody|someone|strangers|when, bark~|growls|alarms when|if|at someone|somebody|anyone|a|the|people|stranger|anything|they|he|doorbell|car|bell comes|is|approaches|arrives|at|in|near|up|pulls|rings, doorbell|door|early|alarm|alert warning|alarm|bell|dog|barker|system, make a? racket|noise|fuss if|when, pays attention, notice everything|things, let~|tell~ me|us know? when|if someone|somebody|anyone|people|visitors`,
      es: 'atento|observador|vigilante, alerta|avisador, avise|avisa|ladre|ladra|avisar si|cuando|de|a alguien|llaman|viene|extranos|timbre|entra|vengan|hay, me|nos avise',
      de: 'achtsam|aufmerksam|wachsam, aufmerksamer|meldet|anschlagt, meldet|bellt|anschlagt|gibt wenn|jemanden|fremde|besuch|laut jemand|wer|es|kommt?',
      fr: 'alerte|attentif|observateur|vigilant, averti|prevenir, previent|avertit|aboie|previenne|avertisse|donne si|quand|l|des quelqu|on|il|alerte|intrus',
      pt: 'alerta|atento|observador, vigilante|ligado, avise|avisa|lata|late|avisar quando|se|com|de alguem|chega|campainha|gente|estranho|tem',
    },
  ],
  [
    'obedient',
    {
      en: `behaved|behaves|biddable|compliant|disciplined|mannered|mannerly|manners|obedient|obey|polite|wellbehaved|wellmannered|willing, does as|what he|it|she|they is|told, eager|keen|wants|willing to please, good listener, listens to|well me, well|nicely|beautifully|impeccably|properly|good|best|perfect|decent behaved|mannered|brought|behaviour|behavior|manners|mannerly|conduct, good as gold, follow~ orders|commands, not misbehave`,
      es: 'obediente, disciplinado|educadito|docil|formal|modales, haga|hace|preste caso, que|me obedezca|obedezcan, bien portado|mandado|educado|criado, se porte|comporte|portarse bien',
      de: 'artig|folgsam|gehorsam|wohlerzogen, gehorsamer|artiger|brave|braver|fuhrige|leichtfuhrig, weiss sich zu benehmen, benimmt sich gut|ordentlich',
      fr: 'obeissant, discipline|poli|sage, bien eleve|dresse, obeit|obeisse|ecoute bien|au|a|mes|les',
      pt: 'comportado|obediente, educadinho|disciplinado, bem comportado|educado, se comporte|comporta bem',
    },
  ],
  [
    'sure-footed',
    { en: 'agile|nimble|surefooted, sure footed', es: 'agil', fr: 'agile', pt: 'agil' },
  ],
  [
    'tame',
    {
      en: 'step~ up on, handleable|handled|handreared|tame~|trusting, can be picked|stroked, eats from|out my? of? hand, hand fed|friendly|raised|reared, perch|sit|step on|onto|up my? a? finger|hand|shoulder, used to being? hands|humans, hand|finger|shoulder tame|tamed|fed|reared|raised|trained, fully|very|already|quite tame|tamed, sit|step|hop|perch~|ride~|come|lands|fly|eat|feeds|sitting on|onto|to|from|out of? up? my|your|the|a|her|his|our finger|shoulder|arm|palm|hand, like~|love~|enjoy~ being handled|picked|touched, used|happy|ok|fine|allow~|let~|tolerate~|accept~|stand~ to|with|you|be|me|us|children|kids|the|being being? handled|held|picked|pick|handling|touched|carried, not scared|afraid|frightened of hands|people|humans|being',
      es: 'amansado|confiado|domesticado, acostumbrado a la gente|mano, sube|suba|viene al dedo|hombro, papillero, coma|comer|come|comian|suba|subir|sube|venga|venir|posarse|pose de|en|a|al|se? la|mi|tu|el|su|mis mano|dedo|hombro, acostumbrado a las? manos|personas|gente|la, se deje coger|agarrar|manipular|tocar, criado a mano',
      de: 'handzahm|zahm|zutraulich, auf den finger|die hand, handzahmer|zahmer|handaufzucht|zutraulicher|handaufgezogen, auf|aus die|der|meine|meiner|den schulter|finger|hand kommt|frisst|sitzt|steigt|hupft|geht, an hande|menschen gewohnt',
      fr: 'apprivoise|confiant|domestique, mange|vient|vienne|monte|pose|manger|venir|grimpe dans|sur|a|se la|ma|le|mon|l main|doigt|epaule, eleve|nourri a la main, se laisse|laissent prendre|porter|toucher|caresser|manipuler|attraper, peut|puisse|on le? porter|toucher|manipuler, habitue a|aux|au la|le|etre? homme|humain|main|contact|pris',
      pt: 'amansado|domesticado, vem no dedo|mao|ombro, vem na mao, coma|come|venha|vem|suba|sobe|fica|fique|ficar|pouse|pousa na|no|em minha|meu|nossa? mao|dedo|ombro, criado|alimentado na mao|papinha, deixe|deixa pegar|segurar|tocar',
    },
  ],
  [
    'clean',
    {
      en: `=clean|tidy|fastidious|cleanly, cleans itself, not|never|non smelly|stinky|dirty|messy|smell|stink`,
      es: 'aseado|pulcro',
      de: 'reinlich',
      pt: 'asseado|limpinho',
    },
  ],
  ['discreet', { en: 'discreet|tactful|unobtrusive' }],
  ['driven', { en: 'driven, drive to work, likes|loves|wants|willing to work, work ethic' }],
  [
    'food-motivated',
    {
      en: 'foodie|greedy|gluttonous, food motivated|driven|obsessed|mad|oriented|orientated, work~ for food|treats, at the food bowl',
      es: 'gloton|comilon|zampon|tragon',
      de: 'verfressen|gefrassig',
      fr: 'gourmand|glouton|goinfre',
      pt: 'guloso|comilao',
    },
  ],
  [
    'hunter',
    {
      en: 'that hunts, proven hunter~, mouse|rat|pest control, hunter, likes|loves hunting, a real|proper|good|keen mouser|ratter',
    },
  ],
  [
    'trainable',
    {
      en: 'trainable, easily trained, easy to train|teach, eager|keen|willing|wants to learn, picks up training',
      es: 'ganas de aprender, facil de ensenar|educar|adiestrar|entrenar, ensenable',
      de: 'lernfreudig|lernwillig|lernbegierig, leicht zu erziehen|trainieren, leicht erziehbar',
      fr: 'facile a dresser|eduquer|former, envie d? apprendre',
      pt: 'facil de ensinar|treinar|adestrar|educar, vontade de aprender',
    },
  ],
];
