import { petsAtHome } from './suggest-home.ts';
import type { Suggestion } from './suggestion.ts';
import { allMatches, onlyMatch, rule } from './suggest-rule.ts';

const people =
  'people|persons?|citizens?|adults?|man|woman|lady|gentleman|mother|father|mom|mum|dad|parents?|grandparents?|couple|relatives|folks|neighbou?rs?|friends?|sons?|daughters?|boys?|girls?|child|children|kids?|toddlers?|family|families|house|home|apartment|flat|farm|farmhouse|age';

const ages = {
  young: rule(
    'puppy|puppies|pups?|kittens?|baby (?:dog|cat|animal)|(?:\\d+ )?(?:months?|weeks?) old|(?:0|1|one) years? old|young|younger|youngster|juvenile',
    people,
  ),
  adult: rule(
    'adult|grown|grown up|fully grown|full grown|mature|middle aged|(?:[2-7]|two|three|four|five|six|seven) years? old',
    people,
  ),
  // Not "three years old", where the number decides, nor "my old dog", which is another pet.
  senior: rule(
    '(?:[89]|1\\d) years? old|(?<!year |years |month |months |week |weeks |my |our )(?:old|older|elderly|aged|aging)|senior|seniors(?= (?:dogs?|cats?|pets?))|geriatric|golden years',
    people,
  ),
};

const companions = {
  kids: rule(
    'kids?|kid friendly|child|children|toddlers?|bab(?:y|ies)(?! dog| cat| animal)|infants?|newborn|grandchildren|grandkids|sons?|daughters?|famil(?:y|ies)',
  ),
  otherPets: new RegExp(petsAtHome.source),
  adults: rule('adults|couples?|grown ups|singles?|roommates?|adult only|adults only'),
  seniors: rule(
    '(?:older|elderly|old|senior|retired) (?:people|persons?|adults?|citizens?|man|woman|lady|gentleman|couple|folks|mother|father|mom|mum|dad|parents?|relatives|neighbou?rs?)|the elderly|retirees?|retired|retirement|seniors(?! dogs?| cats?| pets?)|grand(?:ma|pa|mother|father|parents)|my parents',
  ),
};

const characters = {
  affectionate: rule('affectionate|loving|cuddly|cuddles?|snuggly|snuggles?|lap (?:dog|cat)'),
  calm: rule('calm|peaceful|mellow|relaxed|laid back|serene|easy ?going|chilled|chill'),
  quiet: rule('quiet|silent|(?:doesn t|does not|not) bark'),
  gentle: rule('gentle|sweet|kind|tender|soft natured'),
  playful: rule('playful|plays?|playing|playmate|fun|goofy|silly'),
  friendly: rule('friendly|sociable|social|outgoing|people loving'),
  loyal: rule('loyal|devoted|faithful'),
  intelligent: rule('intelligent|smart|clever|bright|quick (?:learner|to learn)'),
  independent: rule('independent|self sufficient|alone'),
  protective: rule('protective|guard dog|watch ?dog|guards?'),
  curious: rule('curious|inquisitive'),
  adventurous: rule('adventurous|adventures?|explor(?:e|er|ing)|outdoorsy'),
  energetic: rule('energetic|lively|bouncy'),
  patient: rule('patient|tolerant'),
  confident: rule('confident|brave|bold'),
  shy: rule('shy|timid|reserved'),
  alert: rule('alert|watchful'),
  vocal: rule('vocal|talkative|chatty'),
};

/** Words that shelters use too: returned as they are, besides the trait they stand for. */
const asTheyCame = Object.fromEntries(
  (
    'sweet loving devoted cuddly kind clever bright sociable cheerful ' +
    'goofy funny brave outgoing mellow lively bold talkative happy'
  )
    .split(' ')
    .map((word) => [word, rule(word)]),
);

const needs = {
  deaf: rule('deaf|hearing loss|hard of hearing'),
  blind: rule('blind|vision loss|one eyed'),
  'three-legged': rule('three legged|three legs|3 legged|3 legs|amputee|tripod'),
  diabetic: rule('diabetic|diabetes'),
  medication: rule('medication|medications|medicine|daily pills?'),
  'special diet': rule('special diet|diet food|prescription food'),
  arthritis: rule('arthritis|arthritic|joint (?:care|problems)'),
  none: new RegExp(
    ' (?:(?:no|without(?: any)?) (?:special|medical|health) (?:needs|issues|problems)|healthy)(?= )',
  ),
};

export const age = (text: string): Suggestion['age'] => onlyMatch(text, ages);
export const goodWith = (text: string): NonNullable<Suggestion['goodWith']> =>
  allMatches(text, companions);
export const temperament = (text: string): string[] =>
  allMatches(text, { ...characters, ...asTheyCame });

/** The special needs that a description accepts; 'none' only if it names no other. */
export function specialNeeds(text: string): string[] {
  const found = allMatches(text, needs);
  const named = found.filter((need) => need !== 'none');
  return named.length > 0 ? named : found;
}
