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

describe('two plain sentences, one of the people and one of the pet', () => {
  it.each<[string, Suggestion]>([
    ['I am allergic. I want a cat.', { ...cat, shedding: 'low' }],
    ['I have asthma. I would like a dog.', { ...dog, shedding: 'low' }],
    [
      'My daughter is allergic. We want a rabbit.',
      { type: 'rabbit', goodWith: ['kids'], shedding: 'low' },
    ],
    ['I have two kids. I want a dog.', { ...dog, goodWith: ['kids'] }],
    ['We have a baby. We want a cat.', { ...cat, goodWith: ['kids'] }],
    ['I have a cat. I want a dog.', { ...dog, goodWith: ['otherPets'] }],
    ['We have two dogs. We would like a cat.', { ...cat, goodWith: ['otherPets'] }],
    ['I am 74. I want a cat.', { ...cat, goodWith: ['seniors'] }],
    ['I am retired. I would like a small dog.', { ...dog, size: ['small'], goodWith: ['seniors'] }],
    ['My mother is 80 and lives with us. We want a cat.', { ...cat, goodWith: ['seniors'] }],
    ['I run every day. I want a dog.', { ...dog, energy: ['high'] }],
    ['I go hiking every weekend. I want a dog.', { ...dog, energy: ['high'] }],
    ['I go jogging. I would like a dog.', { ...dog, energy: ['high'] }],
    ['I am a couch potato. I want a dog.', { ...dog, energy: ['low'] }],
    ['I hate cleaning up hair. I want a cat.', { ...cat, shedding: 'low' }],
    ['I have no time for grooming. I want a dog.', { ...dog, care: 'low' }],
    ['I love brushing. I want a cat.', { ...cat, care: 'high' }],
    ['I want to train it myself from scratch. A dog.', { ...dog, training: 'untrained' }],
    ['It must be house-trained. I want a dog.', { ...dog, training: 'basic' }],
    ['It should come when called. I want a dog.', { ...dog, training: 'well-trained' }],
    ['It should be calm. I want a dog.', { ...dog, temperament: ['calm'] }],
    ['It must be friendly. A big dog.', { ...dog, size: ['large'], temperament: ['friendly'] }],
    ['It can be deaf. I want a dog.', { ...dog, specialNeeds: ['deaf'] }],
    ['A blind one is fine. I want a cat.', { ...cat, specialNeeds: ['blind'] }],
    ['It must be healthy. I want a rabbit.', { type: 'rabbit', specialNeeds: ['none'] }],
    ['It should be young. I want a cat.', { ...cat, age: ['young'] }],
    ['Not too old. I want a dog.', { ...dog, age: ['young', 'adult'] }],
    ['It should be small. I want a dog.', { ...dog, size: ['small'] }],
    ['Under 10 kg. I want a dog.', { ...dog, size: ['small'] }],
    ['Quiet, please. I want a bird.', { type: 'bird', temperament: ['quiet'] }],
    ['I sneeze around fur. I want a pet.', { shedding: 'low' }],
    ['My son is allergic to fur. We want a dog.', { ...dog, goodWith: ['kids'], shedding: 'low' }],
    ['My wife has allergies. We want a small dog.', { ...dog, size: ['small'], shedding: 'low' }],
    ['I want a dog. I am allergic.', { ...dog, shedding: 'low' }],
    ['I want a dog. I have two kids.', { ...dog, goodWith: ['kids'] }],
    ['I want a cat. I have a dog.', { ...cat, goodWith: ['otherPets'] }],
    ['I want a cat. I am 81.', { ...cat, goodWith: ['seniors'] }],
    ['I want a bird. It should be quiet.', { type: 'bird', temperament: ['quiet'] }],
    ['I want a dog. It should be house-trained.', { ...dog, training: 'basic' }],
    ['I want a cat. No shedding.', { ...cat, shedding: 'low' }],
    ['I want a cat. Easy to groom.', { ...cat, care: 'low' }],
    ['I want a dog. We go running together.', { ...dog, energy: ['high'] }],
    ['I want a rabbit. I have a toddler.', { type: 'rabbit', goodWith: ['kids'] }],
    ['Soy alérgica. Quiero un gato.', { ...cat, shedding: 'low' }],
    ['Tengo dos hijos. Quiero un perro.', { ...dog, goodWith: ['kids'] }],
    ['Tengo un gato. Quiero un perro.', { ...dog, goodWith: ['otherPets'] }],
    ['Tengo 75 años. Quiero un gato.', { ...cat, goodWith: ['seniors'] }],
    ['Corro todos los días. Quiero un perro.', { ...dog, energy: ['high'] }],
    ['Tiene que ser tranquilo. Quiero un perro.', { ...dog, temperament: ['calm'] }],
    ['Ich bin allergisch. Ich möchte eine Katze.', { ...cat, shedding: 'low' }],
    ['Ich habe zwei Kinder. Ich suche einen Hund.', { ...dog, goodWith: ['kids'] }],
    ['Wir haben eine Katze. Wir suchen einen Hund.', { ...dog, goodWith: ['otherPets'] }],
    ['Ich bin 76. Ich suche eine Katze.', { ...cat, goodWith: ['seniors'] }],
    ['Ich gehe joggen. Ich suche einen Hund.', { ...dog, energy: ['high'] }],
    ['Er soll stubenrein sein. Ich suche einen Hund.', { ...dog, training: 'basic' }],
    ['Je suis allergique. Je veux un chat.', { ...cat, shedding: 'low' }],
    ["J'ai deux enfants. Je cherche un chien.", { ...dog, goodWith: ['kids'] }],
    ["J'ai un chat. Je cherche un chien.", { ...dog, goodWith: ['otherPets'] }],
    ["J'ai 77 ans. Je cherche un chat.", { ...cat, goodWith: ['seniors'] }],
    ['Je cours tous les jours. Je cherche un chien.', { ...dog, energy: ['high'] }],
    ['Il doit être propre. Je cherche un chien.', { ...dog, training: 'basic' }],
    ['Sou alérgica. Quero um gato.', { ...cat, shedding: 'low' }],
    ['Tenho dois filhos. Quero um cachorro.', { ...dog, goodWith: ['kids'] }],
    ['Tenho um gato. Quero um cachorro.', { ...dog, goodWith: ['otherPets'] }],
    ['Tenho 78 anos. Quero um gato.', { ...cat, goodWith: ['seniors'] }],
    ['Corro todos os dias. Quero um cachorro.', { ...dog, energy: ['high'] }],
    ['Tem que ser calmo. Quero um cachorro.', { ...dog, temperament: ['calm'] }],
    ['Tem que ser saudável. Quero um coelho.', { type: 'rabbit', specialNeeds: ['none'] }],
  ])('%s', (prompt, answer) => {
    expect(suggest(prompt)).toEqual(answer);
  });
});

describe('the same in other plain words', () => {
  it.each([
    ['a dog that can live with cats', { type: 'dog', goodWith: ['otherPets'] }],
    ['a dog that likes our two cats', { type: 'dog', goodWith: ['otherPets'] }],
    ['a dog that barks little', { type: 'dog', temperament: ['quiet'] }],
    ['a dog that needs little exercise', { type: 'dog', energy: ['low'] }],
    ["I don't want a dog that barks all day", { type: 'dog', temperament: ['quiet'] }],
    ['a cat, must be kind', { type: 'cat', temperament: ['gentle'] }],
    [
      'a dog that is gentle with little ones',
      { type: 'dog', goodWith: ['kids'], temperament: ['gentle'] },
    ],
    [
      "dogs that don't shed + kid friendly + small",
      { type: 'dog', size: ['small'], goodWith: ['kids'], shedding: 'low' },
    ],
    ['half the size of a beagle', { size: ['small'] }],
    ['needs to accept a blind pug, a cat', { type: 'cat', goodWith: ['otherPets'] }],
    ['an English Setter', { type: 'dog', breed: 'English Setter' }],
    ['a GSP', { type: 'dog', breed: 'German Shorthaired Pointer' }],
    ['a Cornish Rex', { type: 'cat', breed: 'Cornish Rex' }],
    ['an American Bulldog', { type: 'dog', breed: 'American Bulldog' }],
    ['quiero un gato, en casa hay un perro', { type: 'cat', goodWith: ['otherPets'] }],
    ['un perro, grande no puede ser', { type: 'dog', size: ['small', 'medium'] }],
    ['ein Hund für Agility', { type: 'dog', energy: ['high'] }],
    ['ein Hund, der kuscheln mag', { type: 'dog', temperament: ['affectionate'] }],
    ['eine Seniorkatze', { type: 'cat', age: ['senior'] }],
    ['ein Minihund', { type: 'dog', size: ['small'] }],
    ['Welpe nicht, ein Hund', { type: 'dog', age: ['adult', 'senior'] }],
    ['Hund ab 8 aufwärts', { type: 'dog', age: ['senior'] }],
    ['un chien pour mes grands-parents', { type: 'dog', goodWith: ['seniors'] }],
    ['un chien peu énergique', { type: 'dog', energy: ['low'] }],
    [
      'gentil avec les enfants, un chien',
      { type: 'dog', goodWith: ['kids'], temperament: ['gentle'] },
    ],
    ['um cão que não faça xixi em casa', { type: 'dog', training: 'basic' }],
    ['Ages 1 to 4, any size, a dog', { type: 'dog', age: ['young', 'adult'] }],
    // Breeds are named after what else there is.
    ['My husband Gordon wants a cat', { type: 'cat' }],
    ['my sister Brittany wants a rabbit', { type: 'rabbit' }],
    ['Crosswords, cardigans, cocoa. A cat.', { type: 'cat' }],
  ])('%s', (prompt, answer) => {
    expect(suggest(prompt)).toEqual(answer);
  });
});
