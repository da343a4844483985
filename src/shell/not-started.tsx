import { Button } from '#src/ui/button.tsx';
import { Page } from '#src/ui/page.tsx';

/** Shown instead of the whole app where this device does not let it begin. */
export function NotStarted() {
  return (
    <main>
      <Page
        title="Homeward could not start"
        lead="This browser did not let it read what is kept on this device."
      >
        <p className="max-w-measure">
          Close other tabs of Homeward and load this page again. If that does not help, free some
          space on this device first.
        </p>
        <Button className="mt-6" onClick={() => location.reload()}>
          Load again
        </Button>
      </Page>
    </main>
  );
}
