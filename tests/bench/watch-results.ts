// A list that says how many it shows: how long until it does, after a navigation and after a press.
import type { Page } from '@playwright/test';
import { longestTaskOf } from './long-tasks.ts';

declare global {
  interface Window {
    results?: { openMs?: number; resultMs?: number; expect(words: string): void };
  }
}

/** Opens the list; returns how long it takes from the navigation until it says `whole`, in ms. */
export async function openWatched(page: Page, path: string, whole: string): Promise<number> {
  await page.addInitScript(watchResults, whole);
  await page.goto(path, { waitUntil: 'commit' });
  const opened = await page.waitForFunction(() => window.results?.openMs, undefined, {
    timeout: 300_000,
  });
  return (await opened.jsonValue()) ?? Number.NaN;
}

/** Both in ms; see `longestTaskOf`. */
export type Answer = { resultMs: number; longestTaskMs: number };

/**
 * How long it takes from the last press of a key, tap or choice in `act` until the frame in which the
 * list says `words`.
 */
export async function answerTo(
  page: Page,
  words: string,
  act: () => Promise<unknown>,
): Promise<Answer> {
  await page.evaluate((expected) => window.results?.expect(expected), words);
  try {
    const { result, longestTaskMs } = await longestTaskOf(page, async () => {
      await act();
      return page.waitForFunction(() => window.results?.resultMs, undefined, { timeout: 60_000 });
    });
    return { resultMs: (await result.jsonValue()) ?? Number.NaN, longestTaskMs };
  } catch (error) {
    const shown = await page.locator('main output').textContent();
    throw new Error(`${words} expected, ${shown} shown`, { cause: error });
  }
}

/** Runs in the page before its own scripts. F2 makes a word of the page say '0 pets'. */
function watchResults(whole: string): void {
  let waitsFor: string | undefined = whole;
  let pressedAt = 0;
  const results: NonNullable<Window['results']> = {
    expect: (words) => {
      waitsFor = words;
      delete results.resultMs;
    },
  };
  window.results = results;

  const note = ({ timeStamp }: Event) => (pressedAt = timeStamp);
  for (const kind of ['keydown', 'pointerdown', 'input', 'change'])
    addEventListener(kind, note, { capture: true });

  const comparison = document.createElement('p');
  addEventListener('keydown', ({ key }) => {
    if (key !== 'F2') return;
    comparison.textContent = '0 pets';
    document.querySelector('main')?.append(comparison);
  });

  const look = () => {
    if (waitsFor === undefined) return;
    const said = document.querySelector('main output')?.textContent;
    if (said !== waitsFor && comparison.textContent !== waitsFor) return;
    comparison.remove();
    comparison.textContent = '';
    waitsFor = undefined;
    // The task after the frame runs once the frame has been painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        const shownAt = performance.now();
        if (results.openMs === undefined) results.openMs = shownAt;
        else results.resultMs = shownAt - pressedAt;
      });
      port1.start();
      port2.postMessage(undefined);
    });
  };
  new MutationObserver(look).observe(document, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}
