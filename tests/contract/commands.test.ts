import { expect, test } from 'vitest';
import { onEveryBackend } from './backends.ts';
import { application, form, newGuest, newPerson, newPet } from './people.ts';

onEveryBackend((backend) => {
  const admin = async () => (await newPerson(backend(), 'admin')).device();
  const user = async () => (await newPerson(backend())).device();

  test('a pet goes into the cart once, however often it is added', async () => {
    const device = await user();
    const petId = await newPet(backend());
    expect(await device.say({ kind: 'addToCart', args: { petId } })).toBe('accepted');
    expect(await device.say({ kind: 'addToCart', args: { petId } })).toBe('accepted');
    await device.pull();
    expect(device.ids('cartItem')).toEqual([petId]);
  });

  test('a pet that is gone cannot be added, and a gone one in the cart can be removed', async () => {
    const device = await user();
    const petId = await newPet(backend());
    expect(await device.say({ kind: 'addToCart', args: { petId: 'nobody' } })).toBe('pet-gone');
    await device.say({ kind: 'addToCart', args: { petId } });
    await backend().sql(`delete from public.pets where id = '${petId}'`);
    await device.pull();
    expect(device.ids('cartItem')).toEqual([petId]);
    expect(await device.say({ kind: 'removeFromCart', args: { petId } })).toBe('accepted');
    await device.pull();
    expect(device.ids('cartItem')).toEqual([]);
  });

  test('clearing the cart clears nobody else’s', async () => {
    const [one, other] = [await user(), await user()];
    const petId = await newPet(backend());
    await one.say({ kind: 'addToCart', args: { petId } });
    await other.say({ kind: 'addToCart', args: { petId } });
    expect(await one.say({ kind: 'clearCart', args: {} })).toBe('accepted');
    await one.pull();
    await other.pull();
    expect(one.ids('cartItem')).toEqual([]);
    expect(other.ids('cartItem')).toEqual([petId]);
  });

  test('an admin neither fills a cart nor applies', async () => {
    const device = await admin();
    const petId = await newPet(backend());
    expect(await device.say({ kind: 'addToCart', args: { petId } })).toBe('not-allowed');
    expect(await device.say(application(petId))).toBe('not-allowed');
  });

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
      decidedBy: null,
    });
  });

  test('nobody applies twice for one pet, until the first application is withdrawn', async () => {
    const device = await user();
    const petId = await newPet(backend());
    const first = application(petId);
    expect(await device.say(first)).toBe('accepted');
    expect(await device.say(first)).toBe('accepted'); // the same command again
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
      // Our app validates this first; another program may not.
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

  test('an admin lets in who asked to be an admin, and nobody else', async () => {
    const [device, asks, other] = [
      await admin(),
      await newPerson(backend()),
      await newPerson(backend()),
    ];
    await backend().privileged.rpc('set_admin', { p_user: asks.uid, p_state: 'requested' });
    const decide = (userId: string, grant: boolean) =>
      ({ kind: 'decideAdminRequest', args: { userId, grant } }) as const;
    expect(await asks.device().say(decide(asks.uid, true))).toBe('not-allowed');
    await device.pull();
    expect(device.rows.get(`adminRequest ${asks.uid}`)?.row).toMatchObject({ email: asks.email });
    expect(await device.say(decide(other.uid, true))).toBe('not-allowed');
    expect(await device.say(decide(asks.uid, true))).toBe('accepted');
    expect(await device.say(decide(asks.uid, true))).toBe('accepted');
    await device.pull();
    expect(device.ids('adminRequest')).toEqual([]);
    const { data } = await asks.client.rpc('who_am_i');
    expect(data).toMatchObject({ isAdmin: true });
    expect(await device.say(decide(other.uid, false))).toBe('accepted');
  });

  test('a guest asks for suggestions and does nothing else', async () => {
    const guest = newGuest(backend());
    const id = crypto.randomUUID();
    const ask = { kind: 'askForSuggestions', args: { id, prompt: '  A calm cat  ' } } as const;
    expect(await guest.say(ask)).toBe('accepted');
    expect(await guest.say(ask)).toBe('accepted');
    expect(await guest.say({ kind: 'clearCart', args: {} })).toBe('not-allowed');
    expect(await guest.say(application(await newPet(backend())))).toBe('not-allowed');
    await guest.pull();
    expect(guest.rows.get(`chatSession ${id}`)?.row).toMatchObject({
      prompt: 'A calm cat',
      response: '',
    });
    expect(await newGuest(backend()).say(ask)).toBe('invalid');
  });

  test('a guest whose id is somebody’s uid sees and changes nothing of theirs', async () => {
    const person = await newPerson(backend());
    const id = crypto.randomUUID();
    await person.device().say({ kind: 'askForSuggestions', args: { id, prompt: 'Mine' } });
    const guest = newGuest(backend(), person.uid);
    await guest.pull();
    expect(guest.rows.size).toBe(0);
  });

  test('a blank question, an unknown kind and a command without one are refused', async () => {
    const device = await user();
    const id = crypto.randomUUID();
    expect(await device.say({ kind: 'askForSuggestions', args: { id, prompt: '  ' } })).toBe(
      'invalid',
    );
    expect(await device.say({ kind: 'makeMeAdmin', args: {} } as never)).toBe('invalid'); // no such kind
    expect(await device.say({ args: {} } as never)).toBe('invalid'); // no kind at all
  });
});
