import { useRouterState } from '@tanstack/react-router';
import { useStore } from '#src/db/use-store.ts';
import { missingPage } from './load-page.ts';
import { bottomMessageClass } from './start-alert.tsx';

/** Says why the page that was asked for does not open, while it waits for its code. */
export function WaitingPage() {
  const isMissing = useStore(missingPage);
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  return (
    isMissing &&
    isLoading && (
      <p role="alert" className={`${bottomMessageClass} font-medium`}>
        That page is not on this device yet. It opens once you are back online.
      </p>
    )
  );
}
