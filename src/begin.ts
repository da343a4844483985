import { inTime } from './domain/in-time.ts';
import { watchInstall } from './pwa/install.ts';
import { painted } from './ui/painted.ts';

// A second: a style that does not arrive, or a tab in the background, holds nothing up for longer.
const paintedWithinMs = 1_000;

// Ten: what is drawn looks complete, so whoever waits for its buttons is told that they will come.
const cameWithinMs = 10_000;

watchInstall();

// The app takes its place (src/shell/first-paint.tsx) once it is here.
const sayUnfinished = () => document.getElementById('unfinished')?.removeAttribute('hidden');
setTimeout(sayUnfinished, cameWithinMs);

// What the page shows before any script is on screen first: on a slow network every script would take
// its share of the line from that. The build names them on this script's own tag
// (tools/build-plugins/drawn-pages.ts); each is a task of its own once it and its imports have come.
const scripts = document.getElementById('begin')?.dataset['scripts']?.split(' ') ?? [];
void inTime(paintedWithinMs, painted()).then(() => {
  for (const script of scripts) {
    import(/* @vite-ignore */ script).catch((error: unknown) => {
      console.error(error);
      sayUnfinished();
    });
  }
});
