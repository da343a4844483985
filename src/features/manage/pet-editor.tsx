import { type FormEvent, useId, useMemo, useState } from 'react';
import { checkForm, errorOf, errorsLeft, type FormError } from '#src/domain/check-form.ts';
import type { PetChanges } from '#src/domain/pet-changes.ts';
import type { Pet } from '#src/domain/pet.ts';
import { texts } from '#src/domain/texts.ts';
import { useDraft } from '#src/parts/use-draft.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorSummary } from '#src/ui/error-summary.tsx';
import { FormField } from './form-field.tsx';
import { formSections } from './form-sections.ts';
import { blankPet, changesBy, formOf, type PetForm, petFormSchema } from '#src/domain/pet-form.ts';

type PetEditorProps = {
  uid: string;
  /** Undefined for a new one. */
  pet: Pet | undefined;
  /** Where the form of a new pet begins, for example with the shelter's town. */
  start?: Partial<PetForm>;
  /** Resolves to whether the device has the changes. */
  onSave: (changes: PetChanges) => Promise<boolean>;
  /** The changes are on the device, and the draft is gone: this form is to be left or begun anew. */
  onSaved: () => void;
};

// A draft holds only what was typed: what somebody else changes meanwhile is shown in the others.
const untouched: Record<string, string> = {};

/** Every field of a pet. What is typed is kept on this device until it is saved. */
export function PetEditor({ uid, pet, start, onSave, onSaved }: PetEditorProps) {
  const draft = useDraft(uid, pet ? `/Manage/${pet.id}` : '/Manage/new', untouched);
  const known = useMemo(() => (pet ? formOf(pet) : { ...blankPet, ...start }), [pet, start]);
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const [saving, setSaving] = useState(false);
  const headings = useId();
  if (draft.values === undefined) return <p className="text-ink-soft">{texts.loading}</p>;
  const form: PetForm = { ...known, ...draft.values };
  const left = errorsLeft(errors, petFormSchema, form);
  const touched = Object.keys(draft.values).some(
    (name) => form[name as keyof PetForm] !== known[name as keyof PetForm],
  );

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const checked = checkForm(petFormSchema, form);
    setErrors(checked.ok ? [] : checked.errors);
    if (!checked.ok || saving) return;
    setSaving(true);
    if (await onSave(changesBy(checked.value, pet))) {
      // The changes are stored. A draft that cannot be deleted does not change that.
      await draft.remove().catch(() => undefined);
      onSaved();
    }
    setSaving(false);
  };

  return (
    <form noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-10">
      <ErrorSummary errors={errors} />
      {formSections.map(({ title, fields }, at) => (
        <section
          key={title}
          aria-labelledby={`${headings}${at}`}
          className="grid grid-cols-2 gap-x-4 gap-y-6"
        >
          <h2 id={`${headings}${at}`} className="col-span-2 text-xl">
            {title}
          </h2>
          {fields.map((field) => (
            <div
              key={field.name}
              className={'half' in field ? 'min-w-0 max-[16rem]:col-span-2' : 'col-span-2 min-w-0'}
            >
              <FormField
                field={field}
                value={form[field.name]}
                error={errorOf(left, field.name)}
                onChange={(value) => draft.change(field.name, value)}
              />
            </div>
          ))}
        </section>
      ))}
      <div data-within-reach="high" className={saveClass}>
        <Button type="submit" disabled={saving} className="grow lg:grow-0 lg:px-10">
          {saving ? 'Saving...' : pet ? 'Save' : 'Save the new pet'}
        </Button>
        <p className="basis-full text-xs text-ink-soft lg:basis-auto">
          {keptWords(touched, pet === undefined, draft.kept.state)}
        </p>
      </div>
    </form>
  );
}

function keptWords(touched: boolean, isNew: boolean, kept: 'nothing' | 'unsaved' | 'saved') {
  if (kept === 'unsaved') return 'What you type cannot be kept on this device: save it soon.';
  // Never nothing: the bar would grow over the field in which the first letter is typed.
  if (touched) return 'Not saved yet. What you type is kept on this device.';
  return isNew ? 'What you type is kept on this device.' : 'Everything is saved.';
}

// Right above the bar at the bottom of a phone, and at the lower edge of a desktop's window.
const saveClass =
  'fixed inset-x-0 bottom-[calc(3.5rem+1px+env(safe-area-inset-bottom))] z-20 flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-hairline bg-paper px-4 py-2.5 sm:px-6 lg:sticky lg:bottom-0 lg:px-0';
