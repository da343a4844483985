import { useEffect, useState } from 'react';
import { useCatalogue } from '#src/catalogue/catalogue-context.tsx';
import { useDatabase } from '#src/db/database-context.tsx';
import { texts } from '#src/domain/texts.ts';
import { Progress } from '#src/ui/progress.tsx';

/** Says that the first pets are on their way, counts them, and goes when they are there. */
export function StartAlert() {
  const startedEmpty = useStartedEmpty();
  const { status, loaded, total } = useCatalogue();
  if (!startedEmpty || status !== 'loading') return null;
  return (
    <section
      aria-label="Pets on this device"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-40 mx-auto w-[min(28rem,calc(100vw-2rem))] settle rounded-md border border-hairline bg-card p-4 shadow-lift lg:bottom-6"
    >
      <p role="alert" className="font-medium">
        {texts.startAlert}
      </p>
      <div className="mt-3 flex items-center gap-3">
        <Progress value={loaded} max={total} label="Pets on this device" />
        {total !== undefined && (
          <p className="shrink-0 text-sm text-ink-soft tabular-nums">
            {loaded} of {total}
          </p>
        )}
      </div>
    </section>
  );
}

/** Whether this device held no complete catalogue when the app started; false until that is read. */
function useStartedEmpty(): boolean {
  const database = useDatabase();
  const [empty, setEmpty] = useState(false);
  useEffect(() => {
    let here = true;
    database.catalogueState.get('current').then(
      (state) => here && setEmpty(state?.current === undefined),
      // A device that cannot be read has its pets nowhere else: the list itself says so.
      () => here && setEmpty(true),
    );
    return () => {
      here = false;
    };
  }, [database]);
  return empty;
}
