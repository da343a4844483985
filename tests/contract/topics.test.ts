import { expect, test } from 'vitest';
import { onEveryBackend } from './backends.ts';
import { application, call, newGuest, newPerson, newPet } from './people.ts';

onEveryBackend((backend) => {
  /** The topics that `run` pokes. */
  async function told(run: () => Promise<unknown>): Promise<Set<string>> {
    const topics = new Set<string>();
    const stop = await backend().listen?.(
      (topic) => topics.add(topic),
      () => {},
    );
    await run();
    await expect.poll(() => topics.size).toBeGreaterThan(0);
    // Postgres tells in the order of the commits: what belongs to the run has come before this.
    await backend().sql(`select pg_notify('homeward', 'the end')`);
    await expect.poll(() => topics.delete('the end')).toBe(true);
    await stop?.();
    return topics;
  }

  test('a pet that comes pokes the catalogue', async () => {
    expect(await told(() => newPet(backend()))).toEqual(new Set(['catalogue']));
  });

  test('an application pokes its person and the admins', async () => {
    const person = await newPerson(backend());
    const petId = await newPet(backend());
    expect(await told(() => person.device().say(application(petId)))).toEqual(
      new Set([`user:${person.uid}`, 'admins']),
    );
  });

  test('a question pokes its asker and the worker', async () => {
    const guestId = crypto.randomUUID();
    const args = { id: crypto.randomUUID(), prompt: 'A calm cat' };
    const guest = newGuest(backend(), guestId);
    expect(await told(() => guest.say({ kind: 'askForSuggestions', args }))).toEqual(
      new Set([`guest:${guestId}`, 'jobs']),
    );
  });

  test('a role granted pokes its person, a role asked for the admins', async () => {
    const { uid } = await newPerson(backend());
    const set = (p_state: string) =>
      call(backend().privileged, 'set_admin', { p_user: uid, p_state });
    expect(await told(() => set('requested'))).toEqual(new Set(['admins']));
    expect(await told(() => set('granted'))).toEqual(new Set([`user:${uid}`, 'admins']));
  });
});
