import { describe, expect, it } from 'vitest';
import { suggest } from '#src/domain/suggestion/suggest.ts';

describe('the temperament that is wished for', () => {
  it.each([
    ['a dog as gentle as our last one', ['gentle']],
    ['a calm family dog', ['calm']],
    ['a calm, cat-friendly dog', ['calm']],
    ['um periquito seria bom', undefined],
    ['a cat with a sweet nature', ['gentle']],
    ['My wife is expecting, so calm please. A dog', ['calm']],
    ["a dog who isn't scared of noise", ['confident']],
    ["a cat that doesn't bark at the neighbours all day, quiet", ['quiet']],
    ['a loud bird will not do. Any bird', ['quiet']],
    ['ein ruhiger Typ, am liebsten ein Hund', ['calm']],
    ['A playful dog. Actually, a calm dog', ['calm']],
    ['un chat qui adore les caresses', ['affectionate']],
  ])('%s', (prompt, temperament) => {
    expect(suggest(prompt).temperament).toEqual(temperament);
  });

  it.each([
    'A bold dog? No. A small cat',
    'the least playful cat you have',
    'Felix was stubborn and loud. Now we want a small cat',
    'vivo en un piso pequeño y ruidoso, busco un gato',
    'un chien, pas besoin qu’il soit joueur',
    'Era grande y terco. Ahora busco un gato',
    'a greyhound, the sofa-hogging kind',
    'ponme en la lista para un gato',
    'a cat that purrs',
    'no fuss cat',
    'busco un perro con mucha energía',
    'nice to have: a small dog',
    'greyhound, sofa reserved',
    'less of a lap warmer, a cat',
    'a cat that tolerates a rabbit',
    'a parrot /* a quiet one */',
  ])('not of %s', (prompt) => {
    expect(suggest(prompt).temperament).toBeUndefined();
  });
});

describe('the conditions that are welcome', () => {
  it.each([
    ['a diabetic cat, medication is fine', ['diabetic']],
    ['un perro con leishmaniosis', ['leishmaniasis']],
    ['estoy en silla de ruedas, busco un gato sano', ['none']],
    ['Hund ohne Krankheiten', ['none']],
  ])('%s', (prompt, specialNeeds) => {
    expect(suggest(prompt).specialNeeds).toEqual(specialNeeds);
  });

  it('are none of the speaker', () => {
    expect(suggest('bad knees, second floor. A dog').specialNeeds).toBeUndefined();
    expect(suggest('a cat with bad knees').specialNeeds).toEqual(['arthritis']);
  });
});
