// A module of its own, so that a first visit does not load it.
import { type Application, type ApplicationStatus, applicationStatuses } from './application.ts';

/** The status by which an application is styled and counted; one we do not know is pending. */
export function statusStyle(status: string): ApplicationStatus {
  return applicationStatuses.find((known) => known === status) ?? 'pending';
}

/** The application that rules out another one by the same person for the same pet, if any. */
export function standingApplication(
  applications: readonly Application[],
  userId: string,
  petId: string,
): Application | undefined {
  return applications.find(
    (one) => one.userId === userId && one.petId === petId && one.status !== 'withdrawn',
  );
}
