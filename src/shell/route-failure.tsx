import { type ErrorComponentProps, Link } from '@tanstack/react-router';
import { texts } from '#src/domain/texts.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Page } from '#src/ui/page.tsx';

/** Shown at an address without a page. */
export function NotFound() {
  return (
    <Page title={texts.routeFailure} lead="404 Not Found">
      <p className="max-w-measure">
        There is no page at this address. It may have been mistyped, or the page has moved.
      </p>
      <WaysOut />
    </Page>
  );
}

/** Shown when a page failed: its code could not be loaded, or it threw an error. */
export function RouteFailure({ error }: ErrorComponentProps) {
  const text = error instanceof Error ? error.message : String(error);
  return (
    <Page title={texts.routeFailure} lead={text}>
      <p className="max-w-measure">
        What you did is safe on this device. If you are offline, this page opens once you are back;
        otherwise load it again, or go back to where the pets are.
      </p>
      <WaysOut />
    </Page>
  );
}

function WaysOut() {
  return (
    <p className="mt-6 flex flex-wrap gap-3">
      <Link to="/Explore" className={buttonClass('primary')}>
        {texts.browsePets}
      </Link>
      <Button variant="secondary" onClick={() => location.reload()}>
        Load again
      </Button>
    </p>
  );
}
