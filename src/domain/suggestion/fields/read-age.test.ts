import { describe, expect, it } from 'vitest';
import { suggest } from '#src/domain/suggestion/suggest.ts';

describe('the age that is asked for', () => {
  it.each([
    ["a rabbit that's not even a year", ['young']],
    ['A dog, two years minimum', ['adult', 'senior']],
    ['cat, seven at least', ['senior']],
    ['12 y.o. and up. poodle', ['senior']],
    ['no newborns, no teenagers: cat, five or so', ['adult']],
    ['Not a puppy, not a pensioner. A dog', ['adult']],
    ['Give me an OAP of a cat', ['senior']],
    ['wrinklies only! cat', ['senior']],
    ['somewhere between puppyhood and retirement, dog', ['adult']],
    ['my cat to be should be dog savvy, 2-6 yrs', ['adult']],
    ['Vizsla 1-2 years active family with 3 kids', ['young']],
    ["a rabbit that's fine with dogs, adult", ['adult']],
    ['Something elderly and kind. A cat', ['senior']],
    ['gato siamés, 1 añito', ['young']],
    ['dog, 3-6 y/o', ['adult']],
    ['cat <3 years', ['young', 'adult']],
    ['I want one dog under 2 years', ['young']],
    ['a dog at least 3 years old', ['adult', 'senior']],
    ["un chien d'au moins 3 ans", ['adult', 'senior']],
    ['um cão com pelo menos 3 anos', ['adult', 'senior']],
    ['un gato de 5 años como mucho', ['young', 'adult']],
    ['um gato de no máximo 5 anos', ['young', 'adult']],
    ['a dog in his golden years', ['senior']],
    ['a dog over 2 and under 6', ['adult']],
    ['un perro de más de 2 y menos de 6', ['adult']],
    ['Ich suche einen Hund, der schon erwachsen ist', ['adult']],
    ['Ein Kater, der sich mit Kindern versteht und über 8 Jahre alt ist', ['senior']],
    ['ein dreijähriger Hund', ['adult']],
    ["Un chien qui n'est pas trop grand et qui a entre 2 et 5 ans", ['adult']],
    ["Un chien qui s'entend avec mon chien et qui est adulte", ['adult']],
    ['um cachorro pequeno e idoso', ['senior']],
    ['chat âgé', ['senior']],
    ['eine Katzenomi', ['senior']],
    ['Golden Retriever Welpe', ['young']],
    ['ein Beaglewelpe', ['young']],
    ["I'd like to foster a kitten", ['young']],
    ['I would not take an animal under ten. A cat', ['senior']],
    ['Bitte keine Katze unter zwei Jahren', ['adult', 'senior']],
    ["I'd prefer her to be at least four. A greyhound", ['adult', 'senior']],
    ['Kater, ca. 2, Tippfehler, ca. 12 Jahre', ['senior']],
    ['medium dog, 4', ['adult']],
    ['cat who is exactly 2', ['adult']],
    ["dog who's around the 18 month mark", ['young']],
    ['from eight up', ['senior']],
    ['If not: a young collie', ['young']],
    ['a collie, grown but not yet old', ['adult']],
  ])('%s', (prompt, age) => {
    expect(suggest(prompt)).toMatchObject({ age });
  });

  it.each([
    'a cat, maybe two',
    'no white fur, a cat',
    'Married twenty years this June and our present is a cat',
    'the lease lasts three years and they allow one cat',
    'twenty years I drove a bus. now I want a dog',
    "a dog that'll live at least another ten years",
    'my car is 12 years old. a cat',
    'puppy love at first sight. got any cats',
    'young at heart, 45, wants cat',
    "I'm a senior developer and want a cat",
    'a cat. our oldest is doing her GCSEs',
    'um cão maior que um pinscher, menor que um beagle',
    'a small bunny for 5 year old',
    'friend for lonely 9 year old: a dog',
    'I give 20 a month to the shelter and want a dog',
    'not a sickly bird, my last ones died within a month',
    'a house of nine adults wants a cat',
    'as an adult I finally want a dog',
    '<3 I love corgis <3',
    'ein Dackel, egal wie alt',
    'We have two cats, 4 and 11, and would like a dog',
    'acre of land, 20 years with difficult dogs. A dog',
    'our 15-year mortgage is nearly paid, so a cat',
    '12 yr old doing all the feeding, so a rabbit',
    'Hund für eine Wohnung, 3. Stock',
    'house full of cousins (2, 3, 3, 5), so a cat',
  ])('is none in: %s', (prompt) => {
    expect(suggest(prompt)).not.toHaveProperty('age');
  });
});

describe('the condition that is asked for', () => {
  it.each([
    'Must be fine with our ancient deaf cat. A dog',
    'I need a healthy routine. a dog for walks',
    'Blind in one eye myself. A cat',
    "I'm diabetic (my mum too). a small dog",
    'love is blind. a calm dog',
    'Our last cat was deaf as a post. A cat',
    'I lost a leg in the army. A dog',
  ])('is none in: %s', (prompt) => {
    expect(suggest(prompt)).not.toHaveProperty('specialNeeds');
  });
});
