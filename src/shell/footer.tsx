import { Link } from '@tanstack/react-router';
import { texts } from '#src/domain/texts.ts';

// In the order of their texts.
const pages = ['/about', '/privacy', '/licensing', '/contact'] as const;

export function Footer() {
  return (
    <footer className="border-t border-hairline pb-[calc(4.5rem+env(safe-area-inset-bottom))] lg:pb-0">
      <div className="mx-auto flex w-full max-w-page flex-col gap-2 px-4 py-8 text-sm text-ink-soft sm:flex-row sm:items-center sm:justify-between sm:px-6">
        <ul className="flex flex-wrap gap-x-6">
          {texts.footerLinks.map((label, at) => (
            <li key={label}>
              <Link
                to={pages[at] ?? '/'}
                className="grid min-h-11 items-center hover:text-ink hover:underline"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <p>© {texts.copyrightYear} Homeward</p>
      </div>
    </footer>
  );
}
