import type { Application } from '#src/domain/application.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';

type WithdrawDialogProps = {
  /** Undefined while the dialog is closed. */
  application: Application | undefined;
  onClose: () => void;
  onConfirm: (application: Application) => void;
};

export function WithdrawDialog({ application, onClose, onConfirm }: WithdrawDialogProps) {
  return (
    <Dialog open={application !== undefined} onClose={onClose} title="Withdraw this application?">
      {application !== undefined && (
        <>
          <p>
            The shelter will stop considering you for {application.petName}. You can apply again
            later, as long as {application.petName} is listed.
          </p>
          <div className="mt-5 flex flex-wrap gap-3">
            <Button variant="danger" onClick={() => onConfirm(application)}>
              Withdraw application
            </Button>
            <Button variant="quiet" onClick={onClose}>
              Keep it
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
