import { createStore } from '#src/domain/store.ts';
import { afterNextPaint } from '#src/ui/after-next-paint.ts';

// Whether and how this browser can install the app at the moment.
//
//   asks      Chromium: it has offered an install prompt, which the app can show
//   by-hand   iOS: a person finds it in the share menu; there is no prompt
//   none      installed already, or a browser that cannot install
export type InstallWay = 'asks' | 'by-hand' | 'none';

// Neither is in TypeScript's library: the event is Chromium's, the property Apple's.
type InstallEvent = Event & { prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }> };
type MaybeApple = Navigator & { standalone?: boolean };

const installedModes = '(display-mode: standalone), (display-mode: minimal-ui)';

type InstallState = {
  prompt?: InstallEvent | undefined;
  installed?: true;
  /** The person has touched this page or pressed a key. */
  touched?: true;
};

/** What is known so far; `installWay` derives the way to install from it. */
export const installState = createStore<InstallState>({});

const change = (changes: InstallState) => installState.set({ ...installState.view(), ...changes });

/**
 * Starts to listen; called before the app starts, because the browser sends the event only once.
 */
export function watchInstall(): void {
  // After the next paint: the response to the touch itself comes first.
  const touch = () => void afterNextPaint().then(() => change({ touched: true }));
  window.addEventListener('pointerdown', touch, { once: true });
  window.addEventListener('keydown', touch, { once: true });
  window.addEventListener('beforeinstallprompt', (event) => {
    // Our invitation replaces the browser's banner: it is quieter and waits for the right moment.
    event.preventDefault();
    change({ prompt: event as InstallEvent });
  });
  window.addEventListener('appinstalled', () => {
    change({ prompt: undefined, installed: true });
  });
}

export function installWay({ installed, prompt }: InstallState): InstallWay {
  if (installed || matchMedia(installedModes).matches) return 'none';
  if (prompt) return 'asks';
  // False in Safari, true in the installed app, and missing everywhere but on iOS.
  return (navigator as MaybeApple).standalone === false ? 'by-hand' : 'none';
}

/**
 * Shows the browser's install prompt. It works once; then 'none' until the browser offers again.
 */
export async function askToInstall(): Promise<'accepted' | 'dismissed'> {
  const { prompt } = installState.view();
  if (!prompt) return 'dismissed';
  const { outcome } = await prompt.prompt();
  change({ prompt: undefined });
  return outcome;
}
