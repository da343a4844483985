import type { ImportFormat } from '#src/domain/import/import-format.ts';
import { animalsUnder } from '#src/domain/import/json-cells.ts';
import { birth, mapped, text } from '#src/domain/import/reading.ts';

/** Every animal that came in. Who has left is in another file, so all of them come in hidden. */
const columns = {
  source: 'austin',
  needs: ['animal_id', 'name_at_intake', 'type', 'primary_breed'],
  readings: {
    externalId: text('animal_id'),
    // A star stands before names that the shelter gave.
    name: mapped(text('name_at_intake'), (said) => said.replace(/^\*+/, '')),
    type: text('type'),
    breed: text('primary_breed'),
    birthDate: birth('date_of_birth', 'mdy'),
  },
  drops: ['intake_health_condition'],
  status: 'hidden',
  brings: 'name, type, breed, birth date; every pet is hidden until staff list it',
  loses: 'health at intake (private); who has left is not in the file',
} satisfies Partial<ImportFormat>;

export const austinLiveCsv: ImportFormat = {
  ...columns,
  key: 'austin-live-csv',
  name: 'Austin intakes, live (CSV)',
  kind: 'csv',
};

export const austinLiveJson: ImportFormat = {
  ...columns,
  key: 'austin-live-json',
  name: 'Austin intakes, live (JSON)',
  kind: 'json',
  animals: (root) => animalsUnder(root),
};
