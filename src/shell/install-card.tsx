import { useLocation } from '@tanstack/react-router';
import { Share } from 'lucide-react';
import { useId } from 'react';
import type { Install } from '#src/pwa/status.ts';
import { Button } from '#src/ui/button.tsx';
import { focusHeading } from '#src/ui/page.tsx';
import { useInterest, useRefusal } from './use-interest.ts';

/** The invitation to install: after a sign of interest, until it is refused. */
export function InstallCard({ install }: { install: Install }) {
  const interested = useInterest();
  const [refused, refuse] = useRefusal();
  const { pathname } = useLocation();
  // Somebody who is writing an application must not be disturbed.
  const isWriting = pathname.toLowerCase().startsWith('/questions');
  if (!interested || refused || isWriting) return null;
  return <Card install={install} onRefuse={refuse} />;
}

type CardProps = { install: Install; onRefuse: () => void };

/** A card above the bottom bar: it covers little, and moves nothing on the page. */
function Card({ install: { way, ask }, onRefuse }: CardProps) {
  const titleId = useId();
  const install = async () => {
    // If the browser no longer shows its prompt, the person counts as having declined.
    const outcome = await ask().catch(() => 'dismissed' as const);
    if (outcome === 'dismissed') onRefuse();
  };
  return (
    <section
      aria-labelledby={titleId}
      data-floats
      className="fixed inset-x-0 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-30 mx-auto w-[min(26rem,calc(100vw-2rem))] settle max-lg:[html:has([data-within-reach])_&]:bottom-[calc(8.5rem+env(safe-area-inset-bottom))] rounded-lg border border-hairline bg-card p-4 shadow-lift lg:right-6 lg:bottom-6 lg:left-auto lg:mx-0"
    >
      <div className="flex items-start gap-3">
        <img src="/favicon.svg" alt="" className="size-10 shrink-0" />
        <div>
          <h2 id={titleId} className="text-lg">
            Keep Homeward at hand
          </h2>
          {way === 'asks' ? <ByAsking /> : <ByHand />}
        </div>
      </div>
      <div className="mt-3 flex justify-end gap-2">
        <Button
          variant="quiet"
          onClick={() => {
            onRefuse();
            // The button disappears with the card; without this the focus would be lost.
            focusHeading();
          }}
        >
          {way === 'asks' ? 'Not now' : 'Understood'}
        </Button>
        {way === 'asks' && <Button onClick={() => void install()}>Install</Button>}
      </div>
    </section>
  );
}

function ByAsking() {
  return (
    <p className="mt-1 text-sm text-ink-soft">
      Installed, it opens like any other app: in a moment, with or without a network.
    </p>
  );
}

function ByHand() {
  return (
    <p className="mt-1 text-sm text-ink-soft">
      Tap Share <Share aria-hidden="true" className="inline size-4 align-[-0.1em]" />, then “Add to
      Home Screen”. It then opens like any other app: in a moment, with or without a network.
    </p>
  );
}
