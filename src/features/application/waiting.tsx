import { texts } from '#src/domain/texts.ts';
import { Page } from '#src/ui/page.tsx';
import { formTitle } from './form-title.ts';

export function Waiting() {
  return (
    <Page title={formTitle}>
      <output className="block text-lg text-ink-soft">{texts.loading}</output>
    </Page>
  );
}
