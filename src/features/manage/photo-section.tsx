import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useDatabase } from '#src/db/database-context.tsx';
import { deleteDraft } from '#src/db/drafts.ts';
import type { Command } from '#src/domain/commands.ts';
import type { PetPhoto } from '#src/domain/pet-photo.ts';
import type { Pet } from '#src/domain/pet.ts';
import { AddPhotos } from '#src/parts/photos/add-photos.tsx';
import { PhotoPicture } from '#src/parts/photos/photo-picture.tsx';
import { PhotoProgress } from '#src/parts/photos/photo-progress.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { altDraft, AltField } from './alt-field.tsx';

type PhotoSectionProps = {
  uid: string;
  pet: Pet;
  say: (commands: readonly Command[]) => Promise<boolean>;
};

/** A pet's photos in their order, each with the words for people who do not see it. */
export function PhotoSection({ uid, pet, say }: PhotoSectionProps) {
  const database = useDatabase();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [leaving, setLeaving] = useState<PetPhoto>();
  const [told, setTold] = useState('');
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set());
  const { id: petId, photos } = pet;
  const move = (at: number, to: number) => {
    const photo = photos[at];
    const others = photos.filter((_, index) => index !== at);
    if (photo === undefined) return;
    const after = others[to - 1]?.id ?? null;
    void say([{ kind: 'movePhoto', args: { petId, id: photo.id, after } }]);
    setTold(`Photo ${at + 1} is photo ${to + 1} of ${photos.length} now.`);
  };
  const remove = () => {
    if (leaving) {
      void say([{ kind: 'removePhoto', args: { petId, id: leaving.id } }]).then((kept) => {
        if (kept) {
          setTold('The photo is removed.');
          void deleteDraft(database, uid, altDraft(petId, leaving)).catch(() => undefined);
        }
        // Its buttons disappear with it; without this the focus would be lost.
        heading.current?.focus({ preventScroll: true });
      });
    }
    setLeaving(undefined);
  };
  return (
    <section aria-labelledby={headingId} className="mb-10">
      <h2 ref={heading} id={headingId} tabIndex={-1} className="text-xl">
        Photos
      </h2>
      <p className="mt-2 max-w-measure text-ink-soft">
        {photos.length === 0
          ? 'None yet. The first one is what visitors see in the lists.'
          : 'The first one is shown in the lists. Say what each shows, for people who cannot see it.'}
      </p>
      <output className="sr-only">{told}</output>
      <ol className="mt-4 flex flex-col gap-4 empty:hidden">
        {photos.map((photo, at) => (
          <li
            key={photo.id}
            // The picture's: it is neither on this device nor on the server.
            onErrorCapture={() => setMissing((before) => new Set([...before, photo.id]))}
            className="flex flex-wrap gap-4 border-b border-hairline pb-4"
          >
            <PhotoPicture
              photo={photo}
              alt={photo.alt}
              type={pet.type}
              className="size-28 shrink-0 rounded-md"
            />
            <div className="flex min-w-0 grow basis-52 flex-col gap-2">
              {missing.has(photo.id) ? (
                <p className="text-sm text-ink-soft">
                  This photo is not here yet: the device that added it is still to send it.
                </p>
              ) : (
                <PhotoProgress photo={photo} place={at + 1} />
              )}
              <AltField
                key={photo.alt}
                uid={uid}
                petId={petId}
                photo={photo}
                place={at + 1}
                onSave={(alt) =>
                  say([{ kind: 'describePhoto', args: { petId, id: photo.id, alt } }])
                }
              />
              <div className="-ms-3 flex flex-wrap gap-1">
                <PhotoButton
                  label={`Move photo ${at + 1} up`}
                  disabled={at === 0}
                  onClick={() => move(at, at - 1)}
                >
                  <ArrowUp aria-hidden="true" className="size-5" />
                </PhotoButton>
                <PhotoButton
                  label={`Move photo ${at + 1} down`}
                  disabled={at === photos.length - 1}
                  onClick={() => move(at, at + 1)}
                >
                  <ArrowDown aria-hidden="true" className="size-5" />
                </PhotoButton>
                <PhotoButton label={`Remove photo ${at + 1}`} onClick={() => setLeaving(photo)}>
                  <Trash2 aria-hidden="true" className="size-5" />
                </PhotoButton>
              </div>
            </div>
          </li>
        ))}
      </ol>
      <AddPhotos pet={pet} />
      <Dialog
        open={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        title="Remove this photo?"
      >
        <p>Visitors will no longer see it. The file on your phone or camera stays.</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button variant="danger" onClick={remove}>
            Remove
          </Button>
          <Button variant="quiet" onClick={() => setLeaving(undefined)}>
            Keep it
          </Button>
        </div>
      </Dialog>
    </section>
  );
}

type PhotoButtonProps = {
  label: string;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
};

function PhotoButton({ label, disabled = false, onClick, children }: PhotoButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      // Not `disabled`: the photo moves under the finger, and its button keeps the focus.
      aria-disabled={disabled}
      onClick={() => disabled || onClick()}
      className="grid size-11 place-items-center rounded-sm text-evergreen hover:bg-sunk aria-disabled:opacity-40"
    >
      {children}
    </button>
  );
}
