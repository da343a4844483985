import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { FaqSection } from './faq-section.tsx';
import { Hero } from './hero.tsx';
import { InfoCards } from './info-cards.tsx';
import { TestimonialSection } from './testimonial-section.tsx';

const ContinueNotice = lazyComponent(() =>
  import('#src/parts/wanted-place.tsx').then((module) => module.ContinueNotice),
);

export function HomePage() {
  const wanted = useLocation({ select: ({ state }) => state.wanted });
  useEffect(() => {
    document.title = 'Homeward · adopt a pet';
  }, []);
  return (
    <>
      {wanted && <ContinueNotice wanted={wanted} />}
      <Hero />
      <div className="mx-auto flex w-full max-w-page flex-col gap-16 px-4 pb-16 sm:px-6 lg:gap-24 lg:pb-24">
        <InfoCards />
        <FaqSection />
        <TestimonialSection />
      </div>
    </>
  );
}
