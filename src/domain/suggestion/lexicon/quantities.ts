import type { petFields } from '#src/domain/pet-fields.ts';
import type { Words } from './phrases.ts';

type Level = (typeof petFields.care.vocabulary)[number];

/** How much of something: "hardly any brushing", "exercise: moderate", "hair all over". */
export const quantities: readonly (readonly [Level, Words])[] = [
  [
    'low',
    {
      en: `barely|cheap|easier|easiest|easy|few|fewer|fewest|hardly|infrequent|least|less|light|lightly|little|low|lower|lowest|minimal|minimum|negligible|quick|rarely|scarcely|seldom|simple, from time to time, next to no|nothing, now and again|then, once a month|year, once in a while`,
      es: `apenas|bajo|escaso|facil|menos|minimo|poco|sencillo, casi nada, de vez en cuando`,
      de: `einfach|gering|kaum|leicht|minimal|niedrig|selten|wenig, ab und zu`,
      fr: `facile|faible|guere|minimal|minimum|moins|peu|rarement|simple, de temps en temps, limite|reduit|rare`,
      pt: `baixo|facil|menos|minimo|pouco|raramente|simples, de vez em quando, quase nada`,
    },
  ],
  [
    'moderate',
    {
      en: `average|bit|decent|medium|mid|moderate|normal|occasional|occasionally|reasonable|regular|regularly|some|sometimes|standard|usual|weekly, couple of times?, couple times?, every few|other day|week, every week|weekend, once or twice, once|three|twice times? a|per week`,
      es: `algo|medio|moderado|normal|regular|semanal, a la semana, un poco, vez por semana`,
      de: `bisschen|durchschnittlich|etwas|massig|mittel|moderat|normal|regelmassig|wochentlich, mal die|in|pro der woche`,
      fr: `hebdomadaire|modere|moyen|normal|regulier, fois par semaine, un peu`,
      pt: `algum|medio|moderado|normal|regular|semanal, um pouco, vez por|na|a semana`,
    },
  ],
  [
    'high',
    {
      en: `ages|bags|buckets|constant|constantly|daily|endless|extensive|extra|frequent|frequently|heaps|heavily|heavy|high|higher|hours|intense|intensive|loads|lot|many|masses|much|oodles|piles|plenty|serious|stacks|tons, a day, all day|over, each|every day|evening|morning|night, full time`,
      es: `alto|bastante|constante|diario|horas|intensivo|mucho, cada dia, por todas partes, todos los dias`,
      de: `hoch|hoher|intensiv|standig|stark|stundenlang|taglich|uberall|viel, jeden tag`,
      fr: `beaucoup|constamment|eleve|enormement|haut|heures|intensif|partout|quotidien, chaque jour, tous les jours, maximal|maximum`,
      pt: `alto|bastante|constante|diario|horas|intensivo|muito, por todo lado, todo dia, todos os dias`,
    },
  ],
];

/** The same of walks and the like, which have a length. */
export const lengths: typeof quantities = [
  [
    'low',
    {
      en: 'around|round the block|garden|yard, brief|briefly|gentle|gently|leisurely|mini|short|shorter|slow|slowly|small|tiny|wee, five|ten minute',
      es: 'breve|corto|lento|paseito|pequeno',
      de: 'gemutlich|klein|kurz|langsam',
      fr: 'bref|court|lent|petit',
      pt: 'breve|curto|lento|pequeno|rapido',
    },
  ],
  [
    'moderate',
    {
      en: 'daily|everywhere|good|nice|steady, after|before breakfast|dinner|lunch|school|work, at lunch|lunchtime|night, a|each|every|per afternoon|day|evening|morning|night, morning and evening, once|twice a day',
      es: 'al|cada|diario dia, por la manana|noche|tarde, todos los dias',
      de: 'abends|morgens|taglich, am|pro tag, jeden abend|morgen|tag',
      fr: 'quotidien, chaque|par jour, le matin|soir, tous les jours',
      pt: 'diario, de manha|noite|tarde, por|todo dia, todos os dias',
    },
  ],
  [
    'high',
    {
      en: 'daylong|hard|hour|kilometers|kilometres|km|long|longer|longest|mile|proper|rugged|serious|steep|strenuous|vigorous',
      es: 'duro|horas|intenso|largo',
      de: 'ausgiebig|lang|stundenlang|weit',
      fr: 'heures|intense|long|longue',
      pt: 'horas|intenso|longo|puxado',
    },
  ],
];

/** What a quantity is of, by field. */
export const topics: Readonly<Record<'care' | 'shedding' | 'energy', Words>> = {
  energy: {
    en: 'activity|amble|energy|exercise~|outing|ramble|stamina|stroll~|walkies|walk~|wander',
    es: 'actividad|caminata|ejercicio|energia|pasear|paseo',
    de: 'auslauf|bewegung|energie|gassi|runde|spazieren|spaziergang',
    fr: 'activite|balade|energie|exercice|marche|promenade|promener|sortie',
    pt: 'atividade|caminhada|energia|exercicio|passear|passeio',
  },
  care: {
    en: `brush~|clip~|comb~|detangling|faff|fuss|groom~|haircuts|hairdresser|hassle|knot|maintenance|matting|tangle|upkeep|bath~|stripping|trim~, care level|needs|requirements, coat care`,
    es: `cepillado|cepillar|cepillarlo|cuidados|mantenimiento|peluqueria|peluquero`,
    de: `aufwand|bursten|fellpflege|friseur|hundefriseur|kammen|pflege|pflegeaufwand`,
    fr: `brossage|brosser|entretien|soins|toilettage|toiletteur`,
    pt: `cuidados|escovacao|escovagem|escovar|manutencao|tosa`,
  },
  shedding: {
    en: 'dander|fluff|fur|hair|hairball|molt~|moult~|shed~',
    es: 'muda|pelo',
    de: 'fusseln|haar|haart|tierhaar',
    fr: 'mue|poil',
    pt: 'queda de pelo',
  },
};
