import { Camera, ImagePlus } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import { useDatabase } from '#src/db/database-context.tsx';
import { counted } from '#src/domain/words.ts';
import { maxPhotos, type PetPhoto } from '#src/domain/pet-photo.ts';
import { addPhotos, type RefusedPhoto } from '#src/media/add-photos.ts';
import { refusalSentence } from '#src/media/refusal-sentence.ts';
import { useOwnMedia } from '#src/media/use-media.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { PhotoRow } from './photo-row.tsx';

type PetPhotosProps = {
  petId: string;
  petName: string;
  /** As `managedPets` gives them: with those that are not sent yet. */
  photos: readonly PetPhoto[];
};

/** A pet's photos for staff: to add from a camera or files, describe, order and remove. */
export function PetPhotos({ petId, petName, photos }: PetPhotosProps) {
  const database = useDatabase();
  const own = useOwnMedia();
  const [left, setLeft] = useState(0);
  const [refused, setRefused] = useState<readonly RefusedPhoto[]>([]);
  const headingId = useId();
  const room = maxPhotos - photos.length;

  const add = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // So that the same file can be chosen again.
    target.value = '';
    setRefused([]);
    setRefused(await addPhotos({ database, petId, files, room, onNext: setLeft }));
    setLeft(0);
  };

  const choose = {
    type: 'file',
    accept: 'image/*',
    className: 'sr-only',
    disabled: left > 0,
    onChange: (event: ChangeEvent<HTMLInputElement>) => void add(event),
  };
  const label = `${buttonClass('secondary')} cursor-pointer focus-within:outline-2 focus-within:outline-offset-2`;
  return (
    <section aria-labelledby={headingId} className="mb-10">
      <h2 id={headingId} className="text-xl">
        Photos
      </h2>
      <p className="mt-1 max-w-measure text-sm text-ink-soft">
        The first one is shown in lists. Where a photo was taken is removed before it is sent.
      </p>
      {photos.length > 0 && (
        <ol className="mt-4 grid gap-4 sm:grid-cols-2">
          {photos.map((photo, at) => (
            <PhotoRow
              key={photo.id}
              petId={petId}
              petName={petName}
              photo={photo}
              place={at + 1}
              before={photos[at - 2]?.id ?? null}
              after={photos[at + 1]?.id}
              own={own}
            />
          ))}
        </ol>
      )}
      {room > 0 ? (
        <div className="mt-4 flex flex-wrap gap-3">
          {/* Only where a finger points is there a camera to open. */}
          <label className={`${label} pointer-fine:hidden`}>
            <Camera aria-hidden="true" className="size-5" />
            Take a photo
            <input {...choose} capture="environment" />
          </label>
          <label className={label}>
            <ImagePlus aria-hidden="true" className="size-5" />
            Add photos
            <input {...choose} multiple />
          </label>
        </div>
      ) : (
        <p className="mt-4 text-sm text-ink-soft">
          {petName} has {maxPhotos} photos, as many as a pet may have.
        </p>
      )}
      <output className="mt-2 block text-sm text-ink-soft">
        {left > 0 && `Preparing ${counted(left, 'photo')}…`}
      </output>
      {refused.length > 0 && (
        <ul role="alert" className="mt-2 space-y-1 font-medium text-clay-ink">
          {refused.map((one, at) => (
            <li key={`${one.name} ${at}`}>{refusalSentence(one)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
