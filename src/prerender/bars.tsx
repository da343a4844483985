import {
  BarFrame,
  Brand,
  brandClass,
  listLinkClass,
  listLinks,
  listsClass,
} from '#src/shell/bar-frame.tsx';
import { supportedBrowsers } from './supported-browsers.ts';

const messageClass =
  'fixed inset-x-4 bottom-4 z-40 mx-auto max-w-measure rounded-md border border-clay bg-clay-tint p-4 text-clay-ink shadow-lift';

const { chrome, edge, firefox, safari } = supportedBrowsers;
const oldest = `Chrome ${chrome}, Edge ${edge}, Firefox ${firefox}, Safari ${safari}`;

/** The bars at the top, as they look before any script has run; they stay in place. */
export function PrerenderedBars() {
  return (
    <>
      <BarFrame>
        <span className={brandClass}>
          <Brand />
        </span>
      </BarFrame>
      <nav aria-label="Pages" className={listsClass}>
        {listLinks.map(({ label, to }) => (
          <a key={to} href={to} className={listLinkClass}>
            {label}
          </a>
        ))}
      </nav>
      {/* src/start/load-app.ts shows this if the app does not load. */}
      <p id="unfinished" role="alert" hidden className={messageClass}>
        A part of this page has not loaded yet. You can look around meanwhile, or{' '}
        {/* oxlint-disable-next-line anchor-is-valid -- The page's own address: it needs no script. */}
        <a href="" className="font-semibold underline">
          load it again
        </a>
        .
      </p>
      {/* Shown by load-app.ts, and by styles.css where even that is not understood. */}
      <p id="too-old" role="alert" className={messageClass}>
        This browser is too old for all of Homeward. You can look at the pets; to adopt one, update
        it, or come with {oldest}, or a later one.
      </p>
    </>
  );
}
