import type { Words } from './phrases.ts';

/** What a part of a sentence does. */
export type Sign =
  /** Says that a wish follows. */
  | 'wish'
  /** Says that what follows lives there. */
  | 'have'
  /** Says that what it names is gone, or was never there. */
  | 'past'
  /** Says that what follows was an earlier plan, or is another's wish. */
  | 'plan'
  /** Turns what follows into its opposite. */
  | 'not'
  /** Takes back what came before. */
  | 'correction'
  /** Takes back what came before, and nothing need follow. */
  | 'takeBack'
  /** Names what the pet must get on with, or live beside. */
  | 'with'
  /** Names what the pet is compared with. */
  | 'than'
  /** Says that what is named is welcome. */
  | 'fine';

export const signs: readonly (readonly [Sign, Words])[] = [
  [
    'wish',
    {
      en: `like|love|want|hoping|happy to meet, nice to meet, adopt~|after|best|considering|craving|desire|dream~|fancied|fancy|find|hoping|hunting|ideal|ideally|interested|longing|looking|must|need~|new|next|perfect|please|prefer~|preferably|promise~|recommend|request|require|requirement|searching|seek~|should|suggest|suits|wanna|want~|welcome|wish, absolutely|all|do|i|really|we|will|would appreciate|be|enjoy|fit|like|love|prefer|settle|suit|take, agreed|bring|decided|sold|gets|keen|settled on, am|are|was|were thinking a|about|an|maybe|of|perhaps?, any chance, i|we would|will|are|am be? ok|okay|fine|alright|good with a|an, to foster, applying|ask~|beg~|crying|hankering|longing|nagging|nags|pining|pleading|pleads|praying|screaming|yearning for|me, i|we choose|say|vote bird|bunny|cat|dog|kitten|puppy|rabbit, this time a|an, wondering about a|an|another|maybe, guess|suppose it is|will a|an, guess|suppose it will be a|an, get|have one of my|our own, are there, bring|find|get|give|match|recommend|send|show|suggest me|my|us, came|come|here here? for, can|could|may i|we adopt|get|have, can you find|recommend|show|suggest, can|could|would give|house|offer|provide, children|dad|daughter|father|grandma|kids|mother|mum|son asked|want, i|we .. content|delighted|fine|happy|pleased|satisfied with a|an|any|either, could do|use, do|would|might you have|know, leaning|leant toward, tempted by, converted|hope|open to, do|i|should|we|will|would also|both|gladly|happily|ideally|just|much|probably|quite|rather|so|still|very be|enjoy|like|love|prefer|take|want, dreamed|dreams|dreamt|kind|sort|type of, get a|an|another, give a home, glad|happy|prepared|willing to adopt|give|have|take, go for|with, got a|any, got|has|needs to be, has|have her|his|my|our eye on, have you any|got, he ’ll get, heart set on, home for a, hook me|us up with, hope|hunt|room|settle|time for, how|what|think about, i will|would take, in need|search|want of, in the market, is available|there, i|we choose|figure~|guess|pick|reckon|say|suppose|think|thought|vote a|an|definitely|maybe|perhaps|probably|some, let us get|have|take|go, let ’s go, like|love to have, look~ at|for|into|out|to, make do with, make it, missing is, must be|have, on the lookout, prefer|wanting a, ready again|for|to, right bird|cat|dog|one|pet|rabbit, say|will get, should be, thinking about|cat|dog|maybe|of, we agreed on, we will take, what i|we do not have is, miss~ having|owning|keeping a|an, miss~ the company|sound|patter|noise of a|an, wish i|we could|had|owned, would be good, would work, can|could take|adopt|consider, should|shall like a|an|to|some|another, i|we would have a|an .. if|please, up for a|an|another`,
      es: `quiero|quisiera|queremos|gustaria conocer, sorprendanme|sorprendeme|sorprendedme con, echo|echamos de menos tener, aceptamos|aceptaria|acepto|adoptar|adoptaria|adoptariamos|anhela|buscaba|buscamos|buscan|buscando|busco|dame|desean|deseo|encantaria|estaria|falta|faltaria|gustaria|gustarian|ideal|interesa|interesan|interesaria|necesitamos|necesitan|necesitaria|necesito|ocupamos|ocupo|ojala|pide|piden|preferimos|prefiere|prefiero|prefiriria|queremos|querria|querriamos|querrian|quiere|quieren|quiero|quisiera|recomiendame|seria, caeria|iria|vendria|estaria bien, debe|deberia ser, dispuesto a, espacio|lugar|sitio para, ganas de, hace|haria ilusion, hay|teneis|tienes algun|un|una, he|hemos querido, interesado|pensamos|pensando|pienso en, me gusta|vale, mejor un|una, nos vale, por favor, que sea, siempre quise|quisimos, sonamos|sonando|sueno con, esta vez un|una, tiene que ser, vale cualquiera, antoja|apetece|urge|pido|recomiendan|recomiendas`,
      de: `adoptieren|anschaffen|aufnehmen|bevorzugt|bitte|brauche|darf|durfte|einziehen|fehlt|gefallen|gern|gesucht|hatte|holen|interesse|interessiere|lieber|mochte|nehme|passen|soll|sollte|suche|sucht|waere|ware|will|wollen|wunsch|wunschhund|wunscht|zulegen, am besten|liebsten, bereit|platz fur, wie ware|wars|war es? mit, uberrasch|uberrascht|uberraschen mich|uns mit, wer hat|hatte, hat|habt|hatte wer|jemand|ihr, darf ruhig, denke|uberlege an?, getraumt|traume von, gibt es, haben sie, habt ihr, lust auf, muss sein, diesmal ein, wollen wir, wurde auch|gern|lieber?, her mit dem|der|einem|einer, der|die|das|er|sie|es|hund|katze =muss`,
      fr: `surprenez moi|nous avec, ce sera, moi un|une, accueillerais|accueillir|adopter|adopterais|adopterions|aimeraient|aimerais|aimerait|aimerions|besoin|cherche|cherchent|cherchons|conviendrait|demande|demandent|desire|faudrait|faut|ferait|ideal|irait|manque|plairait|prefere|prefererais|preferons|prendrais|recherche|recherchons|reclame|reclament|seraient|serait|souhaite|souhaitent|souhaiterais|souhaitons|veulent|veut|veux|voudraient|voudrais|voudrait|voudrions|voulons, avez vous, envie|reve|revent|revons de, existe il, il devrait|doit, interesse|interessons a|par, pense|pensons|songe|songeons|pret a, place pour, plutot un|une, qui serait|soit, cette fois un|une, s il vous plait, si possible, tente par, y a t il, prendrait|souhaiterions|souhaiterait|desirons|voudrai|aimerai, je|en adopte, ok pour un|une`,
      pt: `sinto|sentimos falta de ter|um|uma, aceitamos|aceitaria|aceito|adoptar|adoraria|adorariam|adotar|adotaria|adotariamos|afim|amaria|buscam|buscamos|buscando|busco|desejam|desejo|falta|faltando|ficaria|gostaria|gostariam|gostariamos|=gostava|gostavamos|ideal|interessa|interessaria|pede|pedem|precisam|precisamos|preciso|prefere|preferimos|prefiro|procuram|procuramos|procurando|procuro|quer|querem|queremos|querendo|queria|queriam|queriamos|quero|seria, a fim de, de preferencia, deve|pode ser, espaco|lugar para, interessado|interesse|pensamos|pensando|penso em, me ve, desta|dessa vez um|uma, por favor, prefiro um, sempre quis|quisemos, sonhamos|sonhando|sonho com, tem algum|alguma, tem que ser, voces tem, vontade de`,
    },
  ],
  [
    'have',
    {
      en: `aboard|alongside|current|downstairs|existing|foster|got|have|inherited|keep|own|resident|upstairs, already have|here, also|and|i|we board|breed|mind|race|raise|rear, and a|an, as well as, asleep on, at home, comes|company|flat|home|house|married with, full of, has|have got, household has|of|with, i am a, me|us and|plus a|an|our|the|two|three, plus a|an|two|three|our|my, in the family|flat|garden|home|house|household|yard, i|we cat|dog|pet? sit, i|we farm|graze|run cattle|goats|sheep|stock, i|we look after|to, live in|on|next|with, lives here|next|with, moved in, mum|parent to, on board, rules|runs the house, shares our|with a|home home|the house, there are|is|will, waiting at home, we are a, with me`,
      es: `compartimos|conviva|convivan|convive|conviven|convivir|=hay|somos|tenemos|tengo|tiene, en casa, vivimos|vivo con, ya tengo`,
      de: `=daheim|=bereits|=habe|=haben|=hat|=lebe|=leben|=lebt|=schon|=sind|vorhanden|wohnen|wohnt|zuhause, im haushalt, zu hause`,
      fr: `=ai|=avons|=deja|possede|=sommes|=vis|=vit|=vivent|vivons, elle|il|on|qui|y a, avec|chez moi, chez nous, maison avec, y aura, habite avec, ai|avons adopte`,
      pt: `convive|convivem|conviver|=ha|=somos|=tem|=temos|tenho, em casa, ja tenho, moramos|moro|vivo com, vive|vivem|mora|moram comigo|connosco|conosco|aqui`,
    },
  ],
  [
    'past',
    {
      en: `handing|handed|giving|gave in|over|up|away my|our, rehomed|rehoming|surrendered my|our, had to rehome|surrender|give|return my|our, buried|died|former|had|losing|lost|mourning|outlived|passed|passing|previous|replacing, after losing, as children|kids, back then, before he|she|they died, crossed the rainbow, ex|he|she got|has|keeps|kept|took my|our|the, grew up with?, growing up, had to put, in memory of, left|miss my|our, her|his|my|our|the last|late, he|i|she|we|who also|always|just? draw|drive|groom|paint|photograph|sell|study|treat|walk, i|we have buried, we kept, and i kept, i|we lived with, missing our, once had|owned, moved out and took, put down|to sleep, rainbow bridge, said goodbye to our, there used to be, there was|were, until last|this, used to breed|keep|own|rescue|show|have, when i was, i was a|an, i|we nursed|raised|reared|fostered|rescued|=surrendered|=rehomed, =rehome|=surrender my|our|the, =gave my|our`,
      es: `tuve|tuvimos que entregar|dar|devolver a? mi|nuestro|nuestra, entregue|di|dimos|devolvi a mi, anterior|perdieron|perdio|murieron|antes|fallecio|murio|perdi|perdimos|tenia|teniamos|tuve|tuvimos, creci|crecimos con, se me? nos? ha|han muerto|fallecido, ha muerto|fallecido, mi|nuestro ultimo, en paz descanse, se me|nos fue, tras .. anos con`,
      de: `regenbogenbrucke|eingeschlafert|ehemalig|vorig|eingeschlafen|fruher|gehabt|gestorben|letzte|starb|verloren|verstorben, hatte eine, ist tot, fruher|damals|einst hatte, gehen lassen, nach dem tod`,
      fr: `du|dut rendre|donner|laisser mon|ma|notre|nos, rendu|donne mon|ma|notre, ancien|autrefois|avais|avait|avions|decede|eu|grandi|mort|perdu, est|sont parti, depart de, a quitte, venons|viens|vient de perdre`,
      pt: `dei|demos|entreguei|doei a|o? meu|minha|nosso|nossa, falecido|finado|antigo|perderam|perdeu|morreram|faleceu|morreu|partiu|perdemos|perdi|tinha|tinhamos|tive|tivemos, cresci com, meu|minha|nosso ultimo`,
    },
  ],
  [
    'plan',
    {
      en: `considered|originally|swore, almost|nearly adopted|got|took, at first, boyfriend|brother|dad|family|father|fiance|fiancee|flatmate|friend|girlfriend|husband|mom|mother|mum|partner|roommate|sister|wife dreams|insists|prefers|recommended|said|says|suggested|suggests|want~, everybody|everyone|friends|he|people|she|they prefers|recommended|said|say|suggested|want~, had always? dreamed|dreamt|wanted of? a|an, had my|our heart set on, i|we absolutely|all|also|both|just|really? adore|like~|love~|train, i|we asked for, i|we would|had said|put|ticked|asked|written|chosen|wanted, i|we first|initially|originally? wanted, i|we said|thought a|an|maybe, keep|kept saying|telling me? us? to? get?, not|un certain|convinced|sure about|if|of|whether? i? we? can? handle?, tell~|told her|him|me|us to? adopt|get|have, thought about|of, thought i|we wanted, wanted to ask|say, was|were about|going|hoping|meaning|planning to, was|were all|dead|so? set on, would have, someone|somebody|everyone|everybody|people|friends|mum|mom|dad|doctor|vet|colleagues|neighbours|some|many|most|others|they said|say|suggested|keeps saying? to|never? get|adopt|have|take a|an, i|we met|saw|considered, looked at|into, used to want|dream`,
      es: 'al principio, iba|ibamos a adoptar|pedir, pensaba|pensabamos|pense en, queria|queriamos antes',
      de: 'anfangs|zuerst, dachte ich|wir? an|erst, wollte eigentlich|erst|ich|wir|zuerst',
      fr: 'voulais|voulait|voulions, au debut|depart, blonde|chum|compagne|conjoint|copain|copine|femme|mari veut|voudrait|voulait, pensais|pensait a, a|ont propose|conseille|suggere, mec veut',
      pt: 'ia|iamos adotar|pedir, no comeco, pensamos|pensava|pensei em',
    },
  ],
  [
    'not',
    {
      en: `avoid~|dislike|except|excluding|forget|hate|isnt|minus|neither|never|no|nobody|non|none|nor|not|nothing|unlike|without|zero|ban, advised|decided|warned against, allergic to, am|are|is afraid|frightened|scared|terrified of, anything but|except, apart|free from, as opposed to, can not abide|stand, can not be bothered|doing with, do not want, done|finished|through with, fed up with, free|instead|sick|tired of, gave|given|giving up on, gone off, hold|skip the, i am afraid|scared|terrified of, keep|stay~|steer~ away|clear from|of, no more, not into, other|rather than, put off by, rather not, rule~ out, talk~ .. out of, we are afraid|scared of, feel|look daft|embarrassed|ridiculous|silly|stupid holding|walking|with, last thing i|we need|want, refuse~ to, any|every breed|kind|type|sort|colour|animal|pet but|except|bar|barring, useless|hopeless|rubbish with a|an, anyone|everything|anything bar`,
      es: `detesto|evitar|excepto|=jamas|ni|ningun|=no|=nunca|odiamos|odian|odio|salvo|=sin|tampoco, tenemos|tengo|tiene|tienen miedo|panico|pavor|fobia a|al|de, me|nos|le|les da|dan mucho? miedo|panico|pavor|terror|grima|alergia, en lugar|vez de, menos un, nada de, cualquiera|todo menos`,
      de: `anstatt|ausser|hasse|hasst|=nicht|=nie|=niemals|=nix|=ohne|=statt|weder|kein|=nichts, angst|respekt|panik|schiss vor, bloss nicht, noch nie, keinesfalls`,
      fr: `aucun|deteste|detestent|detestons|eviter|excepte|=jamais|ni|=pas|=point|=rien|=sans|sauf, a|ai|avons|ont peur|horreur|phobie|terreur bleue? de|des|du, plus de chat|chien|lapin|oiseau|perroquet, au lieu de, hors de question, surtout pas`,
      pt: `detesto|evitar|exceto|=jamais|=nao|=nem|nenhum|nenhuma|=nunca|odeiam|odeio|=sem|tirando, tem|temos|tenho medo|pavor|panico|horror|trauma|fobia de|do|dos, ao inves de, em vez de, menos um, nada de`,
    },
  ],
  [
    'correction',
    {
      en: `actually|correction|edit|typo|instead|jk|nevermind|nvm|oops, after all, actually|sorry|wait no?, agreed|decided|hang|hold|settle|settled|settling|compromise|compromised|compromising on, better a|yet, better go for, but let us, change of mind|plan, changed my mind, changed our minds, come to think of it, ended up, er|err|hm|hmm|ok|or|then|uh|um|well no, i mean|meant, ignore|make|scratch|strike that, in fact, in the end, let me think no?, let us go, make it, maybe better a|an, my mistake, never mind, no actually|jk|make|rather|sorry|wait, no hang on, no i want|mean, oh wait, on reflection, on second thought, or better|rather, or maybe just, rather a, second thoughts, so maybe|perhaps|probably a|an, then maybe|perhaps a|an, wait make, we ended up, no sorry i mean, you know what an?|actually|no?, go with the?`,
      es: `corrijo|digo|espera|mejor|perdon|rectifico, ah|bueno no, al final, de hecho, en realidad, mas|pensandolo bien, mejor dicho|no|un|una, no espera|mejor, quise decir`,
      de: `beziehungsweise|bzw|eigentlich|korrektur|tippfehler|moment|nee|quatsch|sorry|stopp|vielmehr|warte, ach|halt nein, besser gesagt, doch eher|lieber, ich meine, lieber|nein|oder doch, nein lieber|warte`,
      fr: `attendez|finalement|oups|pardon|plutot, ah|enfin|euh non, au final, en fait, je voulais dire, non attendez|plutot, non en fait, ou plutot, reflexion faite, rectifie`,
      pt: `alias|afinal|ops|perai|decidimos|corrigindo|desculpa|digo|espera, bem nao, nao pera, melhor um|uma, na verdade, nao espera, no fim, ou melhor|seja, pensando bem|melhor, quer dizer`,
    },
  ],
  [
    'takeBack',
    {
      en: `nah|nevermind|nvm, cancel|delete|scrap|undo that|this, disregard|forget|ignore|not|scratch|strike that, forget it|the, forget what i said, he|i|she|we said no, maybe not, nah|no too, never mind, no too much, so forget`,
      es: 'nada|olvidalo|olvide, bueno|mejor|no no, olvida eso',
      de: 'ach nee|nein, doch nicht, ne doch nicht, vergessen sie das, vergiss das',
      fr: 'oubliez, enfin|ou non, laisse tomber, non finalement, oublie ca',
      pt: 'esqueca|esquece, deixa pra la, melhor|nao nao',
    },
  ],
  [
    'with',
    {
      en: `accept~|along|alongside|around|beside|bother|chase~|eat|fight|hunt|ignore|introduce|leave|meet|mind|near|respect|tolerate|toward|with, afraid|frightened|jealous|scared|terrified|wary of a|my|other|our|the|three|two?, alright|intimidated by, and|for|to our, annoy|harass|hassle|pester|spook|stalk|terrorise|terrorize|upset|worry me|my|our|the, around|like|love other, brother|buddy|companion|company|friend|mate|pal|playmate|sister for, company|friend|next|used to, cope|friends|live|lived|living|raised with, for|to my, get on, he|it|she|that|who like|loves, holds its own, leaves alone, little|never|no|not|too interested in, must|should|to like|love, not mind, put up with, stand up to, can|could|will stand, tolerant of, with the, ok|okay|good|fine|alright|right|steady|safe round, friendly|gentle|good|kind|nice|polite|sociable|sweet to all|every|other|everyone, join~ a|an|my|our|the|two|three, suit|suits a|an|my|our|someone|somebody|the`,
      es: 'acepte|=con|llevarse|persiga|tolere, que le|les guste|gusten|gusta|gustan, acostumbrado|junto a, al lado de, amigo|companero|compania para, conviva|convivir con, para mi, vivir .. con',
      de: 'akzeptiert|=bei|gewohnt|jagt|=mit|=neben|verstehen|=beim, fur meine|unsere, zu meinem|meiner|meinen|unserem|unserer|unseren|einem|einer|dem|der|zwei|drei|vier|2|3|4, respektiert|toleriert|duldet|ignoriert|vertragt',
      fr: 'ami des, accepte|=avec|entend|entente|=ok|supporte, ami|compagnon|copain pour, aupres de, compagnie a, habitue aux, pour ma|mon|notre, tolere|tolerer|cohabite|cohabiter|respecte|respecter',
      pt: 'aceite|aceitar|respeite|ature|ignore|coma|cace|=com|conviver|tolere|persiga, ligue a|para, que goste|gosta|gostem|gostam de, acostumado a, amigo|companheiro|companhia para, ao lado, para o? a? meu|minha',
    },
  ],
  [
    'than',
    {
      en: `resembles|than, about the size of, as .. as, as a|an, as big|large|small|tall as a? an? my? the?, bigger|heavier|larger|lighter|smaller|taller|tinier than a? an? my? the? your?, compared to, like a|an|my|our, same|such as, similar to a, size of a|an|my|the`,
      es: 'como un|una, mas|mayor|menor|menos .. que el|un|una, tamano de un|una',
      de: 'als|wie ein, so .. wie, grosser|kleiner als, so gross wie, grosse eines|einer',
      fr: 'comme un|une, moins|plus .. que un|une, taille de un|une',
      pt: 'como um|uma, parecido com, do que, maior|mais|menor|menos .. que um|uma, tamanho de um|uma, igual ao',
    },
  ],
  [
    'fine',
    {
      en: `acceptable|alright|bonus|fine|ok|okay|welcome, all right, do not care|mind, does not bother|matter, either is, even better, great too, happy to, no issue|matter|objection|preference|problem|worries, not a dealbreaker|problem, not an issue, not bothered, not put off, would not mind`,
      es: 'bienvenido|vale, da igual, no hay problema, no me|nos? importa, no pasa nada, puede ser|tener, sin problema, indistinto|indiferente, da lo mismo',
      de: 'egal',
      fr: 'bienvenu, aucun probleme, ca? ne me|nous derange pas, pas de|un probleme, pas grave, peu importe',
      pt: 'nao me? importo|ligo, tanto faz, sem problema, tudo bem, bem vindo, pode ser, nao tem problema',
    },
  ],
];

/** They hold a sign and are none. */
export const noSigns: Words = {
  en: `leaves|leave no|any? hair|fur|fluff, leaning|leant|lean toward, meet in|halfway, not stop|stopped asking|talking|begging|nagging|going, now or never, or forget it, like never before, no matter what, i|we accept|accepts a|an|another, i|we would|will|can|could accept a|an|another, afraid|anxious|nervous|scared|terrified about|around|of, after dinner|losing|lunch|my|our|school|that|the|work, agility|compete|flyball|sport|trials|experience~|work~ with, any|little|lots|much|no|plenty|some|zero of? clue|experience|idea|knowledge|luck about|of|with?, as far|long|many|much|well|soon as, begin|bored|deal~|done|familiar|finished|happy|in|obsessed|pleased|start~|through love|smitten with, best friend|regards|wishes, boring|empty|home|incomplete|life|live|lonely|lost|quiet|sad|same without, could|did|do|should|why|would he|i|she|we|you not, find it|that, had enough, i have always|decided|failed|looked|never|noticed|now|promised|run|thought|wanted|been, if|or|why not, keep up, knew|know little|nothing, be just|only? me|us and the, you had a|an|the, if there is|are, never had|kept|owned|raised, never|not had a? any? issue|problem|trouble with, never|no|not afraid|frightened|nervous|scared|terrified, new carpet|city|flat|home|house|job|place|sofa|town, next door|month|spring|summer|week|year, no doubt|hurry|issue|joke|longer|matter|preference|pressure|problem|rush|worries|i, no more than 1|2|20|3|30|45|a|an|half|one|thirty|three|twenty|two, nobody else|looks|takes|wants, nor is, not a issue|problem, not fussed|fussy|just|least|matter|necessarily|only|sure, not know yet?, nothing else|fancy|more|special, no|none|nothing but, thing as a|an, used to be|do|live|say|think|work, with all|help|it|lots|that`,
  es: 'experiencia con, primera vez con, no para|paran|deja|dejan de, nada mas, tenemos|tengo|tiene|tienen alergia|miedo, no importa|se, no me importa, a|de|por nada',
  de: 'erfahrung|arbeite|film|buch mit, erstes|erste mal mit, habe|hat allergie|angst|interesse|lust|zeit, mit balkon|garten|haus, bei euch|ihnen, ihr|mein|sein|unser leben lang, leben lang',
  fr: 'experience|fois avec, arrete pas de, cesse de, ca ne nous fait pas, qui a besoin|envie|le|peur|toujours',
  pt: 'experiencia|vez com, nao para|param de, tem|temos|tenho alergia|medo|receio, sem problema, alguem tem, nao me? importo|ligo',
};
