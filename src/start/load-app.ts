import { withTimeout } from '#src/domain/with-timeout.ts';
import { watchInstall } from '#src/pwa/install.ts';
import { afterNextPaint } from '#src/ui/after-next-paint.ts';
import { stillHere } from '#src/ui/still-here.ts';

// 1 s: the longest delay if a stylesheet does not arrive, or the tab is in the background.
const paintTimeoutMs = 1_000;

// 10 s: the prerendered document looks complete, so a person who waits for its buttons is told that
// a part has not loaded yet.
const appTimeoutMs = 10_000;

watchInstall();

// The messages are in the prerendered bars (src/prerender/bars.tsx); the app replaces them.
const showUnfinished = () => document.getElementById('unfinished')?.removeAttribute('hidden');

// The newest that the app needs. Without it the app would be an error page, and the prerendered
// page lists pets.
if (!('any' in AbortSignal && 'withResolvers' in Promise))
  document.getElementById('too-old')?.style.setProperty('display', 'block');
else start();

function start() {
  setTimeout(showUnfinished, appTimeoutMs);
  // The prerendered content is painted first: on a slow network every script would take a share of
  // its bandwidth. The build lists the scripts on this script's own tag
  // (tools/build-plugins/prerender.ts); each runs as a task of its own once it and its imports have
  // arrived.
  const scripts = document.getElementById('load-app')?.dataset['scripts']?.split(' ') ?? [];
  void withTimeout(paintTimeoutMs, afterNextPaint()).then(() => {
    for (const script of scripts) {
      import(/* @vite-ignore */ script).catch(async (error: unknown) => {
        await stillHere();
        console.error(error);
        showUnfinished();
      });
    }
  });
}
