import { texts } from '#src/domain/texts.ts';
import { Page } from '#src/ui/page.tsx';

export const formTitle = 'Adoption application';

export function FormLoading() {
  return (
    <Page title={formTitle}>
      <output className="block text-lg text-ink-soft">{texts.loading}</output>
    </Page>
  );
}
