import type { Words } from '#src/domain/suggestion/phrases.ts';

/** The part of temperaments.ts that is asked for less often. */
export const rarerTemperaments: readonly (readonly [string, Words])[] = [
  [
    'curious',
    {
      en: `curiosity|curious|explorative|inquisitive|interested|nosey|nosy|snoops|snoopy, explores every|everything, into every|everything, pokes her|his|its nose`,
      es: 'cotilla|curioso|fisgon',
      de: 'interessiert|neugierig|wissbegierig',
      fr: 'curieux|fouineur',
      pt: 'bisbilhoteiro|curioso|xereta',
    },
  ],
  [
    'adventurous',
    {
      en: `adventurer|adventuresome|adventurous|daring|explorer|intrepid, adventure buddy|bunny|cat|companion|dog|pal|partner|ready, adventure loving, enjoys|likes|love adventures|travel~|trips, likes|loves to? adventure|explore~, travel anywhere|well, up for adventure|any|anything`,
      es: 'aventurero|explorador',
      de: 'abenteuerlustig|entdeckungsfreudig|unternehmungslustig',
      fr: 'aventureux|aventurier|baroudeur|explorateur',
      pt: 'aventureiro|explorador',
    },
  ],
  [
    'energetic',
    {
      en: 'energetic|exuberant|lively|spirited|vivacious',
      es: 'energetico|vivaracho|vivaz',
      de: 'lebhaft|quirlig|temperamentvoll',
      fr: 'energique|petillant|vif',
      pt: 'energetico|vivaz',
    },
  ],
  [
    'lazy',
    {
      en: 'dozy|idle|lazier|laziest|lazy|lazybones|sleepy|slothful',
      es: 'dormilon|flojo|holgazan|perezoso|vago',
      de: 'faul|faulpelz|trage|verschlafen',
      fr: 'dormeur|faineant|feignant|flemmard|paresseux',
      pt: 'dorminhoco|preguicoso',
    },
  ],
  [
    'submissive',
    {
      en: 'deferential|meek|submissive',
      es: 'sumiso',
      de: 'devot|unterwurfig',
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
      en: `forgiving|longsuffering|patience|patient|patiently|tolerance|tolerant, long suffering, patience of a saint, tolerates being`,
      es: 'paciencia|paciente|tolerante',
      de: 'geduldig|nachsichtig|tolerant|engelsgeduld|geduld',
      fr: 'patient|tolerant',
      pt: 'paciencia|paciente|tolerante',
    },
  ],
  [
    'confident',
    {
      en: `bold|bombproof|brave|confidence|confident|courageous|fearless|feisty|gutsy|plucky|selfassured|selfconfident|unafraid|unfazed|unflappable|unshakeable, bomb proof, cool|fine|good|ok with crowds|fireworks|hoover|noise|thunder|traffic|vacuum, does not frighten|scare|spook|startle, does not mind crowds|fireworks|noise|thunder, holds her|his|its own, never|not|nothing a? too? easily? be? get? gets? afraid|fearful|frightened|scared|scaredy|shy|skittish|spooked|startled|timid, nerves of iron|steel, no fear|scaredy, not hide|hiding, afraid|frightened|scared of nothing, not anxious|nervous|spooky, self assured, stands up for herself|himself|itself, takes on anyone|anything`,
      es: 'atrevido|audaz|intrepido|seguro|valiente, sin miedo, miedo a nada, no le? tenga|tiene miedo a nada',
      de: 'furchtlos|mutig|selbstbewusst|selbstsicher|tapfer|unerschrocken|wesensfest, nicht angstlich|schreckhaft',
      fr: 'assure|audacieux|brave|confiant|courageux|intrepide',
      pt: 'confiante|corajoso|destemido|seguro|valente, sem medo, sem medo de nada, nao tenha medo de nada',
    },
  ],
  [
    'shy',
    {
      en: `anxious|bashful|cautious|fearful|introvert~|nervous|reserved|scaredy|shy|skittish|timid|timidity|wallflower|wary, needs time to trust, scared cat|dog, slow to trust|warm, takes time to trust|warm`,
      es: 'asustadizo|desconfiado|miedoso|reservado|temeroso|timido',
      de: 'angsthund|angstlich|scheu|schreckhaft|schuchtern|unsicher|vorsichtig|zuruckhaltend',
      fr: 'craintif|peureux|reserve|timide',
      pt: 'assustado|desconfiado|medroso|reservado|timido',
    },
  ],
  [
    'alert',
    {
      en: `alert|attentive|attentiveness|observant|vigilant|watchful, alert|tell|warn if|me|us|when, barks at|when strangers|the door|someone, bark~ .. arrives|comes|door|doorbell|gate, early warning, let letting? me|us know somebody|someone|strangers|when`,
      es: 'alerta|atento|observador|vigilante',
      de: 'achtsam|aufmerksam|wachsam',
      fr: 'alerte|attentif|observateur|vigilant',
      pt: 'alerta|atento|observador|vigilante',
    },
  ],
  [
    'vocal',
    {
      en: `chat|chatter|chatterbox|chatty|chirpy|conversationalist|gobby|howls|loud|mimics|mouthy|noisy|speaks|talk~|talkative|talker|talky|vocabulary|vocal|yappy, answers back, bark~|howl~|meow~|screech~|squawk~ a|all|constantly|day|every|much|night|non, chats away, chat|talk to|with me|us, has a lot to say, can speak, has|have~ conversation, learn~|learnt|taught|teach to? phrases|speak|words, makes noise, meows a lot, says things|words, speaks words, talk back`,
      es: 'charlatan|habla|hablador|hablar|hable|parlanchin|parlotee|ruidoso|vocal',
      de: 'gesprachig|laut|reden|redet|redselig|sprechen|spricht',
      fr: 'bavard|bruyant|loquace|parle|parler|vocal|cause|causer|papote',
      pt: 'barulhento|fala|falante|falar|fale|tagarela|vocal',
    },
  ],
  [
    'musical',
    {
      en: 'melodic|melodious|musical|serenade|sing~|singer|song|songbird|songster|tuneful|whistle, whistles tunes',
      es: 'canta|cantar|cantarin|cante|canten|cantor',
      de: 'gesang|pfeift|singen|singend|singt|zwitschern|zwitschert',
      fr: 'chante|chantent|chanter|chanteur|melodieux|siffle',
      pt: 'assobie|cantar|cante|canto|cantor',
    },
  ],
  [
    'cheerful',
    {
      en: 'bubbly|cheerful|cheerfull|cheery|happy|jolly|joyful|joyous|merry|optimistic|positive|sunny|upbeat, always wagging, good humoured|mood|spirits, waggy tail~, wags its tail',
      es: 'alegre|contento|feliz|risueno',
      de: 'frohlich|gutgelaunt|heiter|lebensfroh|munter|vergnugt',
      fr: 'enjoue|gai|heureux|joyeux',
      pt: 'alegre|animado|contente|feliz',
    },
  ],
  [
    'obedient',
    {
      en: `behaved|behaves|biddable|compliant|disciplined|mannered|mannerly|manners|obedient|obey|polite|wellbehaved|wellmannered|willing, best|good|well behavior|behaviour, does as|what he|it|she|they is|told, eager|keen|wants|willing to please, good listener, listens to|well me`,
      es: 'educadito|obediente',
      de: 'artig|folgsam|gehorsam|wohlerzogen',
      fr: 'obeissant|sage',
      pt: 'comportado|obediente',
    },
  ],
  [
    'mischievous',
    {
      en: 'cheekiness|cheeky|devilish|impish|mischief|mischievous|naughty|rascal|rogue|scamp|scoundrel|troublemaker, bit of? cheek, gets into trouble, little devil|terror, mischief maker, trouble maker',
      es: 'gamberro|picaro|pillo|trasto|travieso',
      de: 'frech|lausbub|schelmisch|schlitzohr|spitzbubisch',
      fr: 'coquin|filou|malicieux|polisson',
      pt: 'arteiro|levado|malandro|safadinho|travesso',
    },
  ],
  [
    'stubborn',
    {
      en: 'bullheaded|headstrong|obstinate|opinionated|pigheaded|stubborn|wilful|willful, mind of her|his|its own, own mind, strong willed',
      es: 'cabezota|terco|testarudo|tozudo',
      de: 'dickkopf|dickkopfig|eigensinnig|eigenwillig|stur',
      fr: 'borne|obstine|tetu',
      pt: 'cabecudo|teimoso, cabeca dura',
    },
  ],
  [
    'sensitive',
    {
      en: 'delicate|empathetic|empathic|intuitive|sensitive',
      es: 'sensible',
      de: 'einfuhlsam|empfindsam|feinfuhlig|sensibel',
      fr: 'empathique|sensible',
      pt: 'sensivel',
    },
  ],
  [
    'dignified',
    {
      en: 'aristocratic|classy|dignified|dignity|elegance|elegant|graceful|majestic|noble|posh|regal|royal|sophisticated|stately',
      es: 'digno|elegante|majestuoso|senorial',
      de: 'anmutig|edel|elegant|majestatisch|wurdevoll',
      fr: 'digne|elegant|majestueux|noble|racé',
      pt: 'elegante|majestoso|nobre',
    },
  ],
  [
    'steady',
    {
      en: '=stable|dependable|reliable|solid|steadiness|steady|trustworthy, even keel',
      es: 'equilibrado|estable|fiable',
      de: 'stabil|verlasslich|wesensfest|zuverlassig',
      fr: 'equilibre|fiable|stable',
      pt: 'confiavel|equilibrado|estavel',
    },
  ],
  [
    'strong',
    {
      en: 'hardy|muscular|powerful|robust|robustly|stocky|strong|sturdy|tough',
      es: 'fuerte|resistente|robusto',
      de: 'kraftig|robust|stark',
      fr: 'fort|robuste|solide',
      pt: 'forte|resistente|robusto',
    },
  ],
  [
    'sure-footed',
    { en: 'agile|nimble|surefooted, sure footed', es: 'agil', fr: 'agile', pt: 'agil' },
  ],
  [
    'tame',
    {
      en: 'handleable|handled|handreared|tame~|tamer|trusting, can be picked|stroked, eats from|out my? of? hand, hand fed|friendly|raised|reared, perch|sit|step on|onto|up my? a? finger|hand|shoulder, used to being? hands|humans',
      es: 'amansado|confiado|domesticado|mansito, acostumbrado a la gente|mano, sube|suba|viene al dedo|hombro',
      de: 'handzahm|zahm|zutraulich, auf den finger|die hand',
      fr: 'apprivoise|confiant|domestique, monte sur le|la doigt|main',
      pt: 'amansado|domesticado, vem no dedo|mao|ombro, vem na mao',
    },
  ],
  [
    'wild',
    {
      en: 'boisterous|bonkers|crazy|feral|nutty|rowdy|unruly|wild',
      es: 'alocado|loco|salvaje',
      de: 'verruckt|wild',
      fr: 'folle|fou|sauvage',
      pt: 'doido|louco|maluco|selvagem',
    },
  ],
];
