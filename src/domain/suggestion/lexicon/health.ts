import type { Words } from './phrases.ts';

const trouble =
  'problem|issue|condition|need|trouble|complaint|history|defect|ailment|surprise|concern|bill|disease|illness|requirement|difficulty|sickness|disability|disabilities|complication|matter|expense|drama';

/** Health as such: none but a healthy pet, or one with whatever condition. */
export const health: readonly (readonly ['none' | 'special needs', Words])[] = [
  [
    'none',
    {
      en: `pink of health, nothing|none|not|no with|having seizures|fits|problems, healthly|healthy, afford|avoid|less|never|no|not|without .. medical|vet bills|costs|operations|surgery|treatment, can not cope|deal|do|handle|manage|take .. disability|health|illness|injections|medical|medication|needs|pills|sick|special, clean|excellent|full|good|great|perfect|sound health, disease free, fit and? as|healthy|well a fiddle, fit as, fully fit, health checked|tested, healthy heart|hips|one, in|of best|excellent|full|good|great|perfect|top condition|health|shape, no health|medical|vet drama, no vet, not afford .. bills|medical|operations|vet, not ill|sick|sickly|unwell, nothing wrong, no|not|without any? chronic|expensive|known|major|ongoing|serious|underlying? conditions|injections|operations|surgery|syringes|treatment, no|without|zero|not|nothing|free of|never|avoid any? a? major? big? known? serious? chronic? or? special|medical|medically|health|medicine|vet~|physical|behavioural|genetic|hereditary|hidden|costly .. ${trouble}|special, physically fine|sound, rude health, spotless medically, vet bills are|nearly|would, sound in wind and limb, sound as a, perfectly|totally|completely|generally|otherwise healthy|well|sound|fit, no|not|nothing wrong with, good|decent|robust|sturdy|excellent constitution|health|nick, can not afford .. vet|bills|surgery|sick|ill, without|no ongoing|hidden|chronic|big|special|health|underlying|expensive|costly health? vet? medical? conditions|issues|problems|illness|bills|needs|surprises, no|not|without|free any? big|major|serious|real|obvious? health|medical|vet? stuff|baggage|nonsense|dramas|faff|problems|troubles, nothing medical|chronic|ongoing|hereditary, no|without|free pre existing, fighting fit, picture of health, clean|full|good bill, fit and healthy|well|strong|sound, no ailment|illness|sickness|afflictions|maladies, robust|good|tough constitution, in good|decent|fine nick|fettle|order|condition, vet bills? budget|fund, no sick|ill|poorly|sickly animal|ones|pets|cat|dog|rabbit|bird, no vet|medical|health|sickness history, tip top|mint|first|prime class? condition|health|shape|nick, vet trips|visits|runs|appointments every|each|all|constantly, lurking|underlying|nasty illness|surprises`,
      es: `saludable|sanisimo|sano, buena|perfecta salud, nada|ningun|no|sin de|tenga? ningun? ninguna? enfermedad|necesidades|problema de? salud? especiales? medicos?, sin achaques, sin|ningun|nada|no de|que|tenga|grandes|problemas? problemas|enfermedad|achaques|dolencias|veterinario|patologias|medicacion|cronico|salud`,
      de: `gesund|kerngesund|topfit, nicht krank, ohne|kein|keine|keinerlei|keinen gesundheitlichen? gesundheitliche? beschwerden|einschrankungen|erkrankungen|gebrechen|krankheit|krankheiten|vorerkrankungen|wehwehchen, ohne|keine|keinerlei gesundheitliche|gesundheitlichen problem|probleme, bei|in bester|guter gesundheit`,
      fr: `sain, aucune|pas|sans de? handicap|maladie, aucun|pas|sans de? gros? maladie|probleme|souci de? chronique|connu|medical|medicaux|sante, en sante, bonne|pleine|parfaite|excellente sante|forme, sans|pas|aucun|ni de|d|gros? souci? souci|probleme|maladie|pathologie|handicap|traitement|medicaments|frais|pepin de? sante|veterinaire|chronique|connu|medical|medicaux?, pas de|d traitement|souci, sante de fer, pas malade, pas|sans|peu de? frais|bobo veto|veterinaire?`,
      pt: `sadio|saudavel, saude de? ferro|perfeita|boa, boa|perfeita saude, nao|nenhum|nenhuma|sem tenha? doenca|problema de? saude?, sem|nenhum|nenhuma|nao|nada|livre de|tenha|tem|seja|esteja? grandes? problema|doenca|doente|doentinho|enfermidade|remedio|tratamento|deficiencia|medicacao de? saude|cronico|continuo?`,
    },
  ],
  [
    'special needs',
    {
      en: `disability|disabled|handicap~|sickly|limping|limps|pancreatitis|lymphoma, bladder|breathing|digestive|ear|immune|liver|lung|neurological|skin|spinal|spine|stomach|urinary condition|disease|issue|problem|trouble, chronic condition|illness, hard to home|place, health|medical condition|history|issue|needs|problem, not perfect, special need|care, sick|ill|poorly one|cat|dog|rabbit|bird|animal, a bit|little|slightly|somewhat broken|wonky|damaged|battered|imperfect, something wrong with, any|all|whatever disability|ailment|illness|condition, lifelong|ongoing|chronic|complex medical|health? care|treatment|needs, cat|dog|rabbit|bird|one that is|who is ill|sick|poorly|unwell, because of its|his|her|their health|condition|illness|disability, ailing|unwell, hard|special|sad|medical case, something the matter`,
      es: `discapacidad|discapacitado|enfermo, necesidades especiales, alguna|cualquier discapacidad|enfermedad|problema, con algun problema|discapacidad|enfermedad|defecto`,
      de: `beeintrachtigt|gehandicapt|notfellchen|pflegefall|behindert|behinderung|handicap|handicaphund|handicapkatze|handicaptier|krank, besondere bedurfnisse`,
      fr: `handicap|malade|cabosse|abime, besoins particuliers|speciaux`,
      pt: `deficiencia|deficiente|doente|mancando|manco|coxo|aleijado, necessidades especiais`,
    },
  ],
];
