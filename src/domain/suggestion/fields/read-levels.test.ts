import { describe, expect, it } from 'vitest';
import { suggest } from '#src/domain/suggestion/suggest.ts';

describe('how much a pet will move', () => {
  it.each([
    ['half an hour in the morning and half an hour at night is our walking', ['moderate']],
    ['18,000 steps a day, dog to match', ['high']],
    ['I do 8k steps a day with the dog', ['moderate']],
    ['i skate everywhere, dog please', ['high']],
    ['a dog with a motor on him', ['high']],
    ['happy to sit for hours. dog', ['low']],
    ['moderately active dog', ['moderate']],
    ['a rabbit that is very active', ['high']],
    ['we are very active and want a rabbit', undefined],
    ['ein Hund, keine Haare auf dem Sofa', undefined],
    ['ein Couchhund', ['low']],
    ['un perro que aguante mis rutas', ['high']],
    ['We spend our weekends abseiling and caving. A dog', ['high']],
    ["I'm out with my running club by six. A dog", ['high']],
    ['They like a stroll after dinner. A dog for them', ['moderate']],
    ['A dog for a mile or so twice a day', ['moderate']],
    ['a cat that just wants to sleep', ['low']],
    ['um cão que não precise de muito exercício', ['low']],
    ['my walking days are over. A dog', ['low']],
    ['my idea of exercise is reaching for the remote. A dog', ['low']],
    ['On est plutôt séries que rando. Un chat', ['low']],
    ['no puedo caminar mucho. Un perro', ['low']],
    ['ein Hund. Ich jogge täglich', ['high']],
    ['Ich gehe jeden Tag zwei Stunden in den Wald. Ein Hund', ['high']],
    ['je cours 60 km par semaine, un chien', ['high']],
    ['low-moderate energy dog', ['low', 'moderate']],
    ['un chat peu remuant', ['low']],
    ['couch potatoes need not apply. A dog', ['moderate', 'high']],
  ])('%s', (prompt, energy) => {
    expect(suggest(prompt).energy).toEqual(energy);
  });

  it.each([
    'my son is hyperactive and needs a patient dog',
    'our neighbour has a tireless husky, we want a friendly cat',
    'my last dog needed four hours a day. This time a friendly cat',
    'I swim for the county and would like a budgie',
    'it was a marathon getting the landlord to agree. A cat',
    'running late, so just: a friendly cat',
    'a dog that walks nice on the lead',
    'Not necessarily a lively one. A black cat',
    'my energetic twins want a rabbit',
    'we run two businesses and want a cat',
    'sorry for being lazy. A cat',
    'a Bernese mountain dog',
    'a cat for our terrier who runs the house',
    'a dog. It must fit in my car',
    'Ich trage meist Schwarz. Eine Katze',
    'I run on coffee. A cat',
    'a dog the size of a loaf of bread',
    "Je suis membre actif d'une chorale. Un canari",
  ])('is not said by: %s', (prompt) => {
    expect(suggest(prompt).energy).toBeUndefined();
  });
});

describe('care', () => {
  it.each([
    ["a dog that doesn't demand much of me", 'low'],
    ['wash and wear dog', 'low'],
    ["upkeep doesn't scare us", 'high'],
    ['un chat sans chichis', 'low'],
    ['my hands are too stiff for combing. A cat', 'low'],
    ["I've no clue how to clip nails. A dog", 'low'],
    ['viel Pflege ist nicht drin. Eine Katze', 'low'],
    ['Bürsten? Nein danke. Katze', 'low'],
    ['eine Katze, nichts, was man ständig kämmen muss', 'low'],
    ["something that doesn't need much doing. A cat", 'low'],
    ["I don't mind high maintenance. A cat", 'high'],
    ['não me importo de escovar todo dia. Um gato', 'high'],
  ])('%s', (prompt, care) => {
    expect(suggest(prompt).care).toBe(care);
  });

  it.each([
    'My house is high maintenance. A calm dog',
    "my boyfriend's the high maintenance one. any sweet cat?",
    'the garden is a lot of work. A cat?',
    'the garden needs constant attention. A cat',
    'an easy-going dog',
    'pills are no trouble to me. A dog',
  ])('is not said by: %s', (prompt) => {
    expect(suggest(prompt).care).toBeUndefined();
  });
});

describe('shedding', () => {
  it.each([
    'a dog that keeps its hair to itself',
    'a cat, my eyes swell up with normal ones',
    'dog w/o hair on my suits',
  ])('%s', (prompt) => {
    expect(suggest(prompt).shedding).toBe('low');
  });

  it.each([
    "I'm allergic to nonsense. A plain friendly dog",
    'a cat with allergies is welcome',
    'allergic to pollen, not to pets. A cat',
    'el pelo no me importa. Un gato',
    "I'm not allergic to anything. A cat",
    'Soy alérgica al polen. Quiero un perro',
    'shed a tear for old Sam. A golden retriever',
  ])('is not said by: %s', (prompt) => {
    expect(suggest(prompt).shedding).toBeUndefined();
  });
});

describe('training', () => {
  it.each([
    ['a dog that asks to go out to pee', 'basic'],
    ['a blank slate that I can teach everything', 'untrained'],
    ['comes first time I call. dog', 'well-trained'],
    ['a lab, trained a bit', 'basic'],
    ['un perro sin enseñar', 'untrained'],
    ['que acuda siempre que lo llamo. perro', 'well-trained'],
  ])('%s', (prompt, training) => {
    expect(suggest(prompt).training).toBe(training);
  });

  it.each([
    'it is still raw, we lost our cat in May. A dog',
    "I'm a well trained husband, I do what she says: kitten",
    'trained as a nurse, now looking for a gentle cat',
    'I recall you had a black cat. A cat please',
    'starting from scratch after a divorce. A faithful dog',
    "I don't need recall. A dog",
  ])('is not said by: %s', (prompt) => {
    expect(suggest(prompt).training).toBeUndefined();
  });
});
