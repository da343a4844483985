const animals = '(?:dogs?|cats?|pupp(?:y|ies)|kittens?|pets?|animals?|rabbits?|birds?)';
const described =
  '(?:(?:a|an|my|our|the|other|another|two|three|several|small|big|old|older|young|resident|existing) )*';

/**
 * Pets that the person has already: "good with other dogs", "we have a cat". They say whom the new
 * pet must get on with, not what it should be.
 */
export const petsAtHome = new RegExp(
  ` (?:${[
    `(?:good|great|well|fine|ok|okay|friendly|along|lives?|living|home|house|household|happy) with ${described}${animals}`,
    'with (?:dogs|cats|puppies|kittens|pets|animals|rabbits|birds)',
    `(?:i|we|already|also) (?:already |also )?(?:have|own|got) ${described}${animals}`,
    `(?:my|our|other|resident|existing) ${described}${animals}`,
    'multi pet',
  ].join('|')})(?: and ${described}${animals})?(?= )`,
  'g',
);
