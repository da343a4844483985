// A run of an import is undone: what it changed, and nobody else since.
import { beforeAll, expect, test } from 'vitest';
import type { PetChange } from '#src/domain/pet-history.ts';
import { onEveryBackend } from './backends.ts';
import { imported, lastSaid, newSource, petOf, rex, Run, sent } from './import-steps.ts';
import { application, call, newPerson, type Person } from './people.ts';
import { changePet } from './pet-commands.ts';

onEveryBackend((backend) => {
  let keeper: Person;
  beforeAll(async () => {
    keeper = await newPerson(backend(), 'admin');
  });
  const pet = (source: string, externalId: string) => petOf(backend(), source, externalId);
  const idOf = async (source: string, externalId: string) =>
    String((await pet(source, externalId))?.['id']);

  test('pets that it added are gone, as if it had never been', async () => {
    const source = newSource();
    const { run } = await imported(keeper, source, [sent('A1'), sent('A2')]);
    expect(await run.undo()).toEqual({ left: 0 });
    expect(await pet(source, 'A1')).toBeUndefined();
    expect((await lastSaid(keeper, source)).pets).toEqual([]);
    expect((await run.report()).undoneAt).not.toBe('');
    expect(await run.undo()).toEqual({ left: 0 });
    const again = await imported(keeper, source, [sent('A1')]);
    expect(again.outcomes).toMatchObject([{ outcome: 'added' }]);
  });

  test('a field that it changed is as before, but for what somebody changed by hand since', async () => {
    const source = newSource();
    await imported(keeper, source, [sent('A1')]);
    const before = (await lastSaid(keeper, source)).pets;
    const next = { ...rex, breed: 'Poodle', name: 'Rex II', description: '' };
    const { run } = await imported(keeper, source, [sent('A1', next)]);
    await keeper.device().say(changePet(await idOf(source, 'A1'), { name: 'Rexi' }));
    await run.undo();
    expect(await pet(source, 'A1')).toMatchObject({
      breed: 'Beagle',
      description: 'Quiet.',
      name: 'Rexi',
    });
    expect((await lastSaid(keeper, source)).pets).toMatchObject([
      { said: before[0]?.said, byHand: ['name'] },
    ]);
    const history = await call<PetChange[]>(keeper.client, 'pet_history', {
      p_pet: await idOf(source, 'A1'),
      p_before: null,
    });
    expect(history.filter(({ field }) => field === 'breed')).toMatchObject([
      { before: 'Poodle', after: 'Beagle', import: source, undone: true },
      { before: 'Beagle', after: 'Poodle', import: source, undone: false },
      { after: 'Beagle', import: source, undone: false },
    ]);
  });

  test('a pet that it added is hidden where somebody wants it or staff worked on it', async () => {
    const source = newSource();
    const ids = ['A1', 'A2', 'A3', 'A4'];
    const { run } = await imported(
      keeper,
      source,
      ids.map((id) => sent(id)),
    );
    const device = (await newPerson(backend())).device();
    await device.say(application(await idOf(source, 'A1')));
    await device.say({ kind: 'addToCart', args: { petId: await idOf(source, 'A2') } });
    await keeper.device().say(changePet(await idOf(source, 'A3'), { description: 'Loves snow.' }));
    await run.undo();
    for (const id of ['A1', 'A2', 'A3'])
      expect(await pet(source, id), id).toMatchObject({ status: 'hidden' });
    expect(await pet(source, 'A3')).toMatchObject({ description: 'Loves snow.' });
    expect(await pet(source, 'A4')).toBeUndefined();
    // The file comes again.
    await imported(
      keeper,
      source,
      ids.map((id) => sent(id)),
    );
    for (const id of ids) expect(await pet(source, id), id).toMatchObject({ status: 'available' });
  });

  test('what it hid is listed again', async () => {
    const source = newSource();
    await imported(keeper, source, [sent('A1'), sent('A2')]);
    const { run } = await imported(keeper, source, [sent('A1')], { hide: ['A2'] });
    await run.undo();
    expect(await pet(source, 'A2')).toMatchObject({ status: 'available' });
    expect((await lastSaid(keeper, source)).pets).toMatchObject([{ byHand: [] }, { byHand: [] }]);
  });

  test('the newest run of a source comes first; one that changed nothing does not matter', async () => {
    const source = newSource();
    const { run: first } = await imported(keeper, source, [sent('A1')]);
    const poodle = { ...rex, breed: 'Poodle' };
    const { run: second } = await imported(keeper, source, [sent('A1', poodle)]);
    await imported(keeper, source, [sent('A1', poodle)]);
    await imported(keeper, newSource(), [sent('A1')]);
    expect(await first.undo()).toEqual({ refused: 'newer' });
    expect(await second.undo()).toEqual({ left: 0 });
    expect(await first.undo()).toEqual({ left: 0 });
    expect(await pet(source, 'A1')).toBeUndefined();
    expect(await new Run(keeper).undo()).toEqual({ refused: 'unknown' });
  });

  test('a run that was stopped is undone too, in steps, and takes nothing more', async () => {
    const source = newSource();
    const run = await new Run(keeper).start(source);
    for (let from = 0; from < 125; from += 25)
      await run.merge(Array.from({ length: 25 }, (_, n) => sent(`A${1_000 + from + n}`)));
    expect(await run.undo()).toEqual({ left: 25 });
    expect((await run.report()).undoneAt).toBe('');
    expect(await run.refusedMerge([sent('A1')])).toEqual({ refused: 'ended' });
    expect(await run.undo()).toEqual({ left: 0 });
    expect((await lastSaid(keeper, source)).pets).toEqual([]);
  });
});
