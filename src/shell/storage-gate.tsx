import { Component, type ReactNode } from 'react';
import { useStorageHealth } from '#src/db/database-context.tsx';
import { Button } from '#src/ui/button.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { Page } from '#src/ui/page.tsx';

const StorageClosed = lazyComponent(() =>
  import('./storage-closed.tsx').then((module) => module.StorageClosed),
);

/** Around the whole app: says when its database was closed, and why the app cannot continue. */
export function StorageGate({ children }: { children: ReactNode }) {
  const { closed } = useStorageHealth();
  return (
    <>
      {/* A page that reads a closed database throws; without this it would be blank. */}
      <WhenBroken page={<Broken closed={closed !== undefined} />}>{children}</WhenBroken>
      {closed && <StorageClosed why={closed} />}
    </>
  );
}

function Broken({ closed }: { closed: boolean }) {
  return (
    <main>
      <Page
        title="Homeward had to stop"
        // StorageClosed says more.
        lead={
          closed
            ? undefined
            : 'Something went wrong on this page. What you did is safe on this device.'
        }
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
