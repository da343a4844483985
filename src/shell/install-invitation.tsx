import { useInstall } from '#src/pwa/status.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';

// If its code cannot be loaded, there is no invitation, and nobody misses it.
const InstallCard = lazyComponent(
  () => import('./install-card.tsx').then((module) => module.InstallCard),
  () => null,
);

/** Invites people to install the app, if that is possible and they have used the page. */
export function InstallInvitation() {
  const install = useInstall();
  if (install.way === 'none' || !install.touched) return null;
  return <InstallCard install={install} />;
}
