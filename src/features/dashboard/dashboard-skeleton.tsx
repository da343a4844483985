import { texts } from '#src/domain/texts.ts';
import { Page } from '#src/ui/page.tsx';

/** Shown until the device has been read. */
export function DashboardSkeleton({ title }: { title: string }) {
  return (
    <Page title={title} wide>
      <output className="sr-only">{texts.loading}</output>
      <div aria-hidden="true" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {[1, 2, 3].map((place) => (
          <div key={place} className="breathe h-56 rounded-lg bg-sunk" />
        ))}
      </div>
    </Page>
  );
}
