import { Disclosure } from '#src/ui/disclosure.tsx';
import { Page } from '#src/ui/page.tsx';
import { covidGuide } from './covid-guide.ts';

export function CovidPage() {
  return (
    <Page
      title="Covid-19 resources"
      lead="How to adopt and live with a pet while Covid-19 is about. General advice, not a replacement for your doctor, your vet or your local health authority."
    >
      <div className="border-t border-hairline">
        {covidGuide.map(({ id, title, paragraphs, list }, place) => (
          <Disclosure key={id} summary={title} open={place === 0}>
            <div className="flex flex-col gap-3">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {list !== undefined && (
                <ul className="list-disc space-y-1.5 ps-5 marker:text-evergreen">
                  {list.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              )}
            </div>
          </Disclosure>
        ))}
      </div>
    </Page>
  );
}
