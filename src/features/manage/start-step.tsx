import { Circle, CircleCheck } from 'lucide-react';
import { type ReactNode, useId } from 'react';

type StepProps = {
  title: string;
  /** Undefined while it is not known. */
  done: boolean | undefined;
  children: ReactNode;
};

/** One step of the first run, with whether it is done in a word. */
export function Step({ title, done, children }: StepProps) {
  const id = useId();
  const Icon = done ? CircleCheck : Circle;
  return (
    <li
      aria-labelledby={id}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-t border-hairline py-6"
    >
      <Icon
        aria-hidden="true"
        className={`mt-0.5 size-6 ${done ? 'text-evergreen' : 'text-ink-soft'}`}
      />
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <p className={`text-sm font-semibold ${done ? 'text-evergreen' : 'text-ink-soft'}`}>
          {done === undefined ? '' : done ? 'Done' : 'To do'}
        </p>
      </div>
      <div className="col-start-2 mt-2 flex flex-col items-start gap-4 max-sm:col-span-2 max-sm:col-start-1">
        {children}
      </div>
    </li>
  );
}
