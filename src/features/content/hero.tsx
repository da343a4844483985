import { Link } from '@tanstack/react-router';
import { texts } from '#src/domain/texts.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { PageHeading } from '#src/ui/page.tsx';

export function Hero() {
  return (
    <section className="mx-auto grid w-full max-w-page items-center gap-8 px-4 py-10 sm:px-6 md:grid-cols-[1.05fr_1fr] md:py-16 lg:gap-14 lg:py-20">
      <div className="flex flex-col items-start gap-5">
        <PageHeading className="text-4xl">{texts.heroTitle}</PageHeading>
        <p className="max-w-measure text-lg text-ink-soft">
          Dogs, cats, birds and rabbits from shelters are waiting to meet you. Look around at your
          own pace: once loaded, everything here works without a connection too.
        </p>
        <div className="mt-2 flex flex-wrap gap-3">
          <Link to="/Explore" className={buttonClass('primary')}>
            Meet the pets
          </Link>
          <Link to="/Ai" className={buttonClass('secondary')}>
            Tell us who you are looking for
          </Link>
        </div>
      </div>
      {/* The drawing repeats what the words say. */}
      <img
        src="/hero.svg"
        alt=""
        width={1200}
        height={800}
        fetchPriority="high"
        className="h-auto w-full rounded-xl"
      />
    </section>
  );
}
