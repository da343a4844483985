import type { PetPhoto } from '#src/domain/pet-photo.ts';
import { progressOf, useOwnMedia } from '#src/media/use-media.ts';
import { Progress } from '#src/ui/progress.tsx';

/** How far a photo of this device is on its way; nothing once the server has it. */
export function PhotoProgress({ photo, place }: { photo: PetPhoto; place: number }) {
  const progress = progressOf(photo.renditions, useOwnMedia());
  if (progress === undefined) return null;
  const { state, sent, total } = progress;
  if (state === 'refused')
    return (
      <p className="text-sm font-medium text-clay-ink">
        The server did not take this picture. Remove it and choose it again.
      </p>
    );
  return (
    <div className="space-y-1.5">
      <p className="text-sm text-ink-soft tabular-nums">
        {sent === 0
          ? 'Saved on this device. It is sent when there is a network.'
          : `Sending: ${Math.floor((sent / total) * 100)} %`}
      </p>
      <Progress value={sent} max={total} label={`Sending photo ${place}`} />
    </div>
  );
}
