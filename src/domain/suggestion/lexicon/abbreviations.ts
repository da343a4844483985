import type { Language } from './phrases.ts';

/** What people shorten: the short form, then what it stands for, which may be nothing. */
const tables: Record<Language, string> = {
  en: `
    omg, ye you, yer your, yous you, youse you, yall you, dinnae do not, dinna do not, cannae can not, canna can not, willnae will not, wouldnae would not, isnae is not, doesnae does not, didnae did not, wi with, oughta should, shoulda should have, woulda would have, coulda could have, finna going to, imma i will, ima i will, lemme let me, dunno do not know, yrold year old, yro year old, smalls small, tha the, dat that, dis this, wat what, wot what, jus just, childer children, weans children, wains children, bairns children, somewheres somewhere, mebbe maybe, mebby maybe, prolly probably, ta thanks, gotten got, esp especially, pref preferably, appt, hoomans people, hooman person, doggies dogs,
    dogg dog, dug dog, hoose house, wood like would like, freind friend, becuz because, doggs dogs, catt cat, dont do not, doesnt does not, didnt did not, isnt is not, arent are not, wasnt was not,
    wont will not, cant can not, cannot can not, couldnt could not, shouldnt should not,
    wouldnt would not, havent have not, hasnt has not, aint is not, neednt need not,
    mustnt must not, id i would, youd you would, theyd they would, itd it would,
    hed he would, itll it will, youll you will, theyll they will, youve you have,
    theyve they have, im i am, ive i have,  weve we have,
    youre you are, theyre they are, thats that is, hes he is, shes she is, theres there is,
    whats what is, lets let us, id i would, dosnt does not, dosent does not, doesent does not, dusnt does not, dnt do not, af, catz cats, dogz dogs, kidz kids, w with, wit with, wiv with, da the, teh the, gd good,
    lil little, gimme give me, wanna want to, gonna going to, tryna looking for,
    lookin looking, u you, ur your, pls please, plz please, sth something, smth something,
    coz because, cuz because, cos because, cause because, bc because, n and, nd and,
    thx thanks, rly really, v very, kinda rather, sorta rather, abt about, bf boyfriend,
    gf girlfriend, hubby husband, yr year, yrs years, yo year old, mo month, mos months,
    mths months, wks weeks, wk week, lb pound, lbs pounds, b4 before, gotta have to,
    hafta have to, nope nah, naw nah, 1st first, thru through, tho though, w8 wait,
    ppl people, ya you, med medium, rn now, tbh, ngl, imo, idk, atm now, smol small,
    wfh work from home, bday birthday, fam family, hse house, apt apartment, sis sister,
     lrg large, sml small, frnd friend, frndly friendly, grl girl,
    somthing something, sumthing something, summat something, smthn something,
    smthing something, ty thanks, prob probably, probs probably, def definitely,
    defo definitely, deffo definitely, bout about, luv love, luvs loves, wud would,
    shud should, cud could, hav have, r are, 2gether together, alot a lot, noone no one,
    nite night, tmrw tomorrow, wknd weekend, wknds weekends,
    ltd limited, avg average, aka, etc, wld would`,
  es: `
    kiero quiero, keremos queremos, kero quiero, tamos estamos, c se, m me, ke que, kon con, anios anos, ermanita hermanita, ija hija, pekeno pequeno, pekena pequena, bb bebe, dl del, komo como, qiero quiero, qisiera quisiera, perito perrito, nesesito necesito, busko busco, ijo hijo, ijos hijos, ninios ninos, chikito chiquito, chikita chiquita, cn con, qe que, muxo mucho, ps pues, pos pues, xfavor por favor, pal para el, trankilo tranquilo, trankila tranquila, peke pequeno,
    q que, k que, xq porque, pq porque, x por, xa para, pa para, tb tambien, tmb tambien,
    d de, bn bien, mxo mucho, mxa mucha, peq pequeno, porfa por favor, porfi por favor,
    pf por favor, xfa por favor, plis por favor, grcs gracias, tngo tengo, dpto piso,
    depa piso, depto piso, jaja, jajaja, ola hola, aki aqui, kiero quiero,
    kasa casa, pekes peques, finde fin de semana`,
  de: `
    kinda kinder, hunt hund, ned nicht, nimmer nicht mehr, nimma nicht mehr, koa kein, koan keinen, koane keine, mog mag, mia wir, brauchert brauche, hatt hatte, scho schon, wos was, oan einen, oane eine, amoi einmal, dahoam zuhause, hob habe, bissl bisschen, bisserl bisschen, ois alles, woch woche, gell, zua zu, hundle hund, katzle katze, busi katze, buesi katze, chatz katze, chind kinder, isch ist, sy sein, nod nicht, ond und, wohnig wohnung, moin hallo, ick ich, ik ich, uff auf, keene keine, meen mein,
    n ein, nen einen, ne eine, ner einer, nem einem, nich nicht, nix nichts, nit nicht,
    net nicht, is ist, hab habe, such suche, mocht mochte, brauch brauche, u und, od oder,
    gr gross, kl klein, mind mindestens, vll vielleicht, vllt vielleicht, evtl vielleicht, ca etwa,
    ggf vielleicht, zb, whg wohnung, mfg, lg, vg, aufm auf dem, furn fur den, mitm mit dem,
    inner in der, hamma haben wir, ham haben, j jahre, kei kein, kloa klein, kloane kleine, chli klein, chinder kinder, liab lieb, liabe liebe, gmiatlich gemutlich, oide alte, suach suche, i ich, z zu, fia fur, fuer fur, waere ware, moechte mochte, haette hatte`,
  fr: `
    pitou chien, pitoune chienne, pis et, icitte ici, pantoute pas du tout, ben bien, chu je suis, jsuis je suis, jai je ai, jaimerais je aimerais, jvoudrais je voudrais, jhabite je habite, jaime je aime, p petit, kelkun quelqu un, kelke quelque, koi quoi, kil qu il, keske qu est ce que, minoune chatte,
    pa pas, tro trop, ki qui, g je ai, voudre voudrais, pr pour, ti petit, tit petit, tite petite, ac avec, avc avec, bcp beaucoup, bc beaucoup, tt tout, ts tous, jms jamais,
    ptit petit, ptite petite, ptits petits, gd grand, gde grande, pt petit,
    svp s il vous plait, stp s il te plait, qq quelque, qqch quelque chose, qqun quelqu un,
    ds dans, pcq parce que, psk parce que, slt bonjour, bjr bonjour, mdr,
    jcherche je cherche, jveux je veux, chui je suis, appart appartement, pb probleme,
    tjs toujours, dc donc, mm meme, jveu je veux, veu veux, chi1 chien, avk avec, dor dort, ke que`,
  pt: `
    q que, kero quero, kro quero, caxorro cachorro, cachoro cachorro, cachorrim cachorrinho, criansa crianca, pekeno pequeno, n nao, naum nao, nn nao, vc voce, vcs voces, tb tambem, tbm tambem, mto muito,
    caxorra cachorra, p para, tamo estamos, tou estou, cade onde esta, catiorro cachorro, dogs cachorros, dogzinho cachorrinho, gatin gatinho, bixo bicho, bixinho bichinho, pitbul pitbull, minino menino, oq o que, oque o que, vdd verdade, pras para, c com, cm com, qro quero,
    mt muito, mta muita, mtos muitos, pq porque, pra para, pro para o, pros para os,
    d de, ta esta, tava estava, k, kk, rs, rsrs, pfv por favor,
    pf por favor, pfvr por favor, obg obrigado, ap apartamento, ape apartamento,
    apto apartamento, kitnet apartamento, dog cachorro, doguinho cachorro, hj hoje,
    qdo quando, qnd quando, blz, eh e, neh, cmg comigo, msm mesmo, tds todos,
    fds fim de semana, chichi xixi, piriquito periquito, bao bom, fia filha, qero quero, bb bebe, td tudo`,
};

const read = (table: string): ReadonlyMap<string, string> =>
  new Map(
    table.split(',').map((entry) => {
      const [short = '', ...words] = entry.trim().split(' ');
      return [short, words.join(' ')] as const;
    }),
  );

export const abbreviations: Record<Language, ReadonlyMap<string, string>> = {
  en: read(tables.en),
  es: read(tables.es),
  de: read(tables.de),
  fr: read(tables.fr),
  pt: read(tables.pt),
};
