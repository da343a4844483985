import type { ImportFormat } from '#src/domain/import/import-format.ts';
import { animalsUnder } from '#src/domain/import/json-cells.ts';
import { answer, breed, companions, list, needs, text } from '#src/domain/import/reading.ts';

/** Pages of the API that ended on 2025-12-02, as shelters have kept them. */
export const petfinderJson: ImportFormat = {
  key: 'petfinder-json',
  name: 'Petfinder API v2 (JSON)',
  source: 'petfinder',
  kind: 'json',
  animals: (root) => animalsUnder(root, 'animals', 'animal'),
  needs: ['id', 'name', 'type', 'breeds.primary', 'environment'],
  readings: {
    externalId: text('id'),
    name: text('name'),
    type: text('type'),
    breed: breed('breeds.primary', 'breeds.secondary', answer('breeds.mixed')),
    age: text('age'),
    sex: text('gender'),
    size: text('size'),
    companions: companions({
      kids: answer('environment.children'),
      dogs: answer('environment.dogs'),
      cats: answer('environment.cats'),
    }),
    temperament: list('tags'),
    specialNeeds: needs('attributes.special_needs'),
    description: text('description'),
    location: {
      columns: ['contact.address.city', 'contact.address.state', 'contact.address.country'],
      read: (cells) => ({
        city: cells.text('contact.address.city'),
        state: cells.text('contact.address.state'),
        country: cells.text('contact.address.country'),
      }),
    },
    status: text('status'),
    pictures: list('photos.full'),
  },
  drops:
    'contact.email, contact.phone, contact.address.address1, contact.address.address2, contact.address.postcode, organization_id, organization_animal_id, url, species, colors, coat, videos, published_at, distance, _links, attributes.house_trained, attributes.spayed_neutered, attributes.shots_current'.split(
      ', ',
    ),
  texts: 'escaped',
  brings: 'all but birth date, energy, care, shedding, training and fee; city, state and country',
  loses:
    'the end of long descriptions (the API cut them), colours, coat, the contact’s email, phone and street',
};
