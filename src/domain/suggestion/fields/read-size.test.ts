import { describe, expect, it } from 'vitest';
import { suggest } from '#src/domain/suggestion/suggest.ts';

describe('the size that is asked for', () => {
  it.each([
    ["un chien plus grand qu'un chihuahua, plus petit qu'un labrador", ['medium']],
    ['ein Hund, größer als ein Mops, kleiner als ein Labrador', ['medium']],
    ['bigger than a cavalier smaller than a labrador. A dog', ['medium']],
    ['un perro que no pase de 8 kilos', ['small']],
    ['un chien qui ne dépasse pas 8 kilos', ['small']],
    ["a dog. I can't carry anything over 9 kg", ['small']],
    ['a dog not bigger than 8 kg', ['small']],
    ['a small non-shedding dog', ['small']],
    ['My landlord allows small pets only. A dog', ['small']],
    ['I want a dog that is good with kids and small', ['small']],
    ['a dog that is cat-friendly and big', ['large']],
    ['un perro de 3 años, pequeño', ['small']],
    ['un perro de 3 años pequeño', ['small']],
    ['un perro que no le dé miedo la silla y sea chiquito', ['small']],
    ['medium dog, not over 35 kg', ['medium']],
    ['a dog up to medium size', ['small', 'medium']],
    ['Hund, mindestens mittelgroß', ['medium', 'large']],
    ["a dog, I'd say twenty to thirty kilos", ['medium', 'large']],
    ["a dog that's fine with cats, medium size", ['medium']],
    ['big farm dog', ['large']],
    ['a dog, small ones need not apply', ['medium', 'large']],
    ['cão que não late kkk porte médio', ['medium']],
    ['dog, 5kg min 9kg max', ['small']],
    ['low energy dog, medium', ['medium']],
    ['um cão que não passe dos 10 quilos', ['small']],
    ['What follows is not: we want a big dog', ['large']],
  ])('%s', (prompt, size) => {
    expect(suggest(prompt)).toMatchObject({ type: 'dog', size });
  });

  it.each([
    'cuidados bajos o medios, conejo',
    'mittlerer bis hoher Pflegeaufwand ist ok, Perser',
    'gato de seis meses a un año y medio',
    'we have a tank with guppies and want a cat',
    'my son is afraid of big dogs. A cat',
    "I'm a big guy and want a cat",
    'Cat. Energy: medium',
    "a cat, doesn't matter how big",
    'A tiny bit nervous. A cat',
    'care level: low, at a push medium. A cat',
    'cat, energy somewhere from medium to high',
  ])('is none in: %s', (prompt) => {
    expect(suggest(prompt)).not.toHaveProperty('size');
  });
});
