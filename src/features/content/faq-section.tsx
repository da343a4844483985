import { Disclosure } from '#src/ui/disclosure.tsx';

/** Sample content of the home page. `que` is the question, as the specification names it. */
type FaqItem = { id: string; que: string; description: string };

const faq: readonly FaqItem[] = [
  {
    id: 'how-it-works',
    que: 'How does the adoption process work?',
    description:
      'Find a pet you would like to meet, press Adopt Me, and send one application from your cart. A person at the shelter reads it, may call you with a question or two, and approves or rejects it. You can follow the status under MyApplications, even without a connection.',
  },
  {
    id: 'fees',
    que: 'What does it cost to adopt a pet?',
    description:
      'Adoption fees are typically $50 to $200. They cover vaccinations, spay/neuter and a health check-up, so your pet comes home ready to settle in. Budget separately for food, a carrier or lead, and a first visit to your own vet.',
  },
  {
    id: 'who-can-adopt',
    que: 'Do I need a garden, or experience with pets?',
    description:
      'No. Plenty of animals are happiest in a flat with a person who is often at home, and many are easy company for a first-time adopter. Be plain about your home and your days in the application: it helps us match you, and an honest answer never counts against you.',
  },
  {
    id: 'not-working-out',
    que: 'What if it does not work out?',
    description:
      'Most pets need weeks, not days, to feel at home, and we are glad to help with advice in that time. If it still is not right for you or for the animal, the shelter takes the pet back, at any time and without blame.',
  },
];

export function FaqSection() {
  return (
    <section
      aria-labelledby="faq"
      className="grid gap-x-14 gap-y-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
    >
      <div>
        <h2 id="faq" className="text-2xl">
          Questions people ask
        </h2>
        <p className="mt-3 max-w-measure text-ink-soft">
          Short answers from the people who do this every day.
        </p>
      </div>
      <div className="border-t border-hairline">
        {faq.map(({ id, que, description }) => (
          <Disclosure key={id} summary={que}>
            <p>{description}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
