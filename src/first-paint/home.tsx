import { texts } from '#src/domain/texts.ts';
import { HeroFrame, heroTitleClass } from '#src/features/content/hero-frame.tsx';
import { FirstPaint } from '#src/shell/first-paint.tsx';

/** What the start page shows before any script has run: the bar, and its words and picture. */
export function HomeFirstPaint() {
  return (
    <>
      <FirstPaint />
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
