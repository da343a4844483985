import { expect, test } from 'vitest';
import { reasonCodes } from '#src/domain/protocol.ts';
import { applicationCommands } from './application-commands.ts';
import { onEveryBackend } from './backends.ts';
import { branchesOf } from './command-source.ts';
import { petCommands } from './pet-commands.ts';
import {
  application,
  confirmPassword,
  heardAnswers,
  newGuest,
  newPerson,
  newPet,
  signedInAgain,
} from './people.ts';

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

  applicationCommands(backend);
  petCommands(backend);

  test('an admin lets in who asked to be an admin, and nobody else', async () => {
    const [keeper, asks, other] = [
      await newPerson(backend(), 'admin'),
      await newPerson(backend()),
      await newPerson(backend()),
    ];
    const device = keeper.device();
    await backend().privileged.rpc('set_admin', { p_user: asks.uid, p_state: 'requested' });
    const decide = (userId: string, grant: boolean) =>
      ({ kind: 'decideAdminRequest', args: { userId, grant } }) as const;
    expect(await asks.device().say(decide(asks.uid, true))).toBe('not-allowed');
    await device.pull();
    expect(device.rows.get(`adminRequest ${asks.uid}`)?.row).toMatchObject({ email: asks.email });
    expect(await device.say(decide(other.uid, true))).toBe('not-allowed');
    // Not by a tab that was left open, or by a copied cookie.
    expect(await device.say(decide(asks.uid, true))).toBe('not-allowed');
    await confirmPassword(backend(), keeper, 11);
    expect(await device.say(decide(asks.uid, true))).toBe('not-allowed');
    await confirmPassword(backend(), keeper, 9);
    const elsewhere = await signedInAgain(backend(), keeper);
    expect(await elsewhere.say(decide(asks.uid, true))).toBe('not-allowed');
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
    // What the worker makes of a command that it cannot read.
    expect(await device.say({ kind: 'unknown' } as never)).toBe('invalid');
    expect(await device.say({ args: {} } as never)).toBe('invalid'); // nor none
  });

  test('a command that does not say what it is about is refused', async () => {
    const [device, keeper] = [await user(), await admin()];
    const about = (kind: string) => ({ kind, args: {} }) as never; // a device of ours checks this first
    expect(await device.say(about('addToCart'))).toBe('invalid');
    expect(await device.say(about('removeFromCart'))).toBe('invalid');
    expect(await keeper.say(about('decideAdminRequest'))).toBe('invalid');
  });

  test('all of these gave each reason that SQL has for each command', async () => {
    const named = [...(await branchesOf(backend().sql))].flatMap(([kind, source]) =>
      reasonCodes.filter((code) => source.includes(`'${code}'`)).map((code) => `${kind}: ${code}`),
    );
    const untested = named.filter((one) => !heardAnswers.has(one));
    expect(untested, 'write a test above in which each of these is the answer').toEqual([]);
  });
});
