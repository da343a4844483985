import type { Decision } from '#src/domain/application.ts';
import { Button } from '#src/ui/button.tsx';

type DecisionButtonsProps = {
  status: string;
  onDecide: (status: Decision) => void;
};

/** Either may be set at any time; the one that holds is marked. A withdrawn request has neither. */
export function DecisionButtons({ status, onDecide }: DecisionButtonsProps) {
  if (status === 'withdrawn') {
    return <p className="text-sm text-ink-soft">Withdrawn by the applicant</p>;
  }
  return (
    // Not `disabled`: that would take the focus from the button just pressed.
    <div className="flex flex-wrap gap-2">
      <Button
        variant="primary"
        className="grow"
        aria-disabled={status === 'approved'}
        onClick={() => status !== 'approved' && onDecide('approved')}
      >
        Approve
      </Button>
      <Button
        variant="danger"
        className="grow"
        aria-disabled={status === 'rejected'}
        onClick={() => status !== 'rejected' && onDecide('rejected')}
      >
        Reject
      </Button>
    </div>
  );
}
