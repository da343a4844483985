import { describe, expect, it } from 'vitest';
import { suggest } from './suggest.ts';

describe('whose animal a sentence speaks of', () => {
  it.each([
    ["When I was a child we had dogs. Now I'd rather have a cat", 'cat'],
    ['I have space for a dog', 'dog'],
    ['We have talked about getting a rabbit for years', 'rabbit'],
    ["I'd actually like a cat", 'cat'],
    ['I want to share my home with a cat', 'cat'],
    ['one of your dogs', 'dog'],
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
  ])('of nobody at home: %s', (prompt, who) => {
    expect(suggest(prompt).goodWith ?? []).not.toContain(who);
  });

  it.each([
    'our first is a whippet, we want another dog',
    'something like a lab but smaller',
    'we want dog number two. our other one is a beagle',
    'I moved here from York. A terrier like my last westie? no, any dog',
    'was going to ask for a husky, never mind the husky. a dog',
  ])('wants none of the breed: %s', (prompt) => {
    expect(['whippet', 'Labrador Retriever', 'Beagle', 'Siberian Husky']).not.toContain(
      suggest(prompt).breed,
    );
    expect(suggest(prompt).type).toBe('dog');
  });

  it.each([
    ['My cat died. I would like another', 'cat'],
    ['my neighbour has a rabbit and now I want one', 'rabbit'],
    ['our budgie is lonely, we want a companion for him', 'bird'],
    ['something like a beagle', 'dog'],
    ['young dog... scratch that, an older one', 'dog'],
  ])('names its species before: %s', (prompt, type) => {
    expect(suggest(prompt)).toMatchObject({ type });
  });

  it('takes the last of a list for a wish where no other is named', () => {
    expect(suggest('We have a big house, a cat')).toEqual({ type: 'cat' });
    expect(suggest('A dog. We have a big house, a cat')).toEqual({
      type: 'dog',
      goodWith: ['otherPets'],
    });
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
