import { type FormEvent } from 'react';
import { type Shelter, type ShelterChanges, shelterFields } from '#src/domain/shelter.ts';
import { shelterFormSchema } from '#src/domain/shelter-form.ts';
import { texts } from '#src/domain/texts.ts';
import { useChangePets } from '#src/parts/use-change-pets.tsx';
import { useDraft } from '#src/parts/use-draft.ts';
import { useFormErrors } from '#src/parts/use-form-errors.ts';
import { useAlert } from '#src/ui/alerts.tsx';
import { Button } from '#src/ui/button.tsx';
import { ErrorSummary } from '#src/ui/error-summary.tsx';
import { TextArea, TextField } from '#src/ui/field.tsx';

// A draft holds only what was typed, like a pet's.
const untouched: Record<string, string> = {};

type ShelterFormProps = {
  uid: string;
  shelter: Shelter;
  /** Only what a shelter cannot do without. */
  brief?: boolean;
  onSaved: () => void;
};

/** What the shelter says about itself. What is typed is kept on this device until it is saved. */

export function ShelterForm({ uid, shelter, brief = false, onSaved }: ShelterFormProps) {
  const draft = useDraft(uid, '/Manage/shelter', untouched);
  const { say } = useChangePets();
  const showAlert = useAlert();
  const values: Shelter = { ...shelter, ...draft.values };
  const { errors, errorOf, check } = useFormErrors(shelterFormSchema, values);
  if (draft.values === undefined) return <p className="text-ink-soft">{texts.loading}</p>;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const checked = check();
    if (checked === undefined) return;
    const changed = shelterFields.filter((field) => checked[field] !== shelter[field]);
    const changes: ShelterChanges = Object.fromEntries(
      changed.map((field) => [field, checked[field]]),
    );
    const kept =
      changed.length === 0 || (await say([{ kind: 'changeSettings', args: { changes } }]));
    if (!kept) return;
    // The changes are stored. A draft that cannot be deleted does not change that.
    await draft.remove().catch(() => undefined);
    showAlert('Saved. Visitors read it from now on.', 'success');
    onSaved();
  };
  const field = (name: keyof Shelter) => ({
    name,
    value: values[name],
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) => draft.change(name, target.value),
  });
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-6">
      <ErrorSummary errors={errors} />
      <TextField label="Name of the shelter" autoComplete="organization" {...field('name')} />
      <TextField label="Email" type="email" autoComplete="off" {...field('email')} />
      <TextField label="Phone number" type="tel" autoComplete="off" {...field('phone')} />
      {!brief && (
        <>
          <TextArea label="Address" rows={3} autoComplete="off" {...field('address')} />
          <TextArea
            label="Opening hours"
            rows={3}
            hint="One line for each day, as you would write it on the door."
            {...field('openingHours')}
          />
          <TextArea
            label="When people hear from you"
            rows={2}
            hint="For example: We answer every application within three days."
            {...field('answerPromise')}
          />
        </>
      )}
      <Button type="submit" className="self-start px-10">
        Save
      </Button>
    </form>
  );
}
