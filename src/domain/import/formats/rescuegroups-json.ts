import type { ImportFormat } from '#src/domain/import/import-format.ts';
import { asAnimal, valuesAt } from '#src/domain/import/json-cells.ts';
import {
  answer,
  companions,
  list,
  mapped,
  needs,
  type Reading,
  text,
} from '#src/domain/import/reading.ts';
import { translated, words } from '#src/domain/import/words.ts';

/** JSON:API: an animal's species, pictures and organisation are in `included`, found by type and id. */
function animals(root: unknown): readonly unknown[] | undefined {
  const pages = (Array.isArray(root) ? root : [root]).map(asAnimal);
  const data = pages.flatMap((page) => [page?.['data'] ?? []].flat());
  const included = new Map(
    pages
      .flatMap((page) => [page?.['included'] ?? []].flat())
      .map((one) => [nameOf(one), asAnimal(asAnimal(one)?.['attributes'])]),
  );
  if (data.length === 0) return pages.every((page) => page && 'data' in page) ? [] : undefined;
  return data.map((unread) => {
    const animal = asAnimal(unread);
    const related = Object.entries(asAnimal(animal?.['relationships']) ?? {}).map(([kind, to]) => {
      const named = [asAnimal(to)?.['data'] ?? []].flat();
      return [kind, named.flatMap((one) => included.get(nameOf(one)) ?? [])] as const;
    });
    const { species, pictures, orgs } = Object.fromEntries(related);
    return { id: animal?.['id'], ...asAnimal(animal?.['attributes']), species, pictures, orgs };
  });
}

const nameOf = (resource: unknown) =>
  ['type', 'id'].map((key) => valuesAt(asAnimal(resource) ?? {}, [key])[0]).join('/');

const activity = words({
  low: 'not_active slightly_active',
  moderate: 'moderately_active',
  high: 'highly_active',
});
const grooming = words({ low: 'not_required low', moderate: 'moderate', high: 'high' });
const training = words({
  untrained: 'needs_training',
  basic: 'has_basic_training',
  'well-trained': 'well_trained',
});

const pictures: Reading<readonly string[]> = {
  columns: ['pictures.large.url', 'pictures.original.url'],
  read: (cells) => {
    const large = cells.list('pictures.large.url');
    return large.length > 0 ? large : cells.list('pictures.original.url');
  },
};

export const rescuegroupsJson: ImportFormat = {
  key: 'rescuegroups-json',
  name: 'RescueGroups API v5 (JSON)',
  source: 'rescuegroups',
  kind: 'json',
  animals,
  needs: ['id', 'name', 'breedString'],
  readings: {
    externalId: text('id'),
    name: text('name'),
    type: text('species.singular', 'species.name'),
    breed: text('breedString', 'breedPrimary'),
    age: text('ageGroup'),
    sex: text('sex'),
    size: text('sizeGroup'),
    energy: mapped(text('energyLevel', 'activityLevel'), (said) => translated(said, activity)),
    care: mapped(text('groomingNeeds'), (said) => translated(said, grooming)),
    shedding: text('sheddingLevel'),
    training: mapped(text('obedienceTraining'), (said) => translated(said, training)),
    companions: companions({
      kids: answer('isKidsOk'),
      dogs: answer('isDogsOk'),
      cats: answer('isCatsOk'),
      seniors: answer('isSeniorsOk'),
      // 'Men Only' and 'Women Only' are neither yes nor no.
      adults: mapped(text('adultSexesOk'), (said) => (/^all$/i.test(said) ? 'yes' : '')),
    }),
    temperament: list('qualities'),
    specialNeeds: needs('isSpecialNeeds', 'specialNeedsDetails'),
    description: text('descriptionText'),
    location: {
      columns: ['orgs.city', 'orgs.state'],
      read: (cells) => ({
        city: cells.text('orgs.city'),
        state: cells.text('orgs.state'),
        country: '',
      }),
    },
    pictures,
  },
  drops:
    'descriptionHtml, adoptedDate, foundDate, foundPostalcode, killDate, killReason, isHousetrained, colorDetails, birthDate, videoUrl, url, trackerimageUrl'.split(
      ', ',
    ),
  brings: 'all but birth date, fee and status; city and state of the organisation; large pictures',
  loses: 'colours, house-training, videos, where and when it was found',
};
