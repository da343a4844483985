import { useInstall } from '#src/pwa/status.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';

// Where its code does not arrive nobody is invited, and nothing is missing.
const InstallCard = lazyComponent(
  () => import('./install-card.tsx').then((module) => module.InstallCard),
  () => null,
);

/** Invites to install the app, where that is possible, and never at first sight. */
export function InstallInvitation() {
  const install = useInstall();
  if (install.way === 'none' || !install.touched) return null;
  return <InstallCard install={install} />;
}
