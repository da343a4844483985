import type { Words } from '#src/domain/suggestion/phrases.ts';

/** The part of temperaments.ts that is asked for less often. */
export const rarerTemperaments: readonly (readonly [string, Words])[] = [
  [
    'curious',
    {
      en: `curious|inquisitive|nosy|nosey|snoopy|curiosity|explorative|snoops|interested, into everything|every, explores everything|every, pokes its|his|her nose`,
      es: 'curioso|cotilla|fisgon',
      de: 'neugierig|wissbegierig|interessiert',
      fr: 'curieux|curieuse|fouineur',
      pt: 'curioso|xereta|bisbilhoteiro',
    },
  ],
  [
    'adventurous',
    {
      en: `adventurous|daring|explorer|adventurer|adventuresome|intrepid|explorers, adventure dog|cat|buddy|partner|companion|pal|bunny|ready, travels|travel well|anywhere, loves|likes|love|enjoys travel|travelling|traveling|adventures|trips, sense of adventure, likes|loves to? explore|exploring|adventure|adventures, up for adventure|anything|any, adventure loving`,
      es: 'aventurero|explorador',
      de: 'abenteuerlustig|unternehmungslustig|entdeckungsfreudig',
      fr: 'aventureux|aventurier|baroudeur|explorateur',
      pt: 'aventureiro|explorador',
    },
  ],
  [
    'energetic',
    {
      en: 'energetic|lively|spirited|exuberant|vivacious',
      es: 'energetico|vivaracho|vivaz',
      de: 'lebhaft|quirlig|temperamentvoll',
      fr: 'energique|vif|vive|petillant',
      pt: 'energetico|vivaz',
    },
  ],
  [
    'lazy',
    {
      en: 'lazy|lazier|laziest|sleepy|idle|lazybones|dozy|slothful',
      es: 'perezoso|vago|dormilon|flojo|holgazan',
      de: 'faul|fauler|trage|verschlafen|faulpelz',
      fr: 'paresseux|paresseuse|faineant|feignant|flemmard|dormeur',
      pt: 'preguicoso|dorminhoco',
    },
  ],
  [
    'submissive',
    {
      en: 'submissive|meek|deferential',
      es: 'sumiso',
      de: 'unterwurfig|devot',
      fr: 'soumis',
      pt: 'submisso',
    },
  ],
  [
    'adaptable',
    {
      en: 'adaptable|flexible|versatile',
      es: 'adaptable',
      de: 'anpassungsfahig',
      fr: 'adaptable',
      pt: 'adaptavel',
    },
  ],
  [
    'patient',
    {
      en: `patient|tolerant|forgiving|longsuffering|patiently|tolerance, long suffering, can take a lot, takes a lot of nonsense, patience of a saint, tolerates being`,
      es: 'paciente|tolerante|paciencia',
      de: 'geduldig|tolerant|nachsichtig|geduldiger|geduldige',
      fr: 'patient|tolerant|patiente',
      pt: 'paciente|tolerante|paciencia',
    },
  ],
  [
    'confident',
    {
      en: `confident|brave|bold|fearless|courageous|selfassured|selfconfident|confidence|gutsy|plucky|unafraid|unshakeable|bombproof|feisty, not nervous|anxious|timid|shy|skittish|scared|fearful|spooky, nerves of steel, takes on anyone|anything, stands up for itself|himself|herself, self assured|confident, not|never|nothing a? too? easily? be? get? gets? scared|frightened|afraid|spooked|scaredy|startled|fearful|shy|timid|skittish, afraid of nothing, bomb proof, does not scare|spook|startle|frighten, scared of nothing, no fear|scaredy, does not mind thunder|fireworks|noise|noises|crowds, good|fine|ok|cool with noise|noises|traffic|crowds|fireworks|thunder|hoover|vacuum, unfazed, holds his|her|its own`,
      es: 'valiente|seguro|atrevido|intrepido|audaz, sin miedo',
      de: 'mutig|selbstbewusst|selbstsicher|unerschrocken|wesensfest|furchtlos|tapfer, nicht angstlich|schreckhaft',
      fr: 'courageux|confiant|audacieux|brave|intrepide|assure',
      pt: 'corajoso|confiante|valente|destemido|seguro, sem medo',
    },
  ],
  [
    'shy',
    {
      en: `shy|timid|reserved|wary|cautious|nervous|bashful|introvert|introverted|skittish|anxious|scaredy|fearful|timidity|introverts|wallflower, takes time to trust|warm, slow to trust|warm, needs time to trust, scared cat|dog`,
      es: 'timido|reservado|miedoso|asustadizo|desconfiado|temeroso',
      de: 'schuchtern|scheu|zuruckhaltend|angstlich|schreckhaft|vorsichtig|schuchternen|scheue|scheuer|angsthund|unsicher',
      fr: 'timide|craintif|reserve|peureux|craintive|timides',
      pt: 'timido|reservado|medroso|desconfiado|timidos|assustado',
    },
  ],
  [
    'alert',
    {
      en: `alert|watchful|observant|attentive|vigilant|alerts|attentiveness, let|lets letting? me|us know when|someone|somebody|strangers, tell|tells|warn|warns|alert|alerts me|us|when|if, early warning, bark~ .. door|doorbell|gate|comes|arrives, barks when someone, barks at|when strangers|the door|someone`,
      es: 'alerta|atento|vigilante|observador',
      de: 'aufmerksam|wachsam|achtsam',
      fr: 'alerte|attentif|vigilant|attentive|observateur',
      pt: 'alerta|atento|vigilante|observador',
    },
  ],
  [
    'vocal',
    {
      en: `vocal|talkative|chatty|talker|talks|talking|chatterbox|mouthy|chirpy|talk|chatter|chatters|gobby|speaks|chats|noisy|loud|yappy|talky|chat|conversationalist|howls, learn|learns|learned|learnt|taught|teach to? speak|talk|words|phrases, answers back, vocabulary, has|have|having conversations|conversation, chats|chat|talks|talk to|with me|us, makes noise, talk back, says words|things, speaks words, chats away, mimics, has a lot to say, tells me about, meows a lot, barks a lot`,
      es: 'hablador|parlanchin|vocal|hable|habla|charlatan|hablar|ruidoso|parlotee',
      de: 'gesprachig|redselig|spricht|sprechen|reden|redet|laut',
      fr: 'bavard|parle|vocal|loquace|parler|bavarde|bruyant',
      pt: 'tagarela|falante|fale|fala|vocal|falar|barulhento',
    },
  ],
  [
    'musical',
    {
      en: 'sings|sing|singer|singing|tuneful|musical|melodious|whistles|whistle|song|melodic|songster|serenade|songbird, whistles tunes',
      es: 'cante|canta|cantar|cantarin|cantor|canten',
      de: 'singt|singen|zwitschert|pfeift|singend|gesang|zwitschern',
      fr: 'chante|chanter|chanteur|siffle|melodieux|chantent',
      pt: 'cante|canta|cantar|cantor|canto|assobie',
    },
  ],
  [
    'cheerful',
    {
      en: 'cheerful|happy|joyful|merry|sunny|upbeat|cheery|jolly|joyous|optimistic|positive|cheerfull|bubbly, always wagging, waggy tail|tailed, wags its tail, good mood|spirits|humoured',
      es: 'alegre|feliz|contento|risueno',
      de: 'frohlich|munter|heiter|lebensfroh|gutgelaunt|vergnugt',
      fr: 'joyeux|gai|enjoue|joyeuse|heureux',
      pt: 'alegre|feliz|animado|contente',
    },
  ],
  [
    'obedient',
    {
      en: `obedient|polite|wellbehaved|wellmannered|mannerly|biddable|behaved|willing|compliant|manners|obidient|mannered|behaves|obey|obeys|disciplined, well|good|best behaved|mannered|manners|behaviour|behavior, eager|willing|wants|keen to please, listens well|to me, good listener, does as|what it|he|she|they told|is`,
      es: 'obediente|educadito',
      de: 'gehorsam|folgsam|wohlerzogen|artig',
      fr: 'obeissant|sage|obeissante',
      pt: 'obediente|comportado',
    },
  ],
  [
    'mischievous',
    {
      en: 'mischievous|cheeky|naughty|impish|mischief|rascal|scamp|troublemaker|rogue|mischievious|cheekiness|sassy|sass|devilish|scoundrel, trouble maker, mischief maker, little devil|terror, gets into trouble',
      es: 'travieso|pillo|trasto|gamberro|picaro',
      de: 'frech|schelmisch|spitzbubisch|lausbub|frecher|freches|schlitzohr',
      fr: 'coquin|malicieux|coquine|filou|polisson',
      pt: 'travesso|malandro|levado|arteiro|safadinho',
    },
  ],
  [
    'stubborn',
    {
      en: 'stubborn|headstrong|wilful|willful|pigheaded|obstinate|bullheaded|opinionated, strong willed, mind of its|his|her own, own mind',
      es: 'terco|cabezota|testarudo|tozudo',
      de: 'stur|eigensinnig|dickkopfig|eigenwillig|dickkopf',
      fr: 'tetu|borne|obstine',
      pt: 'teimoso|cabecudo|cabeca dura',
    },
  ],
  [
    'sensitive',
    {
      en: 'sensitive|delicate|empathetic|empathic|sensative|intuitive',
      es: 'sensible',
      de: 'sensibel|feinfuhlig|empfindsam|einfuhlsam',
      fr: 'sensible|empathique',
      pt: 'sensivel',
    },
  ],
  [
    'dignified',
    {
      en: 'dignified|elegant|noble|graceful|majestic|regal|stately|posh|aristocratic|classy|elegance|sophisticated|dignity|royal',
      es: 'elegante|majestuoso|digno|senorial',
      de: 'elegant|wurdevoll|edel|majestatisch|anmutig',
      fr: 'elegant|noble|majestueux|digne|racé',
      pt: 'elegante|nobre|majestoso',
    },
  ],
  [
    'steady',
    {
      en: 'steady|=stable|solid|dependable|reliable|trustworthy|steadiness, even keel',
      es: 'estable|equilibrado|fiable',
      de: 'wesensfest|zuverlassig|verlasslich|stabil',
      fr: 'equilibre|fiable|stable',
      pt: 'equilibrado|confiavel|estavel',
    },
  ],
  [
    'strong',
    {
      en: 'strong|sturdy|robust|tough|muscular|powerful|robustly|hardy|stocky',
      es: 'fuerte|robusto|resistente',
      de: 'kraftig|robust|stark',
      fr: 'robuste|solide|fort',
      pt: 'forte|robusto|resistente',
    },
  ],
  [
    'sure-footed',
    { en: 'surefooted|nimble|agile, sure footed', es: 'agil', fr: 'agile', pt: 'agil' },
  ],
  [
    'tame',
    {
      en: 'tame|tamed|trusting|handleable|handled|handreared|tamer, hand tame|tamed|fed|reared|raised|friendly, used to being? hands|humans, perch|perches|sit|sits|steps|step on|onto|up my? a? hand|finger|shoulder|shoulders, takes food from, eats from|out my? of? hand, can be handled|picked|stroked',
      es: 'domesticado|mansito|confiado|amansado, acostumbrado a la mano|gente',
      de: 'zahm|handzahm|zutraulich|handzahmer|zahmer|zahme|zahmes',
      fr: 'apprivoise|domestique|apprivoisee|confiant',
      pt: 'domesticado|amansado',
    },
  ],
  [
    'wild',
    {
      en: 'wild|crazy|boisterous|rowdy|bonkers|nutty|feral|unruly',
      es: 'loco|salvaje|alocado',
      de: 'verruckt|wild',
      fr: 'fou|folle|sauvage',
      pt: 'louco|maluco|doido|selvagem',
    },
  ],
];
