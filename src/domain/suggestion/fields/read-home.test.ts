import { describe, expect, it } from 'vitest';
import { suggest } from '#src/domain/suggestion/suggest.ts';

describe('the people who live with the pet', () => {
  it.each([
    ['My daughter (she is 24) wants a rabbit', undefined],
    ["I'm 78. My son will do the vet trips. A small cat", ['seniors']],
    ['Die Enkel sind in Kanada. Wir suchen eine Katze', undefined],
    ['As a little girl I had a rabbit. I want a cat', undefined],
    ['los niños me bastan en el trabajo, busco un gato', undefined],
    ['busco un perro como la perra de mi abuela', undefined],
    ["My father would love a dog like his old one. He's 83", ['seniors']],
    ['a kitten, ideally adolescent', undefined],
    ['Dog gentle with 5 year old', ['kids']],
    ['kinderlieb, groß, ein Hund', ['kids']],
    ['Tortoises live to 100, so a cat', undefined],
    ['The pills were 80 quid a month. A cat', undefined],
    ['Unsere Kinder sind längst aus dem Haus. Eine Katze', undefined],
    ['Minha filha foi estudar em Lisboa. Queria um gato', undefined],
    ["Ma petite-fille vient souvent, j'ai 69 ans. Un chat", ['kids', 'seniors']],
    ['Puppy for my mother, 83; my daughter will walk him', ['seniors']],
    ["It's for my boys. They're 24 and 27. A beagle", undefined],
    ['me and my adult daughter want a dog', undefined],
    ['My wife wants a dog that likes other dogs', ['otherPets']],
    ['Quero um cão que goste de gatos', ['otherPets']],
    ['busco un perro que le gusten los gatos', ['otherPets']],
    ['we own two parrots and want a dog', ['otherPets']],
    ['a cat that has lived with dogs', ['otherPets']],
    ['un chat pour une retraitée', ['seniors']],
    ['a dog in his golden years', undefined],
    ['four lads in a houseshare want a dog', undefined],
    ['I was the kid who always brought home birds. A budgie', undefined],
    ["quand j'étais gamine on avait un setter. Un chien", undefined],
    ["There's a kindergarten across the road. A dog", undefined],
    ['sheds less than my shepherd did. A dog', undefined],
    ['We gave our husky to my brother. A quiet dog', undefined],
    ['I have a husky voice and want a bird', undefined],
    ['I work in a care home. A cat', undefined],
    ["I'm eighty in May and my niece rings too often. A dog", ['seniors']],
    ['house full of cousins at weekends (2, 3, 3, 5)', ['kids']],
    ["a dog who doesn't chase cats, ours is slow and fat", ['otherPets']],
    ['ferret household', ['otherPets']],
    ['four dachshunds say hi. A cat', ['otherPets']],
    ['un labrador, ami des chats', ['otherPets']],
  ])('%s', (prompt, goodWith) => {
    expect(suggest(prompt).goodWith).toEqual(goodWith);
  });
});
