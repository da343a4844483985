import type { Decision } from '#src/domain/application.ts';
import { Button } from '#src/ui/button.tsx';

type DecisionButtonsProps = {
  status: string;
  onDecide: (status: Decision) => void;
};

/**
 * Either decision can be made at any time; the present one is marked. Not for withdrawn requests.
 */
export function DecisionButtons({ status, onDecide }: DecisionButtonsProps) {
  if (status === 'withdrawn') {
    return <p className="text-sm text-ink-soft">Withdrawn by the applicant</p>;
  }
  return (
    // Not `disabled`: the button just pressed would lose the focus.
    <div className="flex grow flex-wrap gap-2">
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
