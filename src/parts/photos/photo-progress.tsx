import type { PhotoProgress as Unsent } from '#src/media/use-media.ts';
import { Progress } from '#src/ui/progress.tsx';

/** How far a photo is on its way; nothing once it has arrived. */
export function PhotoProgress({
  progress,
  place,
}: {
  progress: Unsent | undefined;
  place: number;
}) {
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
