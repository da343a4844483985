import type { petFields } from '#src/domain/pet-fields.ts';
import type { Words } from '#src/domain/suggestion/phrases.ts';

type Level = (typeof petFields.care.vocabulary)[number];

const work =
  'maintenance|maintainance|maintenence|care|upkeep|effort|grooming|fuss|hassle|work|brushing|cost|costs|attention|trouble|combing|groomer|clipping|maint';

export const care: readonly (readonly [Level, Words])[] = [
  [
    'low',
    {
      en: `undemanding|hasslefree|easycare|uncomplicated|unfussy|maintenancefree
        low|lower|lowest|minimal|minimum|zero|less|easiest|light|little|easy|simple|basic|no|few ${work}, low to no ${work}, low on ${work}, as little ${work}, ${work} low|minimal|easy|free, easy coat|coated|keeper|first|starter|dog|cat|rabbit|bird|pet|one|option|breed, easy to? look? after|care|keep|manage|handle|own|groom|maintain, easy to live with, easily kept, easy for .. beginner|beginners|first, easy on the wallet, simple to? look? after|care|keep|manage|handle|own|groom|maintain, hassle|fuss|trouble|drama|worry free, not|never|without|hardly|rarely need|needs|require|requires|needing|want|take|much|many|a|lots|constant|too|any|lot .. ${work}|groomed|brushed|groomer|grooming, wash and go, wash and wear, no trips to the groomer, no groomer, no fuss, nothing difficult|complicated|high maintenance, self cleaning, cheap to? keep|run|feed|look, not a lot|much of? ${work}, can not manage|handle|do|keep .. ${work}, not .. many? ${work} .. involved, not high|higher maintenance, not too much|many ${work}, beginner friendly, good|great|suitable|ideal|fine|ok|perfect for .. beginner|beginners|novice|novices|newbie|newbies, starter pet|dog|cat, pretty? much takes care of itself|himself|herself, looks after itself|himself|herself, takes care of itself|himself|herself, cares for itself, no special care|needs care, not needing .. ${work}, nothing that|who needs|requires .. ${work}|brushing|clipping, does not cost, nothing fancy, not demanding|high maintenance, keep it simple, easy peasy, do not want to|a spend|lot .. ${work}, low commitment, easy life, that|which is easy, something|someone easy, bare minimum, hate|hates brushing|grooming, no time to|for brush|groom|grooming|brushing, short on time, can not afford .. groomer|grooming, forgiving of mistakes, hardy, low key care, not .. fussy coat`,
      es: `facil de? cuidar|mantener|llevar|cuidado|mantenimiento, poco|bajo|minimo|escaso mantenimiento|cuidado|trabajo|cuidados|cepillado, pocos|minimos cuidados, de poco|poca mantenimiento|trabajo|guerra, no de mucho trabajo, que no de trabajo, facil, sin complicaciones, no necesite|requiera muchos|mucho|tanto cuidados|cepillado|cuidado|mantenimiento|trabajo, para principiantes, poco exigente, que de poco trabajo, mantenimiento bajo, poca faena, poca lata`,
      de: `pflegeleicht|unkompliziert|anspruchslos|genugsam|anfangergeeignet|anfangerhund|anfangertauglich, wenig|geringer|minimaler|kaum pflege|aufwand|arbeit|pflegeaufwand|fellpflege, einfach zu? halten|pflegen|versorgen, leicht zu? halten|pflegen, nicht viel pflege|arbeit|aufwand, einfach in der haltung|pflege, fur anfanger, geringe pflege, nicht so|viel aufwendig|aufwandig|gekammt|geburstet, anspruchslose`,
      fr: `facile de? a? entretenir|vivre|entretien|soigner|garder|occuper, facile, peu de? entretien|soins|contraignant|exigeant|brossage, entretien facile|minimum|minimal|reduit, sans entretien|contrainte|contraintes, pas beaucoup de? entretien|soins|brossage, pas trop d? entretien|soins, pour debutant|debutants|debutante, pas compliqué, pas complique|contraignant|difficile, demande peu, peu exigeant, peu d entretien, peu de entretien`,
      pt: `facil de? cuidar|manter|tratar, pouco|baixo|baixa|pouca|minimo trabalho|cuidado|manutencao|cuidados|escovacao|escovagem, poucos cuidados, facil, de pouco trabalho, que nao de? trabalho, sem complicacoes, manutencao baixa, para iniciantes|iniciante|principiantes, simples de cuidar, pouca manutencao, baixa manutencao, pouco exigente, da|de|dê pouco trabalho`,
    },
  ],
  [
    'moderate',
    {
      en: `medium|moderate|average|normal|regular|some|usual|standard|reasonable|ordinary|mid|decent ${work}, moderate|normal|medium|average|usual|regular amount of ${work}, ${work} moderate|medium|average|normal, weekly brush|brushing|groom|grooming, brush~ .. once|twice|weekly|occasionally|weekends, brush .. weekly|twice|once, groom~ .. weekly|once|twice, brushing|grooming .. weekly|once|twice|week|fine|ok|okay|sunday|sundays, comb~ .. weekly|once|twice, bit of brushing|grooming|upkeep|care, a little grooming|brushing is|ok|fine, not too high maintenance but, middling ${work}, couple of brushes, some fuss`,
      es: `cuidado|cuidados|mantenimiento medio|moderado|normal|normales|moderados, cepillado semanal, cepillar|cepillarlo .. semana`,
      de: `mittlerer|normaler|normale|mittlere|massiger pflegeaufwand|pflege|aufwand, moderater pflegeaufwand, einmal|zweimal die woche bursten, moderate pflege, durchschnittliche pflege`,
      fr: `entretien|soins moyen|moyens|modere|moderes|normal|normaux, brossage hebdomadaire, brosser .. semaine`,
      pt: `cuidado|cuidados|manutencao medio|medios|moderado|moderados|media|moderada|normal|normais, escovar .. semana`,
    },
  ],
  [
    'high',
    {
      en: `high|higher|lots|lot|plenty|loads|tons|much|extra|intensive|heavy|serious|constant|special|demanding of? ${work}, high|intensive ${work}, need|needs|requires|require|wants|take|takes a? lot|lots|plenty|extra|much|more|intensive|special|daily|real|constant .. of? ${work}|time|patience, brush~ .. daily|every day|all|love|enjoy|each|every|constantly, groom~ .. daily|every day, daily brush~|groom~|comb~|care, brushed|groomed|combed daily|every, enjoy|love|like|likes|loves|happy|time|mind|fond to? of? brush~|grooming|groom|combing|comb|brushing, like to brush|groom|comb, likes|loves|enjoys to? be? being brushed|groomed|combed, hours of grooming|brushing|care, hours a day of? work|care|grooming|brushing, real work, need|needs|needing .. clipping|trimming|groomer, high need|needs, needs .. a lot of .. care|time, lots of time to brush|groom|care, willing|ready|happy|prepared to put in the work|effort|time, pamper~, do not mind .. ${work}, mind brushing|grooming, ${work} is no|not problem|issue|a, no problem with .. grooming|brushing, long hair to brush, project, show coat, needs constant care, ${work} does not bother|scare|matter, mind the grooming|brushing, comb her|him|it, groomer every, brush her|him|it, spa, diva`,
      es: `mucho|muchos|alto|bastante cuidado|cuidados|mantenimiento|cepillado, muchos cuidados, cuidados especiales, cepillar .. dias, cepillado diario, cepillarlo, que necesite muchos cuidados, me gusta cepillar`,
      de: `pflegeintensiv|aufwandig|aufwendig|anspruchsvoll, viel|hoher|intensive pflege|aufwand|pflegeaufwand|zuwendung|fellpflege, taglich bursten|kammen|burste, gerne bursten, taglich gekammt|geburstet, hohe pflege, burste gern|gerne`,
      fr: `beaucoup de? soins|entretien|attention|brossage, beaucoup d entretien, brosser .. jours, brossage quotidien, exigeant, aime brosser, entretien important|eleve`,
      pt: `muito|muitos|muita|alta|alto|bastante cuidado|cuidados|manutencao|escovacao|trabalho|atencao, muitos cuidados, escovar .. dias, cuidados especiais, gosto de escovar, escovacao diaria`,
    },
  ],
];

export const noCare: Words = {
  en: `too much|many .. ${work}, do not care|mind if, does not care, no one cares, who cares, take care of the, daycare, day care, foster carer?, health care, childcare, child care, care home, care worker, medium care home, career, vet care, i take care of, in my care, wheelchair, care about, easy access, easy walk, easy temper|going, no time for .. walks, nothing difficult`,
};
