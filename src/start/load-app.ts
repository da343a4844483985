import { withTimeout } from '#src/domain/with-timeout.ts';
import { watchInstall } from '#src/pwa/install.ts';
import { afterNextPaint } from '#src/ui/after-next-paint.ts';

// A second: a style that does not arrive, or a tab in the background, holds nothing up for longer.
const paintedWithinMs = 1_000;

// Ten: what is drawn looks complete, so whoever waits for its buttons is told that they will come.
const cameWithinMs = 10_000;

watchInstall();

// The app takes its place (src/shell/bar-frame.tsx) once it is here.
const sayUnfinished = () => document.getElementById('unfinished')?.removeAttribute('hidden');
setTimeout(sayUnfinished, cameWithinMs);

// What the page shows before any script is on screen first: on a slow network every script would take
// its share of the line from that. The build names them on this script's own tag
// (tools/build-plugins/prerender.ts); each is a task of its own once it and its imports have come.
const scripts = document.getElementById('load-app')?.dataset['scripts']?.split(' ') ?? [];
void withTimeout(paintedWithinMs, afterNextPaint()).then(() => {
  for (const script of scripts) {
    import(/* @vite-ignore */ script).catch((error: unknown) => {
      console.error(error);
      sayUnfinished();
    });
  }
});
