import { expect, test } from 'vitest';
import { onPostgres } from './backends.ts';
import { application, newPerson, newPet } from './people.ts';

onPostgres((backend) => {
  test('two devices that apply for one pet: one application, one already-applied', async () => {
    const person = await newPerson(backend());
    for (let round = 0; round < 10; round += 1) {
      const petId = await newPet(backend());
      const answers = await Promise.all([
        person.device().say(application(petId)),
        person.device().say(application(petId)),
      ]);
      expect(answers.toSorted()).toEqual(['accepted', 'already-applied']);
    }
  });

  test('one request sent five times is applied once', async () => {
    const device = (await newPerson(backend())).device();
    const id = crypto.randomUUID();
    const ask = device.envelope({
      kind: 'askForSuggestions',
      args: { id, prompt: 'A calm cat' },
    });
    const answers = await Promise.all(Array.from({ length: 5 }, () => device.push([ask])));
    expect(answers).toEqual(Array.from({ length: 5 }, () => [{ id: ask.id, outcome: 'accepted' }]));
    const jobs = await backend().sql(`select from private.jobs where chat_session_id = '${id}'`);
    expect(jobs).toHaveLength(1);
  });

  test('[S2] the tab and the service worker send one command: the second waits and hears the same', async () => {
    const device = (await newPerson(backend())).device();
    await device.say({ kind: 'clearCart', args: {} });
    const petId = await newPet(backend());
    await backend().sql(
      `create function public.dawdle() returns trigger language plpgsql as
           $$ begin perform pg_sleep(0.3); return new; end $$;
         create trigger dawdle before insert on public.cart_items
           for each row execute function public.dawdle()`,
    );
    const add = device.envelope({ kind: 'addToCart', args: { petId } });
    const answers = await Promise.all([device.push([add]), device.push([add])]);
    await backend().sql('drop function public.dawdle() cascade');
    const accepted = [{ id: add.id, outcome: 'accepted' }];
    expect(answers).toEqual([accepted, accepted]);
  });
});
