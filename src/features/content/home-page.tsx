import { useEffect } from 'react';
import { FaqSection } from './faq-section.tsx';
import { Hero } from './hero.tsx';
import { InfoCards } from './info-cards.tsx';
import { TestimonialSection } from './testimonial-section.tsx';

export function HomePage() {
  useEffect(() => {
    document.title = 'Homeward · adopt a pet';
  }, []);
  return (
    <>
      <Hero />
      <div className="mx-auto flex w-full max-w-page flex-col gap-16 px-4 pb-16 sm:px-6 lg:gap-24 lg:pb-24">
        <InfoCards />
        <FaqSection />
        <TestimonialSection />
      </div>
    </>
  );
}
