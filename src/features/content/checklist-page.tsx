import { Link } from '@tanstack/react-router';
import { pageTexts } from '#src/domain/page-texts.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/field.tsx';
import { Page } from '#src/ui/page.tsx';
import { Progress } from '#src/ui/progress.tsx';
import { checklistItems } from './checklist-items.ts';
import { useChecklist } from './use-checklist.ts';

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
