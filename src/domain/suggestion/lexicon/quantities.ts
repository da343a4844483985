import type { petFields } from '#src/domain/pet-fields.ts';
import type { Words } from '#src/domain/suggestion/phrases.ts';

type Level = (typeof petFields.care.vocabulary)[number];

/** How much of something: "hardly any brushing", "exercise: moderate", "hair all over". */
export const quantities: readonly (readonly [Level, Words])[] = [
  [
    'low',
    {
      en: `little|less|least|few|fewer|fewest|low|lower|lowest|minimal|minimum|barely|hardly|rarely|seldom|scarcely|light|lightly|easy|easier|easiest|simple|cheap|quick|negligible|infrequent, now and then|again, once in a while, once a month|year, next to nothing|no, from time to time`,
      es: `poco|menos|minimo|apenas|bajo|casi nada|escaso|facil|sencillo, de vez en cuando`,
      de: `wenig|weniger|gering|geringer|minimal|kaum|selten|niedrig|einfach|leicht|ab und zu`,
      fr: `peu|moins|minimum|minimal|faible|rarement|guere|facile|simple, de temps en temps`,
      pt: `pouco|menos|minimo|baixo|raramente|quase nada|facil|simples, de vez em quando`,
    },
  ],
  [
    'moderate',
    {
      en: `some|bit|moderate|medium|average|normal|regular|regularly|weekly|occasional|occasionally|usual|standard|reasonable|decent|mid|sometimes, couple of times?, couple times?, once|twice|three times? a|per week, every week|weekend, once or twice, every few|other day|days|week|weeks`,
      es: `algo|medio|moderado|normal|regular|semanal, un poco, vez por semana, a la semana`,
      de: `etwas|mittel|massig|moderat|normal|durchschnittlich|regelmassig|wochentlich, bisschen, mal die|pro|in der woche`,
      fr: `moyen|modere|normal|regulier|hebdomadaire, un peu, fois par semaine`,
      pt: `algum|medio|moderado|normal|regular|semanal, um pouco, vez por semana`,
    },
  ],
  [
    'high',
    {
      en: `lot|lots|plenty|much|many|loads|tons|heaps|buckets|bags|oodles|masses|stacks|piles|heavy|heavily|high|higher|intensive|intense|daily|constant|constantly|extensive|frequent|frequently|serious|hours|ages|endless|extra, every|each day|night|morning|evening, all day|over, a day, full time`,
      es: `mucho|bastante|alto|intensivo|diario|constante|horas, cada dia, todos los dias, por todas partes`,
      de: `viel|hoch|hoher|intensiv|taglich|standig|stark|stundenlang|uberall, jeden tag`,
      fr: `beaucoup|haut|eleve|intensif|quotidien|constamment|enormement|partout|heures, tous les jours, chaque jour`,
      pt: `muito|bastante|alto|intensivo|diario|constante|horas, todos os dias, todo dia, por todo lado`,
    },
  ],
];

/** The same of walks and the like, which have a length. */
export const lengths: typeof quantities = [
  [
    'low',
    {
      en: 'short|shorter|slow|slowly|leisurely|gentle|gently|brief|briefly|tiny|wee|small|mini|five minute|ten minute, round|around the block|garden|yard',
      es: 'corto|breve|pequeno|lento|paseito',
      de: 'kurz|klein|langsam|gemutlich',
      fr: 'court|petit|bref|lent',
      pt: 'curto|pequeno|breve|lento|rapido',
    },
  ],
  [
    'moderate',
    {
      en: 'daily|nice|good|steady|everywhere, a|per|each|every day|evening|morning|afternoon|night, twice|once a day, after|before work|dinner|lunch|breakfast|school, at lunch|lunchtime|night, morning and evening',
      es: 'diario|cada dia, al dia, todos los dias, por la manana|tarde|noche',
      de: 'taglich, am tag, jeden tag|morgen|abend, morgens|abends, pro tag',
      fr: 'quotidien, par jour, tous les jours, chaque jour, le soir|matin',
      pt: 'diario, por dia, todo dia, todos os dias, de manha|tarde|noite',
    },
  ],
  [
    'high',
    {
      en: 'long|longer|longest|hard|serious|proper|hours|hour|miles|mile|km|kilometers|kilometres|rugged|steep|strenuous|vigorous|daylong',
      es: 'largo|intenso|horas|duro',
      de: 'lang|langer|lange|ausgiebig|stundenlang|weit',
      fr: 'long|longue|intense|heures',
      pt: 'longo|intenso|horas|puxado',
    },
  ],
];

/** What a quantity is of, by field. */
export const topics: Readonly<Record<'care' | 'shedding' | 'energy', Words>> = {
  energy: {
    en: 'walk~|stroll~|outing|walkies|exercise~|activity|energy|stamina|wander|amble|ramble',
    es: 'paseo|pasear|caminata|ejercicio|actividad|energia|salir a pasear',
    de: 'spaziergang|spaziergange|spazieren|gassi|auslauf|bewegung|energie|runde|runden',
    fr: 'promenade|balade|sortie|exercice|activite|energie|marche|promener',
    pt: 'passeio|passear|caminhada|exercicio|atividade|energia',
  },
  care: {
    en: `faff|fuss|hassle|groom~|brush~|comb~|clip~|upkeep|maintenance|detangling|tangle|matting|knot|hairdresser|haircuts, care level|needs|requirements, coat care`,
    es: `cepillado|cepillar|cepillarlo|mantenimiento|peluqueria|peluquero|cuidados`,
    de: `pflege|fellpflege|pflegeaufwand|bursten|kammen|aufwand|hundefriseur|friseur`,
    fr: `toilettage|brossage|brosser|entretien|toiletteur|soins`,
    pt: `escovacao|escovar|manutencao|tosa|cuidados|escovagem`,
  },
  shedding: {
    en: 'hair|fur|shed~|moult~|molt~|fluff|dander|hairball',
    es: 'pelo|pelos|muda',
    de: 'haar|haare|haaren|haart|tierhaar|tierhaare|fusseln',
    fr: 'poil|poils|mue',
    pt: 'pelo|pelos|queda de pelo',
  },
};
