import { Link } from '@tanstack/react-router';
import { pageTexts } from '#src/domain/page-texts.ts';
import { texts } from '#src/domain/texts.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Page } from '#src/ui/page.tsx';

export function NoPetSelectedPage() {
  return (
    <Page
      title={pageTexts.noPetSelected}
      lead="An application is always about one pet. Choose who you would like to meet, then come back."
    >
      <Link to="/Explore" className={buttonClass('primary')}>
        {texts.browsePets}
      </Link>
    </Page>
  );
}
