import type { petFields } from '#src/domain/pet-fields.ts';
import type { Words } from '#src/domain/suggestion/phrases.ts';

type Level = (typeof petFields.energy.vocabulary)[number];

/** What people do, and what it asks of the pet. */
export const habits: readonly (readonly [Level, Words])[] = [
  [
    'low',
    {
      en: `armchair|binge~|bingeing|bingewatch|bookworm|breathless|fibromyalgia|gamer|gaming|homebody|indoorsy|jigsaw~|knit~|netflix|recliner|sew~, able|can|could not .. go|walk~ .. anymore|distances|far|fast|long|much|out|outside|steps|walks, binge~|watch~ .. film|football|game|jeopardy|movie|netflix|news|series|show|soap|telly|together|tv, couch|settee|sofa evening|family|life|lover|night|people|person|time|weekend, crosswords|puzzles and, desk|sit all day, dislike|hate exercise|jogging|running|walking|walks, do not go anywhere|far|out much|often?, fall~|fell asleep, gets? puffed|winded, hardly|never|nor|not at? all? a? the? particularly|really|so|that|too|very? active|athletic|energetic|outdoorsy|sporty anymore?, heating pad, i? move|walk slow|slowly, indoor|inside people|person|type, i|to|we stay in, lazy|slow bum|couple|days|evenings|family|household|life|living|lump|mornings|nights|people|person|saturdays|sod|sundays|weekends, less active, long naps, nap most, nap~ with, no time for .. walks, not as fast|fit|mobile|quick|young as, not do|enjoy|get|go|like|love exercise|much|out|running|walking|walks, not far walks, not get about|around|out much, not go hiking|jogging, not keep up any|anymore|with, on my|our|the? couch|settee|sofa all|at|every|in|most|with, on the couch|settee|sofa, rainy days|sundays in, read books, read~ all day|evening, rocking chair, sit with me|us and|while, slowing down, stay at home, staying|nights|evenings|weekends in, take it easy|slow, use~ a walking? frame|zimmer, video games, we like lazy|quiet|slow, films|movies and blankets|popcorn|snacks, box sets, do|does|can not|rarely|hardly|never|barely leave|leaves|go|get beyond|past|further|off the|my|our? house|porch|sofa|couch much?, can only|just|barely shuffle|hobble|walk|manage|get .. corner|block|gate|end|yards, break|breaks a sweat, zero|no|little|not interest|interested|desire in|to hike|hiking|run|running|jog, i|we barely|hardly|never|rarely|seldom move|exercise|walk|go out, not|hardly|never a|big|really? outdoorsy|hikers|hiker|joggers type|types|person|people?`,
      es: `=casero|leer|leyendo|netflix|novela|peli|pelicula|sedentario|siesta|sofa|tejer|tejo|telenovela, en casa tranquilo, no salgo mucho, vida tranquila`,
      de: `couch|faulenzen|fernsehen|kreuzwortratsel|krimis|lese|netflix|serien|sessel|sofa|stricke|stubenhocker|tatort, filme schauen, kann|kommt|schafft|schaffe nicht mehr? weit, ruhiges leben`,
      fr: `canape|casanier|films|lecture|lire|netflix|series|sieste|tricot, ne marche pas|peu|plus, pas marcher, sors pas|peu, vie tranquille`,
      pt: `caseiro|croche|filmes|netflix|novela|series|sofa|soneca|televisao|trico|tv, nao ando|caminho|posso andar|longe|muito, nao consigo andar, nao saio muito, vida tranquila`,
    },
  ],
  [
    'moderate',
    {
      en: `golf, 2|couple|few|twice|two times|walk .. day, daily|keen|regular walker, go for a? stroll|walk|wander, park every day|evening|morning, stroll|walk~ .. daily|day|evening|lunch|morning|work, take~ a? stroll|walk, walk along|around|by|round|through|to the beach|block|canal|lake|loop|neighborhood|neighbourhood|park|river|village|woods, walk~ most|some night, we do yoga`,
      es: `caminamos|caminar|camino|paseamos|paseo a|al|cada|por|todas|todos|un, damos|dar|doy un|una? paseo|vuelta`,
      de: `spazierganger`,
      fr: `balade|marche|marchons|promene|promenons au|chaque|dans|le|tous|une, me promener, petite marche|promenade`,
      pt: `damos|dar|dou|faco|fazemos uma? caminhada|passeio|volta`,
    },
  ],
  [
    'high',
    {
      en: `agility|alpinist|athlete|backcountry|backpack~|bike~|bikejoring|bikepacking|bootcamp|boulder~|bushwalk~|camp~|canicross|canoe|canoeing|canoeist|climb~|cowboy|crossfit|cycle~|cyclist|duathlon|fellwalking|flyball|footpaths|frisbee|geocaching|hiit|hike~|hillwalk~|ironman|jog~|kayak~|kitesurf~|lumberjack|marathon|marathoner|mountaineer~|mtb|munros|mush~|muster~|orienteering|outdoorsman|outdoorswoman|outdoorsy|paddleboard~|paddle~|parkrun|rafting|ramble~|rancher|ratting|rollerblad~|rower|rowing|run~|scootering|skateboard~|skate~|skijor~|ski~|sledding|snowboard~|snowshoe~|sport|sprint~|summits|surf~|swim~|trailrunning|trails|tramping|trek~|triathlete|triathlon|ultra|ultramarathon|ultrarunner|wilderness|windsurfing, 10|15|20|21|42|5 k, active couple|family|folks|home|household|life|lifestyle|outdoors|outdoorsy|people|person, always out and about, always|pretty|quite|really|super|very active|sporty, barn hunt, beach every, bike|hike|jog|run|walk with me, crossfit|gym|spin daily|every|five|six, disc dog, dock diving, enjoy|love the outdoors, farm|ranch hand|life|work, field trials, for hours a|at|each|every, for miles, gather|move~|round cattle|cows|sheep|stock, get me fit|moving|out|outside, get~ back|in in? fit|shape, great outdoors, hill runs|walker|walking, horse riding, hours a day outdoors|outside|walking, hours of walking, in|into|on|to the backcountry|fells|hills|moors|mountains|trails|wilderness|woods all|at|each|every|most, keep~ up on|with me|my|our|the|us, miles and|of miles?, never sit still, nose|scent work, on my? feet|foot all, open water, outdoors|outside all day|summer|the|weathers|weekend|year, outside a lot, search and rescue, spartan race, tough mudder, train~ for a|my|the .. 10|5|competition|event|half|ironman|marathon|race|triathlon|ultra, up a|the hill|mountain, walk .. hours|kilometer|kilometre|km|mile`,
      es: `=nadamos|=nado|acampamos|ciclista|corre|corremos|corro|escalar|escalo|esqui|esquiar|gimnasio|kayak|maratones|montanero|senderista|triatleta|trotar|troto, al aire libre, fines de semana .. campo|montana|monte, mucho ejercicio, salgo|salimos a caminar|correr|rodar`,
      de: `campen|canicross|halbmarathon|klettere|langlauf|radeln|radle|reite|schwimme|skifahren|skitouren|trekking|wandert, alles mitmacht, immer|oft|viel draussen|natur|unterwegs`,
      fr: `alpinisme|bivouac|campe|canot|crossfit|cycliste|escalade|grimpe|marathon|nage|raquette|semi|skijoring|trails|triathlon, chaque fin de semaine .. bois|montagne, dehors toute la journee|tout le temps, en plein air, je|nous|on|qui .. courons|cours|court`,
      pt: `=nado|acampar|acampo|corredor|crossfit|desportista|desporto|escalar|escalo|esporte|montanhismo|triathlon|triatlo`,
    },
  ],
];
