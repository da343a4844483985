import { describe, expect, it } from 'vitest';
import { suggest } from '#src/domain/suggestion/suggest.ts';

describe('whose animal a sentence speaks of', () => {
  it.each([
    ["When I was a child we had dogs. Now I'd rather have a cat", 'cat'],
    ['I have space for a dog', 'dog'],
    ['We have talked about getting a rabbit for years', 'rabbit'],
    ["I'd actually like a cat", 'cat'],
    ['I want to share my home with a cat', 'cat'],
    ['one of your dogs', 'dog'],
    ['I should like a budgerigar', 'bird'],
    ['Mi perro murió. Querría otro jovencito', 'dog'],
    ['Mi perro tiene ya 11. Querría otro jovencito que venga conmigo', 'dog'],
    ['eine Labradorhündin', 'dog'],
    ['¿Me recomendáis un perro? Ya tengo un gato', 'dog'],
    ["we'd be ok with a senior dog", 'dog'],
    ['Ein Kaninchenpaar wäre schön', 'rabbit'],
    ['my dog would have to like the cat', 'dog'],
    ['talking parrot already tame', 'bird'],
    ['I breed canaries. Otherwise a lap cat', 'cat'],
    ['we have a garden and a hen, a dog would suit us', 'dog'],
    ['a not so bright cat', 'cat'],
    ["don't want a bird that bites", 'bird'],
    ['never mind the dog. a cat', 'cat'],
    ['my mother is scared of dogs, so it has to be a cat', 'cat'],
    ['a flat too small for a dog, so a rabbit', 'rabbit'],
    ['we were going to ask for a dog', 'dog'],
    ['we thought about a dog. a cat it is', 'cat'],
    ['I walk dogs for a living. a cat for us', 'cat'],
    ['my aunt says cats are easy, but I always fancied a budgie', 'bird'],
    ['everyone on our street has a dog. a rabbit', 'rabbit'],
    ['my nephew visits a lot and is scared of dogs so it has to be a cat', 'cat'],
    ['Not a cat person, and birds freak me out. Dog it is', 'dog'],
    ["dogs scare me, cats ignore me, so I guess it's a bunny", 'rabbit'],
    ["We're a couple in our seventies, a cat that sits with us", 'cat'],
    ['Would you have another cat?', 'cat'],
    ['prefiero un perro a un gato', 'dog'],
    ['Hunde sind mir zu laut, also eine Katze', 'cat'],
    ['do greyhounds get on with cats? if they do I would like one', 'dog'],
    ['whether you might presently have an elderly cat', 'cat'],
    ['We have a feed store and a terrier would earn its keep', 'dog'],
    ['Must be fine with toddlers, cats, chickens, the postman. A dog.', 'dog'],
    ['too young for bingo. cat', 'cat'],
    ['nada de perros nerviosos', 'dog'],
    ['ex guide dog or failed guide dog', 'dog'],
    ['A cat would hate me. A canary', 'bird'],
    ['Wir haben zwei Wellensittiche, die Katze müsste das aushalten', 'cat'],
    ['mi hijo es asmático, el pediatra nos deja tener perro', 'dog'],
  ])('%s', (prompt, type) => {
    expect(suggest(prompt)).toMatchObject({ type });
  });

  it.each([
    ["My sister runs with her vizsla. I'd like a cat", 'otherPets'],
    ['My ex got the dog. A bird', 'otherPets'],
    ["I'm a shepherd. A collie", 'otherPets'],
    ["a dog as gentle as my sister's old spaniel", 'otherPets'],
    ['my husband is fine with dogs. a cat', 'otherPets'],
    ['I am a night owl. a cat', 'otherPets'],
    ["I'm done with puppies. A dog though", 'otherPets'],
    ['my sister has three children. a dog for me', 'kids'],
    ['Never had a problem with older dogs, just no pups', 'otherPets'],
    ["He proposed with a puppy and I've wanted a beagle since", 'otherPets'],
    ["a dog with a cat's attitude to rain", 'otherPets'],
    ['would like another dog, maybe a small girl', 'kids'],
    ["pas d'enfants, un chat indépendant", 'otherPets'],
    ['my husband loves birds. a dog', 'otherPets'],
    ['an old farmhouse with mice. So a cat.', 'otherPets'],
    ['I hunt rabbits, so a dog that does too', 'otherPets'],
    ['Not bothered whether it likes other dogs. A large dog.', 'otherPets'],
    ['Die Nachbarin hat einen Dackel, so einen will ich auch', 'otherPets'],
    ['The flat downstairs has three chihuahuas and a newborn. A cat', 'otherPets'],
    ['The flat downstairs has three chihuahuas and a newborn. A cat', 'kids'],
    ['my grandkids live in Australia so it is just me. cat', 'kids'],
    ['Kinder haben wir keine. Ein Kaninchen.', 'kids'],
    ["I write children's songs and want a quiet bird", 'kids'],
    ['kids? not in this lifetime. a whippet', 'kids'],
    ['my grandmother always kept canaries. a canary please', 'seniors'],
    ['my neighbour wants to give away her parrot. a cat', 'otherPets'],
    ['I stood in the rain with the old collie. I want a cat', 'otherPets'],
    ['I used to groom horses. A bold dog please', 'otherPets'],
    ['my old lab used to jump in the leaves. Ready for another lab', 'otherPets'],
    ['Depuis que notre chienne est partie, nous aimerions un chien', 'otherPets'],
    ['O gato morreu. Agora queremos um cachorro', 'otherPets'],
    ["we've got mice. a cat", 'otherPets'],
    ['Our twins have their own flats now. a cat', 'kids'],
    ['My boy is a 40 year old plumber. a dog', 'kids'],
    ['My eldest is getting married. A cat?', 'kids'],
    ['Mein Sohn studiert in Berlin, ich hätte gern eine Katze', 'kids'],
    ['Mi hija vive en Londres y yo quiero un perro', 'kids'],
    ['o filho da vizinha tem um coelho, eu quero um', 'kids'],
    ['my son-in-law trains dogs. a calm dog', 'kids'],
    ['I want to carry a rabbit like a toddler', 'kids'],
    ['Elderly animals only, please', 'seniors'],
    ['Give me an OAP of a cat', 'seniors'],
    ['I work in child care and want a small dog', 'kids'],
    ['Sou professora de crianças e quero um gato', 'kids'],
  ])('of nobody at home: %s', (prompt, who) => {
    expect(suggest(prompt).goodWith ?? []).not.toContain(who);
  });

  it.each([
    'our bun Clover needs a husband',
    'two moggies on the sofa, we want a dog',
    'Two indoor cats run this place, a dog would be third in line',
    'My other half comes with a pug. We want a cat.',
    "I board my friends' dogs, mine would have to be sociable. A collie",
    "the cat's already jealous, so another cat?",
    'not a dog that goes for other dogs',
    'The cat we have is fourteen. We want a dog who accepts that.',
    "I've got a horse at livery, the dog would come along",
    'Got a fat pony and an empty dog bed. A dog',
    'A chatty bird for me and two sleepy cats',
    'One budgie, Frankie. I want to adopt a dog',
    'cat for a flat where a parrot rules the living room',
    'Un perro para una casa donde ya vive un gato',
    '2 adults 1 teen 1 cat. We would like a dog',
    'Since the cat rules here, a submissive dog',
  ])('of one at home: %s', (prompt) => {
    expect(suggest(prompt).goodWith).toContain('otherPets');
  });

  it.each([
    'our first is a whippet, we want another dog',
    'something like a lab but smaller',
    'we want dog number two. our other one is a beagle',
    'I moved here from York. A terrier like my last westie? no, any dog',
    'was going to ask for a husky, never mind the husky. a dog',
    "I'm scared of alsatians, dobermanns, rotties. A soft dog",
    'Our girl (spaniel, nervous) copies every dog. A confident dog',
    'we surrendered a malinois. This time a small dog',
  ])('wants none of the breed: %s', (prompt) => {
    expect([
      'whippet',
      'Labrador Retriever',
      'Beagle',
      'Siberian Husky',
      'Doberman Pinscher',
      'Rottweiler',
      'Spaniel',
      'Belgian Malinois',
    ]).not.toContain(suggest(prompt).breed);
    expect(suggest(prompt).type).toBe('dog');
  });

  it.each([
    ['My cat died. I would like another', 'cat'],
    ['my neighbour has a rabbit and now I want one', 'rabbit'],
    ['our budgie is lonely, we want a companion for him', 'bird'],
    ['something like a beagle', 'dog'],
    ['The last dog ate the sofa. This time please without an appetite', 'dog'],
    ['our rabbit is lonely since his brother died', 'rabbit'],
    ['Mein Wellensittich ist allein, er braucht einen Partner', 'bird'],
    ['young dog... scratch that, an older one', 'dog'],
    ['no lapdogs', 'dog'],
    ['Rabbit. Edit: bird. Rabbit after all', 'rabbit'],
  ])('names its species before: %s', (prompt, type) => {
    expect(suggest(prompt)).toMatchObject({ type });
  });

  it.each([
    'not a dog',
    'a low maintenance pet, not a dog',
    'we want a pet. No cats.',
    "we can't have dogs, so a cat or a rabbit",
  ])('wants no species: %s', (prompt) => {
    expect(suggest(prompt)).not.toHaveProperty('type');
  });

  it('takes the last of a list for a wish where no other is named', () => {
    expect(suggest('We have a big house, a cat')).toEqual({ type: 'cat' });
    expect(suggest('A dog. We have a big house, a cat')).toEqual({
      type: 'dog',
      goodWith: ['otherPets'],
    });
  });
});

describe('who lives there', () => {
  const homes = [
    ['We have two cats', 'otherPets'],
    ['there is a toddler in the house', 'kids'],
    ['I live with my elderly dad', 'seniors'],
    ['my girlfriend has a rabbit', 'otherPets'],
    ['both cats are indoors only', 'otherPets'],
    ['must be fine with our two huskies', 'otherPets'],
    ["there's me, my partner and an ancient labrador", 'otherPets'],
    ['my guide dog, before he retires', 'otherPets'],
    ['our dog died last year', undefined],
    ['my sister has two labradors', undefined],
    ['in memory of my old cat Felix', undefined],
    ['my last dog was a boxer', undefined],
    ['my partner is scared of dogs', undefined],
    ['cats make me sneeze', undefined],
    ['I have no kids and no other pets', undefined],
  ] as const;
  const wishes = [
    ['I would like a bird', 'bird'],
    ['do you have a bird', 'bird'],
    ['we were wondering about a bird', 'bird'],
    ['a bird is what we need', 'bird'],
    ['hoping to find a calm bird', 'bird'],
  ] as const;

  it.each(homes)('is told whatever is wished for beside it: %s', (home, who) => {
    for (const [wish, type] of wishes) {
      for (const prompt of [`${home}. ${wish}.`, `${wish}. ${home}.`, `${home}, so ${wish}`]) {
        const { goodWith, ...rest } = suggest(prompt);
        expect({ prompt, goodWith }).toEqual({ prompt, goodWith: who && [who] });
        expect({ prompt, type: rest.type }).toEqual({ prompt, type });
      }
    }
  });
});

describe('numbers', () => {
  it.each([
    'hace ya quince años que vivo aquí, quiero un gato',
    'ça fait deux ans, donc un chat',
    "it's been three years. a cat",
    'we moved here 2 years ago and would love a dog',
    'a collie, at least two',
  ])('are no age of the pet: %s', (prompt) => {
    expect(suggest(prompt)).not.toHaveProperty('age');
  });

  it('of two bounds make one range', () => {
    expect(suggest('at least 4 months and no more than a year')).toEqual({ age: ['young'] });
    expect(suggest('mindestens 1 Jahr, höchstens 4')).toEqual({ age: ['young', 'adult'] });
  });

  it('with a limit go up to it', () => {
    expect(suggest('the building has a 25 lb limit. dog')).toMatchObject({
      size: ['small'],
    });
    expect(suggest("I'm 1.80 m and 90 kg. a dog")).toEqual({ type: 'dog' });
  });

  it('of years between others are nobody young', () => {
    expect(suggest('Dog between 2 and 5 years old')).toEqual({ type: 'dog', age: ['adult'] });
  });
});
