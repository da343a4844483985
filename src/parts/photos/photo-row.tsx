import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { MediaRow } from '#src/db/schema.ts';
import type { Command } from '#src/domain/commands.ts';
import type { PetPhoto } from '#src/domain/pet-photo.ts';
import { progressOf, useMediaUrl } from '#src/media/use-media.ts';
import { useSubmitCommand } from '#src/parts/use-submit-command.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { TextField } from '#src/ui/field.tsx';
import { PhotoProgress } from './photo-progress.tsx';

type PhotoRowProps = {
  petId: string;
  petName: string;
  photo: PetPhoto;
  /** From 1. */
  place: number;
  /** The photo that it follows once it is moved forward; null for the front. */
  before: string | null;
  /** The photo behind it. */
  after: string | undefined;
  own: ReadonlyMap<string, MediaRow> | undefined;
};

const notKept = 'This could not be saved on this device. Free some space and try again.';

/** One photo of a pet, with what staff can do with it. */
export function PhotoRow(props: PhotoRowProps) {
  const { petId, petName, photo, place, before, after, own } = props;
  const { id, alt, renditions } = photo;
  const submit = useSubmitCommand();
  const [removing, setRemoving] = useState(false);
  const smallest = renditions.toSorted((a, b) => a.width - b.width)[0];
  const url = useMediaUrl(smallest?.media ?? '', own);
  const say = (command: Command) => void submit(command, notKept);
  const move = (behind: string | null) =>
    say({ kind: 'movePhoto', args: { petId, id, after: behind } });
  return (
    <li className="flex flex-col gap-3 rounded-lg border border-hairline bg-card p-3">
      <div className="aspect-4/3 overflow-hidden rounded-md bg-sunk">
        {url !== '' && (
          <img
            src={url}
            alt={alt === '' ? `Photo ${place} of ${petName}` : alt}
            className="size-full object-cover"
          />
        )}
      </div>
      <PhotoProgress progress={progressOf(renditions, own)} place={place} />
      <TextField
        label={`What photo ${place} shows`}
        hint="Read out to people who do not see it."
        name={`alt-${id}`}
        maxLength={500}
        // Another device's words replace these, unless somebody types here now.
        key={alt}
        defaultValue={alt}
        onBlur={({ target }) => {
          const said = target.value.trim();
          if (said !== alt) say({ kind: 'describePhoto', args: { petId, id, alt: said } });
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="quiet"
          className="px-3"
          disabled={place === 1}
          aria-label={`Move photo ${place} forward`}
          onClick={() => move(before)}
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
        </Button>
        <Button
          variant="quiet"
          className="px-3"
          disabled={after === undefined}
          aria-label={`Move photo ${place} back`}
          onClick={() => after !== undefined && move(after)}
        >
          <ArrowRight aria-hidden="true" className="size-5" />
        </Button>
        <Button variant="quiet" className="ms-auto" onClick={() => setRemoving(true)}>
          <Trash2 aria-hidden="true" className="size-5" />
          Remove<span className="sr-only"> photo {place}</span>
        </Button>
      </div>
      <Dialog open={removing} onClose={() => setRemoving(false)} title={`Remove photo ${place}?`}>
        <p>It is deleted from this device and for everybody.</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button
            variant="danger"
            onClick={() => {
              setRemoving(false);
              say({ kind: 'removePhoto', args: { petId, id } });
            }}
          >
            Remove it
          </Button>
          <Button variant="quiet" onClick={() => setRemoving(false)}>
            Keep it
          </Button>
        </div>
      </Dialog>
    </li>
  );
}
