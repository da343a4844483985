import { describe, expect, it } from 'vitest';
import { petFields } from '#src/domain/pet-fields.ts';
import { allBreeds } from './breeds.ts';
import { suggest } from '#src/domain/suggestion/suggest.ts';
import type { Suggestion } from '#src/domain/suggestion/suggestion.ts';

/** Examples of each table, by what they mean. */
const examples: { readonly [Field in keyof Suggestion]: Readonly<Record<string, string>> } = {
  type: {
    dog: 'doggo|puppy|mutt|perro|Welpe|toutou|cachorrinho de rua, um cão',
    cat: 'kitty|mouser|feline|gatita|Kater|chaton|gatinha, uma gata',
    rabbit: 'bunny|bun|conejo|Kaninchen|lapin|coelho',
    bird: 'birdie|hens|pájaro|Vogel|oiseau|pássaro',
  },
  age: {
    young: 'youngster|6 months old|under a year|joven|jung|moins de 1 an|um cão jovem',
    adult: 'grown-up cat|middle aged|4 yrs old|adulto|ausgewachsen|un chien adulte',
    senior: 'elderly dog|golden oldie|over 10|9+|perro viejo|alte Katze|vieux chat|gato idoso',
  },
  size: {
    small: 'teeny|pocket size|under 8 kg|pequeño|winzig|petite taille|porte pequeno',
    medium: 'mid-size|15 kg|mediano|mittelgroß|taille moyenne|porte médio',
    large: 'huge|xl|over 35 kg|grande|riesig|chien de grande taille|porte grande',
  },
  energy: {
    low: 'couch potato|lazy|low energy|we watch films on the sofa|I use a walking frame|short walks|perro perezoso|fauler Hund|poco activo',
    moderate:
      'moderate energy|a daily walk|two 20 minute walks|I walk around the lake|energía media|energie moyenne',
    high: 'agility|we hike every weekend|canoeing and bouldering|long walks|ranch work|corro por las mañanas|muy activo|sportlich|chien actif|muita energia',
  },
  care: {
    low: 'low maintenance|easy to groom|fuss free|no patience for combing|grooming: low|hardly any brushing|pflegeleicht|facile à entretenir|fácil de cuidar',
    moderate: 'average upkeep|moderate grooming|a brush twice a week',
    high: 'high maintenance|needs daily brushing|combing every day|pflegeintensiv',
  },
  shedding: {
    low: "hypoallergenic|doesn't shed|non-shedding|no fur on my suits|as little hair as possible|no suelta pelo|haart nicht|sou alérgico",
    moderate: 'sheds a little|medium shedding',
    high: 'heavy shedder|sheds a lot',
  },
  training: {
    untrained: 'untrained|blank slate|we will train him ourselves|we can house train it',
    basic: 'potty trained|knows sit and stay|stubenrein|chien propre',
    'well-trained':
      'fully trained|perfect recall|no time for training|gut erzogen|bien dressé|bem treinado',
  },
  goodWith: {
    kids: 'my toddler|grandkids|expecting a baby|two under three|my little sister|para mis hijos|für meine Kinder|pour mes enfants|meus filhos',
    otherPets:
      'we have two cats|next to our greyhound|good with dogs|three boys, one dog|a second cat|tenemos un gato',
    seniors: "I'm 74|my elderly neighbour|retired couple|mi abuela|für Rentner|aposentados",
    adults: 'adults only|solo adultos|nur Erwachsene',
  },
  temperament: {
    affectionate: 'cuddly|snuggle bug|mimoso|verschmust|câlin|carinhoso',
    calm: 'laid-back|mellow|takes life easy|tranquilo|gelassen|paisible|sossegado',
    quiet: 'not a barker|not loud|silencioso|kein Kläffer|silencieux',
    playful: 'goofy|fun-loving|juguetón|verspielt|joueur|brincalhão',
    loyal: 'devoted|fiel|treu|fidèle|leal',
  },
  specialNeeds: {
    none: 'healthy|no medical problems|sano|gesund|bonne santé|saudável',
    deaf: 'deaf is fine|sordo|taub|sourd|surdo',
    'three-legged': 'tripod|missing a leg|tres patas',
    diabetic: 'diabetic|diabetes|diabético',
  },
};

describe.each(Object.entries(examples))('the words for %s', (field, byValue) => {
  it.each(Object.entries(byValue))('name %s', (value, phrases) => {
    for (const phrase of phrases.split('|')) {
      // The name is one of the suggestion's own.
      expect([suggest(phrase)[field as keyof Suggestion]].flat(), phrase).toContain(value);
    }
  });
});

describe('the breeds', () => {
  // Who asks for a mutt names none.
  const named = allBreeds.filter(({ name }) => name !== 'Mixed Breed');

  it.each(named)('$name is a breed of a $type', ({ name, type }) => {
    expect(suggest(`a ${name}`)).toMatchObject({ type, breed: name });
  });
});

it('every level has its words', () => {
  const levels = (['age', 'size', 'energy', 'care', 'shedding', 'training'] as const).map(
    (field) => [field, Object.keys(examples[field] ?? {})],
  );
  expect(levels).toEqual(
    levels.map(([field]) => [field, [...petFields[field as 'age'].vocabulary]]),
  );
});
