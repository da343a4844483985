import type { Words } from './phrases.ts';

/** The part of temperaments.ts that is asked for less often. */
export const rarerTemperaments: readonly (readonly [string, Words])[] = [
  [
    'curious',
    {
      en: `curiosity|curious|explorative|inquisitive|interested|nosey|nosy|snoops, explores|into every|everything, pokes her|his|its nose, into|explores|investigates|sniffs everything, nosey parker, fascinated by everything, supervise my|our|the|everything, sniff~ every`,
      es: 'cotilla|curioso|fisgon, curiosete|metiche|explorador, que investigue|explore, chismoso',
      de: 'interessiert|neugierig|wissbegierig, neugieriger',
      fr: 'fouineur, curieux|fouineuse|explore',
      pt: 'bisbilhoteiro|curioso|xereta, fucador',
    },
  ],
  [
    'adventurous',
    {
      en: `adventurer|adventuresome|adventurous|daring|explorer|intrepid, adventure buddy|bunny|cat|companion|dog|pal|partner|ready|mate|loving, enjoys|likes|love adventures|travel~|trips, likes|loves to? adventure|explore~, travel anywhere|well, up for adventure|any|anything, outdoorsy|adventure, up|game|ready for|to anything|adventure|explore, van life|lifer`,
      es: 'aventurero|explorador',
      de: 'abenteuerlustig|entdeckungsfreudig|unternehmungslustig',
      fr: 'aventureux|aventurier|baroudeur|explorateur',
      pt: 'aventureiro|explorador',
    },
  ],
  [
    'energetic',
    {
      en: 'energetic|tireless|exuberant|lively|spirited|vivacious|bouncy|athletic',
      es: 'energetico|vivaracho|vivaz',
      de: 'lebhaft|quirlig|temperamentvoll',
      fr: 'energique|petillant|vif',
      pt: 'energico|espevitado|energetico|vivaz',
    },
  ],
  [
    'lazy',
    {
      en: 'unhurried|dozy|idle|lazier|laziest|lazy|lazybones|sleepy|slothful, lazy bones|so|sod|lump|bum|bugger|one|type|dog|cat|days|sunday',
      es: 'dormilon|flojo|holgazan|perezoso|vago, vaguete|zangano, no haga nada|mas|ni, vago redomado, haragan',
      de: 'faul|faulpelz|verschlafen, fauler|schlafmutzig|=trager|=trage|bequeme',
      fr: 'dormeur|faineant|feignant|flemmard|paresseux, feignasse|glandeur|molle|dormeuse, gros|grosse dormeur|faineant|flemmard|loche',
      pt: 'preguicento|dorminhoco|preguicoso, molenga|folgado|preguicinha',
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
    'patient',
    {
      en: `put~ up with .. kids|boys|girls|toddlers|children, forgiving|longsuffering|patient|patiently|tolerance|tolerant, long suffering|fuse, with|has|have|infinite|endless patience, tolerates being|kids|children|toddlers|anything|everything, forgives, patience of a? job|saint|an|angel, not mind|minding being being? handled|poked|grabbed|pulled|dressed|climbed|prodded|hugged|squeezed|fussed|mauled|chased, tolerate|tolerant|stand|cope|handle|bear|endure|forgive|forgiving .. pulling|pulled|poked|poking|grabbed|handling|grabbing|squeezing|mauling|clumsy|rough|mistakes|quick|quickly, put up with anything|being|kids|everything|children|them|him, slow to anger, saintly, poked and prodded`,
      es: 'paciente|tolerante, aguanton, tenga|tiene|con|gran mucha? paciencia, mucha paciencia, toneladas de paciencia, aguante|soporte|tolere|resista que|a|tirones|los|las? le? tirones|jaleos|ninos|abrazos|achuchones|toquen|tiren|estiren|cojan|agarren, paciencia de santo, paciencia infinita',
      de: 'geduldig|nachsichtig|tolerant|geduld, geduldiger|engelsgeduld|langmutig, viel|sehr|mit|hat|grosser|endlose|unendliche viel? geduld, lasst sich alles|viel gefallen, kinder .. geduld',
      fr: 'patient|tolerant, indulgent, patience de|d|a ange|toute|saint, supporte|tolere|accepte les|qu|le|d|bien? cris|manipulations|enfants|bruit|on|etre|maladresses, se laisse|laissera faire|tirer|tripoter',
      pt: 'paciente|tolerante, tolerancia|paciencia, tenha|com|muita|tem muita? paciencia, aguente|aguenta|ature|atura|tolere|suporte o|os|a|as|de|que|com? puxao|crianca|bagunca|aperto|abraco|barulheira, paciencia de santo|jo',
    },
  ],
  [
    'confident',
    {
      en: `stand~ up to, bold|bombproof|brave|braver|bolder|confidence|confident|courageous|fearless|gutsy|plucky|selfassured|selfconfident|unafraid|unfazed|unflappable|unshakeable, bomb proof, cool|fine|good|ok with crowds|fireworks|hoover|noise|thunder|traffic|vacuum, does not frighten|scare|spook|startle, does not mind crowds|fireworks|noise|thunder, not afraid|scared|frightened when|if|at, never|not|nothing a? too? easily? be? get? gets? afraid|fearful|frightened|scared|scaredy|shy|skittish|spooked|startled|timid, nerves of iron|steel, no scaredy, not hide|hiding|anxious|nervous|spooky|nervy|flighty, afraid|frightened|scared of nothing, self assured, stands up for herself|himself|itself, hold her|his|its own, takes on anyone|anything, not|never|isnt|nothing|no|doesnt|without be|get|too|easily|at|a|of|afraid? scared|spooked|scare|spook|fazed|fazes|startle|startled|frightened|afraid|timid|shy|anxious|nervous|skittish|jumpy|flinch|cower|hide|phased|fearful|wimp|scaredy|panic|spooky of|by|about|with|at|from|under|when|around|cat, not fazed|worried|bothers|scared|frightened|spooked|afraid|fazes by|of|with|loud|noise .. noise|traffic|crowds|fireworks|thunder|bangs|trams|hoover|vacuum|strangers|tractors|machinery|city|engines|sirens, good|ok|okay|fine|happy|calm|steady|relaxed|cool with|in|around|near|about loud? crowds|traffic|noise|fireworks|bangs|trains|buses|machinery|tractors|town|city|engines|gunfire|guns|chaos|commotion|busy|cafes, used to city|traffic|noise|crowds|trams|buses|machinery|tractors|gunfire|chaos|commotion, not a scaredy, not a? nervous|nervy wreck|sort|type|one, courage|ballsy, take no prisoners, not .. scared|afraid|frightened|terrified of anything|everything|noise|thunder|fireworks|hoover|vacuum|traffic|people|strangers|crowds|stairs|lifts, not bothered|fazed|phased|put by|off .. noise|anything|fireworks|traffic|crowds|chaos|hoover`,
      es: `atrevido|audaz|intrepido|seguro|valiente, sin miedo, miedo a nada, no le? tenga|tiene miedo a nada, lanzado|decidido|sinverguenza, seguro de si, no|sin|nada|nunca le|se|tenga|de? asuste|asusten|miedo|miedoso|asustadizo|temeroso|impresione|espante|timido a|de|con|por|los|nada|facilmente? nada|ruido|petardos|facil|gente|todo?, nervios de acero`,
      de: `keine angst vor, angstfrei|furchtlos|mutig|selbstbewusst|selbstsicher|tapfer|unerschrocken|wesensfest, nicht angstlich|schreckhaft, mutiger|selbstbewusster|souveran|souveraner|nervenstarke|coole|cooler|wesensfester, starke|gute|stabile nerven, nerven|nervenkostum wie|aus|drahtseile drahtseil|stahl, nicht|kein|nie|ohne so|gleich|leicht|sofort|zu|grosse? angst|angstlich|schreckhaft|scheu|erschreckt|erschrickt|schuchtern vor|bei|wegrennt? menschen|larm|gerauschen|radern|autos|kindern|lauten|nichts|allem?, vor nichts angst, sich nicht erschreckt|verkriecht|versteckt, nicht unterm|unter|gleich bett|sofort|sofa verschwindet|verschwinden|versteckt|verstecken, kein angsthase|feigling|hasenfuss`,
      fr: `assure|audacieux|brave|confiant|courageux|intrepide, temeraire|hardi, pas|ne|jamais|n|sans|ni peur|peureux|craintif|froussard|timide|ait|a|effraie|sursaute|stresse de|du|des|peur|pas|aux rien|bruit|gens|monde|quoi|pas, peur de rien, nerfs d|solides|de acier|solide, sur de lui|elle, bien dans ses|sa pattes|peau|tete`,
      pt: `confiante|corajoso|destemido|seguro|valente, sem medo, sem medo de nada, valentao|atrevido|desinibido|ousado, nao|sem|nada|nunca tenha|tem|ter|se|com|seja? medo|medroso|assuste|assusta|assustado|espante|espanta|timido de|do|com|por|facil nada|barulho|fogos|foguete|gente|facil|trovao|trovoada, nervos de aco, seguro de si, nao tenha|tem medo`,
    },
  ],
  [
    'shy',
    {
      en: `anxious|bashful|cautious|fearful|introvert~|nervous|reserved|scaredy|shy|skittish|timid|timidity|wallflower|wary, needs time to trust, scared cat|dog, slow to trust|warm, takes time to trust|warm, nervy, nervous wreck, hide under the, hide from people|visitors|everyone, unsure of people, traumatised|withdrawn`,
      es: 'asustadizo|desconfiado|miedoso|reservado|temeroso|timido, asustado|retraido|vergonzoso',
      de: 'menschenscheu|angsthund|angstlich|scheu|schreckhaft|schuchtern|unsicher|vorsichtig|zuruckhaltend, schuchterner|angstlicher|scheuer|verangstigt',
      fr: 'craintif|peureux|reserve|timide, timoree|sauvageonne, farouche|mefiant|anxieux',
      pt: 'envergonhado|traumatizado|assustado|desconfiado|medroso|reservado|timido, arisco|retraido|acanhado',
    },
  ],
  [
    'vocal',
    {
      en: `chat|chatter|chatterbox|chatty|chirpy|conversationalist|gobby|howls|loud|mimics|mouthy|noisy|speaks|talks|talking|talkative|talker|talky|vocabulary|vocal|yappy, answers|talk back, bark~|howl~|meow~|screech~|squawk~ a|all|constantly|day|every|much|night|non, chats away, has a lot to say, has|have~ conversation, learn~|learnt|taught|teach to? phrases|speak|talk|words, makes noise, meows a lot, says things|words|morning|goodnight, speaks|rude words, opinions, talk~|chat~|speak~|answer~|natter~ to|with|back me|us|him|her, bark~ loud|loudly|lots, can|could talk|speak|chat, sing~ all day, meow~ at|to me|us, yell~|shout~|holler~|scream~ for|at .. dinner|breakfast|me|food, hold a conversation, like~ a conversation|chat|natter, squawk~ good morning, gossip|yodeller|gob, bit of a gob`,
      es: `charlatan|habla|hablador|hablar|hable|parlanchin|parlotee|ruidoso|vocal, vocinglero|platicador, aprenda|aprender|ensenar|sepa|que a? hable|hablar|palabras|platique|decir, que ladre|ladrar fuerte|mucho, diga cosas|palabras|hola, maullador, ladrador|chillon|griton|bulloso|platique, =ladren mucho|fuerte`,
      de: `plappermaul, schwatzen|geschwatzig|gesprachig|laut|reden|redet|redselig|spricht, redseliger|plaudertasche|sprechende|sprechender|sprechen|plappert|plaudert|quasselt|schnattert|quatscht, sprechen lernt|lernen|kann, worter|satze nachplappert|nachspricht|lernt`,
      fr: `bavard|bruyant|loquace|parle|parler|vocal|cause|causer|papote, causeur|parleur|jacasse|papoteur|parlant, apprend|apprendre|apprenne|sait|peut|sache a? parler|mots|dire|des, qui parle|cause|repond|jacasse, papoter|jacasser|pipelette, jase|jaser|bavarder`,
      pt: `palrador|ladrador|latidor|ruidoso|barulhento|fala|falante|falar|fale|tagarela|vocal, faladeira|tagarelar|conversador|conversadeira|falador, aprenda|aprende|aprender|saiba|sabe a? falar|palavras, converse|conversa|conversar comigo|com, que fale|fala, miador`,
    },
  ],
  [
    'musical',
    {
      en: 'melodic|melodious|musical|serenade|sing~|songbird|songster|tuneful|whistle, whistles tunes, whistling|song, sing|whistle~ in|to|for|at|tunes|songs|along|while|the|all|with, good|nice|lovely|beautiful|pretty|real singer|song|voice',
      es: 'canta|cantar|cantarin|cante|canten|cantor, canoro|silbe|silbar|silba|trine|trinos|cantador, que cante|canten|silbe',
      de: 'gesang|pfeift|singen|singend|zwitschern|zwitschert, singt|gesangsfreudig|sangerin|sanger|zwitschere|flotet|pfeifen|trallert|tirilieren|trillert',
      fr: 'chantent|chanter|chanteur|melodieux|siffle, chanteuse|siffleur|chants|gazouille|gazouillis|siffler|melodie|chante',
      pt: 'assobie|cantar|cante|canto|cantor, cantador|cantadeira|assobia|assobiar|assobiasse|cantoria|gorjeie|cantante',
    },
  ],
  [
    'cheerful',
    {
      en: `bubbly|cheerful|cheerfull|cheery|happy|jolly|joyful|joyous|merry|optimistic|sunny|upbeat, always wagging, good humoured|mood|spirits, waggy tail~, wags its tail, happy dog|cat|soul|chappy|camper|little|disposition|nature|temperament, ray of sunshine, smiley, smiling face, cheer~ me|us|him|her up, lift~ my|our spirits, puts a smile, bright and breezy, glass half full, sunny disposition|side|soul|nature, never stops wagging`,
      es: 'alegre|contento|feliz|risueno, alegria, que alegre|anime la|mi|el|nos|a',
      de: 'frohlich|gutgelaunt|heiter|lebensfroh|munter|vergnugt, frohlicher|lebenslustig|lustige|sonnig|sonnenschein, gut gelaunt',
      fr: 'enjoue|gai|heureux|joyeux, guilleret|rigolarde, bonne humeur|pate, jovial',
      pt: 'alegre|animado|feliz, alegrinha|felizes|contente, bem disposto|humorado, alto astral|que alegre',
    },
  ],
  [
    'mischievous',
    {
      en: 'cheekiness|cheeky|devilish|impish|mischief|mischievous|naughty|rascal|rogue|scamp|scoundrel|troublemaker, bit of? cheek, gets into trouble, little devil|terror, mischief|trouble maker, bit|touch|streak of mischief|naughty|cheek|devil|devilment|divilment, cheeky monkey|chap|one|chappy|face|little|devil|chops',
      es: 'gamberro|picaro|pillo|trasto|travieso, diablillo',
      de: 'freches|frecher|freche, frechdachs|schlawiner|frech|lausbub|schelmisch|schlitzohr|spitzbubisch',
      fr: 'coquin|filou|malicieux|polisson',
      pt: 'sapeca|maroto|reguila|traquina|arteiro|levado|malandro|safadinho|travesso',
    },
  ],
  [
    'stubborn',
    {
      en: 'bullheaded|headstrong|obstinate|pigheaded|stubborn|wilful|willful, mind of her|his|its own, own mind, strong willed',
      es: 'cabezota|terco|testarudo|tozudo',
      de: 'dickschadel|sturkopf|dickkopf|dickkopfig|eigensinnig|eigenwillig|stur',
      fr: 'borne|obstine|tetu, tete de mule',
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
      fr: 'digne|elegant|majestueux|noble',
      pt: 'elegante|majestoso|nobre',
    },
  ],
  [
    'steady',
    {
      en: `balanced|=stable|dependable|reliable|solid|steadiness|steady|trustworthy, solid|steady|reliable|safe|sound|stable|even|level as|temperament|tempered|nerves|head|headed|character|pair|rock|dog|citizen|minded|keel, stay~|remain~ steady when|in|under, predictable|consistent, steadfast, no surprises`,
      es: 'equilibrado|estable|fiable',
      de: 'belastbar|stabil|verlasslich|wesensfest|zuverlassig',
      fr: 'equilibre|fiable|stable, solide dans sa|ses tete|pattes',
      pt: 'confiavel|equilibrado|estavel',
    },
  ],
  [
    'strong',
    {
      en: 'hardy|muscular|powerful|robust|robustly|stocky|strong|sturdy, hardy|rugged|sturdy enough|breed|type|dog|one|as|old|outdoors|built, not|isnt a? delicate|fragile|weak|dainty|wimpy|feeble',
      es: 'fuerte|resistente|robusto',
      de: 'kraftig|robust|stark',
      fr: 'fort|robuste|solide',
      pt: 'forte|resistente|robusto',
    },
  ],
  ['bossy', { en: 'bossy|domineering', de: 'dominant' }],
  ['tough', { en: 'resilient|tough' }],
  [
    'aloof',
    {
      en: 'aloof',
      es: 'altivo|distante',
      de: 'distanziert|unnahbar',
      fr: 'distant|hautain',
      pt: 'distante',
    },
  ],
  ['feisty', { en: 'feisty|fiery|spitfire', fr: 'fougueux' }],
  ['opinionated', { en: 'opinionated, lots of opinions' }],
  [
    'charming',
    { en: 'charming|charmer', es: 'encantador', fr: 'charmant|charmeur', pt: 'encantador' },
  ],
  ['mature', { en: 'sensible dog|cat|one|sort|type|soul|head, wise old soul|head|dog|cat' }],
  ['aggressive', { en: 'labelled|labeled|called aggressive' }],
  ['chaotic', { en: 'chaotic' }],
  [
    'wild',
    {
      en: 'boisterous|bonkers|crazy|feral|nutty|rowdy|unruly|wild',
      es: 'alocado|loco|salvaje',
      de: 'ungestum|verruckt|wild',
      fr: 'folle|fou|sauvage',
      pt: 'doido|louco|maluco|selvagem',
    },
  ],
];
