import type { Words } from '#src/domain/suggestion/phrases.ts';

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
      en: `adopt~|after|best|considering|craving|desire|dream~|fancied|fancy|find|hoping|hunting|ideal|ideally|interested|longing|looking|must|need~|new|next|perfect|please|prefer~|preferably|promise~|recommend|request|require|requirement|searching|seek~|should|suggest|suits|wanna|want~|welcome|wish, absolutely|all|do|i|really|we|will|would appreciate|be|enjoy|fit|like|love|prefer|settle|suit|take, agreed on, am|are|was|were thinking a|about|an|maybe|of|perhaps?, any chance, applying|ask~|beg~|crying|hankering|longing|nagging|nags|pining|pleading|pleads|praying|screaming|yearning for|me, i|we choose|say|vote bird|bunny|cat|dog|kitten|puppy|rabbit, this time a|an, guess|suppose it is|will a|an, get|have one of my|our own, are there, bring on, bring|find|get|give|match|recommend|send|show|suggest me|my|us, came|come|here here? for, can i|we adopt|get|have, can you find|recommend|show|suggest, can|could|would give|house|offer|provide, children|dad|daughter|father|grandma|kids|mother|mum|son asked|want, i|we .. content|delighted|fine|happy|pleased|satisfied with a|an|any|either, could do|use, could i|we adopt|get|have, do|would|might you have|know, leaning|leant toward|towards, do|i|should|we|will|would also|both|gladly|happily|ideally|just|much|probably|quite|rather|so|still|very be|enjoy|like|love|prefer|take|want, dreamed|dreams|dreamt of, get a|an|another, gets on, give a home, glad|happy|prepared|willing to adopt|give|have|take, go for, go with, got a|any, got to be, has to be, have you any|got, heart set on, home for a, how|what about, i will take, i would take, in need|search|want of, is available|there, i|we choose|figure~|guess|pick|reckon|say|suppose|think|thought|vote a|an|definitely|maybe|perhaps|probably|some, keen on, kind of, let us go, like to have, look~ at|for|into|out|to, make it, may i|we adopt|get|have, missing is, must be, must have, needs to be, open to, prefer a, ready again|for|to, right bird|cat|dog|one|pet|rabbit, room for, say get, settle for, settled on, should be, sort of, think about, thinking about|cat|dog|maybe|of, time for, type of, wanting a, we agreed on, what i|we do not have is, miss~ having|owning|keeping a|an, will get, wish i|we could|had|owned, would be good, would work, can|could take|adopt|consider`,
      es: `aceptamos|aceptaria|acepto|adoptar|adoptaria|adoptariamos|anhela|buscaba|buscamos|buscan|buscando|busco|dame|desean|deseo|encantaria|estaria|falta|faltaria|gustaria|gustarian|ideal|interesa|interesan|interesaria|necesitamos|necesitan|necesitaria|necesito|ocupamos|ocupo|ojala|pide|piden|preferimos|prefiere|prefiero|prefiriria|queremos|querria|querriamos|querrian|quiere|quieren|quiero|quisiera|recomiendame|seria, vendria bien, hace ilusion, hay|teneis algun|un|una, me vale, mejor un|una, por favor, que sea`,
      de: `adoptieren|anschaffen|aufnehmen|bevorzugt|bitte|brauche|darf|durfte|einziehen|fehlt|gefallen|gern|gesucht|hatte|holen|interesse|interessiere|lieber|mochte|nehme|passen|soll|sollte|suche|sucht|waere|ware|will|wollen|wunsch|wunschhund|wunscht|zulegen, am besten, am liebsten, darf ruhig, gibt es, haben sie, habt ihr, wollen wir, wurde auch|gern|lieber?, her mit dem|der|einem|einer`,
      fr: `accueillerais|accueillir|adopter|adopterais|adopterions|aimeraient|aimerais|aimerait|aimerions|besoin|cherche|cherchent|cherchons|conviendrait|demande|demandent|desire|faudrait|faut|ferait|ideal|irait|manque|plairait|prefere|prefererais|preferons|prendrais|recherche|recherchons|reclame|reclament|seraient|serait|souhaite|souhaitent|souhaiterais|souhaitons|veulent|veut|veux|voudraient|voudrais|voudrait|voudrions|voulons, envie de, pense a, plutot un|une, cette fois un|une, s il vous plait, si possible`,
      pt: `aceitamos|aceitaria|aceito|adoptar|adoraria|adorariam|adotar|adotaria|adotariamos|afim|amaria|buscam|buscamos|buscando|busco|desejam|desejo|falta|faltando|ficaria|gostaria|gostariam|gostariamos|ideal|interessa|interessaria|pede|pedem|precisam|precisamos|preciso|prefere|preferimos|prefiro|procuram|procuramos|procurando|procuro|quer|querem|queremos|querendo|queria|queriam|queriamos|quero|seria, de preferencia, lugar para, pode ser, por favor, prefiro um, tem algum|alguma, tem que ser, voces tem, vontade de`,
    },
  ],
  [
    'have',
    {
      en: `aboard|alongside|current|downstairs|existing|foster|got|have|inherited|keep|own|resident|upstairs, already have|here, also|and|i|we board|breed|mind|race|raise|rear, and a|an, asleep on, at home, comes with, flat with, full of, has|have got, home with, house with, i am a, me|us and|plus our|the, in the family|flat|garden|home|house|household|yard, i|we cat|dog|pet? sit, i|we farm|graze|run cattle|goats|sheep|stock, i|we look after|to, live in|on, live next|with, lives here|next|with, moved in, there are|is|will, we are a, with me`,
      es: `compartimos|conviva|convivan|convive|conviven|convivir|=hay|somos|tenemos|tengo|tiene, en casa, vivo con`,
      de: `=bereits|=habe|=haben|=hat|=lebe|=leben|=lebt|=schon|=sind|vorhanden|wohnen|wohnt|zuhause`,
      fr: `=ai|=avons|=deja|possede|=sommes|=vis|=vit|=vivent|vivons, elle|il|on|qui|y a, avec moi, chez moi, chez nous, maison avec`,
      pt: `convive|convivem|conviver|=ha|=somos|=tem|=temos|tenho, em casa, ja tenho, moro com, vivo com`,
    },
  ],
  [
    'past',
    {
      en: `buried|died|former|had|losing|lost|mourning|outlived|passed|passing|previous|replacing, after losing, ex|he|she got|has|keeps|kept|took my|our|the, grew up with?, growing up, in memory of, left my|our, her|his|my|our|the last|late, he|i|she|we|who also|always|just? draw|drive|groom|paint|photograph|sell|study|treat|walk, i|we have buried, we kept, and i kept, lived with, miss my|our, put down|to sleep, said goodbye to our, there used to be, there was|were, used to breed|keep|own|rescue|show, used to have, when i was, i was a|an`,
      es: `anterior|perdieron|perdio|murieron|antes|fallecio|murio|perdi|perdimos|tenia|teniamos|tuve|tuvimos, se me? nos? ha|han muerto, ha muerto`,
      de: `eingeschlafen|fruher|gehabt|gestorben|letzte|starb|verloren|verstorben`,
      fr: `ancien|autrefois|avais|avait|avions|decede|eu|grandi|mort|perdu`,
      pt: `antigo|perderam|perdeu|morreram|faleceu|morreu|partiu|perdemos|perdi|tinha|tinhamos|tive|tivemos, meu|minha|nosso|nossa ultimo`,
    },
  ],
  [
    'plan',
    {
      en: `considered|originally|swore, at first, boyfriend|brother|dad|family|father|fiance|fiancee|flatmate|friend|girlfriend|husband|mom|mother|mum|partner|roommate|sister|wife dreams|insists|prefers|recommended|said|says|suggested|suggests|want~, everybody|everyone|friends|he|people|she|they prefers|recommended|said|say|suggested|want~, had always? dreamed|dreamt|wanted of? a|an, i|we absolutely|all|also|both|just|really? adore|like~|love~|train, someone|somebody|everyone|everybody|people|friends|mum|mom|dad|doctor|vet|colleagues|neighbours said|says|say|suggested|keeps saying to? get|adopt|have|take a|an, i|we would|had said|put|ticked|asked|written|chosen|wanted, i|we first|initially|originally? wanted, i|we said|thought a|an|maybe, keep|keeps?|kept saying|telling me? us? to? get?, not|un certain|convinced|sure about|if|of|whether? i? we? can? handle?, tell~|told her|him|me|us to? adopt|get|have, thought about|of, wanted to ask|say, was|were about|going|hoping|meaning|planning to, was|were all|dead|so? set on, would have`,
      es: 'iba a adoptar|pedir',
      de: 'anfangs|zuerst',
      fr: 'voulais|voulait|voulions, chum|copain|copine|femme|mari veut|voudrait|voulait',
      pt: '',
    },
  ],
  [
    'not',
    {
      en: `avoid~|dislike|except|excluding|forget|hate|isnt|minus|neither|never|no|nobody|non|none|nor|not|nothing|unlike|without|zero|ban|bans, allergic to, am|are|is afraid|frightened|scared|terrified of, anything but, anything except, apart from, can not abide|stand, can not be bothered|doing with, do not want, done|finished|through with, gave|given|giving up on, gone off, hold the, instead of, no more, other than, rather not, rather than, rule~ out, sick of, talk~ .. out of, tired of`,
      es: `detesto|evitar|excepto|=jamas|ni|ningun|=no|=nunca|odiamos|odian|odio|salvo|=sin|tampoco, tenemos|tengo|tiene|tienen miedo|panico a|al|de, me|nos|le|les da|dan mucho? miedo|panico|alergia, menos un, nada de`,
      de: `anstatt|ausser|hasse|hasst|=nicht|=nie|=niemals|=nix|=ohne|=statt|weder|kein|keins|=nichts, angst|respekt vor`,
      fr: `aucun|deteste|detesteent|detestent|detestons|eviter|excepte|=jamais|ni|=pas|=point|=rien|=sans|sauf, plus de chat|chien|lapin|oiseau|perroquet, surtout pas`,
      pt: `detesto|evitar|exceto|=jamais|=nao|=nem|nenhum|nenhuma|=nunca|odeiam|odeio|=sem|tirando, tem|temos|tenho medo|pavor de|do|dos, nada de`,
    },
  ],
  [
    'correction',
    {
      en: `actually|correction|edit|instead|jk|nevermind|nvm|oops, actually no?, agreed on, better a|yet, but let us, ended up, hang on, hold on, i mean, i meant, in fact, let me think no?, let us go, make it, never mind, no hang on, no jk, no make, no wait, oh wait, on second thought, or no, or rather, rather a, scratch that, second thoughts, settle|settled|settling|compromise|compromised|compromising on, so maybe|perhaps|probably a|an, sorry no?, then no, wait no?, no i mean`,
      es: `corrijo|digo|espera|mejor|perdon|rectifico, al final, bueno no, mas bien, mejor no|un|una, no espera, no mejor`,
      de: `beziehungsweise|bzw|eigentlich|korrektur|moment|nee|quatsch|sorry|stopp|vielmehr|warte, ach nein, doch eher, doch lieber, nein warte`,
      fr: `attendez|finalement|oups|pardon|plutot, en fait, enfin non, non en fait, reflexion faite`,
      pt: `alias|corrigindo|desculpa|digo|espera, bem nao, no fim, pensando bem, quer dizer`,
    },
  ],
  [
    'takeBack',
    {
      en: `nah|nevermind|nvm, cancel|delete|scrap|undo that|this, forget it, forget that, he said no, i said no, nah too, never mind, not that, scratch that, so forget`,
      es: 'nada|olvidalo|olvide, bueno no, mejor no, no no',
      de: 'ach nee, ach nein',
      fr: 'oubliez, enfin non',
      pt: 'esqueca|esquece, nao nao',
    },
  ],
  [
    'with',
    {
      en: `accept~|along|alongside|around|beside|bother|chase~|eat|fight|hunt|ignore|introduce|leave|meet|mind|near|respect|tolerate|toward|with, afraid|frightened|jealous|scared|terrified|wary of a|my|other|our|the|three|two?, and our, annoy|harass|hassle|pester|spook|stalk|terrorise|terrorize|upset|worry me|my|our|the, around other, buddy for, companion for, company for, cope with, for my, for our, friend for, get on, he|it|she|that|who like|loves, like other, likes other, little|never|no|not|too interested in, live with, lived with, mate for, must|should|to like|love, next to, not mind, pal for, playmate for, put up with, stand up to, to my, to our, tolerant of, used to, with the, ok|okay|good|fine|alright|right|steady|safe round, friendly|gentle|good|kind|nice|polite|sociable|sweet to all|every|other|everyone, join~ a|an|my|our|the|two|three`,
      es: 'acepte|=con|llevarse|persiga|tolere, conviva con, para mi',
      de: 'akzeptiert|=bei|gewohnt|jagt|=mit|=neben|verstehen|=beim, fur meine|unsere, zu meinem|meiner|unserem|unserer|einem|einer|dem|der',
      fr: 'accepte|=avec|entend|entente|=ok|supporte, compagnon|copain pour, habitue aux, pour ma|mon|notre',
      pt: 'aceite|=com|conviver|tolere|persiga, amigo|companhia para, para o? a? meu|minha',
    },
  ],
  [
    'than',
    {
      en: `resembles|than, about the size of, as .. as, as a|an, as big|large|small|tall as a? an? my? the?, bigger|heavier|larger|lighter|smaller|taller|tinier than a? an? my? the? your?, like a|an|my|our, same as, size of a|an|my|the`,
      es: '',
      de: 'so .. wie',
      fr: 'comme un|une',
      pt: 'igual ao',
    },
  ],
  [
    'fine',
    {
      en: `acceptable|alright|bonus|fine|ok|okay|welcome, all right, do not care, do not mind, does not bother, does not matter, even better, happy to, no issue, no matter, no objection, no preference, no problem, not a problem, not an issue, not bothered, would not mind`,
      es: 'bienvenido|vale, da igual, no me|nos? importa, puede ser|tener, sin problema',
      de: 'egal',
      fr: 'bienvenu, ca? ne me|nous derange pas, peu importe',
      pt: '',
    },
  ],
];

/** They hold a sign and are none. */
export const noSigns: Words = {
  en: `leaning|leant|lean toward|towards, meet in|halfway, now or never, or forget it, no matter what, accept~ a|an|another, afraid|anxious|nervous|scared|terrified about|around|of, after dinner|losing|lunch|my|our|school|that|the|work, agility|compete|flyball|sport|trials with, any|little|lots|much|no|plenty|some|zero of? clue|experience|idea|knowledge|luck about|of|with?, as far|long|many|much|well as, as soon as, begin|bored|deal~|done|familiar|finished|happy|in|obsessed|pleased|start~|through love|smitten with, best friend|regards|wishes, boring|empty|home|incomplete|life|live|lonely|lost|quiet|sad|same without, could|did|do|should|why|would he|i|she|we|you not, experience~|work~ with, find it|that, had enough, i have always|decided|failed|looked|never|noticed|now|promised|run|thought|wanted, i have been, if not, keep up, knew|know little|nothing, be just|only? me|us and the, you had a|an|the, if there is|are, never had|kept|owned|raised, never|not had a? any? issue|problem|trouble with, never|no|not afraid|frightened|nervous|scared|terrified, new carpet|city|flat|home|house|job|place|sofa|town, next door|month|spring|summer|week|year, no doubt|hurry|issue|joke|longer|matter|preference|pressure|problem|rush|worries, no i, no more than 1|2|20|3|30|45|a|an|half|one|thirty|three|twenty|two, nobody else, nobody looks|takes|wants, nor is, not a issue|problem, not fussed, not fussy|just|least|matter|necessarily|only|sure, not know yet?, nothing else|fancy|more, nothing special, no|none|nothing but, or not, thing as a|an, used to be|do|live|say|think|work, why not, with all, with help, with it, with lots, with that`,
  es: 'no para|paran|deja de, nada mas, tenemos|tengo|tiene|tienen alergia|miedo, no importa, no me importa, no se, a|de|por nada',
  de: 'erfahrung|arbeite|film mit, habe|haben|hat allergie|angst|zeit, mit balkon|garten|haus, bei euch|ihnen, ihr|mein|sein|unser leben lang, leben lang',
  fr: 'ca ne nous fait pas, qui a besoin|envie|le|peur|toujours',
  pt: 'tem|temos|tenho alergia|medo, sem problema, alguem tem',
};
