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

let question: InstallEvent | undefined;
let isInstalled = false;
let isTouched = false;
const listeners = new Set<() => void>();

/** Begins to listen; called before the page starts, for the browser says it only once. */
export function watchInstall(): void {
  const touch = () => {
    if (isTouched) return;
    isTouched = true;
    // An invitation can wait until the touch itself has been answered.
    void afterNextPaint().then(tell);
  };
  window.addEventListener('pointerdown', touch, { once: true });
  window.addEventListener('keydown', touch, { once: true });
  window.addEventListener('beforeinstallprompt', (event) => {
    // Ours is quieter than the browser's own banner, and waits for the right moment.
    event.preventDefault();
    question = event as InstallEvent;
    tell();
  });
  window.addEventListener('appinstalled', () => {
    question = undefined;
    isInstalled = true;
    tell();
  });
}

/** Whether the person has touched this page, or a key. */
export const wasTouched = (): boolean => isTouched;

export function installWay(): InstallWay {
  if (isInstalled || matchMedia(installedModes).matches) return 'none';
  if (question) return 'asks';
  // False in Safari, true in the installed app, and missing everywhere but on iOS.
  return (navigator as MaybeApple).standalone === false ? 'by-hand' : 'none';
}

/** Shows the browser's question. It can be asked once; then 'none' until the browser offers again. */
export async function askToInstall(): Promise<'accepted' | 'dismissed'> {
  const asked = question;
  if (!asked) return 'dismissed';
  const { outcome } = await asked.prompt();
  question = undefined;
  tell();
  return outcome;
}

export function subscribeToInstall(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
