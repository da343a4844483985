// Pets that come from files of other systems, merged field by field.
import { beforeAll, expect, test } from 'vitest';
import type { PetChange } from '#src/domain/pet-history.ts';
import { onEveryBackend } from './backends.ts';
import { imported, lastSaid, newSource, petOf, rex, Run, sent } from './import-steps.ts';
import { call, newPerson, newPet, type Person } from './people.ts';
import { changePet } from './pet-commands.ts';

onEveryBackend((backend) => {
  let keeper: Person;
  beforeAll(async () => {
    keeper = await newPerson(backend(), 'admin');
  });
  const idOf = async (source: string, externalId: string) =>
    String((await petOf(backend(), source, externalId))?.['id']);
  const historyOf = (pet: string) =>
    call<PetChange[]>(keeper.client, 'pet_history', { p_pet: pet, p_before: null });
  /** All that readers of pets are told, and all that was noted of them. */
  const everything = () =>
    backend().sql(
      `select (select jsonb_agg(p order by id) from public.pets p)::text as pets,
         (select jsonb_agg(s order by scope, kind, id) from private.stamps s where kind <> 'client')::text
           as stamps,
         (select count(*) from private.pet_changes) as changes,
         (select jsonb_agg(m order by source, external_id) from private.imported_pets m)::text as said,
         (select count(*) from private.jobs) as jobs`,
    );

  test('a file brings its pets with all that it says, and each field is in their history', async () => {
    const source = newSource();
    const { outcomes, run } = await imported(keeper, source, [sent('A1'), sent('A2')]);
    expect(outcomes).toMatchObject([
      { externalId: 'A1', outcome: 'added' },
      { externalId: 'A2', outcome: 'added' },
    ]);
    const { coordinates: _, pictures: __, ...said } = rex;
    expect(await petOf(backend(), source, 'A1')).toMatchObject({
      ...said,
      source,
      externalId: 'A1',
      coordinates: { latitude: 30.267, longitude: -97.743 },
      verifiedAt: '',
    });
    const history = await historyOf(await idOf(source, 'A1'));
    expect(history.map(({ field }) => field)).toContain('breed');
    for (const change of history)
      expect(change).toMatchObject({ byId: keeper.uid, import: source, undone: false });
    const by: unknown = expect.stringMatching(/^Person/);
    expect(await run.report()).toMatchObject({ added: 2, changed: 0, unchanged: 0, by });
  });

  test('the same file again changes nothing at all: no row, no stamp, no history', async () => {
    const source = newSource();
    const file = () => ['A1', 'A2'].map((id) => sent(id));
    await imported(keeper, source, file());
    const before = await everything();
    const { outcomes, run } = await imported(keeper, source, file());
    expect(outcomes).toMatchObject([{ outcome: 'unchanged' }, { outcome: 'unchanged' }]);
    expect(await everything()).toEqual(before);
    expect(await run.report()).toMatchObject({ added: 0, changed: 0, unchanged: 2, kept: 0 });
  });

  test('a part that is sent again is answered as before, and counts once', async () => {
    const source = newSource();
    const run = await new Run(keeper).start(source);
    const part = [sent('A1'), sent('A2')];
    const outcomes = await run.merge(part);
    const before = await everything();
    expect(await run.merge(part)).toEqual(outcomes);
    await run.start(source, { pets: 7 });
    expect(await everything()).toEqual(before);
    await run.finish();
    await run.finish();
    expect(await run.report()).toMatchObject({ added: 2, unchanged: 0, pets: 1 });
    expect(await run.refusedMerge(part)).toEqual({ refused: 'ended' });
    expect(await new Run(keeper).refusedMerge(part)).toEqual({ refused: 'unknown' });
  });

  test('what staff changed by hand stays, field by field, unless they say otherwise', async () => {
    const source = newSource();
    await imported(keeper, source, [sent('A1')]);
    const id = await idOf(source, 'A1');
    await keeper.device().say(changePet(id, { name: 'Rexi', description: 'Loves snow.' }));
    expect((await lastSaid(keeper, source)).pets).toMatchObject([
      { externalId: 'A1', petId: id, byHand: ['description', 'name'], listed: true },
    ]);
    const next = { ...rex, name: 'Rex II', description: 'Old.', breed: 'Poodle' };
    const { outcomes, run } = await imported(keeper, source, [sent('A1', next)]);
    expect(outcomes).toMatchObject([
      { outcome: 'changed', fields: ['breed'], kept: ['description', 'name'] },
    ]);
    expect(await petOf(backend(), source, 'A1')).toMatchObject({
      name: 'Rexi',
      description: 'Loves snow.',
      breed: 'Poodle',
    });
    expect(await run.report()).toMatchObject({
      kept: 1,
      keptFields: [{ petId: id, name: 'Rexi', fields: ['description', 'name'] }],
    });
    // It says the same: still by hand.
    const again = await imported(keeper, source, [sent('A1', next)]);
    expect(again.outcomes).toMatchObject([{ outcome: 'unchanged', kept: ['description', 'name'] }]);
    const taken = await imported(keeper, source, [sent('A1', next, ['name'])]);
    expect(taken.outcomes).toMatchObject([
      { outcome: 'changed', fields: ['name'], kept: ['description'] },
    ]);
    expect(await petOf(backend(), source, 'A1')).toMatchObject({
      name: 'Rex II',
      description: 'Loves snow.',
    });
  });

  test('of a pet that got its ID by hand, what is filled stays and what is blank is filled', async () => {
    const source = newSource();
    const id = await newPet(backend(), { name: 'Luna' });
    await keeper.device().say(changePet(id, { source, externalId: 'A1', birthDate: '2020-01-01' }));
    expect((await lastSaid(keeper, source)).pets).toMatchObject([{ said: null, byHand: [] }]);
    const { outcomes } = await imported(keeper, source, [sent('A1')]);
    expect(outcomes[0]?.kept).toEqual(['birthDate', 'birthDateEstimated', 'name']);
    expect(await petOf(backend(), source, 'A1')).toMatchObject({
      id,
      name: 'Luna',
      birthDate: '2020-01-01',
      birthDateEstimated: false,
      description: 'Quiet.',
      fee: rex.fee,
    });
  });

  test('a field that the file does not bring is left alone, and a blank one is emptied', async () => {
    const source = newSource();
    await imported(keeper, source, [sent('A1')]);
    const { name, type, pictures } = rex;
    await imported(keeper, source, [sent('A1', { name, type, pictures, description: '' })]);
    expect(await petOf(backend(), source, 'A1')).toMatchObject({
      breed: 'Beagle',
      description: '',
    });
  });

  test('what the file no longer has is hidden, and listed again when it comes again', async () => {
    const source = newSource();
    await imported(keeper, source, [sent('A1'), sent('A2'), sent('A3')]);
    const adopted = await idOf(source, 'A3');
    await keeper.device().say(changePet(adopted, { status: 'adopted' }));
    const { outcomes, run } = await imported(keeper, source, [sent('A1')], {
      hide: ['A2', 'A3', 'A4'],
    });
    expect(outcomes.map(({ externalId, outcome }) => [externalId, outcome])).toEqual([
      ['A1', 'unchanged'],
      ['A2', 'hidden'],
      ['A3', 'unchanged'],
      ['A4', 'unchanged'],
    ]);
    expect(await petOf(backend(), source, 'A2')).toMatchObject({ status: 'hidden' });
    expect(await petOf(backend(), source, 'A3')).toMatchObject({ status: 'adopted' });
    expect(await run.report()).toMatchObject({ hidden: 1 });
    const back = await imported(keeper, source, [sent('A2')]);
    expect(back.outcomes).toMatchObject([{ outcome: 'changed', fields: ['status'] }]);
    expect(await petOf(backend(), source, 'A2')).toMatchObject({ status: 'available' });
  });

  test('of a part with a pet that cannot be, the others are merged', async () => {
    const source = newSource();
    const bad = { ...rex, birthDate: '2025-02-29' };
    const { outcomes } = await imported(keeper, source, [
      sent('A1'),
      sent('A2', bad),
      { ...sent('A3'), id: 'no id!' },
      sent('A4'),
      sent('A4', { ...rex, breed: 'Poodle' }),
    ]);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual([
      'added',
      'refused',
      'refused',
      'added',
      'added',
    ]);
    expect(await petOf(backend(), source, 'A2')).toBeUndefined();
    expect(await petOf(backend(), source, 'A4')).toMatchObject({ breed: 'Poodle' });
  });

  test('an admin’s data say which files they imported', async () => {
    const admin = await newPerson(backend(), 'admin');
    const source = newSource();
    await new Run(admin).start(source);
    expect(await call(admin.client, 'my_data')).toMatchObject({
      imports: [{ source, format: 'petfinder-csv', fileName: 'pets.csv' }],
    });
  });

  test('the server itself imports, for nobody', async () => {
    const source = newSource();
    const server = { client: backend().privileged };
    const { run } = await imported(server, source, [sent('A1')]);
    expect(await run.report()).toMatchObject({ by: '', added: 1 });
    expect((await historyOf(await idOf(source, 'A1')))[0]).toMatchObject({
      byId: null,
      import: source,
    });
  });

  test('two admins who import one file at once add each pet once', async () => {
    const source = newSource();
    const other = await newPerson(backend(), 'admin');
    const ids = Array.from({ length: 60 }, (_, n) => `A${n}`);
    const runs = await Promise.all([keeper, other].map((who) => new Run(who).start(source)));
    const outcomes = (
      await Promise.all(
        runs.map(async (run) => {
          const heard = [];
          for (let from = 0; from < ids.length; from += 20)
            heard.push(...(await run.merge(ids.slice(from, from + 20).map((id) => sent(id)))));
          return heard;
        }),
      )
    ).flat();
    const count = (wanted: string) => outcomes.filter(({ outcome }) => outcome === wanted).length;
    expect([count('added'), count('unchanged')]).toEqual([60, 60]);
    expect((await lastSaid(keeper, source)).pets).toHaveLength(60);
  });
});
