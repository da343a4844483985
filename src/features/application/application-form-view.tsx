import { Link } from '@tanstack/react-router';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { DraftValues } from '#src/db/schema.ts';
import type { SessionUser } from '#src/domain/account.ts';
import { newApplicationSchema } from '#src/domain/application-form.ts';
import { checkForm, errorsLeft, type FormError } from '#src/domain/check-form.ts';
import type { Pet } from '#src/domain/pet.ts';
import { pageTexts } from '#src/domain/page-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorSummary } from '#src/ui/error-summary.tsx';
import { Page } from '#src/ui/page.tsx';
import { Progress } from '#src/ui/progress.tsx';
import { useWide } from '#src/ui/use-wide.ts';
import { ApplicantPet } from './applicant-pet.tsx';
import { DraftNote } from './draft-note.tsx';
import { FormStepView } from './form-step.tsx';
import { blankForm, errorsOfStep, firstStepWith, formSteps } from './form-steps.ts';
import { useDraft } from '#src/parts/use-draft.ts';
import { useFormStep } from './use-form-step.ts';
import { useSubmission } from './use-submission.ts';
import { FormLoading, formTitle } from './form-loading.tsx';

type ApplicationFormViewProps = {
  pet: Pet;
  user: SessionUser;
  /** What they last wrote in the form for another pet. */
  earlier: DraftValues | null;
  onSending: (sending: boolean) => void;
};

/** The application form: all sections on one page on a desktop, else one step at a time. */
export function ApplicationFormView({ pet, user, earlier, onSending }: ApplicationFormViewProps) {
  const draft = useDraft(user.uid, pet.id, { ...blankForm(user.email), ...earlier });
  const wide = useWide();
  const { step, go, note, back, leave } = useFormStep();
  const submission = useSubmission(pet, { dropDraft: draft.remove, onSending, leaveSteps: leave });
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const shown = useMemo(() => (wide ? errors : errorsOfStep(errors, step)), [wide, errors, step]);
  const heading = useFocusOnStep(step, shown.length > 0);
  const { values } = draft;
  if (values === undefined) return <FormLoading />;
  const left = errorsLeft(shown, newApplicationSchema, values);
  const last = wide || step === formSteps.length - 1;

  const proceed = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkForm(newApplicationSchema, values);
    const found = checked.ok ? [] : checked.errors;
    if (!last) {
      const here = errorsOfStep(found, step);
      setErrors(here);
      if (here.length === 0) go(step + 1);
      return;
    }
    setErrors(found);
    if (checked.ok) void submission.submit(checked.value);
    else if (!wide) go(firstStepWith(found) ?? step);
  };

  return (
    <Page
      title={formTitle}
      lead={`A few questions about you, so that ${pet.name} gets a good home.`}
    >
      {(wide || step === 0) && (
        <div className="mb-8">
          <ApplicantPet pet={pet} />
        </div>
      )}
      <form noValidate onSubmit={proceed} className="flex flex-col gap-6 lg:gap-10">
        {earlier !== null && <FilledIn petName={pet.name} />}
        {!wide && <Progress label="Your application" value={step + 1} max={formSteps.length} />}
        <ErrorSummary errors={shown} />
        {formSteps.map((one, at) => (
          <FormStepView
            key={one.title}
            step={one}
            place={wide ? undefined : `Step ${at + 1} of ${formSteps.length}`}
            hidden={!wide && at !== step}
            heading={at === step ? heading : undefined}
            values={values}
            errors={left}
            onChange={draft.change}
            onFocus={() => wide && note(at)}
          />
        ))}
        <div className="flex flex-col gap-4 border-t border-hairline pt-6">
          {last && (
            <p className="max-w-measure text-sm text-ink-soft">
              When you submit this, the people who run this home read it and decide. You can
              withdraw it, download it or delete it with your account. More in our{' '}
              <Link to="/privacy" className="text-evergreen underline">
                privacy notice
              </Link>
              .
            </p>
          )}
          <div className="flex flex-wrap gap-3">
            {!wide && step > 0 && (
              <Button variant="secondary" onClick={back}>
                Back
              </Button>
            )}
            <Button
              type="submit"
              variant="primary"
              disabled={submission.running}
              className="grow lg:grow-0"
            >
              {submitWords(last, submission.running)}
            </Button>
          </div>
          <DraftNote kept={draft.kept} />
        </div>
      </form>
    </Page>
  );
}

function FilledIn({ petName }: { petName: string }) {
  return (
    <p className="max-w-measure rounded-md bg-marigold-tint p-4">
      This is what you wrote before. Change what is different for {petName}.
    </p>
  );
}

function submitWords(last: boolean, running: boolean): string {
  if (!last) return 'Next';
  return running ? pageTexts.submitting : 'Submit application';
}

/**
 * Moves the focus to the heading of a new step, unless its errors take the focus or it is in the
 * step already.
 */
function useFocusOnStep(step: number, hasErrors: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(step);
  useEffect(() => {
    if (seen.current === step) return;
    seen.current = step;
    const section = heading.current?.parentElement;
    if (hasErrors || section?.contains(document.activeElement)) return;
    heading.current?.focus();
  }, [step, hasErrors]);
  return heading;
}
