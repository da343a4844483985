// Prerendered documents show pets before any script has run. The build makes a template of each
// kind (src/prerender). On a first visit the worker fills it with pets, later the service worker
// does: what both must agree on is here.
import * as z from 'zod/mini';
import { placeholderImage } from './application.ts';
import { fillTemplate } from './fill-template.ts';
import { pageAt, pages } from './paths.ts';
import { pictureOf } from './pet-photo.ts';
import { type Pet, type PetListKey, petListKeys, petLists, petSchema, petsOfList } from './pet.ts';
import { badgeOf } from './pet-status.ts';
import { fewChunks } from './protocol.ts';
import { factsOf, placeOf } from './pet-facts.ts';

/** What a document shows: a list of pets, or the one pet of this id below a list. */
export type Subject = { list: PetListKey; id?: string };

/** 12 cards fill whole rows of two, of three and of four. */
export const maxPrerenderedCards = 12;
/** Two rows on a phone, on screen at once: their pictures are loaded eagerly. */
export const eagerCards = 4;

/** What is prerendered at this address, in any letter case; undefined if it shows no pets. */
export function subjectOf({ pathname, search }: Pick<URL, 'pathname' | 'search'>) {
  // A filtered list begins with other pets, and its links back carry the filter.
  if (search !== '') return undefined;
  const page = pageAt(pathname);
  const list = petListKeys.find((key) => petLists[key].to === page?.path);
  if (list === undefined) return undefined;
  if (page?.id === undefined) return { list } satisfies Subject;
  const id = z.safeParse(petSchema.shape.id, page.id);
  return id.success ? ({ list, id: id.data } satisfies Subject) : undefined;
}

/** The template for such a document, a file of the build. */
export const templatePathOf = ({ id }: Subject): string =>
  id === undefined ? '/list.html' : '/pet.html';

/**
 * The document, as HTML. `pets` are the first of the catalogue, in any order, or include the one
 * that is shown. Undefined if the document shows none of them. `missing`: how many chunks of the
 * catalogue a device may have to fetch.
 */
export function prerenderDocument(
  template: string,
  { list, id }: Subject,
  pets: readonly Pet[],
  missing = 0,
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
  // Read by the app, which starts with the same pets.
  const begin = { pets: JSON.stringify(shown), many: missing > fewChunks ? [{}] : [] };
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
    badge: badgeOf(pet),
    src: pictureOf(pet).src || placeholderImage,
  };
}

/** The place, after the age on a card: with two cards in a row there is no room for all of it. */
export function cardPlace({ location: { city, state } }: Pet): string {
  const place = city || state;
  return place === '' ? '' : ` · ${place}`;
}
