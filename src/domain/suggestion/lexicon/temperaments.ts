import type { Words } from '#src/domain/suggestion/phrases.ts';
import { rarerTemperaments } from './rarer-temperaments.ts';

/** The base form of each adjective, and all that means the same. */
export const temperaments: readonly (readonly [string, Words])[] = [
  [
    'affectionate',
    {
      en: `affection|affectionate|caring|clinger|clingy|cuddely|cuddle~|cuddlebug|cuddler|cuddly|cudly|huggable|hugger|huggy|hugs|kisses|kissy|kneads|lapcat|lovable|loveable|lovebomb|lovebug|lovey|loving|needy|nuzzl~|purr~|purrer|purry|ronron|smooches|smoochy|smushy|snuggle|snuggly|snuggl~|snugly|soppy|tender|velcro|warmhearted|hugged, as much love, always at my|our|your feet|heel, attached|glued to me|us, attached|glued to my|our side|hip|leg, belly rubs, lie|nap|sit~|sleep~ on laps, cat|climb|curl~|jump|lay|lie|nap|sit~|sleep~|snooze|stay .. a|her|his|my|our|the|your chest|knee|lap, cat|dog|one|pet|someone|something to hug|squeeze|stroke, craves attention|company, cuddle buddy|bug|bunny|cat|dog|machine|monster|muffin|puddle, curl~ up beside|next|on|with, enjoy|like|love|wants to? be? being? cuddle~|fuss|fussed|held|love|pet~|picked|scratches|stroke~, follow~ her|his|me|owner|people|us|you about|around|everywhere|from|room|round|to, full|lots of love, give cuddles|love, head bumps|butts, lap animal|cat|dog|fungus|sitter|warmer, lap lover|loyal|time, like|love|needs|want to? be|being around|beside|close|near|next|with its|me|people|us|you, love bug|sponge, love to give, loves everyone on, never leaves my|our side, on my knee|lap, people person, rub belly|up, shadow me|us, sleep~ beside|next|on|with .. bed|feet|pillow|me|somebody|someone|us, snuggle buddy|bug|muffin|puddle, stick to me, sticks like glue, teddy bear, touchy feely, warm hearted, warm lap, lap required|wanted, fill .. lap, sleep~|nap~|sits|sit|sitting|lie~|curl~|snooze~|lounge~ up? on|in|at|by|next|beside|with|under to? my|me|our|us|the|your end|foot? lap|knee|feet|bed|chest|side|pillow|shoulder|legs|me|us, likes|like|love|loves|enjoys|wants|craves|happy to? be|being|a|lots|to|getting of? held|hugged|cuddled|petted|stroked|carried|cuddle|cuddles|hugs|fuss|strokes|attention|snuggles|scritches|scratches|affection|snuggle|hug, lap warming|dweller|lover|cat|loving|dog|time|cuddles, follow~ me|us|you around|about|everywhere|from|to|round, not a? standoffish|aloof|distant|unaffectionate|cold, purr machine|on|box|monster, likes to|a cuddle|snuggle`,
      es: `abrazos|afectuoso|amoroso|besucon|caricias|carinoso|faldero|mimos|mimoso|pegajoso|tierno|zalamero, de regazo`,
      de: `anhanglich|kuschelig|kuscheln|kuschelt|kuscheltier|kuschler|liebebedurftig|liebesbedurftig|liebevoll|schmuse|schmusebacke|schmusetier|schmusig|schmust|schosskatze|verkuschelt|verschmust|zartlich|kuschelbar, auf dem schoss`,
      fr: `affectueux|aimant|amoureux|calin|caresses|colleux|ronronne|tendre, pot de colle, sur les genoux`,
      pt: `afectuoso|afetuoso|amoroso|carinho|carinhoso|chamegoso|colo|dengoso|grudento|ternurento`,
    },
  ],
  [
    'calm',
    {
      en: `=calm|calmer|calmest|calming|calmness|chill~|chillaxed|chillest|chillin|clam|collected|composed|easygoing|grounded|laidback|levelheaded|lowkey|mellow|peaceful|placid|relaxed|relaxing|restful|sedate|serene|soothing|stoic|tranquil|unbothered|unexcitable|zen|zenlike, able|knows to settle, chill vibes, cool headed, easy going|natured|temper~, even keeled|temperament|tempered, go with the flow, goes with the flow, good off switch, laid back, level headed, low drama|key, mild mannered, never|not|nothing .. excitable|fazed|frantic|hyper|jumps|jumpy|phased|rattled|wound, no drama, not boisterous|bouncy|crazy|manic|rambunctious|rowdy|wild, not get excited|freak|jump|stress|worked, nothing bothers|phases, nothing fazes|rattles|upsets, quiet temperament, settles down|easily|in|quickly, stays calm|cool, steady nerves, take everything|life|things as|in his|it|its|stride, take everything|life|things calmly|easy|slowly, unhurried nature, well balanced, chilled, low stress|drama|excitability, no drama|dramas|zoomies|jumping|chaos|stress, off switch, chill|calm|relaxed|easy|mellow|laid vibe|vibes|personality|attitude|presence|disposition|energy|temperament|nature|demeanour|going|back`,
      es: `apacible|calma|calmado|pacifico|pausado|relajado|reposado|sereno|sosegado|tranqui|tranquilo, no arme jaleo`,
      de: `ausgeglichen|besonnen|entspannt|friedlich|gechillt|gelassen|gemutlich|ruhig, nicht so? sturmisch|hektisch|wild`,
      fr: `calme|cool|detendu|paisible|placide|pose|posé|serein|tranquille|zen|pepere|peinard|posey`,
      pt: `calmissimo|calmo|pacato|pacifico|paz|relaxado|sereno|sossegado|tranquilo|zen, de boa`,
    },
  ],
  [
    'quiet',
    {
      en: `noiseless|nonbarking|quiet|quieter|quietest|quietish|quietly|quite|silent|soundless, barely|hardly|less|little|minimal|never|no|not|rarely|seldom|without too? much? a? big? an? constant? so? lot? of? all? the? time? barky|bark~|chatty|howl~|loud|meow~|noise|noisy|scream~|screech~|shouty|shriek~|squawky|squawk~|talkative|vocal|yappy|yap~|yowl~, bark free, dislike|dread|hate|mind|stand .. bark~|howl~|loud|noise|noisy|yappy|yap~, does not make .. noise|sound, landlord|neighbors|neighbours|walls .. bark~|complain|hear|noise|thin, let me|us sleep, low barking|noise, never|not .. cry~|scream~|shout~|squeal~|wail~|whimper~|whine~|yell~, never|not .. wake~ everyone|me|the|up|us, never|no|none|not|nothing .. barky|bark~|deafening|howl~|loud|meow~|noise|noisy|screamer|screech~|shouting|squawk~|vocal|yappy|yap~|yowl~, noise averse, noise sensitive, sensitive to noise, soft spoken, thin walls, too loud|noisy|yappy, whine~ a? lot? less|little|rarely, quiet as a mouse, not wanted barking, no|not|never|without|hardly|barely|rarely|doesnt|nor|isnt|seldom|little|few|less|minimal a|an|any|too|much|constant|excessive|all|big|one|that|so|very|to|given|prone|for|the? big|great|time|of|much|to|night? barking|barker|barkers|bark|yapping|yappy|yapper|yappers|yap|howling|howler|howls|whining|whiner|whine|noise|noisy|noises|meowing|screeching|squawking|screaming|crying|singing|yowling|vocal|loud|chatty|talker|talkative|racket|din|shouting|wailing|shrieking|woofing|barky|yelling, with hardly|barely|scarcely a bark, thin walls|floors|walled, quiet as|like a mouse|church|the, loud noises|noise wreck|upset|bother|hurt|scare`,
      es: `callado|silencio|silencioso, no|nunca|poco|sin chillon|escandaloso|ladra|ladrador|ladrando|ladrar|ladre|ladren|maulla|maulle|ruido|ruidoso mucho?, que ladre poco, no arme mucho? jaleo|escandalo|ruido`,
      de: `hellhorig, bellen|bellt kaum|nicht|selten|wenig, kaum|kein|nicht|ohne|selten|wenig viel? so? standig? bell|bellender|bellfreudig|bellt|gebell|klaffer|klafft|laut, kein krach|lautes|schreihals, leise|still|wenig bellend|bellt`,
      fr: `discret|silencieux, aboie|miaule pas|peu, jamais|ne|pas|peu|sans trop? aboie|aboiement|aboyer|aboyeur|bruit|bruyant|miaule, jamais|pas|peu trop? bavard|criard|jappe|jappeur|jappeux|miauleur, ne fasse pas de bruit`,
      pt: `calado|quieto|silencioso, ladre|lata|late pouco, nao|nunca|pouco|sem barulhento|barulho|faca|ladra|ladrar|ladre|lata|late|latidor|latir|mie muito? barulho?, nao curto latido|barulho, sem latido`,
    },
  ],
  [
    'gentle',
    {
      en: `docile|gentle|gentler|goodnatured|harmless|kind|kindhearted|lamb|mild|nice|soft|softest|softhearted|softie|softness|softy|sweet|sweetest|sweetheart|sweetie|sweetnatured|sweetness|sweety|tender, gentle giant|manners|natured|soul, gentle|kind|soft|tender heart|mouth, good natured, handles gently, kind hearted, mild mannered|tempered, never|no|not .. bite~|biter|nip~, never|no|not .. growls|growly|hiss|snap~, never|no|not .. scratch|swat anyone|me|my|our|people|the|us|you? baby|children|kids|visitors?, not|nothing bitey|grabby|mean|nasty|rough|snappy|vicious, soft hearted|mouthed|natured|soul|touch, soft with, sweet natured|soul|tempered, will|would not harm|hurt a anyone|anything|fly, sweetest, gentle|soft|tender|kind|sweet with|around|on|mouthed|hearted|natured|as|mouth|paws|hands|nature|disposition|temperament, no|not|never a? bite|biting|nip|nipping|scratch|scratching|swipe|snap|growl|lunge|biter|nipper|hurt|harm|knock|biters|aggressive|aggression|snappy|mean|rough|nasty|vicious|bitey|nippy at|if|when|over|anyone|a|my|the|me|him|her|people|children|kids|us, soft as|touch|mouth, big softie|softy|baby|marshmallow|teddy`,
      es: `amable|bonachon|buenazo|bueno|cielo|delicado|docil|dulce|dulzura|gentil|manso|noble|suave, buen caracter, no agresivo, no arane|muerda|muerde, sin agresividad`,
      de: `brav|gutmutig|herzensgut|lieb|liebenswert|liebenswurdig|sanft|sanftmutig|zart, nicht aggressiv|beisst|kratzt`,
      fr: `docile|douce|douceur|doudou|doux|gentil|tendre, bonne pate, ne mord pas, pas agressif|mechant`,
      pt: `amavel|bom|bonzinho|delicado|doce|docil|dócil|gentil|manso|meigo|suave, nao arranhe|morda|morde, sem agressividade`,
    },
  ],
  [
    'playful',
    {
      en: `amusing|clown|clownish|comedian|comic|comical|derp|derpy|entertainer|entertaining|fetch~|frisky|fun|funnier|funny|goof|goofball|goofier|goofy|hilarious|humor|humorous|humour|jester|joker|play~|playful|playfull|playfulness|prankster|silly|zany, ball|fetch crazy|mad|obsessed, ball|frisbee|toy chaser|driven|lover|loving, chase~ balls|lasers|strings|toys, enjoy|like|love balls|games|toys|tug, fetch in|with, fetches|retrieves .. ball|sticks|toy, fun loving, life of the party, make me|us laugh, makes everyone|kids|people laugh, makes me|us laugh, party animal, play ball|fetch|games|with, silly sense, toy crazy|obsessed, up for .. game|play, fun|goofball, like|likes|love|loves|enjoys|happy|wants|up|keen|always to|for|chasing|ready to? play|playing|games|fetch|ball|toys|toy|balls|chase, make~ me|us|him|her|them|everyone|people|you laugh|smile|giggle|chuckle, sense of humour|humor|fun, throw~|fetch~|chase~ a|the|his|her|after ball|balls|stick|sticks|frisbee|toys|toy, a laugh|riot|hoot|goofball|clown|comedian`,
      es: `divertido|gracioso|juegos|juegue|jueguen|jugar|jugueton|juguetón|payaso|traviesillo`,
      de: `clown|drollig|lustig|spassvogel|spielen|spielfreudig|spielgefahrte|spielkind|spiellustig|spielt|tollpatschig|ulkig|verspielt|witzig`,
      fr: `amusant|clown|drole|espiegle|foufou|jouer|joueur|joueuse|marrant|pitre|rigolo`,
      pt: `brincadeira|brincalhao|brincalhona|brincar|brinque|divertido|engracado|palhaco|bobao|bobo|moleque`,
    },
  ],
  [
    'friendly',
    {
      en: `affable|amiable|amicable|approachable|chummy|companionable|extrovert~|freindly|frendly|friendlier|friendliest|friendly|frindly|gregarious|outgoing|personable|sociable|social|socialised|socialized|welcoming, not aloof|distant|standoffish|unfriendly, comfortable|fine|friendly|good|great|happy|nice|ok|polite around|for|to|with anyone|clients|crowds|customers|everybody|everyone|guests|patients|people|strangers|visitors, enjoys|like|love attention|company|everybody|everyone|guests|humans|meeting|people|strangers|visitors, fond of company|people, friend to all|everyone, greet customers|everyone|guests|people|visitors, happy to meet, never met a stranger, people lover|loving|oriented|person, says hello, social butterfly, likes|loves|like|love|enjoys|adores|good|great|fine|ok|brilliant|wonderful|happy|comfortable|polite|nice|friendly|pleasant|easy with|around|to|meeting|about|all|new other|most|new|all|lots|our? people|strangers|customers|guests|visitors|everyone|everybody|anybody|clients|folk|folks|humans|company|residents|punters|passers|anyone|patients, people|ppl friendly|person|pleaser|loving|orientated|oriented|lover|dog|cat, greet~ everyone|people|visitors|guests|customers|me|the|everybody, loves everyone|everybody|attention|company|people`,
      es: `amigable|amiguero|amistoso|extrovertido|simpatico|sociable|social, bueno con desconocidos, bueno con la gente, se lleve bien con extranos|gente|todo`,
      de: `aufgeschlossen|freundlich|gesellig|kontaktfreudig|menschenbezogen|menschenfreundlich|nett|offen|sozial|zutraulich, gut sozialisiert|umganglich|zugewandt`,
      fr: `accueillant|aimable|amical|convivial|sociable|social|sympa|sympathique, gentil avec tout`,
      pt: `amigavel|amigueiro|amistoso|dado|extrovertido|simpatico|social|sociavel`,
    },
  ],
  [
    'loyal',
    {
      en: `dedicated|devoted|devotion|faithful|lojal|loyal|loyall|loyalty|steadfast, by my side, one man dog, one person animal|cat|dog, ride or die, sticks by|with me|us, shadow, loyal to|as|companion|friend|type`,
      es: `devoto|fiel|leal|lealtad`,
      de: `ergeben|loyal|treu`,
      fr: `devoue|fidele|fidelite|loyal`,
      pt: `companheirao|dedicado|devotado|fiel|leal`,
    },
  ],
  [
    'intelligent',
    {
      en: `brains|brainy|bright|brilliant|clever|cleverer|cleverest|einstein|genius|intelligence|intelligent|sharp|smart|smarter|smartest|trainable|wise, eager to learn, easily trained, easy to train, fast learner, keen to learn, learn easily|fast|new|quickly|tricks, likes|loves to learn, loves learning, problem solver, puzzle toys, quick learner|study|to|witted, thinks for, willing to learn, brain, not thick|stupid|dim|dumb`,
      es: `avispado|espabilado|inteligente|listo, aprenda|aprende rapido, facil de adiestrar|educar|entrenar`,
      de: `aufgeweckt|clever|gelehrig|intelligent|klug|lernfreudig|lernwillig|schlau, leicht zu erziehen|trainieren, lernt schnell`,
      fr: `eveille|fute|futé|intelligent|maligne|malin, apprend vite, facile a dresser|eduquer`,
      pt: `esperto|inteligente|sabido, aprenda|aprende rapido, facil de adestrar|ensinar|treinar`,
    },
  ],
  [
    'independent',
    {
      en: `aloof|autonomous|independence|independent|loner|selfreliant|selfsufficient|undemanding, able|can|could to? be? cope|do|entertain|handle|left|manage|stay|take .. alone|herself|himself|hours|itself|own, alone .. 8|day|eight|few|hours|while|work, alone during, alright|chill|comfortable|content|cool|cope|fine|good|happy|ok|okay|relaxed|used when? if? with? to? on? by? being? be? home? left? for? alone|herself|himself|hours|itself|own|themselves, alright|comfortable|content|cope~|fine|happier|happy|ok|okay .. alone|herself|himself|itself|own|solo|themselves|unsupervised, amuse|entertain~|occupy herself|himself|itself|themselves, by herself|himself|itself on, does not demand|need|require|want .. 24|all|attention|company|constant|entertain|lap|me|much, enjoys|likes|loves her|his|its|some|their own? company|solitude|space, home alone|unattended, keeps to herself|himself|itself, less|never|no|not|nothing too? clingy|demanding|needy|velcro, live her|his|its own life, low attention, minds her|his|its own business, never|no|not|nothing need .. attention|entertainment, not a lap cat|dog, not a velcro, not bother~|mind be|being home? left? alone|behind, not bother~|mind home? being|left alone|left|solitude, not too? attached|dependent, own thing, self contained|entertained|entertaining|reliant|sufficient, spend~ .. alone, without me|us hovering, look~ after herself|himself|itself, own company, not|no|never|isnt|doesnt|without a? too? so|very|be|overly|constantly|always|need|want|that|demand|require? needy|clingy|clinging|velcro|dependent|demanding|attention|constant|babysitting|entertaining|company|fussing|fussed|fuss|supervision holding|attention|company|seeker|fussing, alone|itself|himself|herself|own for|all|during|while|most|a|from|until|between|in few|couple|8|nine|eight|ten|long|the|my|some? hours|day|days|work|shift|shifts|morning|afternoon|i|we, can|could|will|must|has|able|fine|ok|okay|happy|content|good|used|cope|copes|chill|relaxed|alright|comfortable|be to|with|being|when|be|cope|stay|on|at|home|left by? its|his|her|home|left|alone|being|be|on|by|for? alone|own|itself|himself|herself|solo|unattended, keep~ to|itself|himself|herself itself|himself|herself|entertained|busy|amused|occupied, does not need|want me|us|people|someone|anybody|much|a|constant .. time|attention|company|around|fussed|lap|there, left|leave alone|home|on|to alone|its|his|her|own|for|during|while|it? own|day|devices|work|hours`,
      es: `autonomo|autosuficiente|ermitano|independiente|solitario, no dependiente, se aguante|estar|pasar|pueda|queda|quedarse|quede .. solo, solo en casa, solo unas horas, se entretenga|apane|baste solo`,
      de: `eigenbrotler|eigenstandig|selbststandig|unabhangig, allein .. bleiben|bleibt|gelassen|ist|lassen|sein, mal allein, stundenweise allein`,
      fr: `autonome|independant|solitaire, laisse|reste|rester seul .. journee?, seul a la maison|quelques, supporte .. seul|solitude, se suffit a`,
      pt: `autonomo|autossuficiente|independente|solitario|sozinho, aguente|fica|ficar|fique|possa .. so|sozinho`,
    },
  ],
  [
    'protective',
    {
      en: `bodyguard|defend|defender|defensive|deterrent|guard~|guardian|protect~|protection|protective|protector|territorial|watchdog, alarm dog|system, bark~ at|if|when burglars|intruders, feel safe, guard dog|my|our|the, guard~ .. chickens|farm|flock|gate|home|house|property|sheep|yard, home alarm|security, keeps .. safe, keep~ an eye on|over, keep|look~ lookout|out|watch for|over burglars|intruders|me|my|strangers|the|us, on watch, watch dog, watch over the? family|farm|home|house|kids|me|property|us|yard, watches over, for security|protection, guard duty, guard~|protect~|defend~ over? the|my|our|us|me|for|a small? stock|flock|herd|sheep|goats|house|home|family|kids|children|property|place|farm|yard|hens|chickens|land|us|me|garden|gate|shop|barn|stockyard|livestock|homestead, livestock guardian|guarding, guard|watch|security|protection|guardian dog|animal|duty|duties|type|instinct|instincts|breed, bark at strangers|intruders|burglars|prowlers|anyone`,
      es: `guarda|guardar|guardian|protector|proteger|proteja|territorial|vigilar|vigile, cuide la, de guardia, que cuide|guarde, de guarda`,
      de: `aufpassen|aufpasst|beschutzen|beschutzend|beschutzer|beschutzt|bewachen|bewacht|schutzend|schutzhund|wachhund|wachsam|wacht`,
      fr: `garde|garder|gardien|protecteur|protectrice|protege|proteger, surveille|surveiller la|le`,
      pt: `guarda|guardar|guardiao|protector|proteger|proteja|protetor|territorial|vigiar|vigie`,
    },
  ],
  ...rarerTemperaments,
];

/** They hold a word of the table and name no temperament that is wanted. */
export const noTemperaments: Words = {
  en: `gentle jog|jogs|run|runs|walk|walks, not frighten|scare me|us, not scratch .. chair|chairs|furniture|sofa, dumb|kindly|kinds|playground, sharp as a tack, act~|behave~ as|like, her|him|it|them feel safe, can|could you tell, price|street|work wise, =patients, each|every|my =patient, could|might|will|would be fun|good|kind|nice|sweet, not mind .. brushed|carried|handled|held|picked|stroked|touched, any kind, be kind, calm couple|environment|family|flat|home|house|household|neighborhood|person|place|street, covid|felv|fiv|hiv|test~ positive, find|found brushing|grooming|it|that|them|this boring|calming|fun|funny|relaxing|soothing, fun fact, funny|silly story|things, good home, good|reliable|solid|steady|strong lead|obedience|recall|training|walker, happy about|either|enough|for|if|that|to|when|with, house is too? so? quiet, i am anxious|brave|calm|happy|independent|lonely|loud|nervous|patient|quiet|shy|strong, i am|stay|work alone, i live alone, interested in|to, it is too? so? quiet|silent, kind not, kind of, kind regards, kind to, like crazy|mad, live alone, nice and, quiet area|building|corner|countryside|couple|cul|evening|family|flat|home|house|household|lane|life|lifestyle|neighborhood|neighbourhood|neighbours|person|place|quarter|road|room|street|suburb|sunday|town|village|week|weekdays, quite a|active|an|big|busy|calm|easy|energetic|experienced|few|fit|frankly|good|happy|high|honestly|large|like|literally|lot|low|often|old|simply|small|some|sure|the|well|young, security guard|job, so quiet|silent at|here|in, some kind, talk about|him|me|soon|to|with|you, the kind i|of|that|to|we|where|which|who|with|you, this chat, too loud, too quiet, used to .. loud|noise, weekdays quiet, would be nice, not afraid of .. work|grooming|coat|brush~|mess|hair|challenge, come|comes|recall~|when .. whistle~, i|we live alone`,
  es: 'bueno mejor, bueno no, vivo solo, todos contentos, y a correr, bueno tranquilo no',
  de: '=ruhig =alt|=alter|auch|ein|etwas|gross|klein|mal|schon|sein, am liebsten, doch lieber, lieber als|doch|ein|keine|nicht',
  fr: '=bornes, enfin non',
  pt: 'boa|bom com|de|em|para, esta|ta bom, moro sozinho, tudo bem',
};
