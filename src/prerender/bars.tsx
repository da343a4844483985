import {
  BarFrame,
  Brand,
  brandClass,
  listLinkClass,
  listLinks,
  listsClass,
} from '#src/shell/bar-frame.tsx';

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
      <p
        id="unfinished"
        role="alert"
        hidden
        className="fixed inset-x-4 bottom-4 z-40 mx-auto max-w-measure rounded-md border border-clay bg-clay-tint p-4 text-clay-ink shadow-lift"
      >
        A part of this page has not loaded yet. You can look around meanwhile, or{' '}
        {/* oxlint-disable-next-line anchor-is-valid -- The page's own address: it needs no script. */}
        <a href="" className="font-semibold underline">
          load it again
        </a>
        .
      </p>
    </>
  );
}
