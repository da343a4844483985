import type { petFields } from '#src/domain/pet-fields.ts';
import type { Words } from '#src/domain/suggestion/phrases.ts';

type Level = (typeof petFields.energy.vocabulary)[number];

/** What is said of the pet. */
export const energies: readonly (readonly [Level, Words])[] = [
  [
    'low',
    {
      en: `lazy|lazier|laziest|sleepy|slow|sedentary|inactive|idle|snoozy|lazybones|lethargic|loungy|drowsy|unhurried|sluggish|loafer|lounger|napper|sloth|slowpoke|snoozer|lazing
        low|lower|lowest|little|minimal|less|minimum|reduced energy|activity|drive|stamina|exercise|energie, low to no energy|activity, couch|sofa potato|surfer|lover|dweller|companion|buddy|dog|cat|snoozer|partner, couchpotato, lounge lizard, coach potato, slow paced|moving|pace, takes it slow|easy, slowed down, sleep~ most|all|a|18|20|the|through|much .. day|time|hours|lot|day|hrs, just sleep|sleeps|snoozes|naps|lies|lounges, happy|content to|with|on|just|if .. sofa|couch|sleep|nap|nothing|snooze|lounge|home|garden|yard, nap~, snooze~, lounge~, snore~, sleeps a lot, likes|loves|enjoys|love|like|prefers|wants to? sleep|sleeping|napping|lounging|naps|nap|snooze|sofa|couch|quiet evenings, not much exercise|activity|energy|walking, few|short|little walks|walkies|walk, short walk, no|less|minimal|little long? walks|exercise, not need|want|require much|many|a|lots|long|any? ..  walks|exercise|activity|walking|running, not into long walks, lies around, lie around, lying around, does nothing, do nothing, potter~, stroll~ slowly, sleepyhead, sleep all day, doze~, netflix|tv|telly|movie|film buddy|partner|companion|pal|watcher, least energetic|active|energy|hyper, low octane|impact|key energy, sofa loving, nap buddy|partner|companion, take it easy, quiet life, snoring, toilet break|breaks only, warm a lap, armchair, content with the garden|yard, slower pace of? life?, slower, slow walker, plod~, amble~, taking it easy, wheelchair pace`,
      es: `vago|perezoso|dormilon|flojo|sedentario|tranquilote, baja|poca energia|actividad, energia|actividad baja, poco activo|movido|energico|ejercicio, que duerma mucho?, duerma mucho, de sofa, no muy activo, paseos cortos, paseo corto, pasear poco, que no necesite mucho ejercicio`,
      de: `faul|trage|gemutlich|schlafmutze|langsam|faulpelz|schlafrig|couchpotato|gemachlich|bequem|sofahund, wenig|niedrige|geringe|niedriger|niedrigem|geringer|niedrigen|geringem energie|bewegung|auslauf|energielevel|bewegungsdrang|aktivitat, couch potato, auf dem sofa, aufs sofa, sofa liegt, viel schlaft, schlaft viel, schlafen, kurze runden|spaziergange, nicht viel auslauf, wenig aktiv`,
      fr: `paresseux|flemmard|feignant|dormeur|pantouflard|casanier|faineant|lent, peu d? energie|active|actif|sportif|dynamique|exercice, peu de energie, faible|basse energie, energie faible|basse, pas tres? sportif|actif, dort beaucoup, qui dort, petites balades|promenades, courtes balades|promenades, canape`,
      pt: `preguicoso|dorminhoco|sedentario|parado|lento|molenga, pouca|baixa energia|atividade, energia baixa, pouco ativo|exercicio|agitado, que durma, sofa, caminhadas curtas, passeios curtos, baixo nivel`,
    },
  ],
  [
    'moderate',
    {
      en: `medium|moderate|average|balanced|normal|some|mid|middling|decent|regular|reasonable energy|activity|exercise|drive|stamina|energie|active, energy|activity medium|moderate|average, moderately|fairly|somewhat|reasonably|semi|quite|relatively|mildly|averagely active|energetic|lively, medium energy|activity level, a|one|two|twice|2|three|regular|daily|ordinary|normal|decent|good|nice|few|couple|gentle|evening|morning long? daily? walk|walks|walkies|stroll|strolls .. day|daily|work|evening|morning|week|park|block|lunch|dinner|neighborhood|neighbourhood|village, daily|regular walk|walks|stroll|strolls|walkies, two|2|three|3 walks, walk every|each|twice|once|daily day|morning|evening|a, walk|walks|walking|stroll .. each|every|a|per day|morning|evening, walk .. daily, day walk, walk around the block, walk in the park, not too lazy and? not too active, not too active and? not too lazy, neither hyper nor lazy, neither lazy nor hyper, not hyper and? but? not lazy, not lazy and? but? not hyper, stroll~, a bit of exercise|energy|activity, some walks, medium paced, walk once or twice, once or twice a day, between a couch potato and .., hour|hours|minute|minutes|30|45|20 ’s? long? of? walk|walks|walking, daily .. walk|walks|walking, likes|loves|enjoys|love|like|enjoy .. walks|walkies, walks after work, walkies, bit of a walk`,
      es: `energia media|moderada|normal, actividad media|moderada, nivel medio, moderadamente activo, activo pero sin pasarse, un|dos|tres paseo|paseos .. dia|diario|diarios, paseo diario, paseos diarios, pasear .. dia, paseos tranquilos, algo activo, moderada energia, media energia, paseos normales`,
      de: `mittlere|mittlerer|normale|normaler|mittleres|durchschnittliche energie|aktivitat|energielevel|bewegung|auslauf|energieniveau, massig|mittelmassig|halbwegs aktiv|lebhaft, tagliche spaziergange, taglicher spaziergang, zweimal am tag, spaziergang am tag, normale spaziergange, spaziergange, spazieren gehen, spazieren, gassi`,
      fr: `energie moyenne|moderee|normale, activite moyenne|moderee, moderement actif, moyennement actif|energique|sportif, une|deux promenade|promenades|balade|balades .. jour|quotidienne|quotidiennes, promenade quotidienne, balades quotidiennes, balades, promenades`,
      pt: `energia media|moderada|normal, atividade media|moderada, moderadamente ativo, um|dois passeio|passeios .. dia|diario|diarios, passeios diarios, passeio diario, caminhadas leves, energia mediana, nivel medio`,
    },
  ],
  [
    'high',
    {
      en: `energetic, active, sporty, athletic, hyper, hyperactive, lively, bouncy, tireless, zoomies, zoomy, rambunctious, energizer, energiser, fit, vigorous, dynamic, peppy, zippy, boisterous, turbo, powerhouse, live wire, livewire, sportive, indefatigable, firecracker, inexhaustible, fireball, rocket, spirited, frisky, exuberant, highenergy, energic
        high|higher|lots|full|plenty|endless|boundless|tons|loads|max|maximum|bundle|ball|super|much|unlimited|huge|big|extreme|crazy|heaps|bags|very|limitless|infinite|massive of? energy|activity|drive|stamina|exercise|beans|pep|zip|octane|energie, lots of exercise|walks|running|long, high energy|drive|octane|spirited|stamina|activity, non stop, on the go, never tires|tired|stops, never gets|sits tired|still, always on the move|go, energy for days, mad as a box, can keep up, keeps up, keep up with me|us, keeping up with, mile|miles|km|kilometers|kilometres a|each|every|per day|morning|night|week, long walks|walk|hikes|hike|runs|walkies|rambles, hours of walking|exercise, can run|hike|jog, run~ with me, agility, flyball, canicross, frisbee, bikejoring, herding, sled|sledding, dock diving, working dog|line|drive, job to do, needs a job, herd~, trail~, walk|walks|walking .. miles|km .. day|daily, hiking|running|jogging|adventure|cycling|biking|trail|sport|sports|workout|gym|surfing|skiing|marathon buddy|partner|companion|mate|friend|dog|pal, more than .. hours|hour .. walks, work with sheep, work~ sheep|cattle, full of beans|life|energy, always up for, loves|likes|love|enjoys to? run|running|hiking|swim|swimming|hikes|adventures, adventure|adventures, into the mountains, mountains, dirt loving, high maintenance energy, fetch machine, go go go, all day long fetch, plays fetch all day, outdoor dog`,
      es: `activo|energico|deportista|deportivo|atletico|incansable|movido|inquieto|nervioso|dinamico|corredor|aventurero|marchoso|hiperactivo, mucha|alta|muchisima energia|actividad|marcha, energia alta, lleno|llena de energia, salir a correr, para correr, correr, senderismo, montana, excursiones, largas caminatas|excursiones, caminatas largas, paseos largos, hacer deporte, muy activo, rutas, running, maraton, agility, bicicleta, corro, trekking`,
      de: `aktiv|sportlich|energiegeladen|lebhaft|temperamentvoll|lauffreudig|bewegungsfreudig|agil|ausdauernd|quirlig|energiereich|unermudlich|wild|powerpaket|energiebundel|hyperaktiv, viel|hohe|hoher|hohes|jede menge energie|bewegung|auslauf|power|energielevel|bewegungsdrang|ausdauer, voller energie, joggen, wandern, laufen gehen, zum laufen, beim laufen, lange|langen spaziergange|spaziergangen|wanderungen|touren, jogge, wandere, fahrrad, radfahren, rennen, agility, berge, bergen, wanderungen, marathon, laufpartner, laufe, renne, sport, hundesport, wandertouren, am rad, trailrunning`,
      fr: `actif|energique|sportif|dynamique|infatigable|vif|tonique|endurant|hyperactif|remuant|debordant, beaucoup de energie|exercice, plein|pleine de energie|vie, haute|grande|forte energie, energie elevee|debordante, courir, cours|courons, randonnee|randonnees|rando|randos|randonneur, jogging, footing, longues balades|promenades|marches|randonnees, marathon, velo, montagne, vtt, agility, trail, canicross, sport, tres actif`,
      pt: `ativo|energetico|esportivo|desportivo|atletico|incansavel|agitado|elétrico|eletrico|dinamico|hiperativo|aventureiro, muita|alta|bastante energia|atividade, energia alta, cheio|cheia de energia, correr, corro|corremos, trilha|trilhas, caminhadas longas, longas caminhadas, fazer exercicio, maratona, bicicleta, montanha, corrida|corridas, praticar esporte, passeios longos, muito ativo, agility, academia`,
    },
  ],
];

/** What the speaker does, and what it asks of the pet. */
export const habits: readonly (readonly [Level, Words])[] = [
  [
    'low',
    {
      en: `couch|sofa evening|evenings|person|people|weekend|weekends|family|time|life|lover|nights, homebody|homebodies, on the couch|sofa|settee, netflix, binge|binging|bingeing|bingewatch, watch~ tv|films|movies|telly|series, can|could|able not .. walk|walking|go .. far|much|long|anymore|fast|walks|distances|steps|out|outside, bad knees|knee|hip|hips|back, not very|particularly|really|so active|sporty|energetic|outdoorsy, we|i move slowly, walk with a stick|cane|frame|walker, use a walker|cane, no time for .. walks, hate|dislike walking|exercise|walks|running|jogging, lazy sundays|weekends|evenings|person|people|bum|household, i sleep a lot, read~ all day|evening, read books, knit~, quiet evenings, i am lazy, hardly leave the house, stay at home, we are lazy, video games, gaming, gamer, housebound, lead a quiet life, i do not walk much, crochet~, slow life, not like|love|enjoy|get|go|do walking|walks|running|exercise|out|much, i am not fit, i am slow, less active, fell asleep, too old to run`,
      es: `sofa, no salgo mucho, peli|pelis|peliculas, siestas, no puedo caminar mucho, sedentario, leer, vida tranquila, casero`,
      de: `couch|sofa, nicht mehr|so|gut .. laufen|gehen|weit|gut zu fuss, filme schauen, serien, stubenhocker, ruhiges leben, gehstock, rollator, kann nicht weit`,
      fr: `canape, films|series, je marche peu, casanier, sieste|siestes, vie tranquille, je ne sors pas beaucoup, du mal a marcher, pas marcher`,
      pt: `sofa, filmes|series, caseiro, nao saio muito, nao consigo andar, vida tranquila, soneca|sonecas`,
    },
  ],
  [
    'moderate',
    {
      en: `walk|walks|stroll|walking .. day|daily|work|morning|evening|lunch, walk daily, daily walk|walks, two|2|twice|couple|few walks|walk|times .. day, park every day|morning|evening, we do yoga, gardening, like a stroll, short walks morning`,
    },
  ],
  [
    'high',
    {
      en: `run|jog|hike|running|jogging|hiking|hiker|hikers|runner|runners|jogger|joggers|marathon|triathlon|triathlete|trek|trekking|climb|climbing|ski|skiing|cycle|cycling|cyclist|bike|biking|backpacking|canicross|surf|surfing|swim|mountaineer|mountaineering|crossfit|ultramarathon|parkrun|trails|kayak|kayaking|camp|camping|ultrarunner|rambling|snowboard|athlete|hikes|runs, gym every day, mountain bike, long walks|hikes|runs, active family|couple|lifestyle|person|people|household|life|outdoors|outdoor|folks|home|outdoorsy, very|super|really|quite|pretty|always active|outdoorsy|sporty, outdoorsy, outdoor|outdoors person|people|type|family|couple|life|lifestyle|all, out in the hills|mountains|woods|fields, 10 k, 5 k, half marathon, we are active|sporty|always outside, i am active|sporty|always outside, weekends mountains|hills, sport|sports, always on the go, walk miles|for hours, hours of walking, walk .. miles|km|kilometres|kilometers|hours, great outdoors, hill walking, fell running, trail running, outside a lot, herd sheep`,
    },
  ],
];

/** They hold a word of these tables and say nothing about energy. */
export const noEnergies: Words = {
  en: `former|ex|retired marathon|ultra? runner|hiker|athlete|cyclist, used to run|hike|jog|be|climb|cycle, run away|over|off|out|into|a|the business|company|errands|rescue|shelter|late, runs away|off|in the family, run a|an|my|our, running late|out|costs|a|water, in the long run, cat run, dog run, rabbit run, chicken run, free run, run free, run around|about, farm animals|shop, bike shed, low shed, daily pills, fit in|into|for|under|on|the|our|my|with|well, would fit, fits, fit as|and|family, ignore|ignores|ignoring .. joggers|runners|cyclists, normal people, slow down, slow cooker, active duty|ingredient, sports car, camp bed, fast food, walk away, walk out, play~ sport, do not run, can not run, not a runner, never run, sports team|fan, farm shop, run by, run of, gives me energy, energy bills, climb on|over|the curtains|curtain|stairs|up|furniture, sofa too, sofa is, sofa bed, the sofa|couch to|is|from, new sofa|couch, scratch .. sofa|couch, off the sofa|couch, hunt run, swim in, medium to, sleep on|in|at|with|next|near|till|until|while|when|days, i sleep, we sleep, sleep in the, active kids|children|toddler|boys|girls|son|daughter`,
  es: 'de correr riesgo, sofa nuevo',
  de: 'es lauft, laufen lassen, an der leine laufen, sport ist, neues sofa, kinder laufen',
  fr: 'en cours, au cours, bien sur, cours de',
  pt: 'no sofa novo, de novo',
};
