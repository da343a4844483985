import { expect, test } from 'vitest';
import type { Embedded } from '#worker/supabase/embedded.ts';
import { application, form, newPerson, newPet } from './people.ts';

/** The part of commands.test.ts that is about applications. */
export function applicationCommands(backend: () => Embedded): void {
  const admin = async () => (await newPerson(backend(), 'admin')).device();
  const user = async () => (await newPerson(backend())).device();

  test('an application carries the pet’s own words and leaves the cart', async () => {
    const person = await newPerson(backend());
    const device = person.device();
    const petId = await newPet(backend(), { name: 'Biscuit' });
    await device.say({ kind: 'addToCart', args: { petId } });
    const command = application(petId);
    expect(await device.say(command)).toBe('accepted');
    await device.pull();
    expect(device.ids('cartItem')).toEqual([]);
    expect(device.rows.get(`application ${command.args.id}`)?.row).toEqual({
      ...form,
      id: command.args.id,
      petId,
      petName: 'Biscuit',
      petBreed: 'Beagle',
      image: `/portraits/${petId}.svg`,
      userId: person.uid,
      status: 'pending',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      updatedAt: expect.any(String),
      statusChangedAt: null,
      petStatus: 'available',
      decidedBy: null,
    });
  });

  test('nobody applies twice for one pet, until the first application is withdrawn', async () => {
    const device = await user();
    const petId = await newPet(backend());
    const first = application(petId);
    expect(await device.say(first)).toBe('accepted');
    expect(await device.say(first)).toBe('accepted'); // the same one, said again
    expect(await device.say(application(petId))).toBe('already-applied');
    const withdraw = { kind: 'withdrawApplication', args: { id: first.args.id } } as const;
    expect(await device.say(withdraw)).toBe('accepted');
    expect(await device.say(withdraw)).toBe('accepted');
    expect(await device.say(application(petId))).toBe('accepted');
  });

  test('an application for a pet that is gone is refused', async () => {
    expect(await (await user()).say(application('nobody'))).toBe('pet-gone');
  });

  test('a blank, too long or missing answer is refused', async () => {
    const device = await user();
    const { kind, args } = application(await newPet(backend()));
    const say = (changed: Record<string, unknown>) =>
      // A device of ours checks this first; another program need not.
      device.say({ kind, args: { ...args, form: { ...form, ...changed } } } as never);
    expect(await say({ fullName: ' \n ' })).toBe('invalid');
    expect(await say({ occupation: undefined })).toBe('invalid');
    expect(await say({ address: 'x'.repeat(501) })).toBe('invalid');
    expect(await say({ email: 'no address' })).toBe('invalid');
    expect(await say({})).toBe('accepted');
  });

  test('an id that is somebody else’s is refused without a word about whose', async () => {
    const petId = await newPet(backend());
    const command = application(petId);
    await (await user()).say(command);
    expect(await (await user()).say(command)).toBe('invalid');
  });

  test('an admin approves and rejects at any time, and the date of the last change stays', async () => {
    const keeper = await newPerson(backend(), 'admin');
    const [device, mine] = [keeper.device(), await user()];
    const command = application(await newPet(backend()));
    const { id } = command.args;
    await mine.say(command);
    await mine.pull();
    const before = mine.rows.get(`application ${id}`)?.row;
    for (const status of ['approved', 'rejected'] as const) {
      expect(await device.say({ kind: 'decideApplication', args: { id, status } })).toBe(
        'accepted',
      );
      await mine.pull();
      expect(mine.rows.get(`application ${id}`)?.row).toEqual({
        ...before,
        status,
        statusChangedAt: expect.any(String),
        decidedBy: keeper.uid,
      });
    }
    expect(await mine.say({ kind: 'withdrawApplication', args: { id } })).toBe('not-allowed');
  });

  test('nobody decides but an admin, and nobody withdraws what is not theirs', async () => {
    const [mine, stranger] = [await user(), await user()];
    const command = application(await newPet(backend()));
    const { id } = command.args;
    await mine.say(command);
    expect(await mine.say({ kind: 'decideApplication', args: { id, status: 'approved' } })).toBe(
      'not-allowed',
    );
    expect(await stranger.say({ kind: 'withdrawApplication', args: { id } })).toBe(
      'application-gone',
    );
  });

  test('what is withdrawn, gone or no decision cannot be decided', async () => {
    const [device, mine] = [await admin(), await user()];
    const command = application(await newPet(backend()));
    const { id } = command.args;
    const decide = (args: { id: string; status: string }) =>
      device.say({ kind: 'decideApplication', args } as never); // 'withdrawn' is no decision of ours
    await mine.say(command);
    await mine.say({ kind: 'withdrawApplication', args: { id } });
    expect(await decide({ id, status: 'approved' })).toBe('application-withdrawn');
    expect(await decide({ id: crypto.randomUUID(), status: 'approved' })).toBe('application-gone');
    expect(await decide({ id, status: 'withdrawn' })).toBe('invalid');
    expect(await decide({ id: 'no uuid', status: 'approved' })).toBe('invalid');
  });
}
