import type { Words } from '#src/domain/suggestion/phrases.ts';
import { rarerTemperaments } from './rarer-temperaments.ts';

/** The base form of each adjective, and all that means the same. */
export const temperaments: readonly (readonly [string, Words])[] = [
  [
    'affectionate',
    {
      en: `affectionate|loving|cuddly|snuggly|cuddler|cuddlebug|cuddle|cuddling|snuggle|snuggling|snuggler|smoochy|lovable|loveable|lovey|affection|warmhearted|tender|lovebug|cuddely|afectionate|affectionat|velcro|clingy|smushy|huggable|huggy|hugs|kisses|clinger|snuggles|smooches|cudly|cuddels|lovebomb|snugly|affectionete|hugger|kissy|caring|needy, glued|attached to me|us, wants|likes|loves|needs|want|like|love to? be|being near|close|next|around|beside|with me|us|people|you|its, something|someone|one|pet|cat|dog to hug|cuddle|stroke|snuggle|squeeze, follows|follow|following me|us|you|people|her|his|owner round|around|about|everywhere|to|from|room, always at my|our feet|heels, shadow me|us, sticks like glue, purry|purrs|purr|purrer|ronron, snuggl~, nuzzl~, lap lover|loving|loyal|time, lapcat, lap cat|dog|sitter|warmer|lover|time|animal|fungus, sit|sits|sleep|sleeps|lie|lies|curl|curls|curled|lay|snooze|snoozes|nap|naps|stay|stays|sitting|sleeping|curling|climb|climbs|jump|jumps|cat .. my|our|your|a|the|his|her lap|laps|chest, on my lap|knee, likes to sit on, snuggle bug|buddy|puddle|muffin, love bug|sponge, cuddle bug|monster|buddy|puddle|machine|bunny|muffin|cat|dog, teddy bear, warm hearted, likes|loves|enjoys|wants|love|like|enjoy to? be? being? cuddle~|snuggle~|pet|petted|petting|stroke~|held|stroked|hugs|picked|cuddles|affection|scratches|strokes|love|fuss, sleep~ on|with|beside|next .. me|somebody|someone|bed|us|feet, curl~ up with|next|on|beside, lots|full of love|affection|cuddles|love, as much love, love to give, gives|give love|cuddles|kisses|affection, rub|rubs belly|up, belly rubs, head butts|bumps, never leaves my|our side, stick to me, touchy feely, people person, loves people to bits, craves attention|affection|company, kneads, head on my knee|lap|foot, purring, loves everyone on, lets himself be hugged`,
      es: `carinoso|mimoso|amoroso|afectuoso|tierno|mimosito|besucon|zalamero|faldero|pegajoso, de regazo, mimos|caricias|abrazos`,
      de: `verschmust|anhanglich|liebevoll|kuschelig|schmusig|zartlich|kuschler|schmuser|schmusebacke|kuscheln|schmusen|schmust|kuschelt|liebebedurftig|schmusetier|kuscheltier|verkuschelt|liebesbedurftig, auf dem schoss, schosskatze, schmuse`,
      fr: `colleux|colleuse|affectueux|calin|tendre|caline|aimant|affectueuse|amoureux|ronronne|caresses|calins, pot de colle, sur les genoux`,
      pt: `carinhoso|afetuoso|amoroso|carinho|colo|dengoso|grudento|chamegoso|ternurento|afectuoso|carinhosa`,
    },
  ],
  [
    'calm',
    {
      en: `=calm|peaceful|mellow|relaxed|serene|easygoing|chill|chilled|placid|tranquil|composed|restful|lowkey|unflappable|chillaxed|zen|calming|calmer|calmest|laidback|levelheaded|relaxing|chillest|chillin|chilling|sedate|soothing|unexcitable|stoic|clam|calmness|zenlike|unbothered, takes|take life|things|everything slowly|easy|calmly, nothing rattles|fazes|upsets, not .. flap|flaps|flapped|dramatic|frazzled|frenzied|stressed|stressy|agitated|over excited|excitable, collected, steady nerves, good off switch, with an off switch, laid back, easy going|temper|tempered|natured, low key|drama, even tempered|keeled|temperament, level headed, well balanced, takes|take everything|life|things in|as its|his|stride|it, nothing fazes|phases|bothers|rattles, not|nothing|never .. fazed|phased|rattled|excitable|hyper|jumpy|jumps|frantic|wound, not get excited|worked|jump|stress|freak, mild mannered, stays cool|calm, cool headed, goes with the flow, go with the flow, chill vibes, not crazy|wild|manic|rowdy|boisterous|rambunctious|bouncy, good under pressure, grounded, no drama, settles down|easily|quickly|in, able|knows to settle, unhurried nature, quiet temperament`,
      es: `tranquilo|calmado|sereno|relajado|apacible|calma|pacifico|sosegado|pausado|reposado|tranqui|tranquilito`,
      de: `ruhig|gelassen|entspannt|ausgeglichen|friedlich|ruhiger|ruhige|ruhiges|ruhigen|ausgeglichene|gechillt|besonnen|ruhigere|ruhigeren|gemutlich`,
      fr: `calme|tranquille|paisible|pose|serein|detendu|zen|cool|placide|posé`,
      pt: `calmo|tranquilo|sereno|relaxado|pacifico|sossegado|calminho|paz|pacato|calmissimo|zen`,
    },
  ],
  [
    'quiet',
    {
      en: `quiet|silent|noiseless|quieter|quietest|nonbarking|quite|soundless|quietly|quietish, no|not|never|without|hardly|barely|rarely|seldom|less|little|minimal too? much? a? big? an? constant? so? lot? of? all? the? time? bark~|yap~|noise|yappy|loud|noisy|howl~|barky|meow~|yowl~|yapper|screech~|scream~|screams|squawk~|vocal|shouty|squawky|talkative|chatty|shriek~, not|no|nothing|never|none .. bark~|yap~|noisy|loud|howl~|yappy|yapper|barker|barky|meow~|yowl~|screech~|screamer|vocal|squawk~|noise|deafening|shouting|howler, hate|hates|dislike|stand|dread|mind .. bark~|yap~|noise|loud|noisy|yappy|howl~, quiet dog|cat|bird|one|enough|and|as|life, not|never .. wake|wakes|waking me|us|everyone|the|up, let|lets me|us sleep, not|never .. yell~|shout~|scream~|cry|cries|crying|squeal~|whine~|wail~|whimper~, whine~ a? lot? little|less|rarely, neighbours|neighbors|landlord|walls .. complain|noise|hear|thin|bark~, thin walls, low|minimal noise|barking, noise averse, noise sensitive, sensitive to noise, too noisy|loud|yappy, does not make .. noise|sound, bark free, keeps .. mouth shut, soft spoken, barely makes a sound`,
      es: `silencioso|callado, no|sin|nunca|poco ladre|ladra|ladrar|maulle|maulla|ruidoso|ladrador|ruido|escandaloso|chillon|ladren|ladrando mucho?, que ladre poco, no .. ladrador|ladre|ruidoso|ruido|ladra, silencio`,
      de: `leise|still|wenig bellt|bellend, nicht|kaum|kein|selten|wenig|ohne viel? so? standig? laut|bellt|bellen|klaffer|laute|lauter|klafft|gebell|bellfreudig|bell|lautes|bellender, bellt|bellen nicht|kaum|wenig|selten, kein|keine klaffer|schreihals|lautes|krach, hellhorig, hellhoriges`,
      fr: `silencieux|discret, pas|peu|jamais trop? jappeux|jappeur|jappe|criard|bavard|miauleur, ne|pas|jamais|peu|sans trop? aboie|bruyant|aboyer|aboiement|miaule|aboiements|bruyante|bruit|aboyeur, aboie|miaule peu|pas, pas .. aboie|aboyeur|bruyant, ne fasse pas de bruit`,
      pt: `silencioso|quieto|quietinho|calado, nao|sem|nunca|pouco lata|late|latir|mie|barulhento|barulho|ladre|ladra|ladrar|latidor|faca muito? barulho?, lata|ladre|late pouco, nao .. barulho|latir|barulhento|late`,
    },
  ],
  [
    'gentle',
    {
      en: `gentle|sweet|kind|mild|docile|softie|softy|sweetheart|sweetie|tender|soft|sweetest|softest|gentel|sweetnatured|goodnatured|kindhearted|softhearted|nice|sweety|gentler|sweetness|softness|harmless|lamb, never|not|no .. scratch|scratches|swat|swats me|us|you|people|anyone|my|our|the? kids|children|baby|visitors?, never|not|no .. swat|swats|hiss|hisses|snap|snaps|snapping|growls|growly, will|would not hurt|harm a fly|anyone|anything, not|nothing mean|vicious|nasty|snappy|bitey|rough|grabby, good natured, kind hearted, kind|gentle|soft|tender heart|mouth|hearts, soft natured|mouthed|soul|hearted|touch, sweet natured|tempered|soul, mild mannered|tempered, never|not|no .. bite|bites|biting|biter|nip|nips|nipping, gentle giant|soul|manners|natured, wouldnt hurt a fly, handles gently, soft with`,
      es: `dulce|gentil|docil|amable|bueno|noble|manso|dulzura|bonachon|delicado|suave|buenazo|cielo, no muerda|arane|muerde, sin agresividad, no agresivo, buen caracter`,
      de: `sanft|lieb|gutmutig|sanftmutig|liebenswert|brav|lieber|liebe|liebes|lieben|sanfter|sanfte|zart|liebenswurdig|sanftes|herzensgut|gutmutigen, nicht beisst|kratzt|aggressiv`,
      fr: `doux|gentil|docile|gentille|douce|tendre|doudou|douceur, ne mord pas, pas agressif|mechant, bonne pate`,
      pt: `doce|gentil|docil|mansinho|manso|bonzinho|amavel|delicado|suave|meigo|bom|dócil, nao morda|morde|arranhe, sem agressividade`,
    },
  ],
  [
    'playful',
    {
      en: `playful|fun|goofy|silly|comical|clown|clownish|derpy|funny|comedian|play|plays|playing|playfull|playfulness|jester|humorous|hilarious|goof|goofball|derp|fetch|funnier|entertaining|fetching|comic|humor|humour|amusing|prankster|goofier|joker|playfull|entertainer|frisky, fetches|retrieves .. ball|balls|sticks|toys|toy, fetch with|in, ball|toy|frisbee driven|lover|loving|chaser, party animal, always up for fun|games|play, silly sense, makes people|everyone|kids laugh, game for a laugh, fun loving, play fetch|with|ball|games, makes me|us laugh, make me|us laugh, like|likes|loves|love|enjoy|enjoys toys|balls|fetch|games|playing|play|tug, ball|fetch obsessed|mad|crazy, chase~ balls|toys|strings|lasers, zany, up for .. game|play, toy obsessed|crazy, life of the party`,
      es: `jugueton|juguetón|divertido|gracioso|payaso|jugar|juegue|juguetona|jueguen|juegos|traviesillo|jugueton`,
      de: `verspielt|lustig|spielfreudig|witzig|spielt|spielen|drollig|verspielter|tollpatschig|spielkind|clown|spielgefahrte|ulkig|spassvogel|spiellustig`,
      fr: `joueur|joueuse|drole|amusant|jouer|rigolo|pitre|clown|espiegle|marrant|foufou|joueurs`,
      pt: `brincalhao|brincalhona|divertido|engracado|brincar|brinque|palhaco|brincadeira|brincadeiras`,
    },
  ],
  [
    'friendly',
    {
      en: `friendly|sociable|social|outgoing|affable|companionable|frendly|freindly|friendliest|amicable|approachable|welcoming|gregarious|extrovert|extroverted|friendlier|frindly|personable|amiable|socialised|socialized|chummy|freindley, people loving|oriented|friendly|lover|person, loves|likes|love|like|enjoys people|everyone|everybody|strangers|visitors|company|guests|meeting|humans|attention, good|great|fine|ok|happy|comfortable|friendly|nice|polite with|around|to|for strangers|visitors|people|everyone|guests|anyone|everybody|crowds|customers|clients|patients, greets|greet people|everyone|visitors|guests|customers, fond of people|company, happy to meet, says hello, social butterfly, never met a stranger, friend to all|everyone, meet~ new people, wags at everyone`,
      es: `amigable|sociable|amistoso|simpatico|extrovertido|social|amiguero, se lleve bien con todos|todo|gente|extranos, bueno con la gente, bueno con desconocidos`,
      de: `freundlich|gesellig|menschenfreundlich|kontaktfreudig|aufgeschlossen|offen|sozial|freundlicher|nett|menschenbezogen|zutraulich|freundliche, gut sozialisiert|sozialisiert|zugewandt|umganglich`,
      fr: `sociable|amical|aimable|sympathique|sympa|accueillant|social|amicale|convivial, gentil avec tout`,
      pt: `amigavel|sociavel|simpatico|amistoso|social|extrovertido|amigueiro|dado`,
    },
  ],
  [
    'loyal',
    {
      en: `loyal|devoted|faithful|dedicated|lojal|loyality|loyalty|devotion|loyall|steadfast, one person dog|cat|animal, ride or die, sticks by|with me|us, by my side, always at my side, one man dog`,
      es: `leal|fiel|devoto|lealtad`,
      de: `treu|loyal|ergeben|treuer|treue|treues`,
      fr: `fidele|loyal|devoue|loyale|fidelite`,
      pt: `leal|fiel|dedicado|devotado|companheirao`,
    },
  ],
  [
    'intelligent',
    {
      en: `intelligent|smart|clever|bright|brilliant|brainy|inteligent|intellegent|intelligence|smartest|cleverest|smarter|trainable|cleverer|wise|genius|einstein|clevr|brains|sharp, quick witted|learner|to|study, fast learner, learns quickly|fast|tricks|easily, learn quickly|fast|tricks|easily|new, easy to train, easily trained|trainable, eager to learn, keen to learn, picks things up, likes|loves to learn, puzzle toys, problem solver, can|could learn|be taught tricks|to|words, willing to learn, loves learning, thinks for`,
      es: `inteligente|listo|espabilado|lista|avispado, facil de entrenar|educar|adiestrar, aprenda|aprende rapido`,
      de: `intelligent|klug|schlau|clever|gelehrig|lernwillig|aufgeweckt|lernfreudig|schlauer|kluger|kluge, lernt schnell, leicht zu erziehen|trainieren`,
      fr: `intelligent|malin|futé|fute|intelligente|eveille|maligne, apprend vite, facile a eduquer|dresser`,
      pt: `inteligente|esperto|espertinho|sabido, facil de treinar|adestrar|ensinar, aprenda|aprende rapido`,
    },
  ],
  [
    'independent',
    {
      en: `independent|undemanding|selfsufficient|aloof|independant|selfreliant|independet|autonomous|independence|loner, fine|ok|okay|happy|happier|comfortable|content|cope|copes|coping|alright .. alone|own|itself|himself|herself|themselves|solo|unsupervised, home alone|unattended, spend~ .. alone, low attention, self sufficient|reliant|contained|entertaining|entertained, entertain~|occupy|amuse itself|himself|herself|themselves, not|nothing|never|no|less too? needy|clingy|demanding|velcro, not|nothing|never|no need .. attention|entertainment, does not need|require|want|demand .. constant|much|me|24|all|attention|lap|entertain|company, not mind|bothered|bother being|be home? left? alone|behind?, not mind|bothered|bother home? left|being alone|left|solitude, fine|ok|okay|happy|good|comfortable|content|chill|relaxed|cope|copes|alright|used|cool when? if? with? to? on? by? being? be? home? left? for? alone|himself|herself|itself|own|hours|themselves, can|could|able to? be? stay|left|handle|manage|cope|entertain|do|take .. alone|own|himself|herself|itself|hours, own thing, minds his|its|her own business, keeps to itself|himself|herself, likes|loves|enjoys its|his|her|their|some own? space|company|solitude, wants its own space, alone .. few|8|eight|hours|day|days|work|while, not a lap cat|dog, not too? attached|dependent, lives|live its|her|his own life, not a velcro, alone during, by himself|herself|itself on, without me|us hovering`,
      es: `independiente|autonomo|autosuficiente|ermitano|solitario, se quede|queda|estar|quedarse|pasar|aguante|pueda .. solo|sola, solo|sola en casa, solo unas horas, no dependiente`,
      de: `selbststandig|unabhangig|eigenstandig|eigenbrotler, allein|alleine .. bleiben|sein|bleibt|ist|lassen|gelassen, stundenweise allein, mal allein`,
      fr: `independant|autonome|independante|solitaire, rester|reste|laisse|rester seul|seule|seuls .. journee?, seul|seule a la maison|quelques, supporte .. seul|solitude`,
      pt: `independente|autonomo|autossuficiente|solitario, fique|fica|ficar|aguente|possa .. sozinho|sozinha|so, sozinho`,
    },
  ],
  [
    'protective',
    {
      en: `protective|guard|guardian|guarding|territorial|protector|watchdog|defensive|bodyguard|protect|protects|guards|protection|protecting|defend|defender, keep|keeps|keeping an eye on|over, keep|keeps|look|looks|looking out|watch|lookout for|over my|us|the|me|intruders|strangers|burglars, bark~ at|when|if intruders|burglars, alarm dog|system, deterrent, guard~ .. house|home|farm|yard|property|sheep|chickens|flock|gate, on guard|watch, guard dog|my|our|the, watch dog, watches over, watch over the? us|me|house|farm|property|yard|kids|family|home, keep us|me|burglars|intruders|strangers|thieves safe|away|out|off, deter|scare|scares|deters .. burglars|intruders|people|thieves, keeps .. safe, makes me feel safe, feel safe, home security|alarm`,
      es: `protector|guardian|guarda|vigilar|proteger|guardar|territorial|proteja|vigile, cuide la, de guarda|guardia, que cuide|vigile|proteja|guarde`,
      de: `beschutzend|wachsam|wachhund|bewacht|schutzend|beschutzer|bewachen|aufpasst|aufpassen|schutzhund|beschutzt|wacht|beschutzen`,
      fr: `protecteur|gardien|garder|protege|protectrice|proteger|garde, surveille|surveiller la|le`,
      pt: `protetor|guarda|guardar|guardiao|proteger|vigiar|protector|vigie|proteja|territorial`,
    },
  ],
  ...rarerTemperaments,
];

/** They hold a word of the table and name no temperament that is wanted. */
export const noTemperaments: Words = {
  en: `find|finds|found it|that|this|them|brushing|grooming relaxing|calming|soothing|fun|boring|funny, fiv|felv|covid|test|tests|tested|hiv positive, positive for, people person that|who|am, i am a people person, solid|strong|steady|reliable|good recall|obedience|training|lead|walker, security guard|guards|job, it is|’s sunny, if|when .. sunny, sunny day|days|room|flat|balcony|garden|spot|window|weather|morning|side|afternoon|sundays, do|does|will|would not mind .. noise|barking|bark|loud|noisy|barker, noise|noises|barking is|are not a|an? issue|problem|bother, noise|noises|barking is no|fine|ok|okay, not bothered|fazed|scared|afraid by|of .. noise|noises, used to .. noise|noises|loud, dumb, funny|silly things|story, like crazy|mad, happy to|with|for|if|about|either|when|that|enough, fun fact, for fun|once, no fun, be kind, what kind, kind of, some kind, any kind, kind regards, the kind that|who|which|you|where|with|to|i|we|of, one kind, kind not, kinds of, that kind, this kind, kinds, a kind, kindly, kind to, all kinds, sweet spot, sweet home, play sport|football|tennis|guitar|piano|games with|music|the|video|in, plays the|football|guitar|piano|in, fits our home, bright red|green|blue|colours|colors|eyes|and early, smart casual|phone|home, sharp as a tack, sharp teeth, soft fur|coat|spot|furniture|toys|ears|hearted, sweet tooth, talk me|about|to|with|you|soon|him, talking about|to|of, chat with|about|room, this chat, warm bed|home|house, nervous system|about, happy family|couple|birthday|home|medium, not happy, willing to|and, strong enough|smell|opinion, social media|work|worker|security|housing|anxiety, quiet street|area|road|neighbourhood|neighborhood|village|home|house|flat|household|building|life|lifestyle|place|town|cul|lane|evening|evenings|sunday|sundays|week|weekdays|family|couple|person|neighbours|neighborhood|suburb|countryside|corner|room|quarter, weekdays quiet, calm home|house|household|environment|family|flat|place|person|street|neighborhood|couple, house is too? so? quiet, it is too? so? quiet|silent, so silent|quiet here|in|at, too quiet, peaceful home|village|place|area|neighborhood, love|loves to? play~ .. football|sport, keep quiet about, quite a|an|the|like|often|some|active|lot|old|young|big|small|busy|large|good|well|happy|experienced|sure|few|low|high|energetic|honestly|simply|fit|calm|easy|frankly|literally, caring for|about|home, guard against|up, curious about|if|what|whether, interested in|to, alert me|me if, i am shy|quiet|calm|patient|nervous|anxious|loud|independent|happy|brave|strong|lonely, we are quiet|calm|patient|loud|happy, lazy and active, ball pit, balls deep, stable job|home|income, solid wood, reliable income, steady job|income|hours, wild west|animals|boar|camp|camping|swim|swimming|swims|swimmer|flowers|food|birds|garlic, playground, wise to, nice to|if|too|garden|big|day|weather|one, would be nice, nice but, nice and, loving home|family|and caring home, forever loving home, good home, my love, cuddle up .. with a book, patient with me, zero patience, bright side, fetch slippers, fetch me|the|a|all|api, whatever mood, bite me, silent letter, alone since|in this|again|now, i live alone, live alone, lives alone, on my own, i stay|am|work alone, loved ones, feral cat|cats colony, a kind one of, nature is, cheeky monkey, song lyrics, watch dog videos, wary of, cautious of, too loud, so loud`,
  es: 'vida tranquila, piso tranquilo, barrio tranquilo, por lo menos, buenos dias, buenas tardes, bueno no, bueno pues, bueno mejor, muy buenas, bueno un|una, zona tranquila, casa tranquila, estoy solo, vivo solo, vivo sola, solo quiero|necesito|busco|tengo|un, hablar con, listos para, es bueno que, seguro que, buen hogar, con buena salud, contento de',
  de: 'ich liebe, wir lieben, liebe gruesse|grusse|leute|team|es|tierheim|tierfreunde, lieber eine|ein|doch|nicht|einen|keine|als, am liebsten, doch lieber, ruhige wohnung|gegend|lage|strasse, ruhiges zuhause|haus|viertel, ruhiger haushalt|gegend, =ruhig auch|mal|=alter|schon|=alt|sein|etwas|ein|grosser|klein|gross, kann ruhig, darf ruhig, interessiert an, noch nie, still und heimlich, ich bin ruhig',
  fr: 'quartier calme, maison calme, appartement calme, bien sur, enfin non, gentil de, jouer au, sage femme, bon jour, je parle, garde partagee, discret dans, sur de',
  pt: 'bom|boa de|em|para|com, esta|ta bom, muito bom, casa tranquila, bairro tranquilo, bom dia, tudo bem, boa tarde, moro sozinho, moro sozinha, vivo sozinha, vivo sozinho, falar com, seria bom, sou calmo',
};
