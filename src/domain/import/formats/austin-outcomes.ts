import type { ImportFormat } from '#src/domain/import/import-format.ts';
import { ageOfWords, birth, mapped, text } from '#src/domain/import/reading.ts';

/** Every animal that left, frozen in 2025. One that has no outcome stays hidden. */
export const austinOutcomes: ImportFormat = {
  key: 'austin-outcomes',
  name: 'Austin outcomes, frozen (CSV)',
  source: 'austin',
  kind: 'csv',
  needs: ['Animal ID', 'Name', 'Animal Type', 'Outcome Type', 'Sex upon Outcome'],
  readings: {
    externalId: text('Animal ID'),
    name: mapped(text('Name'), (said) => said.replace(/^\*+/, '')),
    type: text('Animal Type'),
    breed: text('Breed'),
    birthDate: birth('Date of Birth', 'mdy'),
    age: mapped(text('Age upon Outcome'), ageOfWords),
    sex: text('Sex upon Outcome'),
    status: text('Outcome Type'),
  },
  drops: ['DateTime', 'MonthYear', 'Outcome Subtype', 'Color'],
  status: 'hidden',
  brings: 'name, type, breed, birth date, sex, and what became of it as its status',
  loses: 'dates and kinds of outcomes, colours; the dead are skipped',
};
