import { type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';

type PopoverProps = {
  /** The content of the button. */
  trigger: ReactNode;
  /** The name of the button if it shows only an icon. */
  label?: string;
  triggerClass: string;
  className: string;
  children: ReactNode;
};

/**
 * A button and the popover that it opens. The platform closes it on Escape and on a press outside;
 * a link in it, or a button marked `data-closes`, closes it too.
 */
export function Popover({ trigger, label, triggerClass, className, children }: PopoverProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const closeOnChoice = (event: MouseEvent) => {
    const chosen = event.target instanceof Element && event.target.closest('a, [data-closes]');
    if (chosen) box.current?.hidePopover();
  };
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-expanded={open}
        aria-label={label}
        className={triggerClass}
      >
        {trigger}
      </button>
      {/* Handles clicks on the links and buttons inside, which the keyboard triggers too. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        ref={box}
        id={id}
        popover="auto"
        // Filled before it is shown, so that Tab finds its first entry. Emptied only after it is
        // closed, when the focus is back on the button.
        onBeforeToggle={(event) => event.newState === 'open' && setOpen(true)}
        onToggle={(event) => event.newState === 'closed' && setOpen(false)}
        onClick={closeOnChoice}
        className={`fixed inset-auto m-0 rounded-lg border border-hairline bg-card text-ink shadow-lift open:settle ${className}`}
      >
        {open && children}
      </div>
    </>
  );
}
