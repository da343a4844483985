import { type ReactNode, useState } from 'react';
import { useCatalogue } from '#src/catalogue/catalogue-context.tsx';
import { useDeviceContents } from '#src/db/device-contents.ts';
import { useStorageHealth } from '#src/db/database-context.tsx';
import { useStorageUse } from '#src/db/use-storage-use.ts';
import { counted } from '#src/domain/words.ts';
import { texts } from '#src/domain/texts.ts';
import { longDate } from '#src/parts/format-date.ts';
import { useSyncStatus } from '#src/sync/status.ts';
import { Button } from '#src/ui/button.tsx';
import { Page } from '#src/ui/page.tsx';
import { ClearDialog } from './clear-dialog.tsx';
import { megabytes, persistenceSentence, yours } from './device-words.ts';

// Set by the build (vite.config.ts) from package.json.
const version: string = import.meta.env.VITE_VERSION;

/** What is stored on this device, how safe it is, and a button to clear it. */
export function DevicePage() {
  const contents = useDeviceContents();
  const { persistence } = useStorageHealth();
  const use = useStorageUse();
  const { loaded, total, unreadable } = useCatalogue();
  const { inTouchAt } = useSyncStatus();
  const [clearing, setClearing] = useState(false);
  if (contents === undefined)
    return (
      <Page title="This device">
        <output className="block text-lg text-ink-soft">{texts.loading}</output>
      </Page>
    );
  const { drafts, waiting } = contents;
  return (
    <Page
      title="This device"
      lead="Homeward keeps what you need in this browser, so that it works without a network."
    >
      <dl className="divide-y divide-hairline border-y border-hairline">
        <Fact name="Pets">
          {total === undefined || loaded === total
            ? counted(loaded, 'pet')
            : `${loaded} of ${counted(total, 'pet')}, more are coming`}
          {unreadable > 0 &&
            ` (${counted(unreadable, 'pet')} could not be read; a newer Homeward may)`}
        </Fact>
        <Fact name="Yours">{yours(contents)}</Fact>
        <Fact name="Not sent yet">
          {waiting === 0 ? 'Nothing' : `${counted(waiting, 'thing')}; sent when there is a network`}
        </Fact>
        <Fact name="Last in touch">
          {inTouchAt === undefined ? 'Not yet' : longDate(inTouchAt)}
        </Fact>
        {use && (
          <Fact name="Space">
            {megabytes(use.usedBytes)} of the {megabytes(use.allowedBytes)} that the browser allows
          </Fact>
        )}
        <Fact name="How safe">{persistenceSentence(persistence)}</Fact>
        <Fact name="Version">{version}</Fact>
      </dl>
      <section className="mt-10">
        <h2 className="text-xl">Clear this device</h2>
        <p className="mt-2 max-w-measure text-ink-soft">
          On a device that is not yours, leave nothing behind. What has been sent is safe with us
          and comes back when you log in.
        </p>
        <Button variant="danger" className="mt-4" onClick={() => setClearing(true)}>
          Clear everything
        </Button>
      </section>
      <ClearDialog
        open={clearing}
        waiting={waiting}
        drafts={drafts}
        onClose={() => setClearing(false)}
      />
    </Page>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[10rem_1fr]">
      <dt className="font-semibold">{name}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}
