import { useState } from 'react';
import { applicationStatuses } from '#src/domain/application.ts';
import type { FormError } from '#src/domain/check-form.ts';
import { ApplicationStatusBadge } from '#src/parts/application-status-badge.tsx';
import { useAlert } from '#src/ui/alerts.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { ErrorSummary } from '#src/ui/error-summary.tsx';
import { Checkbox, TextArea, TextField } from '#src/ui/field.tsx';
import { Popover } from '#src/ui/popover.tsx';
import { Progress } from '#src/ui/progress.tsx';
import { Section } from './section.tsx';

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;
const message = 'Enter something.';
const tones = ['info', 'success', 'error'] as const;

/** Every primitive of `src/ui` in each of its states. */
export function PrimitiveSection() {
  const showAlert = useAlert();
  const [open, setOpen] = useState(false);
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  return (
    <>
      <Section title="Buttons">
        {[false, true].map((disabled) => (
          <div key={String(disabled)} className="mb-4 flex flex-wrap gap-3">
            {variants.map((variant) => (
              <Button key={variant} variant={variant} disabled={disabled}>
                {disabled ? 'Disabled' : 'Enabled'} {variant}
              </Button>
            ))}
          </div>
        ))}
      </Section>
      <Section title="Fields">
        <div className="flex max-w-measure flex-col gap-6">
          <TextField label="Text field" name="text" hint="With a hint." />
          <TextField label="Text field" name="wrong" error={message} required />
          <TextField label="Disabled text field" name="disabled" value="Not now" disabled />
          <Checkbox label="Checkbox" name="box" hint="Its whole line is the target." />
        </div>
      </Section>
      <Section title="Error summary">
        <form className="flex flex-col items-start gap-3">
          <Button variant="secondary" onClick={() => setErrors([{ name: 'area', message }])}>
            Find something missing
          </Button>
          <ErrorSummary errors={errors} />
          <TextArea label="Text area" name="area" />
        </form>
      </Section>
      <Section title="Dialog, popover and alerts">
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setOpen(true)}>Open a dialog</Button>
          <Popover
            trigger="Open a popover"
            triggerClass={buttonClass('secondary')}
            className="bottom-4 right-4 p-5"
          >
            <p>What it opens to.</p>
          </Popover>
          {tones.map((tone) => (
            <Button
              key={tone}
              variant="secondary"
              onClick={() => showAlert(`An alert that says: ${tone}.`, tone)}
            >
              Show: {tone}
            </Button>
          ))}
        </div>
        <Dialog open={open} onClose={() => setOpen(false)} title="A question in front of the page">
          <p>What will happen, in a sentence.</p>
          <div className="mt-5">
            <Button onClick={() => setOpen(false)}>Close</Button>
          </div>
        </Dialog>
      </Section>
      <Section title="Disclosure">
        <Disclosure summary="A question">Its answer.</Disclosure>
        <Disclosure summary="An open question" open>
          Its answer.
        </Disclosure>
      </Section>
      <Section title="Progress">
        <div className="flex max-w-measure flex-col gap-4">
          <Progress label="A third" value={1} max={3} />
          <Progress label="Without a measure" value={0} max={undefined} />
        </div>
      </Section>
      <Section title="Status">
        <div className="flex flex-wrap gap-3">
          {[...applicationStatuses, 'unknown'].map((status) => (
            <ApplicationStatusBadge key={status} status={status} />
          ))}
        </div>
      </Section>
      <Section title="Empty state">
        <EmptyState title="Nothing is here yet.">
          <Button>What to do next</Button>
        </EmptyState>
      </Section>
    </>
  );
}
