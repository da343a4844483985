import { Link } from '@tanstack/react-router';
import { buttonClass } from '#src/ui/button.tsx';
import { Page } from '#src/ui/page.tsx';
import { article } from './article.ts';

export function ArticlesPage() {
  return (
    <Page title={article.title} lead={article.lead}>
      <p className="text-sm text-ink-soft">About {article.readingMinutes} minutes to read</p>
      <article className="mt-8 flex flex-col gap-10">
        {article.parts.map(({ id, heading, paragraphs }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} className="text-2xl">
              {heading}
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-4 max-w-measure">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </article>
      <div className="mt-12 flex flex-wrap gap-3 border-t border-hairline pt-8">
        <Link to="/Checklist" className={buttonClass('primary')}>
          Get your home ready
        </Link>
        <Link to="/Explore" className={buttonClass('secondary')}>
          Meet the pets
        </Link>
      </div>
    </Page>
  );
}
