// Values that the model and the SQL share, because a simulation's world does not define them.
import type { ApplicationForm } from '#src/domain/application-form.ts';
import type { Actor } from './server-rows.ts';

/** The owner of rows, as the database names it. */
export const actorKey = (actor: Actor): string =>
  actor.kind === 'user' ? `user:${actor.uid}` : `guest:${actor.id}`;

/** The pet's fields that an application copies. */
export const petWords = (petId: string) => ({
  petName: `Pet ${petId}`,
  petBreed: 'Beagle',
  image: `/portraits/${petId}.svg`,
});

/** The job runner's answer, as JSON text. */
export const answerText = JSON.stringify({ type: 'dog' });

/** The form in an application that other software wrote. */
export const otherForm: ApplicationForm = {
  fullName: 'Ada Example',
  email: 'ada@example.org',
  phoneNumber: '+1 555 0100',
  address: '1 Example Street',
  occupation: 'Gardener',
  reasonForAdoption: 'Company on long walks.',
  experienceWithPets: 'Two dogs, years ago.',
};
