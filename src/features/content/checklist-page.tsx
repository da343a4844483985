import { Link } from '@tanstack/react-router';
import { pageTexts } from '#src/domain/page-texts.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/field.tsx';
import { Page } from '#src/ui/page.tsx';
import { Progress } from '#src/ui/progress.tsx';
import { useChecklist } from './use-checklist.ts';

/** `id` is stored on the device with each tick, so its meaning must never change. */
type ChecklistItem = { id: string; task: string; why: string };

const checklistItems: readonly ChecklistItem[] = [
  {
    id: 'agree',
    task: 'Talk it over with everyone at home',
    why: 'Agree on who feeds, walks and cleans, and find out about allergies before you meet anyone.',
  },
  {
    id: 'lease',
    task: 'Check your lease or house rules',
    why: 'Ask for permission in writing, including any limits on size, breed or number of pets.',
  },
  {
    id: 'budget',
    task: 'Plan the first year’s costs',
    why: 'The adoption fee, food, a vet visit, insurance, and something put aside for the unexpected.',
  },
  {
    id: 'vet',
    task: 'Choose a vet and ask about a first visit',
    why: 'Aim for a check within the first two weeks, and keep the emergency number by the door.',
  },
  {
    id: 'safe-home',
    task: 'Make your home safe',
    why: 'Move cables, medicines and toxic plants out of reach; check windows, balconies and fences.',
  },
  {
    id: 'quiet-place',
    task: 'Set up a quiet place of their own',
    why: 'A bed, crate, cage or hutch away from the hallway, where nobody disturbs them.',
  },
  {
    id: 'supplies',
    task: 'Get the basics before the day',
    why: 'Bowls, bedding, the food they eat now, a litter tray or lead, a few toys and a carrier.',
  },
  {
    id: 'identity',
    task: 'Arrange a microchip and an ID tag',
    why: 'Ask whether your pet is chipped, and put the registration in your name straight away.',
  },
  {
    id: 'time-off',
    task: 'Keep the first few days free',
    why: 'A calm start with you near by makes everything that follows easier.',
  },
  {
    id: 'introductions',
    task: 'Plan slow introductions',
    why: 'Children and other pets meet the newcomer one at a time, briefly, and with a way to leave.',
  },
];

export function ChecklistPage() {
  const { ready, isTicked, tick, failed } = useChecklist('adopter-checklist');
  const done = checklistItems.filter(({ id }) => isTicked(id)).length;
  const all = checklistItems.length;
  return (
    <Page
      title="Adopter checklist"
      lead="Ten things to have ready before your pet comes home. Your ticks stay on this device."
    >
      <div className="sticky top-16 z-10 -mx-4 bg-paper px-4 py-4 sm:-mx-6 sm:px-6">
        <output className="block mb-2 font-semibold tabular-nums">
          {pageTexts.tasksCompleted(done, all)}
        </output>
        <Progress value={done} max={all} label="Tasks completed" />
      </div>
      {failed && (
        <p role="alert" className="mt-4 rounded-md bg-clay-tint p-4 text-clay-ink">
          This tick could not be kept on this device. Free some storage space and try again.
        </p>
      )}
      <ul className="mt-4 divide-y divide-hairline">
        {checklistItems.map(({ id, task, why }) => (
          <li key={id} className="py-3 [&_input]:scroll-mt-44">
            <Checkbox
              label={<span className="text-lg font-semibold">{task}</span>}
              name={id}
              hint={why}
              checked={isTicked(id)}
              disabled={!ready}
              onChange={(event) => tick(id, event.target.checked)}
            />
          </li>
        ))}
      </ul>
      {done === all && (
        <div className="mt-8 rounded-lg bg-evergreen-tint p-6">
          <p className="font-display text-xl">You are ready. Now for the best part.</p>
          <Link to="/Explore" className={`mt-4 ${buttonClass('primary')}`}>
            Meet the pets
          </Link>
        </div>
      )}
    </Page>
  );
}
