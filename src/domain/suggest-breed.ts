import { rule } from './suggest-rule.ts';

const dogs = [
  'Australian Shepherd',
  'Basset Hound',
  'Beagle',
  'Bernese Mountain Dog',
  'Border Collie',
  'Boston Terrier',
  'Boxer',
  'Bulldog',
  'Cavalier King Charles Spaniel',
  'Chihuahua',
  'Cocker Spaniel',
  'Corgi',
  'Dachshund',
  'Dalmatian',
  'Doberman',
  'French Bulldog',
  'German Shepherd',
  'Golden Retriever',
  'Great Dane',
  'Greyhound',
  'Husky',
  'Jack Russell Terrier',
  'Labrador Retriever',
  'Maltese',
  'Pit Bull',
  'Pomeranian',
  'Poodle',
  'Pug',
  'Rottweiler',
  'Saint Bernard',
  'Schnauzer',
  'Shiba Inu',
  'Shih Tzu',
  'Siberian Husky',
  'Whippet',
  'Yorkshire Terrier',
];

const cats = [
  'Abyssinian',
  'Bengal',
  'Birman',
  'British Shorthair',
  'Burmese',
  'Domestic Longhair',
  'Domestic Shorthair',
  'Himalayan',
  'Maine Coon',
  'Norwegian Forest Cat',
  'Oriental',
  'Persian',
  'Ragdoll',
  'Russian Blue',
  'Scottish Fold',
  'Siamese',
  'Siberian Cat',
  'Sphynx',
  'Tabby',
  'Tuxedo',
];

/** Other names that people use for a breed, as patterns. */
const shortNames: Record<string, string> = {
  'German Shepherd': 'alsatian|gsd',
  'Golden Retriever': 'goldens?|goldie',
  'Labrador Retriever': 'labs?|labradors?',
  'Yorkshire Terrier': 'yorkies?',
  'Jack Russell Terrier': 'jack russells?',
  Dachshund: 'sausage dogs?|wiener dogs?',
  Doberman: 'dobermann?',
  'French Bulldog': 'frenchies?|frenchie',
  'Pit Bull': 'pitbulls?|pitties?',
  Husky: 'huskies',
  'Saint Bernard': 'st bernards?',
};

type Breed = { name: string; type: 'dog' | 'cat' };

const rules = [
  ...dogs.map((name): Breed => ({ name, type: 'dog' })),
  ...cats.map((name): Breed => ({ name, type: 'cat' })),
]
  // The longest name first: "French Bulldog" must not be read as "Bulldog".
  .sort((one, other) => other.name.length - one.name.length)
  .map((breed) => {
    const more = shortNames[breed.name];
    return { breed, says: rule(`${breed.name.toLowerCase()}s?${more ? `|${more}` : ''}`) };
  });

/** The breed that a description names, as the lists above spell it. */
export function breedIn(text: string): Breed | undefined {
  return rules.find(({ says }) => says.test(text))?.breed;
}
