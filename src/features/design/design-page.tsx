import { Page } from '#src/ui/page.tsx';
import { PortraitSection } from './portrait-section.tsx';
import { PrimitiveSection } from './primitive-section.tsx';
import { TokenSection } from './token-section.tsx';

/** For developers: everything that pages are made of. Not part of the product. */
export function DesignPage() {
  return (
    <Page title="Design" lead="Tokens, primitives and portraits, as they are now." wide>
      <TokenSection />
      <PrimitiveSection />
      <PortraitSection />
    </Page>
  );
}
