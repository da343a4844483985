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
      en: `promised|promise|promising, i|we think|guess|reckon|suppose|figure|figured|thought|say|vote|choose|pick a|an|maybe|perhaps|probably|definitely|some, keen on, could use|do, could|can|would offer|give|provide|house, here|came|come here? for, bring on, dreamed|dreamt|dreams of, willing|prepared|glad|happy to take|adopt|have|give, heart|hearts set on, got to be, hook me|us up with, wish i|we had|owned|could, have|has my|our|her|his eye|eyes on, hunt for, i|we am|are|be would? be? very|really|also|both? interested in, interested in adopting|getting|having|owning|one|a|an|your, daughter|son|kids|children|mum|mother|dad|father|grandma wants|want|asked, want|wanted|wanting|need|needed|prefer|preferably|preferred|seeking|seek|adopt|adopting|wish|hoping|ideally|ideal|dream|dreaming|desire|request|requirement|recommend|suggest|interested|considering|craving|fancy|after|longing|find|searching|hunting|require, would|will|do|i|we|really|absolutely|all like|love|be|prefer|enjoy|appreciate|suit|fit|take|settle, would|will|do|i|we|should still|also|quite|much|just|both|very|rather|ideally|so|probably|happily|gladly like|love|prefer|be|enjoy|take|want, content|happy|satisfied|pleased|fine|delighted with a|an|any|either, make do with, settle for, look~ to|for|at|out|into, thinking about|of|maybe|dog|cat, think about, in search|need|want of, on the lookout, in the market, go with|for, find|give|get|show|send|bring|match|recommend|suggest me|us|my, we agreed on, agreed on, settled on, decided on, make it, must be, should be, has to be, needs to be, would be, hope to, hope for, must have, can i|we have|get|adopt, could i|we have|get|adopt, may i|we have|get|adopt, do you have|know, have you got|any, got any|a, any chance, is there|available, are there, can you find|recommend|suggest|show, ready for|to|again, open to, welcome|adopting, let ’s go, let us go, let us have|get|take, asking|asks|asked|ask|begging|begs|begged|beg|pleading|pleads|nagging|nags|crying|longing|pining|yearning|praying|applying|hankering|screaming for|me, time for, we will take, i will take, i would take, would take, get a|an|another, wanna, please, give a home, looking, what|how about, was|am|were|are thinking of|about|a|an|maybe|perhaps?, wanting a, room for, home for a, love to have, would love, would like, perfect, best, new, next, right, kind of, type of, sort of, like to have, will get, he ’ll get, what we|i do not have is, missing is, say get, prefer a, gets on, would suit, would work, would be good, suits, preferred, should, must, go for`,
      es: `buscan|necesitan|desean|pide|piden|querrian|gustarian|anhela, sueno|sonamos|sonando con, interesado|interesada|interesados|interesadas en, interesa|interesan|interesaria, falta|faltaria, ocupo|ocupamos, acepto|aceptamos|aceptaria, adoptaria|adoptariamos, vendria|iria|caeria bien, hace|haria ilusion, pienso|pensando|pensamos en, siempre quise|quisimos, he|hemos querido, sitio|espacio|lugar para, dispuesto|dispuesta|dispuestos a, ganas de, necesitaria, quiero|quisiera|queremos|busco|buscamos|buscando|necesito|necesitamos|gustaria|encantaria|prefiero|preferimos|adoptar|deseo|ojala|buscaba|prefiriria|ideal|querria|querriamos|quiere|quieren, que sea, mejor un|una, me gusta, debe|deberia ser, tiene que ser, tienes|teneis|hay algun|un|una|alguna, seria|estaria, me vale, nos vale, por favor, prefiere, dame, recomiendame, estaria bien, vale cualquiera`,
      de: `traume|traumen|getraumt von, fehlt, fehlte, interessiere|interessieren|interesse, lust auf, denke|denken|uberlege|uberlegen an?, platz fur, aufnehmen, anschaffen, zulegen, einziehen, holen, nehme, wurde|wurden gern|gerne|lieber|auch?, gefallen, passen, bereit fur, suche, suchen, sucht, mochte, mochten, brauche, brauchen, wunsche, wunschen, wunscht, will, wollen, gerne, gern, wunsch, gesucht, adoptieren, bevorzugt, am liebsten, bitte, soll, sollte, darf, lieber, durfte, hatte, hatten, ware|waere, gibt es, habt ihr, haben sie, muss sein, am besten, wunschhund, darf ruhig, nehmen, wollen wir`,
      fr: `veulent|voudraient|aimerait|aimeraient|souhaitent|demande|demandent|reclame|reclament, pense|pensons|songe|songeons a, interesse|interessons|interesses a|par, pret|prete|prets|pretes a, y a t il, manque, reve|revons|revent de, conviendrait|plairait|irait|faudrait, accueillir, accueillerais|adopterais|prendrais|adopterions, place pour, tente|tentes par, recherche|cherche, cherche|cherchons|recherche|veux|voudrais|voudrions|voulons|aimerais|aimerions|besoin|souhaite|souhaitons|prefere|adopter|prefererais|preferons|souhaiterais|voudrait|veut|cherchent|recherchons|faut|desire|ideal, plutot un|une, avez vous, il doit|devrait, envie de, qui soit|serait, serait|seraient, ferait, existe il, s il vous plait, si possible`,
      pt: `querem|queriam|procura|procuram|precisa|precisam|deseja|desejam|gostariam|pede|pedem|adorariam|busca|buscam, sonho|sonhamos|sonhando com, interesse|interessado|interessada em, interessa|interessaria, falta|faltando, aceito|aceitamos|aceitaria, adotaria|adotariamos|adoraria|amaria, a fim de, penso|pensando|pensamos em, sempre quis|quisemos, espaco|lugar para, vontade de, querendo|afim, quero|queria|queremos|procuro|procuramos|busco|buscamos|preciso|precisamos|gostaria|gostariamos|prefiro|preferimos|adotar|desejo|procurando|adoraria|quer|adoptar|queriamos|buscando|ideal|prefere, deve ser, tem que ser, de preferencia, pode ser, voces tem, tem algum|alguma, seria|ficaria, me ve, por favor, prefiro um`,
    },
  ],
  [
    'have',
    {
      en: `i|we|also|and breed|raise|rear|board|race|mind, i|we look after|to, i|we dog|cat|pet? sit|sits, have|got|own|owns|keep|keeps|own|foster|fosters|existing|resident|current, live with|next, lives with|here|next, live in|on, shares with|our home|a home|the house, there is|are|will, house with, home with, household of|with|has, at home, already have|here, comes with, has|have got, we are a, i am a, and a, moved in, waiting at home, aboard, on board, asleep on, upstairs|downstairs, in the house|home|household|family|flat|yard|garden, married with, flat with, full of, company with, as well as, mum to, parent to, alongside, with me, runs the house, rules the house, i|we breed|raise|rear, we|i run|farm|graze sheep|cattle|goats|stock`,
      es: `tengo, tenemos, tiene, vivo con, vivimos con, hay, convive, conviven, conviva, convivir, convivan, en casa, compartimos, ya tengo, somos`,
      de: `habe, haben, hat, wohnen, wohnt, lebe, leben, lebt, vorhanden, bereits, schon, zuhause, im haushalt, zu hause, sind`,
      fr: `ai, avons, a, vivons, vis, vit, vivent, possede, deja, chez moi, chez nous, maison avec, avec moi, sommes`,
      pt: `tenho, temos, tem, moro com, moramos com, vivo com, ha, convive, convivem, conviver, em casa, ja tenho, somos`,
    },
  ],
  [
    'past',
    {
      en: `i|we|who|he|she also|just|always? groom|grooms|walk|walks|treat|treats|study|paint|draw|photograph|sell|drive, used to breed|show|own|keep|have|rescue, ex got|has|took|kept|keeps the|my|our, there used to be, there were|was, once had|owned, i|we have buried, buried, had to put, lived with, growing up, when i was, until last|this, before she|he|they died, outlived, died|passed|lost|losing|had, used to have, grew up with?, said goodbye to|to our, put down|to sleep, previous|former, our|my|the|his|her last, passing, replacing, crossed the rainbow, rainbow bridge, mourning, missing our, miss our|my, after losing, back then, as kids|children`,
      es: `murio, fallecio, perdimos, perdi, tenia, teniamos, tuve, tuvimos, crecimos con, creci con, anterior, antes`,
      de: `fruher|damals|einst|lange hatten|hatte|gab wir|ich|es?, gestorben, starb, verloren, hatte einen, hatte eine, hatten einen, hatten eine, verstorben, fruher, eingeschlafen, fruherer, letzter, letzte, letzten, ist tot`,
      fr: `mort|morte|decede|decedee|perdu|avait|avions|avais|eu|grandi|ancien|autrefois`,
      pt: `morreu, faleceu, perdemos, perdi, tinha, tinhamos, tive, tivemos, cresci com, antigo, partiu`,
    },
  ],
  [
    'plan',
    {
      en: `told|tells|telling|tell me|us|him|her to? get|have|adopt, i|we first|originally|initially? wanted, first|initially|originally i|we? wanted|thought|asked, i|we really|just|absolutely|also|all|both? love|adore|like|loved|liked|train, was|were set on, had our|my heart|hearts set on, almost|nearly got|adopted|took, thought i|we wanted, swore, not|un sure|certain|convinced about|of|whether|if? i? we? can? handle?, do not think|know i|we? can|could handle|manage, keeps?|kept|keep telling|saying me? us? to? get?, was|were going|about|planning|hoping|meaning to, wanted to ask|say, we|i said|thought a|an|maybe, i|we asked for, he|she|they|everyone|everybody|people|friends says|say|said|wants|want|wanted|suggested|recommended|prefers, husband|wife|partner|boyfriend|girlfriend|fiance|fiancee|mother|father|mum|mom|dad|flatmate|roommate|friend|friends|sister|brother|family wants|want|wanted|says|said|prefers|suggested|suggests|recommended|insists|dreams, thought about|of, considered, would have, originally, at first`,
      es: 'queria|queriamos antes, ibamos a pedir|adoptar, iba a pedir|adoptar, pensaba|pensabamos en, pense en, al principio, marido|mujer|novio|novia|esposo|esposa|pareja quiere|queria|prefiere',
      de: 'wollte|wollten eigentlich|erst|zuerst|ich|wir, dachte|dachten ich|wir? an|erst, zuerst, anfangs, mann|frau|freund|freundin|partner will|wollte|mochte',
      fr: 'voulais|voulait|voulions, pensais|pensait a, au debut, au depart, mari|femme|copain|copine|conjoint|compagne|chum|blonde veut|voulait|voudrait',
      pt: 'ia|iamos pedir|adotar, pensava|pensei|pensamos em, no comeco, marido|mulher|esposa|namorado|namorada quer|queria|prefere',
    },
  ],
  [
    'not',
    {
      en: `talked|talk .. out of, decided|advised|warned against, ruled|rule|ruling out, steer|steering|keep|stay|staying clear|away of|from, gave|given|giving up on, gone off, put off by, forget|not|no|never|without|nor|neither|none|nothing|nobody|hate|hates|dislike|avoid|avoiding|zero|non|except|minus|excluding, rather not, anything but, instead of, other than, apart from, no more, rather than, sick of, tired of, allergic to, i am scared|afraid|terrified of, we are scared|afraid of, is|am|are scared|afraid|terrified|frightened of, can not stand, not into, do not want, anything except, free of, free from, isnt, as opposed to, unlike, fed up with, done|finished|through with, hold the, skip the`,
      es: `no, sin, nunca, jamas, ni, nada de, ningun, ninguna, tampoco, excepto, menos un, odio, odia, odian, odiamos, detesto, detesta, salvo, en vez de, en lugar de, evitar`,
      de: `nicht, kein, keine, keinen, keinem, keiner, keines, ohne, nie, niemals, weder, noch nie, hasse, hasst, hassen, ausser, statt, anstatt, nix, nichts, bloss nicht`,
      fr: `pas, sans, jamais, ni, aucun, aucune, sauf, excepte, deteste, detesteent, detestent, detestons, au lieu de, eviter, surtout pas, point, hors de question, rien`,
      pt: `nao, sem, nunca, jamais, nem, nada de, nenhum, nenhuma, exceto, menos um, odeio, odeia, odeiam, detesto, detesta, em vez de, ao inves de, evitar, tirando`,
    },
  ],
  [
    'correction',
    {
      en: `so maybe|perhaps|probably a|an, then maybe|perhaps a|an, maybe|perhaps a|an .. instead, would a|an .. be better|easier|suit, maybe better a|an, better go for, actually no?, actually, wait no?, oh wait, hold on, on second thought|thoughts, on reflection, second thoughts, come to think of it, correction, i meant, i mean, or rather, or no, make that, make it, instead, no wait, change of plan|plans|mind, changed my mind, changed our minds, or better, no rather, hmm no, hm no, ok no, err no, er no, uh no, um no, sorry no?, my mistake, let me think no?, no sorry, but let us, let us go, better a|yet, settled on, agreed on, decided on, no actually, well no, then no, in fact, strike that, scratch that, ignore that, no hang on, hang on, or maybe just, oops, edit, nvm, nevermind, never mind, no make, wait make, no i want, no jk, jk, rather a, we ended up, in the end, ended up`,
      es: `bueno no, mejor dicho, mejor un|una|no, perdon, corrijo, mejor, no espera, espera, digo, en realidad, pensandolo bien, ah no, no mejor, mas bien, quise decir, al final, de hecho, rectifico`,
      de: `ach nein, doch lieber, nein doch, halt nein, moment, quatsch, ich meine, beziehungsweise, lieber doch, eigentlich, korrektur, vielmehr, nein lieber, oder doch, stopp, nein warte, warte, bzw, nee, sorry, doch eher, besser gesagt`,
      fr: `enfin non, non plutot, plutot, pardon, en fait, je voulais dire, non en fait, finalement, ou plutot, euh non, ah non, attendez, oups, non attendez, reflexion faite, au final`,
      pt: `alias, quer dizer, ou melhor, melhor um|uma, na verdade, pensando bem, nao espera, desculpa, corrigindo, espera, digo, bem nao, pensando melhor, no fim, ou seja`,
    },
  ],
  [
    'takeBack',
    {
      en: `forget that, forget it, forget the, forget what i said, scrap|cancel|undo|delete that|this, scratch that, strike that, ignore that, nah too, no too, i said no, he said no, she said no, we said no, nah, never mind, nevermind, nvm, cancel that, disregard that, so forget, maybe not, not that, no too much`,
      es: 'olvidalo, olvida eso, mejor no, olvide, bueno no, nada, no no',
      de: 'vergiss das, vergessen sie das, ach nein, ne doch nicht, doch nicht, ach nee',
      fr: 'oubliez, oublie ca, enfin non, non finalement, laisse tomber, ou non',
      pt: 'esquece, esqueca, deixa pra la, melhor nao, nao nao',
    },
  ],
  [
    'with',
    {
      en: `with, around, along, scared|afraid|frightened|wary|terrified|jealous of my|our|the|two|three|a|other?, intimidated by, cope with, stand up to, holds its own, alright by, next to, beside, near, toward, towards, to our, to my, should|must|to like|love, who|that|it|he|she likes|loves|like, like other, chase, chases, chasing, eat, eats, hunt, tolerate, tolerates, tolerant of, likes other, alongside, and our, meet, friend for, companion for, company for, buddy for, playmate for, brother for, sister for, pal for, mate for, company to, friend to, used to, raised with, lived with, live with, living with, friends with, accept, accepts, accepting, mind, love other, loves other, respect, respects, for my, for our, leave, leaves alone, put up with, ignore, ignores, not|no|never|little|too interested in, not mind, with the, fight, fights, around other, bother, bothers, get on, introduce, hassle|harass|pester|terrorise|terrorize|stalk|worry|upset|annoy|spook me|my|our|the`,
      es: 'con, junto a, companero para, compania para, amigo para, llevarse, convivir con, conviva con, acostumbrado a, tolere, persiga, acepte, para mi, al lado de',
      de: 'mit, neben, zu meinem|meiner|unserer|unserem, freund|gesellschaft|gefahrte|spielgefahrte fur, verstehen, jagt, akzeptiert, fur meinen|meine|unseren|unsere, gewohnt, bei',
      fr: 'avec, aupres de, entente, compagnon|copain|ami pour, entend, habitue aux, pour mon|ma|notre, compagnie a, ok, supporte, accepte',
      pt: 'com, companheiro|amigo|companhia para, conviver, acostumado a, aceite, tolere, para o? a? meu|minha, ao lado',
    },
  ],
  [
    'than',
    {
      en: `than, like a|an|my|our, as .. as, as a|an, such as, size of a|an|my|the, compared to, similar to a, resembles, as big|small|large|tall as a? an? my? the?, bigger|smaller|larger|taller|heavier|lighter|tinier than a? an? my? the? your?, about the size of, same as`,
      es: 'que un|una|el, como un|una, tamano de un|una',
      de: 'als ein|eine|einen, wie ein|eine, so gross wie, grosser|kleiner als',
      fr: 'que un|une, comme un|une, taille de un|une',
      pt: 'que um|uma, do que, como um|uma, tamanho de um|uma',
    },
  ],
  [
    'fine',
    {
      en: `fine, ok, okay, welcome, no problem, not a problem, no issue, do not mind, does not matter, no matter, do not care, would not mind, not bothered, no worries, acceptable, alright, all right, great too, happy to, either is, even better, bonus, does not bother, not an issue, not a dealbreaker, not put off, no preference, no objection`,
      es: 'no importa|da igual|no me importa|sin problema|no hay problema|bienvenido|vale|no pasa nada|no nos importa|puede ser|puede tener',
      de: 'egal',
      fr: 'pas grave|peu importe|aucun probleme|bienvenu|ca ne nous|pas de probleme|pas un probleme|ne me derange pas|ne nous derange pas',
      pt: 'nao importa|tanto faz|sem problema|tudo bem|bem vindo|nao me importo|pode ser|nao ligo|nao tem problema',
    },
  ],
];

/** They hold a sign and are none. */
export const noSigns: Words = {
  en: `nothing|no|none but, nothing|none other than, as well|long|soon|much|far|many|well as, such as, as soon as, not going to lie|pretend, not gonna lie, not kidding|joking|lying, no lie|kidding|word, served|serving|grew|competed|dealt|trained with, used to say|be|think|live|work|do, no more than a|an|half|one|two|three|twenty|thirty|1|2|3|20|30|45, know|knows|knew nothing|little, thing as a|an, little|no|zero|any|some|much|lots|plenty of? experience|luck|clue|idea|knowledge with|of|about?, not|no|never scared|afraid|frightened|nervous|terrified, experience|experienced|work|worked|working with, never had|owned|kept|raised, not imagine life|living|home|us|me without, empty|lonely|lost|incomplete|sad|boring|quiet|life|live|home|same without, would|could|should|why|do|did you|i|we|he|she not, would|could|should not you|i|we, nervous|scared|afraid|anxious|terrified around|of|about, not only|just|necessarily|sure|least|matter|bothered|fussy, not to mention, not a problem|issue, not an issue, no problem|problems|matter|worries|issue|preference|doubt|idea|longer|rush|hurry|pressure|joke, why not, can not wait, could not be, could not resist|imagine, or not, if not, not yet, no i, no we, is not it, not bothered, would not mind, does not matter, do not care, does not bother, nothing special, nothing fancy|else|more, not afraid to, not in a rush, not from, no reason, no need to rush, nobody else, nobody takes|wants|looks, not picky, no fuss, why no, not that it matters, not too fussed, least not, nothing against, no pun, not know yet?, not fussed, if that exists, couple of, got in, had enough, with all, with help, with that, with it, with pleasure, with or without, with thanks, with regards, with lots, with love, not getting any, no one takes|wants, nor is, no spring chicken, not enough, i have been, i have never|always|wanted|thought|looked|run|now|failed|decided|noticed|promised, have to|been, has to|been, had better, own a house|home|flat|car|apartment|farm, keep up, keep fit, keep an eye|it|saying|thinking|me|us, got to|a heated, find out, find it|that, would like to know, need to know, need to be, needs to be, perfect home, best regards|wishes|friend, right now, right away, right home, new home|house|flat|job|carpet|sofa|place|city|town, next door|week|month|year|to|summer|spring, dream home|house, ideal home, after work|school|lunch|dinner|the|our|my|losing|that, after all, accept|accepts|accepting a|an|another, trials|agility|compete|sport|sports|flyball with, bond|relationship|connection|friendship|life|experience|old|adventures|days|time|bonding with a|an, done|finished|through|start|started|starting|begin|deal|dealing|obsessed|bored|familiar|happy|pleased|in love|smitten with, between a|an|the`,
  es: 'nada mas, no importa, no me importa, no hay problema, por que no, no se, no obstante, no solo, no pasa nada, no nos importa',
  de: 'nicht nur, nicht mehr so, nichts dagegen, macht nichts, kein problem, warum nicht, nicht wichtig, nicht schlimm, mit garten|haus|balkon, mit liebe, mit viel, mit freundlichen',
  fr: 'pas grave, peu importe, pas seulement, pourquoi pas, aucun probleme, pas de probleme, ca ne nous fait pas, avec plaisir|jardin|beaucoup|un jardin',
  pt: 'nao importa, sem problema, por que nao, nao so, nao ligo, tudo bem, nao sei, nao tem problema, com carinho|muito|quintal|jardim',
};
