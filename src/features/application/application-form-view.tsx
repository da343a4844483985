import { type FormEvent, useState } from 'react';
import type { SessionUser } from '#src/domain/account.ts';
import { applicationFormSchema } from '#src/domain/application.ts';
import { checkForm, errorOf, type FormError } from '#src/domain/check-form.ts';
import type { Pet } from '#src/domain/pet.ts';
import { texts } from '#src/domain/texts.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorSummary } from '#src/ui/error-summary.tsx';
import { TextArea, TextField } from '#src/ui/field.tsx';
import { Page } from '#src/ui/page.tsx';
import { ApplicantPet } from './applicant-pet.tsx';
import { blankForm, formFields } from './form-fields.ts';
import { formTitle } from './form-title.ts';
import { useDraft } from './use-draft.ts';
import { useSubmission } from './use-submission.ts';
import { Waiting } from './waiting.tsx';

type ApplicationFormViewProps = {
  pet: Pet;
  user: SessionUser;
  onSending: (sending: boolean) => void;
};

export function ApplicationFormView({ pet, user, onSending }: ApplicationFormViewProps) {
  const draft = useDraft(user.uid, pet.id, blankForm(user.email));
  const submission = useSubmission(pet, draft.drop, onSending);
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const { values } = draft;
  if (values === undefined) return <Waiting />;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkForm(applicationFormSchema, values);
    setErrors(checked.ok ? [] : checked.errors);
    if (checked.ok) void submission.submit(checked.value);
  };

  return (
    <Page
      title={formTitle}
      lead={`A few questions about you, so that ${pet.name} gets a good home.`}
    >
      <ApplicantPet pet={pet} />
      <form noValidate onSubmit={submit} className="mt-8 flex flex-col gap-6">
        <ErrorSummary errors={errors} />
        {formFields.map(({ name, type = 'text', rows, ...field }) => {
          const common = {
            ...field,
            name,
            required: true,
            value: values[name],
            error: errorOf(errors, name),
            onChange: (event: { target: { value: string } }) =>
              draft.change(name, event.target.value),
          };
          return rows === undefined ? (
            <TextField key={name} type={type} {...common} />
          ) : (
            <TextArea key={name} rows={rows} {...common} />
          );
        })}
        {draft.unkept && (
          <p role="alert" className="rounded-md bg-clay-tint p-4 text-clay-ink">
            What you type cannot be kept on this device right now. Free some storage space, or
            submit before you leave this page.
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-hairline pt-6">
          <Button type="submit" variant="primary" disabled={submission.running}>
            {submission.running ? texts.submitting : 'Submit application'}
          </Button>
          <p className="text-sm text-ink-soft">
            What you type is kept on this device until you submit it.
          </p>
        </div>
      </form>
    </Page>
  );
}
