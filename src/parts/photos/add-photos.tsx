import { Camera, ImagePlus } from 'lucide-react';
import { type ChangeEvent, useState } from 'react';
import { useDatabase } from '#src/db/database-context.tsx';
import { maxPhotos } from '#src/domain/pet-photo.ts';
import type { Pet } from '#src/domain/pet.ts';
import { counted } from '#src/domain/words.ts';
import { addPhotos, type RefusedPhoto } from '#src/media/add-photos.ts';
import { refusalSentence } from '#src/media/refusal-sentence.ts';
import { buttonClass } from '#src/ui/button.tsx';

/** Adds photos to a pet, from the camera or files, several at once. */
export function AddPhotos({ pet: { id: petId, name, photos } }: { pet: Pet }) {
  const database = useDatabase();
  const [left, setLeft] = useState(0);
  const [refused, setRefused] = useState<readonly RefusedPhoto[]>([]);
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
  const button = `${buttonClass('secondary')} cursor-pointer has-disabled:opacity-60 has-focus-visible:outline-2 has-focus-visible:outline-offset-2`;
  return (
    <>
      {room > 0 ? (
        <div className="mt-4 flex flex-wrap gap-3">
          {/* Where a mouse points there is no camera to open. */}
          <label className={`${button} pointer-fine:hidden`}>
            <Camera aria-hidden="true" className="size-5" />
            Take a photo
            <input {...choose} capture="environment" />
          </label>
          <label className={button}>
            <ImagePlus aria-hidden="true" className="size-5" />
            Add photos
            <input {...choose} multiple />
          </label>
        </div>
      ) : (
        <p className="mt-4 text-sm text-ink-soft">
          {name} has {maxPhotos} photos, as many as a pet may have.
        </p>
      )}
      <p className="mt-2 max-w-measure text-sm text-ink-soft">
        Each photo is made smaller here, and the place where it was taken is removed from it before
        it is sent.
      </p>
      <output className="mt-2 block text-sm text-ink-soft empty:hidden">
        {left > 0 && `Preparing ${counted(left, 'photo')}…`}
      </output>
      {refused.length > 0 && (
        <ul role="alert" className="mt-2 space-y-1 font-medium text-clay-ink">
          {refused.map((one, at) => (
            <li key={`${one.name} ${at}`}>{refusalSentence(one)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
