declare global {
  interface Window {
    results?: {
      opened?: { openMs: number; openTaskMs: number };
      answer?: { resultMs: number; longestTaskMs: number };
      expect(words: string): void;
    };
  }
}

/**
 * Runs in the page before its own scripts. Measures how long it takes from the navigation until the
 * list says `whole`; then, after each `expect`, from the last press of a key, tap or choice until the
 * frame in which the list says these words. `longestTaskMs` is 0 if none took 50 ms. F2 makes a word
 * of the page say '0 pets'.
 */
export function watchResults(whole: string): void {
  let waitsFor: string | undefined = whole;
  let pressedAt = 0;
  let from = 0;
  let tasks: PerformanceEntry[] = [];
  const longest = (entries: readonly PerformanceEntry[]) =>
    Math.max(
      0,
      ...entries.filter((one) => one.startTime + one.duration >= from).map((one) => one.duration),
    );
  const results: NonNullable<Window['results']> = {
    expect: (words) => {
      waitsFor = words;
      from = performance.now();
      tasks = [];
      delete results.answer;
    },
  };
  window.results = results;

  const note = ({ timeStamp }: Event) => (pressedAt = timeStamp);
  for (const kind of ['keydown', 'pointerdown', 'input', 'change'])
    addEventListener(kind, note, { capture: true });
  new PerformanceObserver((list) => {
    tasks.push(...list.getEntries());
    if (results.answer) results.answer.longestTaskMs = longest(tasks);
    if (results.opened && waitsFor === undefined && !results.answer)
      results.opened.openTaskMs = longest(tasks);
  }).observe({ type: 'longtask' });

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
        const resultMs = performance.now() - pressedAt;
        if (results.opened) results.answer = { resultMs, longestTaskMs: longest(tasks) };
        else results.opened = { openMs: performance.now(), openTaskMs: longest(tasks) };
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
