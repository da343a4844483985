import { Link } from '@tanstack/react-router';
import type { Application, Decision } from '#src/domain/application.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';

/** 'Ada and Bo were approved for Rex': who else was approved for the pet of this application. */
export function approvedWords(others: readonly Application[], petName: string): string {
  const names = others.map(({ fullName }) => fullName);
  const last = names.pop() ?? '';
  const who = names.length === 0 ? `${last} was` : `${names.join(', ')} and ${last} were`;
  return `${who} approved for ${petName}`;
}

type OtherApprovalsProps = {
  /** Other applications for the same pet that are approved. */
  others: readonly Application[];
  petName: string;
  onEnter: (id: string) => void;
};

/** Says who else was approved for the same pet, with links to their requests; else nothing. */
export function OtherApprovals({ others, petName, onEnter }: OtherApprovalsProps) {
  if (others.length === 0) return null;
  return (
    <div className="mb-5 rounded-md bg-marigold-tint p-3 text-sm">
      <p>{approvedWords(others, petName)}.</p>
      <ul>
        {others.map(({ id, fullName }) => (
          <li key={id}>
            <Link
              to="/Dashboard"
              search={{ request: id }}
              onClick={() => onEnter(id)}
              className="inline-grid min-h-11 items-center font-semibold text-evergreen underline"
            >
              Open the request of {fullName}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

type SecondApprovalDialogProps = Omit<OtherApprovalsProps, 'onEnter'> & {
  open: boolean;
  applicant: string;
  onClose: () => void;
  onDecide: (status: Decision) => void;
};

/** Asks whether a second person shall be approved for one pet. */
export function SecondApprovalDialog(props: SecondApprovalDialogProps) {
  const { open, others, petName, applicant, onClose, onDecide } = props;
  return (
    <Dialog open={open} onClose={onClose} title={approvedWords(others, petName)}>
      <p>
        If you approve {applicant} too, more than one person is told yes, and {petName} can move in
        with one of them only.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button
          variant="danger"
          onClick={() => {
            onClose();
            onDecide('approved');
          }}
        >
          Approve {applicant} too
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Do not approve
        </Button>
      </div>
    </Dialog>
  );
}
