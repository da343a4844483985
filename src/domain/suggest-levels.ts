import type { Suggestion } from './suggestion.ts';
import { onlyMatch, rule } from './suggest-rule.ts';

const places =
  'apartments?|flats?|house|houses|home|homes|yard|garden|city|town|family|families|child|children|kids?|space|budget|pets|animals|heart|personality|bed|room|enough';

const sizes = {
  small: rule(
    'small|smaller|tiny|mini|miniature|toy|compact|pocket sized?|lap dogs?|little (?:dog|cat|one|puppy|kitten|guy|girl|buddy|friend|companion)',
    places,
  ),
  // "Medium energy" is about the energy, which reads it as moderate.
  medium: rule(
    'medium|mid sized?|mid size|average sized?',
    `energy|activity|active|shedding|care|maintenance|grooming|to|training|${places}`,
  ),
  large: rule('large|larger|big|bigger|huge|giant', places),
};

const energies = {
  low: rule(
    'low (?:to (?:medium|moderate) )?(?:energy|activity)|lower energy|little energy|lazy|couch potato|sedentary|mellow|laid back|relaxed|chilled|slow paced|inactive|sleepy',
  ),
  moderate: rule(
    '(?:medium|moderate|average|balanced|some|mid|normal) (?:energy|activity)|(?:moderately|fairly|somewhat) active|a daily walk|daily walks|short walks',
  ),
  high: rule(
    '(?:high|higher|lots of|full of|plenty of|endless) (?:energy|activity)|energetic|(?<!moderately |fairly |somewhat )active|athletic|sporty|lively|hyper|agility|run|running|runner|runs|jog|jogging|hike|hikes|hiking|hiker|adventurous',
  ),
};

const cares = {
  low: rule(
    'low (?:care|maintenance|grooming|upkeep)|easy care|easy (?:to )?(?:care for|look after|keep)|easy upkeep|beginners?|first time|first (?:dog|cat|pet)|little (?:care|time)|busy|work long hours',
  ),
  moderate: rule('(?:medium|moderate|average|some|normal) (?:care|maintenance|grooming|upkeep)'),
  high: rule(
    '(?:high|lots of|special|a lot of) (?:care|maintenance|grooming|upkeep)|(?:lots of|plenty of|much) time',
  ),
};

const sheddings = {
  low: new RegExp(
    ' (?:(?:low|lower|no|non|little|light|minimal|less) (?:shedding|shed|shedder|fur|hair)|(?:doesn t|does not|don t|not|never) shed|sheds? (?:little|less)|hypo ?allergenic|allerg(?:y|ies|ic)|hairless)(?= )',
  ),
  moderate: rule('(?:medium|moderate|average|some|normal) shedding|sheds? (?:a little|some)'),
  high: rule('(?:high|heavy|lots of) shedding|sheds? (?:a lot|heavily)'),
};

const trainings = {
  untrained: new RegExp(
    ' (?:untrained|no training|not(?: yet| been)? trained|needs training|(?:i |we )?(?:will|can|want to|could) train (?:him|her|it|them|myself))(?= )',
  ),
  basic: rule(
    'basic(?:ally)? (?:training|trained|commands)|some training|partly trained|basic obedience|(?:house|potty|litter(?: box)?|toilet) ?trained|house ?broken|knows (?:some |a few |basic )?commands',
  ),
  'well-trained': rule(
    '(?:well|fully|highly|already|very well) trained|obedient|well behaved|well mannered|(?<!house |potty |litter |box |toilet |partly |basic |basically |not |well |fully |highly |already )trained',
  ),
};

export const size = (text: string): Suggestion['size'] => onlyMatch(text, sizes);
export const energy = (text: string): Suggestion['energy'] => onlyMatch(text, energies);
export const care = (text: string): Suggestion['care'] => onlyMatch(text, cares);
export const shedding = (text: string): Suggestion['shedding'] => onlyMatch(text, sheddings);
export const training = (text: string): Suggestion['training'] => onlyMatch(text, trainings);
