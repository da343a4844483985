import { pageTexts } from '#src/domain/page-texts.ts';

const [mediumDog, lowCat, largeDog, seniorDog] = pageTexts.aiExamples;

/** What each example button writes into the text area, by the button's name. */
export const examples = [
  {
    name: mediumDog,
    prompt:
      'A medium-energy dog who is good with kids, enjoys a long walk each day and is easy to train.',
  },
  {
    name: lowCat,
    prompt: 'A low-energy cat, calm and affectionate, happy to be with adults who are home a lot.',
  },
  {
    name: largeDog,
    prompt:
      'A high-energy large dog to run and hike with, friendly with other pets, playful and well-trained.',
  },
  {
    name: seniorDog,
    prompt:
      'A small, low-energy senior dog, gentle and low-shedding, for an older couple with a garden.',
  },
] as const;
