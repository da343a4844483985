import type {
  ImportOutcome,
  ImportPets,
  ImportReport,
  LastSaid,
  MergedField,
  Said,
  StartImport,
} from '#src/domain/import/import-calls.ts';
import type { Embedded } from '#worker/supabase/embedded.ts';
import { call, type Person } from './people.ts';

type Sent = ImportPets['pets'][number];

export const rex = {
  name: 'Rex',
  type: 'dog',
  status: 'available',
  breed: 'Beagle',
  description: 'Quiet.',
  goodWith: ['kids'],
  specialNeeds: ['unknown'],
  fee: { amount: 12_500, currency: 'USD' },
  location: { city: 'Austin', state: 'TX', country: 'US' },
  birthDate: '2024-02-29',
  birthDateEstimated: true,
  coordinates: { latitude: 30.267_153, longitude: -97.743_06 },
  pictures: [],
} satisfies Said;

let sources = 0;
/** A source that no other test imports from. */
export const newSource = (): string => `Source ${(sources += 1)}`;

export const sent = (externalId: string, said: Said = rex, take: MergedField[] = []): Sent => ({
  id: `imported-${crypto.randomUUID()}`,
  externalId,
  said,
  take,
});

/** One reading of a file, as an admin or, with the secret key, as the server itself. */
export class Run {
  readonly id = crypto.randomUUID();
  readonly #client: Person['client'];

  constructor({ client }: Pick<Person, 'client'>) {
    this.#client = client;
  }

  async start(source: string, more: Partial<StartImport> = {}): Promise<this> {
    const p_import: StartImport = {
      source,
      format: 'petfinder-csv',
      fileName: 'pets.csv',
      pets: 1,
      pictureHosts: [],
      problems: [],
      problemCount: 0,
      ...more,
    };
    await call(this.#client, 'start_import', { p_id: this.id, p_import });
    return this;
  }

  async merge(p_pets: readonly Sent[], p_hide: readonly string[] = []): Promise<ImportOutcome[]> {
    const args = { p_id: this.id, p_pets, p_hide };
    const { outcomes } = await call<{ outcomes: ImportOutcome[] }>(
      this.#client,
      'import_pets',
      args,
    );
    return outcomes;
  }

  /** What was answered instead of outcomes. */
  refusedMerge = (p_pets: readonly Sent[]) =>
    call(this.#client, 'import_pets', { p_id: this.id, p_pets, p_hide: [] });

  finish = () => call<boolean>(this.#client, 'finish_import', { p_id: this.id });

  undo = () => call<{ left: number }>(this.#client, 'undo_import', { p_id: this.id });

  report = () => call<ImportReport>(this.#client, 'import_report', { p_id: this.id });
}

/** A whole run of these pets. */
export async function imported(
  who: Pick<Person, 'client'>,
  source: string,
  pets: readonly Sent[],
  more: Partial<StartImport> & { hide?: string[] } = {},
): Promise<{ run: Run; outcomes: ImportOutcome[] }> {
  const { hide = [], ...start } = more;
  const run = await new Run(who).start(source, { pets: pets.length, ...start });
  const outcomes = await run.merge(pets, hide);
  await run.finish();
  return { run, outcomes };
}

export const lastSaid = ({ client }: Pick<Person, 'client'>, source: string, after = '') =>
  call<{ pets: LastSaid[]; more: boolean }>(client, 'last_said', {
    p_source: source,
    p_after: after,
  });

/** The pet of this ID as the database has it, in the shape of src/domain/pet.ts. */
export async function petOf(
  backend: Embedded,
  source: string,
  externalId: string,
): Promise<Record<string, unknown> | undefined> {
  const [row] = await backend.sql(
    `select private.pet_json(p) as pet from public.pets p
     where source = '${source}' and external_id = '${externalId}'`,
  );
  // The function gives an object.
  return row?.['pet'] as Record<string, unknown> | undefined;
}
