import type { Words } from '#src/domain/suggestion/phrases.ts';

/** What a part of a sentence does. */
export type Sign =
  /** Says that a wish follows. */
  | 'wish'
  /** Says that what follows lives there. */
  | 'have'
  /** Says that what it names is gone, or was never there. */
  | 'past'
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
      en: `daughter|son|kids|children|mum|mother|dad|father|grandma wants|want|asked, want|wanted|wanting|need|needed|prefer|preferably|preferred|seeking|seek|adopt|adopting|wish|hoping|ideally|ideal|dream|dreaming|desire|request|requirement|recommend|suggest|interested|considering|craving|fancy|after|longing|find|searching|hunting|require, would|will|do|i|we|really|absolutely|all like|love|be|prefer|enjoy|appreciate|suit|fit|take|settle, would|will|do|i|we|should still|also|quite|much|just|both|very|rather|ideally|so|probably|happily|gladly like|love|prefer|be|enjoy|take|want, content|happy|satisfied|pleased|fine|delighted with a|an|any|either, make do with, settle for, look~ to|for|at|out|into, thinking about|of|maybe|dog|cat, think about, in search|need|want of, on the lookout, in the market, go with|for, find|give|get|show|send|bring|match|recommend|suggest me|us|my, we agreed on, agreed on, settled on, decided on, make it, must be, should be, has to be, needs to be, would be, hope to, hope for, it should, he should, she should, must have, can i|we have|get|adopt, could i|we have|get|adopt, may i|we have|get|adopt, do you have|know, have you got|any, got any|a, any chance, is there|available, are there, can you find|recommend|suggest|show, what i need|want, ready for|to, in need, open to, welcome|adopting, let ’s go, let us go, let us have|get|take, time for, we will take, i will take, i would take, would take, get a|an|another, wanna, please, to adopt, give a home, looking, what|how about, was|am|were|are thinking of|about|a|an|maybe|perhaps?, wanting a, room for, home for a, love to have, would love, would like, the perfect, perfect, best, new, next, right, kind of, type of, sort of, like to have, will get, he ’ll get, still want, what we|i do not have is, missing is, say get, prefer a, gets on, would suit, would work, would be good, suits, preferred, should, must, go for`,
      es: `quiero|quisiera|queremos|busco|buscamos|buscando|necesito|necesitamos|gustaria|encantaria|prefiero|preferimos|adoptar|deseo|ojala|buscaba|prefiriria|ideal|querria|querriamos|quiere|quieren, que sea, mejor un|una, me gusta, debe|deberia ser, tiene que ser, tienes|teneis|hay algun|un|una|alguna, seria|estaria, me vale, nos vale, por favor, que no sea, prefiere, dame, recomiendame, estaria bien, vale cualquiera`,
      de: `suche, suchen, sucht, mochte, mochten, brauche, brauchen, wunsche, wunschen, wunscht, hatte gern, hatten gern, will, wollen, gerne, gern, wunsch, gesucht, adoptieren, bevorzugt, am liebsten, bitte, soll, sollte, darf, lieber, durfte, hatte, hatten, ware|waere, gibt es, habt ihr, haben sie, hatte gerne, muss sein, am besten, wunschhund, darf ruhig, nehmen, wollen wir, hatten wir gerne`,
      fr: `cherche|cherchons|recherche|veux|voudrais|voudrions|voulons|aimerais|aimerions|besoin|souhaite|souhaitons|prefere|adopter|prefererais|preferons|souhaiterais|voudrait|veut|cherchent|recherchons|faut|desire|ideal, il me|nous faut, plutot un|une, avez vous, il doit|devrait, envie de, qui soit|serait, serait|seraient, ferait, existe il, s il vous plait, si possible`,
      pt: `quero|queria|queremos|procuro|procuramos|busco|buscamos|preciso|precisamos|gostaria|gostariamos|prefiro|preferimos|adotar|desejo|procurando|adoraria|quer|adoptar|queriamos|buscando|ideal|prefere, deve ser, tem que ser, de preferencia, pode ser, voces tem, tem algum|alguma, seria|ficaria, me ve, por favor, prefiro um`,
    },
  ],
  [
    'have',
    {
      en: `i|we breed|raise|rear, we|i run|farm|graze sheep|cattle|goats|stock, aboard, on board, have|got|own|owns|keep|keeps|own|foster|fosters|existing|resident|current, live with|next, lives with|here|next, live in|on, shares with|our home|a home|the house, there is|are|will, house with, home with, household of|with|has, at home, already have|here, comes with, has|have got, we are a, i am a, and a, moved in, waiting at home, in the house|home|household|family|flat|yard|garden, married with, flat with, full of, company with, as well as, mum to, parent to, alongside, with me, runs the house, rules the house`,
      es: `tengo, tenemos, tiene, vivo con, vivimos con, hay, convive, conviven, conviva, convivir, convivan, en casa, compartimos, ya tengo, somos`,
      de: `habe, haben, hat, wohnen, wohnt, lebe, leben, lebt, vorhanden, bereits, schon, zuhause, im haushalt, zu hause, sind`,
      fr: `ai, avons, a, vivons, vis, vit, vivent, possede, deja, chez moi, chez nous, maison avec, avec moi, sommes`,
      pt: `tenho, temos, tem, moro com, moramos com, vivo com, ha, convive, convivem, conviver, em casa, ja tenho, somos`,
    },
  ],
  [
    'past',
    {
      en: `used to breed|show|own|keep|have|rescue, was|were set on, had our|my heart|hearts set on, almost|nearly got|adopted|took, thought i|we wanted, ex got|has|took|kept|keeps the|my|our, there used to be, there were|was once?, once had|owned, i|we have buried, buried, had to put, lived with, growing up, when i was, until last|this, before she|he|they died, outlived, died|passed|lost|losing|had, used to have, grew up with?, buried, said goodbye to|to our, put down|to sleep, previous|former, our|my|the|his|her last, swore, was going|about to say|ask, we said a, he|she|they|everyone says|said|wants|wanted, i was going to, passing, replacing, crossed the rainbow, rainbow bridge, would have, mourning, missing our, miss our|my, after losing, thought about|of, considered, originally, at first, back then, as kids|children, husband|wife|partner|boyfriend|girlfriend wants`,
      es: `murio, fallecio, perdimos, perdi, tenia, teniamos, tuve, tuvimos, crecimos con, creci con, anterior, antes`,
      de: `fruher|damals|einst|lange hatten|hatte|gab wir|ich|es?, gestorben, starb, verloren, hatte einen, hatte eine, hatten einen, hatten eine, verstorben, fruher, eingeschlafen, fruherer, letzter, letzte, letzten, ist tot`,
      fr: `mort|morte|decede|decedee|perdu|avait|avions|avais|eu|grandi|ancien|autrefois`,
      pt: `morreu, faleceu, perdemos, perdi, tinha, tinhamos, tive, tivemos, cresci com, antigo, partiu`,
    },
  ],
  [
    'not',
    {
      en: `forget|not|no|never|without|nor|neither|none|nothing|nobody|hate|hates|dislike|avoid|avoiding|zero|non|except|minus|excluding, rather not, anything but, instead of, other than, apart from, no more, rather than, sick of, tired of, allergic to, i am scared|afraid|terrified of, we are scared|afraid of, is|am|are scared|afraid|terrified|frightened of, can not stand, not into, do not want, anything except, free of, free from, isnt, as opposed to, unlike, fed up with, hold the, skip the`,
      es: `no, sin, nunca, jamas, ni, nada de, ningun, ninguna, tampoco, excepto, menos un, odio, salvo, en vez de, en lugar de, evitar`,
      de: `nicht, kein, keine, keinen, keinem, keiner, keines, ohne, nie, niemals, weder, noch nie, hasse, ausser, statt, anstatt, nix, nichts, bloss nicht`,
      fr: `pas, rien, sans, jamais, ni, aucun, aucune, sauf, excepte, deteste, au lieu de, eviter, surtout pas, point, hors de question`,
      pt: `nao, sem, nunca, jamais, nem, nada de, nenhum, nenhuma, exceto, menos um, odeio, em vez de, ao inves de, evitar, tirando`,
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
      en: `forget that, forget it, forget the, forget what i said, scratch that, strike that, ignore that, nah too, no too, i said no, he said no, she said no, we said no, nah, never mind, nevermind, nvm, cancel that, disregard that, so forget, maybe not, not that, no too much`,
      es: 'olvidalo, olvida eso, mejor no, olvide, bueno no, nada, no no',
      de: 'vergiss das, vergessen sie das, ach nein, ne doch nicht, doch nicht, ach nee',
      fr: 'oubliez, oublie ca, enfin non, non finalement, laisse tomber, ou non',
      pt: 'esquece, esqueca, deixa pra la, melhor nao, nao nao',
    },
  ],
  [
    'with',
    {
      en: `with, around, along, scared|afraid|frightened|wary|terrified|jealous of my|our|the|two|three|a|other?, intimidated by, cope with, stand up to, holds its own, alright by, next to, beside, near, toward, towards, to our, to my, should|must|to like|love, who|that|it|he|she likes|loves|like, like other, hassle|harass|pester|terrorise|terrorize|stalk|worry|upset|annoy|spook me|my|our|the, chase, chases, chasing, eat, eats, hunt, tolerate, tolerates, tolerant of, likes other, alongside, and our, meet, friend for, companion for, company for, buddy for, playmate for, brother for, sister for, pal for, mate for, company to, friend to, used to, raised with, lived with, live with, living with, friends with, accept, accepts, accepting, mind, love other, loves other, respect, respects, for my, for our, leave, leaves alone, put up with, ignore, ignores, interested in, not mind, with the, fight, fights, around other, bother, bothers, get on, introduce`,
      es: 'con, junto a, companero para, compania para, amigo para, llevarse, convivir con, conviva con, acostumbrado a, tolere, persiga, acepte, para mi, al lado de',
      de: 'mit, neben, zu meinem|meiner|unserer|unserem, freund|gesellschaft|gefahrte|spielgefahrte fur, verstehen, jagt, akzeptiert, fur meinen|meine|unseren|unsere, gewohnt, bei',
      fr: 'avec, aupres de, entente, compagnon|copain|ami pour, entend, habitue aux, pour mon|ma|notre, compagnie a, ok, supporte, accepte',
      pt: 'com, companheiro|amigo|companhia para, conviver, acostumado a, aceite, tolere, para o? a? meu|minha, ao lado',
    },
  ],
  [
    'than',
    {
      en: `than, like a|an|my, as a|an, such as, size of a|an|my|the, compared to, similar to a, resembles, as big|small|large|tall as a? an? my? the?, bigger|smaller|larger|taller|heavier|lighter|tinier than a? an? my? the? your?, about the size of, same as`,
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
  en: `accept|accepts|accepting a|an|another, trials|agility|compete|sport|sports|flyball with, bond|relationship|connection|friendship|life|experience|old|adventures|days|time|bonding with a|an, done|finished|through|start|started|starting|begin|deal|dealing|obsessed|bored|familiar|happy|pleased|in love|smitten with, between a|an|the, served|serving|grew|competed|dealt|trained with, used to say|be|think|live|work|do, no more than a|an|half|one|two|three|twenty|thirty|1|2|3|20|30|45, know|knows|knew nothing|little, not|no|never scared|afraid|frightened|nervous|terrified, experience|experienced|work|worked|working with, never had|owned, nervous|scared|afraid|anxious|terrified around|of|about, not only|just|necessarily|sure|least|matter|bothered|fussy, not to mention, not a problem|issue, not an issue, no problem|problems|matter|worries|issue|preference|doubt|idea|longer|rush|hurry|pressure|joke, why not, never mind, can not wait, could not be, could not resist|imagine, or not, if not, not yet, no i, no we, is not it, not bothered, would not mind, does not matter, do not care, does not bother, nothing special, nothing fancy|else|more, not afraid to, not in a rush, not from, no reason, no need to rush, nobody else, nobody takes|wants|looks, not picky, no fuss, why no, not that it matters, not too fussed, least not, nothing against, no pun, not know yet?, not fussed, if that exists, couple of, got in, had enough, with all, with help, with that, with it, with pleasure, with or without, with thanks, with regards, with lots, with love, not getting any, no one takes|wants, nor is, no spring chicken, not enough, i have been, i have never|always|wanted|thought|looked|run|now|failed|decided|noticed|promised, have to|been, has to|been, had better, own a house|home|flat|car|apartment|farm, keep up, keep fit, keep an eye|it|saying|thinking|me|us, got to|a heated, find out, find it|that, would like to know, need to know, need to be, needs to be, perfect home, best regards|wishes|friend, right now, right away, right home, new home|house|flat|job|carpet|sofa|place|city|town, next door|week|month|year|to|summer|spring, dream home|house, ideal home, after work|school|lunch|dinner|the|our|my|losing|that, after all`,
  es: 'no importa, no me importa, no hay problema, por que no, no se, no obstante, no solo, no pasa nada, no nos importa',
  de: 'nicht nur, nicht mehr so, nichts dagegen, macht nichts, kein problem, warum nicht, nicht wichtig, nicht schlimm, mit garten|haus|balkon, mit liebe, mit viel, mit freundlichen',
  fr: 'pas grave, peu importe, pas seulement, pourquoi pas, aucun probleme, pas de probleme, ca ne nous fait pas, avec plaisir|jardin|beaucoup|un jardin',
  pt: 'nao importa, sem problema, por que nao, nao so, nao ligo, tudo bem, nao sei, nao tem problema, com carinho|muito|quintal|jardim',
};
