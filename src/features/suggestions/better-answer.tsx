import { Button } from '#src/ui/button.tsx';
import type { Answered } from './use-ask.ts';

const speakers: Record<Answered['by'], string> = {
  model: 'A language model read your words too',
  browser: 'Your browser’s own model read your words too',
  server: 'The server has read your words too',
  device: 'This device has read your words again',
};

type BetterAnswerProps = {
  by: Answered['by'];
  /** What it says otherwise, in words. */
  words: string;
  onTake: () => void;
  onRefuse: () => void;
};

/** Tells what was understood later. At the end of the page and in view, so that nothing moves. */
export function BetterAnswer({ by, words, onTake, onRefuse }: BetterAnswerProps) {
  return (
    <div className="sticky bottom-20 z-20 mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-hairline bg-marigold-tint p-4 shadow-lift lg:bottom-4">
      <output className="min-w-60 flex-1">
        {speakers[by]}. <strong>{words}</strong>
      </output>
      <Button variant="secondary" onClick={onTake}>
        Use this answer
      </Button>
      <Button variant="quiet" onClick={onRefuse}>
        Keep mine
      </Button>
    </div>
  );
}
