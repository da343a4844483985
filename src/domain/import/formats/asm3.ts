import type { ImportFormat } from '#src/domain/import/import-format.ts';
import { animalsUnder } from '#src/domain/import/json-cells.ts';
import { birth, companions, list, mapped, needs, text } from '#src/domain/import/reading.ts';
import { type Answer, decoded, words } from '#src/domain/import/words.ts';

// ASM3 writes numbers: 0 is yes and 1 is no, 2 unknown, 3 selective, which is neither.
const yesNo = words<'yes' | 'no'>({ yes: '0', no: '1' });
const fits = (column: string) => mapped(text(column), (said): Answer => yesNo.get(said) ?? '');
const sizes = words({ large: '0 1', medium: '2', small: '3' });
const energies = words({ low: '1 2', moderate: '3', high: '4 5' });

/** 5 and 12 stand for "children over that age", which is neither yes nor no to all children. */
const overAge = mapped(text('ISGOODWITHCHILDREN'), (said) =>
  /^(?:5|12)$/.test(said) ? [`kids over ${said}`] : [],
);

const columns = {
  source: 'asm3',
  needs: ['SHELTERCODE', 'ANIMALNAME', 'SPECIESNAME'],
  readings: {
    externalId: text('SHELTERCODE'),
    name: text('ANIMALNAME'),
    type: text('SPECIESNAME'),
    breed: text('BREEDNAME'),
    birthDate: birth('DATEOFBIRTH'),
    age: text('AGEGROUP'),
    sex: text('SEXNAME'),
    size: mapped(text('SIZE'), (said) => decoded(said, sizes)),
    energy: mapped(text('ENERGYLEVEL'), (said) => decoded(said, energies)),
    companions: companions(
      {
        kids: fits('ISGOODWITHCHILDREN'),
        dogs: fits('ISGOODWITHDOGS'),
        cats: fits('ISGOODWITHCATS'),
        seniors: fits('ISGOODWITHELDERLY'),
      },
      { goodWith: overAge },
    ),
    specialNeeds: needs('HASSPECIALNEEDS'),
    description: text('ANIMALCOMMENTS'),
    pictures: list('PHOTOURLS'),
  },
  drops:
    'HEALTHPROBLEMS, OWNERNAME, OWNERADDRESS, ORIGINALOWNERNAME, CURRENTOWNERNAME, BROUGHTINBYOWNERNAME, PICKUPADDRESS, HIDDENANIMALDETAILS, MARKINGS'.split(
      ', ',
    ),
  brings:
    'name, type, breed, birth date, sex, size, energy, good with, special needs, text, pictures where sent',
  loses:
    'health problems (private), colours, every owner, who brought it in and where it was found',
} satisfies Partial<ImportFormat>;

export const asm3Json: ImportFormat = {
  ...columns,
  key: 'asm3-json',
  name: 'ASM3 adoptable animals (JSON)',
  kind: 'json',
  animals: (root) => animalsUnder(root),
};

export const asm3Csv: ImportFormat = {
  ...columns,
  key: 'asm3-csv',
  name: 'ASM3 adoptable animals (CSV)',
  kind: 'csv',
};
