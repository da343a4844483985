import type { petFields } from '#src/domain/pet-fields.ts';
import type { Words } from '#src/domain/suggestion/phrases.ts';

type Level = (typeof petFields.care.vocabulary)[number];

const work =
  'maintenance|maintainance|maintenence|care|upkeep|effort|grooming|fuss|hassle|work|brushing|cost|costs|attention|trouble|combing|groomer|clipping|maint';

export const care: readonly (readonly [Level, Words])[] = [
  [
    'low',
    {
      en: `doddle|effortless|lowmaintenance|faff|straightforward|simple something, something|nothing|someone|anything simple|complicated|straightforward, a|an|one|the|as|super|really|pretty|very|quite easy animal|one|pet|cat|dog|rabbit|bird|going keeper?, no|not|without|less faff|faffing, not|never|nothing|no|hate spend|spending .. hours|ages|time .. brushing|grooming|combing, not much|into of? a? groomer|grooming|brushing|combing, too busy to|for .. brush|groom|grooming|brushing|care, low faff|hassle|input, minimal|little|low input, wipe clean, i am lazy about grooming|brushing, undemanding|hasslefree|easycare|uncomplicated|unfussy|maintenancefree, low|lower|lowest|minimal|minimum|zero|less|easiest|light|little|easy|simple|basic|no|few ${work}, low on ${work}, ${work} low|minimal|easy|free, easy coat|coated|keeper|first|starter|dog|cat|rabbit|bird|pet|one|option|breed, easy to? look? after|care|keep|manage|handle|own|groom|maintain, easy to live with, easily kept, easy for .. beginner|beginners|first, easy on the wallet, simple to? look? after|care|keep|manage|handle|own|groom|maintain, hassle|fuss|trouble|drama|worry free, not|never|without|hardly|rarely need|needs|require|requires|needing|want|take|much|many|a|lots|constant|too|any|lot .. ${work}|groomed|brushed|groomer|grooming, wash and go, wash and wear, self cleaning, cheap to? keep|run|feed|look, can not manage|handle|do|keep .. ${work}, not .. many? ${work} .. involved, beginner friendly, good|great|suitable|ideal|fine|ok|perfect for .. beginner|beginners|novice|novices|newbie|newbies, starter pet|dog|cat, looks after itself|himself|herself, takes care of itself|himself|herself, cares for itself, no special care|needs care, nothing that|who needs|requires .. ${work}|brushing|clipping, does not cost, keep it simple, easy peasy, low commitment, easy life, that|which is easy, something|someone easy, bare minimum, hate|hates brushing|grooming, no time to|for brush|groom|grooming|brushing, short on time, can not afford .. groomer|grooming, forgiving of mistakes, low key care, not .. fussy coat, easiest|simplest .. dog|cat|rabbit|bird|pet|animal|one|you|breed|kind|thing, least|fewest|smallest amount? of? ${work}, brushing|combing|grooming is|are out|impossible|difficult|hard|beyond|tough|painful|hell|agony, ${work} is|are a pain|chore|nightmare|hassle`,
      es: `sencillo|sencilla|comodo|cero complicaciones|mantenimiento, sin mucho mantenimiento|trabajo|cuidado|lio|jaleo, no tengo tiempo de cepillar|cuidar, no de guerra|trabajo|lata, no de|da mucho|mucha|tanto|tanta trabajo|guerra|lata, se cuide|cuida solo|sola, apto para principiantes|primerizos, poco|bajo|minimo|escaso mantenimiento|cuidado|trabajo|cuidados|cepillado, pocos|minimos cuidados, de poco|poca mantenimiento|trabajo|guerra, facil, sin complicaciones, no necesite|requiera muchos|mucho|tanto cuidados|cepillado|cuidado|mantenimiento|trabajo, para principiantes, poco exigente, mantenimiento bajo, poca faena, poca lata`,
      de: `pflegeleichte|pflegeleichter|pflegeleichtes|einsteigerfreundlich|anfangerfreundlich|unkomplizierte|unkomplizierter|unkompliziertes|unproblematisch|umganglich, nicht viel|zu|so anspruchsvoll|aufwandig|pflegeintensiv|arbeit, macht keine|wenig|kaum arbeit|umstande|muhe, ohne grossen|viel aufwand|pflege|arbeit, kein burstenmonster, nicht standig|taglich burste|bursten|kammen|gekammt|geburstet, pflegeleicht|unkompliziert|anspruchslos|genugsam|anfangergeeignet|anfangerhund|anfangertauglich, wenig|geringer|minimaler|kaum pflege|aufwand|arbeit|pflegeaufwand|fellpflege, einfach zu? halten|pflegen|versorgen, leicht zu? halten|pflegen, einfach in der haltung|pflege, fur anfanger, geringe pflege, nicht so|viel aufwendig|aufwandig|gekammt|geburstet, anspruchslose`,
      fr: `sans|pas de|peu de|moins de toilettage|toiletteur|brossage|brossages|contraintes|tracas, sans se prendre la tete, pas prise de tete, pas trop de travail|contraintes|boulot, qui ne demande pas|peu, demande pas beaucoup|trop, se debrouille seul|tout, simple a? vivre|entretenir|garder?, facile, peu de? entretien|soins|contraignant|exigeant|brossage, entretien facile|minimum|minimal|reduit, sans entretien|contrainte|contraintes, pour debutant|debutants|debutante, pas complique|contraignant|difficile, demande peu`,
      pt: `nao de|da muito? trabalho|trabalheira|dor de cabeca, sem trabalho|frescura|complicacao|tosa|escovar|escovacao, se vire|vira sozinho|sozinha|so, simples|tranquilo de cuidar|manter, sem muito trabalho|cuidado|frescura, descomplicado, pouco|baixo|baixa|pouca|minimo trabalho|cuidado|manutencao|cuidados|escovacao|escovagem, poucos cuidados, facil, que nao de? trabalho, sem complicacoes, manutencao baixa, para iniciantes|iniciante|principiantes, pouco exigente`,
    },
  ],
  [
    'moderate',
    {
      en: `medium|moderate|average|normal|regular|some|usual|standard|reasonable|ordinary|mid|decent ${work}, moderate|normal|medium|average|usual|regular amount of ${work}, ${work} moderate|medium|average|normal, weekly brush|brushing|groom|grooming, brush~ .. once|twice|weekly|occasionally|weekends, groom~ .. weekly|once|twice, brushing|grooming .. weekly|once|twice|week|fine|ok|okay|sunday|sundays, comb~ .. weekly|once|twice, bit of brushing|grooming|upkeep|care, a little grooming|brushing is|ok|fine, not too high maintenance but, little|bit|some of? ${work} .. fine|ok|okay|no|bother|bothers|mind|acceptable|alright, middling ${work}, couple of brushes`,
      es: `cuidado|cuidados|mantenimiento medio|moderado|normal|normales|moderados, cepillar|cepillarlo .. semana`,
      de: `mittlerer|normaler|normale|mittlere|massiger pflegeaufwand|pflege|aufwand, moderater pflegeaufwand, einmal|zweimal die woche bursten`,
      fr: `entretien|soins moyen|moyens|modere|moderes|normal|normaux, brosser .. semaine`,
      pt: `cuidado|cuidados|manutencao medio|medios|moderado|moderados|media|moderada|normal|normais, escovar .. semana`,
    },
  ],
  [
    'high',
    {
      en: `all day to spend on|with|grooming, hours to spend on|grooming, brushing is my, groom him|her|it|them|myself every|daily|all, devoted to grooming, needs lots|plenty, high|higher|lots|lot|plenty|loads|tons|much|extra|intensive|heavy|serious|constant|special|demanding of? ${work}, need|needs|requires|require|wants|take|takes a? lot|lots|plenty|extra|much|more|intensive|special|daily|real|constant .. of? ${work}|time|patience, brush~ .. daily|every day|all|love|enjoy|each|every|constantly, daily brush~|groom~|comb~|care, brushed|groomed|combed daily|every, enjoy|love|like|likes|loves|happy|time|mind|fond to? of? brush~|grooming|groom|combing|comb|brushing, likes|loves|enjoys to? be? being brushed|groomed|combed, hours of grooming|brushing|care, hours a day of? work|care|grooming|brushing, real work, need|needs|needing .. clipping|trimming|groomer, high need|needs, needs .. a lot of .. care|time, lots of time to brush|groom|care, willing|ready|happy|prepared to put in the work|effort|time, do not mind .. ${work}, ${work} is no|not problem|issue|a, no problem with .. grooming|brushing, long hair to brush, project, show coat, ${work} does not bother|scare|matter, mind the grooming|brushing, comb her|him|it, groomer every, brush her|him|it, spa, diva`,
      es: `mucho|muchos|alto|bastante cuidado|cuidados|mantenimiento|cepillado, cuidados especiales, cepillar .. dias, cepillarlo, me gusta cepillar`,
      de: `pflegeintensiv|aufwandig|aufwendig|anspruchsvoll, viel|hoher|intensive pflege|aufwand|pflegeaufwand|zuwendung|fellpflege, taglich bursten|kammen|burste, gerne bursten, taglich gekammt|geburstet, hohe pflege, burste gern|gerne`,
      fr: `beaucoup de? soins|entretien|attention|brossage, brosser .. jours, exigeant, aime brosser, entretien important|eleve`,
      pt: `muito|muitos|muita|alta|alto|bastante cuidado|cuidados|manutencao|escovacao|trabalho|atencao, escovar .. dias, cuidados especiais, gosto de escovar`,
    },
  ],
];

export const noCare: Words = {
  en: `too much|many .. ${work}, do not care|mind if, does not care, no one cares, who cares, take care of the, daycare, day care, foster carer?, health care, childcare, child care, care home, care worker, medium care home, career, vet care, i take care of, in my care, wheelchair, care about, easy access, easy walk, easy temper|going, no time for .. walks, nothing difficult`,
};
