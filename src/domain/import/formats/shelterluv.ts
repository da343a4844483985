import type { ImportFormat } from '#src/domain/import/import-format.ts';
import { animalsUnder, asAnimal } from '#src/domain/import/json-cells.ts';
import { dayOfSeconds } from '#src/domain/import/read-day.ts';
import { ageOfMonths, list, mapped, text } from '#src/domain/import/reading.ts';

/** Of its attributes, only those that the shelter publishes. */
const animals = (root: unknown) =>
  animalsUnder(root, 'animals')?.map((unread) => {
    const animal = asAnimal(unread);
    if (!animal) return unread;
    const attributes = [animal['Attributes'] ?? []].flat().map(asAnimal);
    const published = attributes.filter((one) => /^yes$/i.test(String(one?.['Publish'])));
    return { ...animal, Attributes: published };
  });

export const shelterluv: ImportFormat = {
  key: 'shelterluv',
  name: 'Shelterluv API v1 (JSON)',
  source: 'shelterluv',
  kind: 'json',
  animals,
  needs: ['Internal-ID', 'Name', 'Type'],
  readings: {
    externalId: text('Internal-ID'),
    name: text('Name'),
    type: text('Type'),
    breed: mapped(text('Breed'), (said) => said.replaceAll(/\s*\/\s*/g, ' / ')),
    birthDate: mapped(text('DOBUnixTime'), (said) => ({
      written: /^0?$/.test(said) ? '' : (dayOfSeconds(said) ?? said),
    })),
    age: mapped(text('Age'), ageOfMonths),
    sex: text('Sex'),
    // 'Medium (20-59)': each shelter has its own bands.
    size: mapped(text('Size'), (said) => said.replace(/\s*\(.*$/, '')),
    temperament: list('Attributes.AttributeName'),
    description: text('Description'),
    pictures: list('CoverPhoto', 'Photos'),
  },
  drops:
    'AssociatedPerson, ID, CurrentLocation, Status, InFoster, Altered, Color, Pattern, CurrentWeightPounds, AdoptionFeeGroup, PreviousIds, Videos, LitterGroupId, LastIntakeUnixTime, LastUpdatedUnixTime, Microchips'.split(
      ', ',
    ),
  brings:
    'name, type, breed, birth date or age, sex, size, published attributes as temperament, text, pictures',
  loses:
    'the associated person, where it is kept, unpublished attributes, fee; "good with" and special needs where a shelter has them as attributes',
};
