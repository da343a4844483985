import type { PetPhoto } from '#src/domain/pet-photo.ts';
import { useDraft } from '#src/parts/use-draft.ts';
import { TextField } from '#src/ui/field.tsx';

/** The place of the draft of a photo's words. */
export const altDraft = (petId: string, photo: PetPhoto) => `/Manage/${petId}/${photo.id}`;

// A draft holds only what was typed, like a pet's.
const untouched: Record<string, string> = {};

type AltFieldProps = {
  uid: string;
  petId: string;
  photo: PetPhoto;
  place: number;
  /** Resolves to whether the device has the words. */
  onSave: (alt: string) => Promise<boolean>;
};

/**
 * Saved when it is left: a photo has no other words. Until then they are kept on this device, because
 * a page that is reloaded or ended with the focus in the field never leaves it.
 */
export function AltField({ uid, petId, photo, place, onSave }: AltFieldProps) {
  const draft = useDraft(uid, altDraft(petId, photo), untouched);
  const typed = draft.values?.['alt'];
  const alt = typed ?? photo.alt;
  const isSaved = alt.trim() === photo.alt;
  const save = async () => {
    if (typed !== undefined && (isSaved || (await onSave(alt.trim())))) draft.clear();
  };
  return (
    <TextField
      label={`What photo ${place} shows`}
      name={`alt-${photo.id}`}
      // Never nothing: the field would move away under the first letter.
      hint={isSaved ? 'Saved when you leave the field.' : notSavedWords(draft.kept.state)}
      maxLength={500}
      autoComplete="off"
      value={alt}
      onChange={({ target }) => draft.change('alt', target.value)}
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      onBlur={() => void save()}
    />
  );
}

const notSavedWords = (kept: 'nothing' | 'unsaved' | 'saved') =>
  kept === 'unsaved' ? 'Press Enter: it cannot be kept here.' : 'Not saved yet: press Enter.';
