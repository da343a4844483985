import { Disclosure } from '#src/ui/disclosure.tsx';
import { faq } from './faq.ts';

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
