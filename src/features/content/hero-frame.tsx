import type { ReactNode } from 'react';
import { buttonClass } from '#src/ui/button.tsx';

const links = [
  { to: '/Explore', label: 'Meet the pets', className: buttonClass('primary') },
  { to: '/Ai', label: 'Tell us who you are looking for', className: buttonClass('secondary') },
] as const;

/** Smaller on a tablet, where it is beside the picture and would take three lines. */
export const heroTitleClass = 'text-4xl md:max-lg:text-3xl';

// No router and no device: the build prerenders this into index.html.

type HeroFrameProps = {
  heading: ReactNode;
  /** Renders one of the two links. */
  link: (link: (typeof links)[number]) => ReactNode;
};

/** The first section of the home page, around its heading. */
export function HeroFrame({ heading, link }: HeroFrameProps) {
  return (
    <section className="mx-auto grid w-full max-w-page items-center gap-8 px-4 py-10 sm:px-6 md:grid-cols-[1.05fr_1fr] md:py-16 lg:gap-14 lg:py-20">
      <div className="flex flex-col items-start gap-5">
        {heading}
        <p className="max-w-measure text-lg text-ink-soft">
          Dogs, cats, birds and rabbits from shelters are waiting to meet you. Look around at your
          own pace: once loaded, everything here works without a connection too.
        </p>
        <div className="mt-2 flex flex-wrap gap-3">{links.map(link)}</div>
      </div>
      {/* No alternative text: the drawing only illustrates the words. */}
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
