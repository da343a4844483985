import { Button } from '#src/ui/button.tsx';
import { Page } from '#src/ui/page.tsx';

/** Shown instead of the whole app when it cannot start on this device. */
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

/** Shown while a tab with an older version blocks the upgrade of the database. */
export function CloseOtherTabs() {
  return (
    <main>
      <Page
        title="Please close the other tabs of Homeward"
        lead="One of them still works with an older version, and this one cannot change what they share."
      >
        <p className="max-w-measure">
          What you did stays. This page goes on by itself as soon as they are closed.
        </p>
      </Page>
    </main>
  );
}
