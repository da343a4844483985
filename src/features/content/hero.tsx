import { Link } from '@tanstack/react-router';
import { texts } from '#src/domain/texts.ts';
import { PageHeading } from '#src/ui/page.tsx';
import { HeroFrame, heroTitleClass } from './hero-frame.tsx';

export function Hero() {
  return (
    <HeroFrame
      heading={<PageHeading className={heroTitleClass}>{texts.heroTitle}</PageHeading>}
      link={({ to, label, className }) => (
        <Link key={to} to={to} className={className}>
          {label}
        </Link>
      )}
    />
  );
}
