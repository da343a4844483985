import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { newId } from '#src/db/new-id.ts';
import type { ApplicationForm } from '#src/domain/application-form.ts';
import type { Pet } from '#src/domain/pet.ts';
import { pictureOf } from '#src/domain/pet-photo.ts';
import { pageTexts } from '#src/domain/page-texts.ts';
import { useSubmitCommand } from '#src/parts/use-submit-command.ts';
import { useAlert } from '#src/ui/alerts.tsx';

type Submission = { running: boolean; submit: (form: ApplicationForm) => Promise<void> };

type SubmissionSteps = {
  dropDraft: () => Promise<void>;
  onSending: (sending: boolean) => void;
  /** Removes the form from the history; returns whether the confirmation must replace its entry. */
  leaveSteps: () => Promise<{ replace: boolean }>;
};

/**
 * Sends one application, once.
 *
 *   idle ──submit──▶ running ──written──▶ done: draft gone, alert, confirmation page
 *     ▲                 └──write failed──┐
 *     └──────────────── alert ◀──────────┘
 */
export function useSubmission(
  pet: Pet,
  { dropDraft, onSending, leaveSteps }: SubmissionSteps,
): Submission {
  const submitCommand = useSubmitCommand();
  const navigate = useNavigate();
  const showAlert = useAlert();
  const [running, setRunning] = useState(false);
  // A ref and not state: two submits may come before the next render.
  const stage = useRef<'idle' | 'running' | 'done'>('idle');

  const submit = async (form: ApplicationForm) => {
    if (stage.current !== 'idle') {
      showAlert(pageTexts.alreadySubmitting, 'error');
      return;
    }
    stage.current = 'running';
    setRunning(true);
    onSending(true);
    const { id: petId, name, breed } = pet;
    const image = pictureOf(pet).src;
    const args = { id: newId(), petId, form, pet: { name, breed, image } };
    const command = { kind: 'submitApplication', args } as const;
    if (!(await submitCommand(command, pageTexts.applicationFailed))) {
      stage.current = 'idle';
      setRunning(false);
      onSending(false);
      return;
    }
    stage.current = 'done';
    // The application is stored. A draft that cannot be deleted does not change that.
    await dropDraft().catch(() => undefined);
    showAlert(pageTexts.applicationSubmitted, 'success');
    await navigate({
      to: '/adoption-confirmation',
      state: { submitted: true },
      ...(await leaveSteps()),
    });
  };

  return { running, submit };
}
