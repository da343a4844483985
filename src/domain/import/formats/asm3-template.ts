import type { ImportFormat } from '#src/domain/import/import-format.ts';
import {
  answer,
  birth,
  breed,
  companions,
  list,
  mapped,
  needs,
  text,
} from '#src/domain/import/reading.ts';
import { decoded, words } from '#src/domain/import/words.ts';

const energies = words({ low: '1 2', moderate: '3', high: '4 5' });

export const asm3Template: ImportFormat = {
  key: 'asm3-template',
  name: 'ASM3 import template (CSV)',
  source: 'asm3',
  kind: 'csv',
  needs: ['ANIMALCODE', 'ANIMALNAME', 'ANIMALSPECIES'],
  readings: {
    externalId: text('ANIMALCODE'),
    name: text('ANIMALNAME'),
    type: text('ANIMALSPECIES'),
    breed: breed('ANIMALBREED1', 'ANIMALBREED2'),
    birthDate: birth('ANIMALDOB'),
    sex: text('ANIMALSEX'),
    size: text('ANIMALSIZE'),
    energy: mapped(text('ANIMALENERGYLEVEL'), (said) => decoded(said, energies)),
    companions: companions({
      kids: answer('ANIMALGOODWITHKIDS'),
      dogs: answer('ANIMALGOODWITHDOGS'),
      cats: answer('ANIMALGOODWITHCATS'),
      seniors: answer('ANIMALGOODWITHELDERLY'),
    }),
    specialNeeds: needs('ANIMALHASSPECIALNEEDS'),
    description: text('ANIMALDESCRIPTION'),
    pictures: list('ANIMALIMAGE'),
  },
  drops:
    'ORIGINALOWNERFIRSTNAME, ORIGINALOWNERLASTNAME, ORIGINALOWNERADDRESS, PERSONFIRSTNAME, PERSONLASTNAME, PERSONADDRESS, PERSONEMAIL'.split(
      ', ',
    ),
  brings:
    'name, type, breed, birth date, sex, size, energy, good with, special needs, text, picture',
  loses: 'people, movements, donations and whatever else the template has',
};
