import { Outlet, useRouteContext, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { focusHeading } from '#src/ui/page.tsx';
import { Badge } from './badge.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { InstallInvitation } from './install-invitation.tsx';
import { ListLinks } from './list-links.tsx';
import { Notices } from './notices.tsx';
import { StartAlert } from './start-alert.tsx';
import { TopBar } from './top-bar.tsx';
import { type TypedAhead, typeAhead } from './type-ahead.ts';
import { useLaunches } from './use-launches.ts';
import { WaitingPage } from './waiting-page.tsx';
import { CartPictures } from './cart-pictures.tsx';

const SearchPanel = lazyComponent(() =>
  import('./search-panel.tsx').then((module) => module.SearchPanel),
);

/** Everything around a page: bars, notices, search and footer. */
export function Shell() {
  const [searching, setSearching] = useState<boolean>();
  const typed = useRef<TypedAhead>(undefined);
  const { kept } = useRouteContext({ from: '__root__' });
  useFocusOnNewPage();
  useLaunches();
  const openSearch = () => {
    typed.current = typeAhead();
    setSearching(true);
  };
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#page"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-sm bg-evergreen px-4 py-2.5 font-semibold text-on-evergreen focus:translate-y-0"
      >
        Skip to the page
      </a>
      <TopBar onSearch={openSearch} />
      <ListLinks />
      {/* High on the page: if its code cannot be loaded, a sentence in its place says so. */}
      {searching !== undefined && (
        <SearchPanel
          open={searching}
          takeTyped={() => typed.current?.take() ?? ''}
          onClose={() => setSearching(false)}
        />
      )}
      <Notices kept={kept} />
      <main id="page" tabIndex={-1} className="grow focus:outline-none">
        <Outlet />
      </main>
      <Footer />
      <div className="fixed inset-x-0 bottom-0 z-30 border-t border-hairline bg-paper pb-[env(safe-area-inset-bottom)] lg:static lg:border-0 lg:pb-0">
        <StartAlert />
        <WaitingPage />
        <BottomBar onSearch={openSearch} />
      </div>
      <InstallInvitation />
      <Badge />
      <CartPictures />
    </div>
  );
}

function useFocusOnNewPage() {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, hrefChanged, pathChanged }) => {
        // Not on the first page: a screen reader starts at its top, and the skip link comes first.
        if (fromLocation === undefined || !hrefChanged) return;
        // Nor when a page only replaced its own address, as for a filter, or shows another part of
        // itself while the focus is in it.
        const sameEntry = fromLocation.state.__TSR_index === toLocation.state.__TSR_index;
        if (pathChanged || !(sameEntry || document.querySelector('main :focus'))) focusHeading();
      }),
    [router],
  );
}
