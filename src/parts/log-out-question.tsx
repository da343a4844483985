import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import type { LogOut } from './use-log-out.ts';

/** Asks before logging out would delete commands that are not sent yet. */
export function LogOutQuestion({ logOut, unsent }: { logOut: LogOut; unsent: number }) {
  const { start, discard, cancel } = logOut;
  return (
    <Dialog open={unsent > 0} onClose={cancel} title="Not everything has been sent">
      <p>
        {unsent === 1 ? 'One thing you did is' : `${unsent} things you did are`} only on this device
        so far. Logging out now would throw {unsent === 1 ? 'it' : 'them'} away.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={() => void start()}>Keep trying</Button>
        <Button variant="danger" onClick={() => void discard()}>
          Discard and log out
        </Button>
        <Button variant="quiet" onClick={cancel}>
          Stay logged in
        </Button>
      </div>
    </Dialog>
  );
}
