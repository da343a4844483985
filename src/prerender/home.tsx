import { texts } from '#src/domain/texts.ts';
import { HeroFrame, heroTitleClass } from '#src/features/content/hero-frame.tsx';
import { PrerenderedBars } from './bars.tsx';

/** What the start page shows before any script has run: the bar, and its words and picture. */
export function PrerenderedHome() {
  return (
    <>
      <PrerenderedBars />
      <main>
        <HeroFrame
          heading={<h1 className={heroTitleClass}>{texts.heroTitle}</h1>}
          link={({ to, label, className }) => (
            <a key={to} href={to} className={className}>
              {label}
            </a>
          )}
        />
      </main>
    </>
  );
}
