import type { petFields } from '#src/domain/pet-fields.ts';
import type { Words } from '#src/domain/suggestion/phrases.ts';

type Level = (typeof petFields.care.vocabulary)[number];

const work =
  'maintenance|maintainance|maintenence|care|upkeep|effort|grooming|fuss|hassle|work|brushing|cost|costs|attention|trouble|combing|groomer|clipping|maint';

export const care: readonly (readonly [Level, Words])[] = [
  [
    'low',
    {
      en: `easycare|hasslefree|maintenancefree|uncomplicated|undemanding|unfussy, ${work} is|are a pain|chore|nightmare|hassle, ${work} low|minimal|easy|free, a|an|as|one|pretty|quite|really|super|the|very easy animal|bird|cat|dog|going|one|pet|rabbit keeper?, bare minimum, beginner friendly, can not manage|handle|do|keep .. ${work}, cares for itself, cheap to? feed|keep|look|run, does not cost, drama|worry free, easiest|simplest .. animal|bird|breed|cat|dog|kind|one|pet|rabbit|thing|you, easily kept, easy bird|breed|cat|coat~|dog|first|keeper|one|option|pet|rabbit|starter, easy for .. beginner|first, easy life, easy peasy|please, easy to live with, easy to? look? after|care|groom|handle|keep|maintain|manage|own, fine|good|great|ideal|ok|perfect|suitable for .. beginner|newbie|novice, forgiving of mistakes, least|fewest|smallest amount? of? ${work}, less|no|not|without faff~, little|low|minimal input, looks after herself|himself|itself, low commitment, low on ${work}, low|lower|lowest|minimal|minimum|zero|less|easiest|light|little|easy|simple|basic|no|few ${work}, nothing that|who needs|requires .. ${work}|brushing|clipping, not|never|without|hardly|rarely need~|require~|want|take|much|many|a|constant|too|any|lot~ .. ${work}|groomed|brushed|groomer|grooming, self cleaning, short on time, simple to? look? after|care|groom|handle|keep|maintain|manage|own, someone|something easy, starter cat|dog|pet, takes care of herself|himself|itself, that|which is easy, too busy for|to .. brush~|care|groom~, wipe clean, rubbish|hopeless|useless|terrible|bad|lazy at|about|with ${work}|brushing|grooming, wash and go, not need .. groomer|brush|haircut|bath~|clipped, kill~ .. cacti|cactus|houseplants|plants, only if .. easy, if its|it is easy, monthly|annual|yearly brush~|groom~, brush~|groom~ monthly, once a month`,
      es: `facil, apto para primerizos, bajo|escaso|minimo|poco cepillado|cuidado|mantenimiento|trabajo, cero|comodo|sencillo complicaciones|mantenimiento, mantenimiento bajo, no da|de mucho|tanto guerra|lata|trabajo, no de guerra|lata|trabajo, no necesite|requiera mucho|tanto cepillado|cuidado|mantenimiento|trabajo, no tengo tiempo de cepillar|cuidar, para principiantes, poca faena, poca lata, poco exigente, se cuida|cuide solo, sin complicaciones, sin mucho cuidado|jaleo|lio|mantenimiento|trabajo, poca|pocas exigencia|exigencias|atencion|complicaciones|guerra, no pida|pide mucho|mucha|grandes cuidado|cuidados|mantenimiento, peluqueria no, no de faena|lata|guerra, una pasada`,
      de: `anfangerfreundlich|anfangergeeignet|anfangerhund|anfangertauglich|anspruchslos|einsteigerfreundlich|genugsam|pflegeleicht|umganglich|unkompliziert|unproblematisch, einfach in der haltung|pflege, einfach zu? halten|pflegen|versorgen, fur anfanger, geringe pflege, geringer|kaum|minimaler|wenig arbeit|aufwand|fellpflege|pflege|pflegeaufwand, kein burstenmonster, leicht zu? halten|pflegen, macht kaum|keine|wenig arbeit|muhe|umstande, nicht so|viel|zu anspruchsvoll|arbeit|aufwandig|pflegeintensiv, ohne grossen|viel arbeit|aufwand|pflege`,
      fr: `facile, demande pas beaucoup|trop, demande peu, entretien minimal|minimum|reduit, pas complique|contraignant|difficile, pas prise de tete, pas trop de boulot|contraintes|travail, pas|sans de|peu de|moins de brossage|contraintes|toilettage|toiletteur|tracas, pour debutant, qui ne demande pas, sans contrainte|entretien, se debrouille seul|tout, simple a? entretenir|garder|vivre?, pas trop? chiant|contraignant|exigeant a|comme? garder|entretenir|gerer, sans entretien|prise|toilettage|brossage, se garde facilement`,
      pt: `descomplicado|facil, baixo|minimo|pouco cuidado|escovacao|escovagem|manutencao|trabalho, manutencao baixa, nao da|de muito? dor|trabalheira|trabalho de cabeca, para iniciante|principiantes, pouco exigente, poucos cuidados, que nao de? trabalho, se vira|vire so|sozinho, sem complicacao|escovacao|escovar|frescura|tosa|trabalho, sem complicacoes, sem muito cuidado|frescura|trabalho, simples|tranquilo de cuidar|manter, facil de cuidar|manter|tratar, uma vez por mes`,
    },
  ],
  [
    'moderate',
    {
      en: `${work} moderate|medium|average|normal, bit of brushing|care|grooming|upkeep, brushing|grooming .. fine|ok|okay|once|sunday|twice|week|weekly, brush~ .. occasionally|once|twice|weekends|weekly, comb~ .. once|twice|weekly, groom~ .. once|twice|weekly, medium|moderate|average|normal|regular|some|usual|standard|reasonable|ordinary|mid|decent ${work}, middling ${work}, moderate|normal|medium|average|usual|regular amount of ${work}, moderate upkeep, brush~ .. couple|few|once|twice a|times week, bit of ${work} is? fine|ok|okay, groomer|grooming every few|other|two|three|six|eight|couple|month|weeks, medium coat work, medium everything, no more than once a week, rather not every day`,
      es: `cepillar|cepillarlo .. semana, cuidado|mantenimiento medio|moderado|normal`,
      de: `einmal|zweimal die woche bursten, massiger|mittlere|normale aufwand|pflege|pflegeaufwand`,
      fr: `brosser .. semaine, entretien|soins modere|moyen|normal|normaux`,
      pt: `cuidado|manutencao medio|moderado|normal, escovar .. semana`,
    },
  ],
  [
    'high',
    {
      en: `project|spa, ${work} does not bother|scare|matter, ${work} is no|not problem|issue|a, brush her|him|it, brushed|combed|groomed daily|every, brush~ .. daily|every all|constantly|day|each|enjoy|every|love, comb her|him|it, daily brush~|care|comb~|groom~, do not mind .. ${work}, enjoy|fond|happy|like|love|mind|time to? of? brush~|comb~|groom~, high need, high|higher|lot~|plenty|loads|tons|much|extra|intensive|heavy|serious|constant|special|demanding of? ${work}, hours of brushing|care|grooming, mind the brushing|grooming, needs lots|plenty, need~ .. clipping|groomer|trimming, need~|require~|wants|take~ a? lot~|plenty|extra|much|more|intensive|special|daily|real|constant .. of? ${work}|time|patience, no problem with .. brushing|grooming, real work, show coat, happy|glad|fine|ok|okay|love|keen|ready|willing .. to|with brush~|comb~|groom~, not afraid|scared of .. ${work}|brush~|groom~, do not mind .. brush~|comb~|groom~|clipping|bathing, i am a? groomer, ${work} is my|our hobby, like|love a brush in, needs fussing over, brushes already, brush~ every night`,
      es: `cepillarlo, alto|bastante|mucho cepillado|cuidado|mantenimiento, cepillar .. dias, cuidados especiales, me gusta cepillar, chifla cepillar, encanta cepillar`,
      de: `anspruchsvoll|aufwandig|aufwendig|pflegeintensiv, burste gern, gerne bursten, hohe pflege, hoher|intensive|viel aufwand|fellpflege|pflege|pflegeaufwand|zuwendung, taglich burste|kammen, taglich geburstet|gekammt, viel|gern|gerne fellpflege|bursten|pflege, fellpflege|bursten|kammen .. kein|nichts|spass|gern, fellpflege .. hobby|spass, taglich geburstet, taglich bursten`,
      fr: `exigeant, aime brosser, brosser .. jours, entretien eleve|important, brosser .. derange|gene|plait|adore|chaque|tous|jours|soirs|matins, brossage|toilettage quotidien|regulier|frequent, brosser .. passion|plaisir|adore`,
      pt: `alto|bastante|muito atencao|cuidado|escovacao|manutencao|trabalho, cuidados especiais, escovar .. dias, gosto de escovar, gosto|adoro de? pentear|escovar|tosar|cuidar, banho toda semana, escovar .. prazer|adoro`,
    },
  ],
];

export const noCare: Words = {
  en: `career|childcare|daycare|wheelchair, care about, does not care, fuss|hassle me|my|other|our|over|the, nothing difficult`,
};
