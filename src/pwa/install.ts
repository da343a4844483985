import { createStore } from '#src/domain/store.ts';
import { afterNextPaint } from '#src/ui/after-next-paint.ts';

// Whether and how this browser can install the app at the moment.
//
//   asks      Chromium: it has told us so, and shows its question when we say when
//   by-hand   iOS: a person finds it in the share menu; nothing can be asked for
//   none      installed already, or a browser that cannot
export type InstallWay = 'asks' | 'by-hand' | 'none';

// Neither is in TypeScript's library: the event is Chromium's, the property Apple's.
type InstallEvent = Event & { prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }> };
type MaybeApple = Navigator & { standalone?: boolean };

const installedModes = '(display-mode: standalone), (display-mode: minimal-ui)';

type InstallState = {
  question?: InstallEvent | undefined;
  installed?: true;
  /** The person has touched this page, or a key. */
  touched?: true;
};

/** What is known of it so far; `installWay` says what follows. */
export const installState = createStore<InstallState>({});

const change = (changes: InstallState) => installState.set({ ...installState.view(), ...changes });

/** Begins to listen; called before the page starts, for the browser says it only once. */
export function watchInstall(): void {
  // An invitation can wait until the touch itself has been answered.
  const touch = () => void afterNextPaint().then(() => change({ touched: true }));
  window.addEventListener('pointerdown', touch, { once: true });
  window.addEventListener('keydown', touch, { once: true });
  window.addEventListener('beforeinstallprompt', (event) => {
    // Ours is quieter than the browser's own banner, and waits for the right moment.
    event.preventDefault();
    change({ question: event as InstallEvent });
  });
  window.addEventListener('appinstalled', () => {
    change({ question: undefined, installed: true });
  });
}

export function installWay({ installed, question }: InstallState): InstallWay {
  if (installed || matchMedia(installedModes).matches) return 'none';
  if (question) return 'asks';
  // False in Safari, true in the installed app, and missing everywhere but on iOS.
  return (navigator as MaybeApple).standalone === false ? 'by-hand' : 'none';
}

/** Shows the browser's question. It can be asked once; then 'none' until the browser offers again. */
export async function askToInstall(): Promise<'accepted' | 'dismissed'> {
  const { question } = installState.view();
  if (!question) return 'dismissed';
  const { outcome } = await question.prompt();
  change({ question: undefined });
  return outcome;
}
