import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';

type DialogProps = {
  open: boolean;
  /** Called for Escape, a press outside and the platform's own way to close, such as Back. */
  onClose: () => void;
  title: string;
  /** The top stays visible when a keyboard opens; the bottom is near the thumb. */
  place?: keyof typeof places;
  children: ReactNode;
};

const places = {
  middle: 'my-auto',
  top: 'mt-[calc(1rem+env(safe-area-inset-top))] mb-auto lg:mt-20',
  bottom: 'mt-auto mb-4',
};

/** A modal dialog in front of the page. */
export function Dialog({ open, onClose, title, place = 'middle', children }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = box.current;
    if (dialog === null) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);
  const closeFromOutside = (event: MouseEvent) => {
    // The padding belongs to the inner box, so only the backdrop has the dialog itself as target.
    if (event.target === box.current) onClose();
  };
  return (
    // The platform closes it on Escape; here only a press outside is handled.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={box}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={closeFromOutside}
      className={`mx-auto w-[min(36rem,calc(100vw-2rem))] max-w-none rounded-lg border border-hairline bg-card text-ink shadow-lift open:settle ${places[place]}`}
    >
      {open && (
        <div className="p-6">
          <h2 id={titleId} className="text-xl">
            {title}
          </h2>
          <div className="mt-3">{children}</div>
        </div>
      )}
    </dialog>
  );
}
