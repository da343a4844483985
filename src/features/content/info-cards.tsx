import { Link } from '@tanstack/react-router';
import { ArrowRight, BookOpen, HeartPulse, ListChecks } from 'lucide-react';

const cards = [
  {
    to: '/Checklist',
    icon: ListChecks,
    title: 'Adopter checklist',
    description: 'Ten things to have ready before your pet comes through the door.',
    action: 'Open the checklist',
  },
  {
    to: '/Covid',
    icon: HeartPulse,
    title: 'Covid-19 resources',
    description: 'Visiting a shelter safely, and caring for a pet when someone is ill.',
    action: 'Read the guide',
  },
  {
    to: '/Articles',
    icon: BookOpen,
    title: 'Exclusive articles',
    description: 'What the first three weeks at home are like, and what helps.',
    action: 'Read the article',
  },
] as const;

export function InfoCards() {
  return (
    <section aria-labelledby="info-cards">
      <h2 id="info-cards" className="text-2xl">
        Before you adopt
      </h2>
      <ul className="mt-6 grid gap-4 md:grid-cols-3 lg:gap-6">
        {cards.map(({ to, icon: Icon, title, description, action }) => (
          <li
            key={to}
            className="relative flex flex-col gap-3 rounded-lg border border-hairline bg-card p-6 transition-colors focus-within:border-evergreen hover:border-evergreen"
          >
            <span className="grid size-11 place-items-center rounded-md bg-evergreen-tint text-evergreen">
              <Icon aria-hidden="true" className="size-6" />
            </span>
            <h3 className="text-xl">{title}</h3>
            <p className="text-ink-soft">{description}</p>
            {/* The whole card is the link's target. */}
            <Link
              to={to}
              className="mt-auto inline-flex items-center gap-2 pt-2 font-semibold text-evergreen after:absolute after:inset-0 after:rounded-lg"
            >
              {action}
              <ArrowRight aria-hidden="true" className="size-4" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
