// A page of pets as it is drawn before any script has run: the build makes a template of each kind
// (src/prerender), and who serves the page fills it with pets. On a first visit that is the worker,
// later the service worker; what both must agree on stands here.
import * as z from 'zod/mini';
import { placeholderImage } from './application.ts';
import { fillTemplate } from './fill-template.ts';
import { pageAt, pages } from './paths.ts';
import {
  type Pet,
  type PetListKey,
  petListKeys,
  petLists,
  petSchema,
  petsOfList,
  placeOf,
} from './pet.ts';
import { factsOf } from './pet-facts.ts';

/** What a page shows of the pets: a list, or the one of this id below a list. */
export type Subject = { list: PetListKey; id?: string };

/** Cards: rows of two, of three and of four are all full. */
export const maxPrerenderedCards = 12;
/** Two rows on a phone: what is on screen first. Their pictures are not put off. */
export const eagerCards = 4;

/** What is drawn at this address, by whatever letter case; undefined where it is no pet's business. */
export function subjectOf({ pathname, search }: Pick<URL, 'pathname' | 'search'>) {
  // A filtered list begins with other pets, and a way back that carries the filter.
  if (search !== '') return undefined;
  const page = pageAt(pathname);
  const list = petListKeys.find((key) => petLists[key].to === page?.path);
  if (list === undefined) return undefined;
  if (page?.id === undefined) return { list } satisfies Subject;
  const id = z.safeParse(petSchema.shape.id, page.id);
  return id.success ? ({ list, id: id.data } satisfies Subject) : undefined;
}

/** The file of the build that such a page is made from. */
export const templatePathOf = ({ id }: Subject): string =>
  id === undefined ? '/list.html' : '/pet.html';

/**
 * The page, as HTML. `pets` are some that begin the catalogue, in any order, or hold the one that is
 * shown; undefined where none of them belongs on the page.
 */
export function prerenderDocument(
  template: string,
  { list, id }: Subject,
  pets: readonly Pet[],
): string | undefined {
  const shown =
    id === undefined
      ? [...petsOfList(pets, list)]
          .sort((a, b) => (a.id < b.id ? -1 : 1))
          .slice(0, maxPrerenderedCards)
      : pets.filter((pet) => pet.id === id);
  const [first] = shown;
  if (first === undefined) return undefined;
  const { title, to } = petLists[list];
  // For the app, which begins with the same pets.
  const begin = { pets: JSON.stringify(shown) };
  if (id !== undefined) {
    return fillTemplate(template, {
      ...begin,
      ...petTexts(first),
      documentTitle: first.name,
      summary: [first.breed, first.age, placeOf(first)].filter((text) => text !== '').join(', '),
      label: pages[to].list,
      to,
      fullPlace: placeOf(first),
      description: first.description,
      facts: factsOf(first).map(([fact, value]) => ({ fact, value })),
    });
  }
  const cards = shown.map((pet) => ({ ...petTexts(pet), to: `${to}/${pet.id}` }));
  return fillTemplate(template, {
    ...begin,
    documentTitle: title,
    summary: `${title}. Find a dog, cat, bird or rabbit a home. Works without a network.`,
    title,
    early: cards.slice(0, eagerCards),
    others: cards.slice(eagerCards),
    missing: Array.from({ length: maxPrerenderedCards - cards.length }, () => ({})),
  });
}

function petTexts(pet: Pet) {
  return {
    name: pet.name,
    breed: pet.breed,
    age: pet.age,
    place: cardPlace(pet),
    type: pet.type,
    src: pet.imageUrl === '' ? placeholderImage : pet.imageUrl,
  };
}

/** What stands behind the age on a card: beside a second card there is no room for all of the place. */
export function cardPlace({ location: { city, state } }: Pet): string {
  const place = city || state;
  return place === '' ? '' : ` · ${place}`;
}
