import { useEffect, useState } from 'react';
import { useCatalogue } from '#src/catalogue/catalogue-context.tsx';
import { useDatabase } from '#src/db/database-context.tsx';
import { texts } from '#src/domain/texts.ts';
import { Progress } from '#src/ui/progress.tsx';

// On a phone it continues the bar at the bottom, so that it covers no words; absolute, so that the
// bar does not move.
export const bottomMessageClass =
  'pointer-events-none absolute inset-x-0 bottom-full border-t border-hairline bg-paper px-3 py-1.5 text-center text-sm lg:fixed lg:bottom-6 lg:z-40 lg:mx-auto lg:w-[28rem] lg:settle lg:rounded-md lg:border lg:bg-card lg:p-4 lg:text-start lg:text-base lg:shadow-lift';

/** Says that the first pets are loading, counts them, and disappears when all are there. */
export function StartAlert() {
  const startedEmpty = useStartedEmpty();
  const { status, loaded, total } = useCatalogue();
  if (!startedEmpty || status !== 'loading') return null;
  return (
    <section aria-label="Pets on this device" className={bottomMessageClass}>
      <p role="alert" className="font-medium">
        {texts.startAlert}
      </p>
      {/* Of one height, with and without the count: what grows would shift. */}
      <div className="mt-1 flex min-h-5 items-center gap-3 lg:mt-3">
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

/** Whether the device had no complete catalogue when the app started; false until that is read. */
function useStartedEmpty(): boolean {
  const database = useDatabase();
  const [empty, setEmpty] = useState(false);
  useEffect(() => {
    let mounted = true;
    database.catalogueState.get('current').then(
      (state) => mounted && setEmpty(state?.current === undefined),
      // If the device cannot be read, the pets must be loaded too.
      () => mounted && setEmpty(true),
    );
    return () => {
      mounted = false;
    };
  }, [database]);
  return empty;
}
