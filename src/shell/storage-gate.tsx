import { Component, type ReactNode, useEffect, useRef } from 'react';
import { useStorageHealth } from '#src/db/database-context.tsx';
import { Button } from '#src/ui/button.tsx';
import { Page } from '#src/ui/page.tsx';

const sentences = {
  deleted:
    'Your browser has cleared what Homeward keeps on this device. Load this page again: what had reached us comes back.',
  outdated:
    'Homeward was updated in another tab. Load this page again to go on; what you did here stays.',
};

/** Around the whole app: says when its database was closed, and why the app cannot continue. */
export function StorageGate({ children }: { children: ReactNode }) {
  const { closed } = useStorageHealth();
  return (
    <>
      {/* A page that reads a closed database throws; without this it would be blank. */}
      <WhenBroken page={<Broken sentence={closed && sentences[closed]} />}>{children}</WhenBroken>
      {closed && <StorageClosed sentence={sentences[closed]} />}
    </>
  );
}

/** Not a modal dialog: the person can still read and copy what they have written. */
function StorageClosed({ sentence }: { sentence: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.showPopover(), []);
  return (
    <div
      ref={box}
      popover="manual"
      className="fixed inset-x-0 top-auto bottom-[calc(1rem+env(safe-area-inset-bottom))] m-0 mx-auto w-[min(36rem,calc(100vw-2rem))] rounded-lg border border-clay bg-card p-5 text-ink shadow-lift"
    >
      <p role="alert">{sentence}</p>
      <Button className="mt-4" onClick={() => location.reload()}>
        Load again
      </Button>
    </div>
  );
}

function Broken({ sentence }: { sentence: string | undefined }) {
  return (
    <main>
      <Page
        title="Homeward had to stop"
        lead={sentence ?? 'Something went wrong on this page. What you did is safe on this device.'}
      >
        <Button onClick={() => location.reload()}>Load again</Button>
      </Page>
    </main>
  );
}

type WhenBrokenProps = { page: ReactNode; children: ReactNode };

/** An error boundary, which React offers only as a class. */
class WhenBroken extends Component<WhenBrokenProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? this.props.page : this.props.children;
  }
}
