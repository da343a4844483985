import { describe, expect, it } from 'vitest';
import type { Suggestion } from './suggestion.ts';
import { suggest } from './suggest.ts';

const dog = { type: 'dog' } as const;
const cat = { type: 'cat' } as const;

// Sentences that are plain to people, and that only some of the languages were read in.
describe('plain sentences of all languages', () => {
  it.each<[string, Suggestion]>([
    // What people type into a search.
    ['large dogs for adoption near me', { ...dog, size: ['large'] }],
    ['what dog is good with kids?', { ...dog, goodWith: ['kids'] }],
    ['best cat for a family with a baby', { ...cat, goodWith: ['kids'] }],
    ['what cat would suit seniors?', { ...cat, goodWith: ['seniors'] }],
    ['I would like to meet a deaf cat', { ...cat, specialNeeds: ['deaf'] }],
    ['¿qué gatos pequeños tienen?', { ...cat, size: ['small'] }],
    ['¿cuál es el mejor perro para personas mayores?', { ...dog, goodWith: ['seniors'] }],
    ['Wo kann ich taube Hunde adoptieren?', { ...dog, specialNeeds: ['deaf'] }],
    ['Welche großen Hunde habt ihr?', { ...dog, size: ['large'] }],
    ['chiens à adopter près de chez moi', dog],
    ['quel chat conseillez-vous pour une personne âgée ?', { ...cat, goodWith: ['seniors'] }],
    ['onde posso adotar gatos pequenos?', { ...cat, size: ['small'] }],
    ['qual o melhor cão para crianças?', { ...dog, goodWith: ['kids'] }],
    ['we need a deaf dog', { ...dog, specialNeeds: ['deaf'] }],
    ['let me know when you have a small dog', { ...dog, size: ['small'] }],
    ['¿dónde encuentro un perro pequeño?', { ...dog, size: ['small'] }],
    ['how can I adopt a rabbit?', { type: 'rabbit' }],
    // What is there, was there or is refused is not what is asked for.
    ["we've got a cat", { goodWith: ['otherPets'] }],
    ['tenemos un gato', { goodWith: ['otherPets'] }],
    ['that neighbour is a nosy old cat', {}],
    ['newlyweds, one cat each, now we want a dog together', { ...dog, goodWith: ['otherPets'] }],
    ['he begs for a bulldog. overruled: a small dog, not a bulldog', { ...dog, size: ['small'] }],
    ['around 60 lb dog', dog],
    // Bounds.
    ['Ein Hund, nicht schwerer als 10 kg', { ...dog, size: ['small'] }],
    ['Ein Hund, der nicht mehr als 15 kg wiegt', { ...dog, size: ['small', 'medium'] }],
    ['Hund, haart nicht, bis 10 kg', { ...dog, size: ['small'], shedding: 'low' }],
    ['Queremos un perro, que no pase los 8 kilos', { ...dog, size: ['small'] }],
    ['Hund, mind. 1 Jahr alt', { ...dog, age: ['adult', 'senior'] }],
    ['un perro de un año para arriba', { ...dog, age: ['adult', 'senior'] }],
    ['a dog, so a smaller one', { ...dog, size: ['small'] }],
    ['Ein Hund im mittleren Alter', { ...dog, age: ['adult'] }],
    // Words that are parts of others.
    ['taube Katze', { ...cat, specialNeeds: ['deaf'] }],
    ['Kurzhaarkatze', cat],
    ['Suche Zweitkatze zu unserem Kater', { ...cat, goodWith: ['otherPets'] }],
    ['Gatos con leucemia felina', { ...cat, specialNeeds: ['FeLV'] }],
    ['Beagle Mädchen', { ...dog, breed: 'Beagle' }],
    ['bébé chat', { ...cat, age: ['young'] }],
    ['a dog that can’t eat chicken', dog],
    ['Tiere in meiner Nähe unter 3 Jahren', { age: ['young', 'adult'] }],
    // Which language it is.
    ['chat FIV ok', { ...cat, specialNeeds: ['FIV'] }],
    ['chien ok chats ok enfants', { ...dog, goodWith: ['kids', 'otherPets'] }],
    ['Wanderhund', dog],
    // Who is denied, feared or liked less.
    ['ein Hund, nicht so dominant', dog],
    ['Lieber Hund als Katze', dog],
    ['Mein Sohn hat Angst vor Katzen, daher ein Hund', { ...dog, goodWith: ['kids'] }],
    ['Mi hija tiene miedo a los perros, así que un gato', { ...cat, goodWith: ['kids'] }],
    ['whippet. not a greyhound', { ...dog, breed: 'Whippet' }],
    ['big as a bear, dog', { ...dog, size: ['large'] }],
    ['Der Hund soll nicht mehr so viel laufen', { ...dog, energy: ['low', 'moderate'] }],
    // Who is there, and who is asked for.
    ['Ein Hund, der keine Angst vor Pferden hat, für unseren Hof', dog],
    ['Wer hat einen kleinen Hund für mich?', { ...dog, size: ['small'] }],
    ['Wie wäre es mit einem kleinen Hund?', { ...dog, size: ['small'] }],
    ['Primeira vez com cachorro', dog],
    ['para mi madre que tiene 80 una gata', cat],
    ['Mi hijo tiene autismo, 9 años. Un perro', { ...dog, goodWith: ['kids'] }],
    ['Mon fils veut un chien, moi un chat. Ce sera un chat.', { ...cat, goodWith: ['kids'] }],
    ['Dogo argentino, criado con chicos', { ...dog, breed: 'Dogo Argentino', goodWith: ['kids'] }],
    ['spaniel, cocker, any colour', { ...dog, breed: 'Cocker Spaniel' }],
  ])('%s', (prompt, wanted) => {
    expect(suggest(prompt)).toEqual(wanted);
  });
});
