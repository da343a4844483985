import type { petFields } from '#src/domain/pet-fields.ts';
import type { Words } from '#src/domain/suggestion/phrases.ts';

type Level = (typeof petFields.training.vocabulary)[number];

const place =
  'house|hosue|home|potty|toilet|litter|litterbox|loo|box|crate|leash|lead|cage|pad|bathroom|tray|pee|clean|kennel';
const trained = 'trained|trainde|traned|broken|broke|training|train|traind|proofed|tained|trainned';

export const training: readonly (readonly [Level, Words])[] = [
  [
    'untrained',
    {
      en: `untrained|untrainable|unschooled
        no|zero|without any? previous? prior? training|obedience, not trained|schooled|taught, not|never|nothing been|had|is|need|have|has|yet|already|fully|to|be|well|know|learned|learnt .. trained|trained|training|taught|commands|command, not need|have|has to? be? know|knows .. trained|training|single|any|command|commands|tricks|basics|thing, train .. myself|ourselves|himself|from scratch|from zero|from the start|on my own|our way|my way|it|him|her|them|up, train|teach|raise|shape|school|mould|mold|educate .. myself|ourselves|scratch|zero|beginning|start|everything|own way|from nothing, i|we will|want|would|can|could|like|love|enjoy|happy|going|plan|prefer to? like? love? enjoy? do? be? train|teach|training|teaching|doing, do|doing|enjoy|love|like|handle|start .. the? training|teaching ourselves|myself|process|from|it|him|her|a|work|scratch|own|at, training it|him|her|them|from|a|my|our|ourselves|myself, needs|need|needing|requires|wants training|to be trained|some training|work, from scratch|zero|square one, blank slate|canvas|page, clean slate|canvas, raw material|diamond|talent, start|starting from|with training|scratch|zero|nothing, ready to train|teach, willing to train|teach, train up, hoping to train, wanting to train, unfinished, rough around the edges, teach .. everything|tricks|from|sit|basics, no manners yet, learn .. together, to train, puppy classes, nothing learned, still to learn, not housetrained|housebroken, who|that knows nothing, looking to train, not house|potty|toilet trained|broken`,
      es: `sin entrenar|adiestrar|educar|amaestrar|adiestramiento|educacion|entrenamiento, no entrenado|adiestrado|educado, educarlo|educarla|entrenarlo|entrenarla|adiestrarlo|ensenarle|ensenarlo|educar|entrenar|adiestrar .. yo|nosotros|cero|mismo|mismos|desde, desde cero, empezar de cero, quiero|queremos|puedo|podemos educar|educarlo|educarla|entrenar|entrenarlo|entrenarla|adiestrarlo|ensenarle|adiestrar|ensenarlo, no este|esta entrenado|adiestrado|educado`,
      de: `unerzogen|untrainiert|unausgebildet|rohdiamant, nicht erzogen|trainiert|ausgebildet|stubenrein, noch nichts|nicht kann|gelernt|konnen|erzogen|trainiert|stubenrein, selbst|selber erziehen|trainieren|ausbilden|beibringen|erziehe|trainiere, von null|anfang an?, von grund auf, erziehen wir|ich, ohne erziehung|ausbildung, noch erziehen, erziehung ubernehmen`,
      fr: `a eduquer|dresser|entrainer, eduquer|dresser .. nous|moi|zero|debut|memes|meme, pas dresse|eduque|propre, non dresse|eduque, depuis le debut, partir de zero, de zero, sans education|dressage, l eduquer, le dresser|eduquer, la dresser|eduquer`,
      pt: `sem treino|treinamento|adestramento|ensino, nao treinado|adestrado|ensinado|educado, treinar|adestrar|ensinar|educar .. eu|nos|zero|mesmo|mesma|mesmos|comeco|inicio, do zero, nao precisa .. treinado|adestrado|ensinado, quero|queremos|posso treinar|ensinar|adestrar|educar`,
    },
  ],
  [
    'basic',
    {
      en: `housebroken|housetrained|toiletrained|pottytrained|littertrained|housebroke
        ${place} ${trained}, ${place} box ${trained}, ${place} and ${place} ${trained}, ${trained} to|for the? .. litter|toilet|outside|house|pad, basic|basics|some|bit|little|minimal|beginner|partial|partly|elementary|already|half|semi|few|simple obedience|${trained}|commands|manners|command|tricks|cues|skills|education|knowledge|training, the basics, bit|amount|little of training|obedience, basically trained, partly trained, semi trained, half trained, knows|understands|can|know|knowing|learned|learnt|responds to? .. sit|stay|paw|commands|basics|basic|command|manners|name|no|tricks|cues|heel, sit and stay, sit stay, sits|sit on command|when, us~ .. litter|tray|litterbox|box|toilet|pad, uses the .. litter|tray|box|toilet, used to the litter|box|tray, clean in the? house|indoors|inside, clean indoors|inside, no accidents, accident free, no peeing|weeing|pooping|pee|wee|puddles|poop, not pee|wee|poop|poo|soil|go|mess|piddle|widdle .. inside|house|indoors|carpet|floor|rug|in, goes|asks|go to? outside to|for|potty|toilet, asks to go out, walks on .. lead|leash, walks nicely|well|good, not pull|pull on|pulling .. lead|leash?, leash manners|skills|walking, lead walking, good|ok|fine on|with .. lead|leash|crate, past the puddles, knows where to go|pee, dry overnight, no puddles, knows to go outside, done with potty`,
      es: `educado en casa, entrenamiento|adiestramiento|obediencia|educacion basico|basica, ordenes basicas, basicamente entrenado, use|usa|usar|usando .. arenero|caja|arena|bandeja, hace|haga|haga|hagan|hacer .. fuera|necesidades|calle|arenero, no haga|hace .. casa|dentro, sepa|sabe sentarse|sentar|ordenes, acostumbrado al arenero, no se haga pis|caca|dentro, limpio en casa, sepa .. basico|arenero|basicas|sentarse|correa, algo entrenado, que no haga pis, acostumbrado a la correa, entrenado para hacer`,
      de: `stubenrein|grunderzogen|leinenfuhrig, sitz und platz, sitz platz, grundgehorsam, grundkommandos|kommandos|grunderziehung, katzenklo|katzentoilette benutzt|gewohnt, kann sitz, sauber, kastriert und stubenrein, an der leine, leinenfuhrigkeit, grundlagen, leichte erziehung, einfache kommandos, etwas erzogen, stubenreine`,
      fr: `propre|propres, propre a la maison, ordres|commandes de base|simples, bases, education de base, dressage de base, litiere, sait .. assis|base, les bases, marche en laisse, connait .. base|assis|ordres, obeissance de base`,
      pt: `treino|treinamento|adestramento|obediencia|comandos|educacao basico|basica|basicos|simples, comandos basicos, usa|use|usar .. caixa|areia|liteira|tapete, xixi .. certo|lugar|fora|sitio|rua, faz|faca .. necessidades|fora|lugar, nao faca|faz .. casa|dentro, sabe|saiba sentar|comandos|basico|senta, limpo em casa, ensinado a usar, habituado a areia|caixa, que saiba o basico, acostumado .. areia|caixa`,
    },
  ],
  [
    'well-trained',
    {
      en: `trained|traned|trainde|traind|schooled, gundog trained
        well|fully|highly|properly|completely|already|professionally|perfectly|expertly|very|thoroughly|previously|pre|extremely|advanced|really|totally|ready|recall|off ${trained}|schooled|educated, well in ${trained}, well ${trained}, high|advanced|excellent|top|full|proper|solid|good|great|strong|extensive|professional|complete level? of? training|obedience|education, recall~, come~ back? when called|call|whistle, comes back|when called|i|you, comes to its|his|her name, come to call|heel|name, off lead|leash, off lead|leash trained, without a lead|leash, heel|heeling, walks to heel, perfect|perfectly manners|obedient, obeys all, obeys every|instantly|everything|commands, ex|former|retired police|service|assistance|guide|military|therapy|show|working|army, service dog|animal trained?, assistance dog, therapy dog, listens first|every|to every|perfectly|instantly, knows all .. commands|tricks, knows lots|many|dozens .. commands|tricks, does tricks, do tricks, show quality obedience, obedience champion|trained|title, voice control, off leash|lead reliable, reliable off leash|lead, bomb proof recall, trained to .. high|standard|heel|gun, training done|finished|complete, impeccable manners|behaviour|behavior, already knows everything, training to be|already done|complete, been to obedience|school, graduated, obedience school|trained, training is|already|must|be|be a|done|finished, off the lead|leash, finished dog, no training needed|required|from|on`,
      es: `entrenado|adiestrado|amaestrado|obediente|educado, bien|muy|totalmente|completamente entrenado|adiestrado|educado|amaestrado|ensenado, acuda|acude|venga|viene .. llamada|llamo|llame|llaman, venga cuando|al, suelto sin correa, sin correa`,
      de: `ausgebildet|gehorsam|erzogen|trainiert|abrufbar|folgsam, gut|perfekt|vollstandig|bestens|voll|sehr gut|top erzogen|trainiert|ausgebildet|gehorcht|abrufbar|hort, abrufbar ist, ruckruf, kommt auf ruf|zuruf, aufs wort, auf wort, ohne leine, fertig ausgebildet, hort auf`,
      fr: `dresse|eduque|dressee|eduquee|obeissant, bien|tres|parfaitement|entierement|completement dresse|eduque|dressee|eduquee|eleve, rappel, revient .. appelle|rappel, sans laisse`,
      pt: `treinado|adestrado|ensinado|obediente|educado, bem|muito|totalmente|completamente treinado|adestrado|ensinado|educado, venha|vem .. chamo|chamado|chamar|chamada, sem coleira|trela, solto`,
    },
  ],
];

export const noTraining: Words = {
  en: `train|trains station|tracks|ride|journey|line|every|home, on the train, by train, i train gundogs|dogs|for|horses, training for|hard|a|to, personal trainer, dog trainer, i teach, marathon training, in training, strength training, trainers, police officer, army|navy|military veteran|family, training camp, weight training, trained nurse|as|vet|professional, i am trained, training to be a, train .. marathon, basic .. income, am recalling, potty mouth, do the trick, high heels, i teach obedience class, obedience class, been trained to say`,
};
