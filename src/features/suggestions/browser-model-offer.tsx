import { useRef, useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { downloadBrowserModel } from './browser-model.ts';

/** Offers the browser's model where it would have to be downloaded, which nothing does unasked. */
export function BrowserModelOffer({ onDownloaded }: { onDownloaded: () => void }) {
  const [share, setShare] = useState<number>();
  const [hasFailed, setFailed] = useState(false);
  const going = useRef<AbortController>(undefined);

  const download = async () => {
    going.current = new AbortController();
    const { signal } = going.current;
    setFailed(false);
    setShare(0);
    try {
      await downloadBrowserModel(setShare, signal);
      onDownloaded();
    } catch {
      setFailed(!signal.aborted);
    } finally {
      setShare(undefined);
    }
  };

  return (
    <section aria-labelledby="browser-model" className="mt-10 border-t border-hairline pt-6">
      <h2 id="browser-model" className="text-xl">
        A closer reader, in this browser
      </h2>
      <p className="mt-2 max-w-measure text-ink-soft">
        Your browser offers a language model of its own. It works without a network, and your words
        stay on this device. It is a download of several gigabytes (2 to 4 in most browsers), once
        for all websites.
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {share === undefined ? (
          <Button variant="secondary" onClick={() => void download()}>
            Download it
          </Button>
        ) : (
          <Button variant="quiet" onClick={() => going.current?.abort()}>
            Stop the download
          </Button>
        )}
        <output className="tabular-nums">
          {share !== undefined && `${Math.round(share * 100)}% downloaded`}
          {hasFailed && 'The download did not finish. Try again when you are on Wi-Fi.'}
        </output>
      </div>
    </section>
  );
}
