import type { Words } from '#src/domain/suggestion/phrases.ts';

/** The part of temperaments.ts that is asked for less often. */
export const rarerTemperaments: readonly (readonly [string, Words])[] = [
  [
    'curious',
    {
      en: `curiosity|curious|explorative|inquisitive|interested|nosey|nosy|snoops|snoopy, explores every|everything, into every|everything, pokes her|his|its nose, nosy, into|explores|investigates|sniffs everything`,
      es: 'cotilla|curioso|fisgon',
      de: 'interessiert|neugierig|wissbegierig',
      fr: 'curieux|fouineur',
      pt: 'bisbilhoteiro|curioso|xereta',
    },
  ],
  [
    'adventurous',
    {
      en: `adventurer|adventuresome|adventurous|daring|explorer|intrepid, adventure buddy|bunny|cat|companion|dog|pal|partner|ready, adventure loving, enjoys|likes|love adventures|travel~|trips, likes|loves to? adventure|explore~, travel anywhere|well, up for adventure|any|anything, outdoorsy|adventure, adventure buddy|cat|dog|partner|ready|companion|mate|loving, up|game|ready for|to anything|adventure|adventures|explore, van life|lifer`,
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
      en: 'dozy|idle|lazier|laziest|lazy|lazybones|sleepy|slothful, lazy bones|so|sod|lump|bum|bugger|one|type|dog|cat|days|sunday',
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
      en: 'adaptable|flexible|versatile, easy|fine|ok|good|happy|relaxed|cool about|with|in new|change|changes|different|unfamiliar|moving|routine places|place|people|situations|homes|environments|routines|things|around?, does|not get carsick',
      es: 'adaptable',
      de: 'anpassungsfahig',
      fr: 'adaptable',
      pt: 'adaptavel',
    },
  ],
  [
    'patient',
    {
      en: `forgiving|longsuffering|patience|patient|patiently|tolerance|tolerant, long suffering, patience of a saint, tolerates being, tolerates|forgives, patience of a? job|saint|saints|an|angel, not mind|minding being being? handled|poked|grabbed|pulled|dressed|climbed|prodded|hugged|squeezed|fussed|mauled|chased, tolerate|tolerates|tolerant|stand|stands|cope|copes|handle|handles|bear|bears|endure|forgive|forgives|forgiving .. pulling|pulled|poked|poking|grabbed|handling|grabbing|squeezing|mauling|clumsy|rough|mistakes|quick|quickly`,
      es: 'paciencia|paciente|tolerante',
      de: 'geduldig|nachsichtig|tolerant|engelsgeduld|geduld',
      fr: 'patient|tolerant',
      pt: 'paciencia|paciente|tolerante',
    },
  ],
  [
    'confident',
    {
      en: `bold|bombproof|brave|confidence|confident|courageous|fearless|feisty|gutsy|plucky|selfassured|selfconfident|unafraid|unfazed|unflappable|unshakeable, bomb proof, cool|fine|good|ok with crowds|fireworks|hoover|noise|thunder|traffic|vacuum, does not frighten|scare|spook|startle, does not mind crowds|fireworks|noise|thunder, holds her|his|its own, never|not|nothing a? too? easily? be? get? gets? afraid|fearful|frightened|scared|scaredy|shy|skittish|spooked|startled|timid, nerves of iron|steel, no fear|scaredy, not hide|hiding, afraid|frightened|scared of nothing, not anxious|nervous|spooky, self assured, stands up for herself|himself|itself, takes on anyone|anything, bombproof, not|never|isnt|nothing|no|doesnt|without be|get|too|easily|at|a|of|afraid? scared|spooked|scare|spook|fazed|fazes|startle|startled|frightened|afraid|timid|shy|bothered|anxious|nervous|skittish|jumpy|flinch|cower|hide|phased|fearful|wimp|scaredy|panic|spooky of|by|about|with|at|from|under|when|around|cat, not fazed|worried|bothers|scared|frightened|spooked|afraid|fazes by|of|with|loud|noise .. noise|noises|traffic|crowds|fireworks|thunder|bangs|trams|hoover|vacuum|strangers|tractors|machinery|city|engines|sirens, good|ok|okay|fine|happy|calm|steady|relaxed|cool with|in|around|near|about loud? crowds|traffic|noise|noises|fireworks|bangs|trains|buses|machinery|tractors|town|city|engines|gunfire|guns|chaos|commotion|busy|cafes, used to city|traffic|noise|crowds|trams|buses|machinery|tractors|gunfire|chaos|commotion, afraid|scared of nothing, not a scaredy`,
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
      en: `alert|attentive|attentiveness|observant|vigilant|watchful, alert|warn me|us|when|if, barks at|when strangers|the door|someone, bark~ .. arrives|comes|door|doorbell|gate, early warning, let letting? me|us know somebody|someone|strangers|when, bark~|growls|alarms when|if|at someone|somebody|anyone|a|the|people|stranger|strangers|anything|they|he|doorbell|car|bell comes|is|approaches|arrives|at|in|near|up|pulls|rings, doorbell|door|early|alarm|alert warning|alarm|bell|dog|barker|system, makes|make a? racket|noise|fuss if|when, pays attention`,
      es: 'alerta|atento|observador|vigilante',
      de: 'achtsam|aufmerksam|wachsam',
      fr: 'alerte|attentif|observateur|vigilant',
      pt: 'alerta|atento|observador|vigilante',
    },
  ],
  [
    'vocal',
    {
      en: `chat|chatter|chatterbox|chatty|chirpy|conversationalist|gobby|howls|loud|mimics|mouthy|noisy|speaks|talk~|talkative|talker|talky|vocabulary|vocal|yappy, answers back, bark~|howl~|meow~|screech~|squawk~ a|all|constantly|day|every|much|night|non, chats away, chat|talk to|with me|us, has a lot to say, can speak, has|have~ conversation, learn~|learnt|taught|teach to? phrases|speak|words, makes noise, meows a lot, says things|words, speaks words, talk back, chatters|opinions, talk~|chat~|speak~|answer~|natter~ to|with|back me|us|him|her, bark~ loud|loudly|lots, can|could talk|speak|chat`,
      es: 'charlatan|habla|hablador|hablar|hable|parlanchin|parlotee|ruidoso|vocal',
      de: 'gesprachig|laut|reden|redet|redselig|sprechen|spricht',
      fr: 'bavard|bruyant|loquace|parle|parler|vocal|cause|causer|papote',
      pt: 'barulhento|fala|falante|falar|fale|tagarela|vocal',
    },
  ],
  [
    'musical',
    {
      en: 'melodic|melodious|musical|serenade|sing~|singer|song|songbird|songster|tuneful|whistle, whistles tunes, sings|singing|whistles|whistling|song, sing|whistle~ in|to|for|at|tunes|songs|along|while|the|all|with, good|nice|lovely|beautiful|pretty|real singer|song|voice',
      es: 'canta|cantar|cantarin|cante|canten|cantor',
      de: 'gesang|pfeift|singen|singend|singt|zwitschern|zwitschert',
      fr: 'chante|chantent|chanter|chanteur|melodieux|siffle',
      pt: 'assobie|cantar|cante|canto|cantor',
    },
  ],
  [
    'cheerful',
    {
      en: 'bubbly|cheerful|cheerfull|cheery|happy|jolly|joyful|joyous|merry|optimistic|positive|sunny|upbeat, always wagging, good humoured|mood|spirits, waggy tail~, wags its tail, happy dog|cat|soul|chappy|camper|little|disposition|nature|temperament',
      es: 'alegre|contento|feliz|risueno',
      de: 'frohlich|gutgelaunt|heiter|lebensfroh|munter|vergnugt',
      fr: 'enjoue|gai|heureux|joyeux',
      pt: 'alegre|animado|contente|feliz',
    },
  ],
  [
    'obedient',
    {
      en: `behaved|behaves|biddable|compliant|disciplined|mannered|mannerly|manners|obedient|obey|polite|wellbehaved|wellmannered|willing, best|good|well behavior|behaviour, does as|what he|it|she|they is|told, eager|keen|wants|willing to please, good listener, listens to|well me, manners, well|nicely|beautifully|impeccably|properly|good|best|perfect|decent behaved|mannered|brought|behaviour|behavior|manners|mannerly|conduct`,
      es: 'educadito|obediente',
      de: 'artig|folgsam|gehorsam|wohlerzogen',
      fr: 'obeissant|sage',
      pt: 'comportado|obediente',
    },
  ],
  [
    'mischievous',
    {
      en: 'cheekiness|cheeky|devilish|impish|mischief|mischievous|naughty|rascal|rogue|scamp|scoundrel|troublemaker, bit of? cheek, gets into trouble, little devil|terror, mischief maker, trouble maker, cheeky, bit|touch|streak of mischief|naughty|cheek|devil|devilment|divilment, cheeky monkey|chap|one|chappy|face|little|devil|chops',
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
      en: 'delicate|empathetic|empathic|intuitive|sensitive, sensitive soul|to|one|type',
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
      en: '=stable|dependable|reliable|solid|steadiness|steady|trustworthy, even keel, solid|steady|reliable|safe|sound|stable|even|level as|temperament|tempered|nerves|head|headed|character|pair|rock|dog|citizen|minded|keel, stay~|remain~ steady when|in|under',
      es: 'equilibrado|estable|fiable',
      de: 'stabil|verlasslich|wesensfest|zuverlassig',
      fr: 'equilibre|fiable|stable',
      pt: 'confiavel|equilibrado|estavel',
    },
  ],
  [
    'strong',
    {
      en: 'hardy|muscular|powerful|robust|robustly|stocky|strong|sturdy|tough, hardy, hardy|tough|rugged|sturdy enough|breed|type|dog|one|as|old|outdoors|built, not|isnt a? delicate|fragile|weak|dainty|wimpy|feeble',
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
      en: 'handleable|handled|handreared|tame~|tamer|trusting, can be picked|stroked, eats from|out my? of? hand, hand fed|friendly|raised|reared, perch|sit|step on|onto|up my? a? finger|hand|shoulder, used to being? hands|humans, hand|finger|shoulder tame|tamed|fed|reared|raised|trained, fully|very|already|quite tame|tamed, sits|sit|steps|step|hops|hop|perch~|ride~|comes|come|lands|fly|flies|eats|eat|feeds|sitting on|onto|to|from|out of? up? my|your|the|a|her|his|our hands?|finger|fingers|shoulder|arm|palm|hand, like~|love~|enjoy~|used|happy|ok|fine|allow~|let~|tolerate~|accept~|stand~ to|with|being|you|be|me|us|children|kids|the|being being? handled|held|picked|pick|handling|touched|carried, not scared|afraid|frightened of hands|people|humans|being',
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
