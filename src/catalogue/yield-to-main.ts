/** Lets the browser draw and answer before a long piece of work goes on. */
export function yieldToMain(): Promise<void> {
  // Safari has no scheduler.yield as of version 26; remove the timer once it does.
  const scheduler = (globalThis as { scheduler?: { yield?: () => Promise<void> } }).scheduler;
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve, 0));
}

// Half a second: longer than a slow phone takes to draw its first list.
const idleWithinMs = 500;

/** Waits until the page has drawn what it has to draw, for work that nobody sees the result of yet. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has none as of version 26.
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(() => resolve(), { timeout: idleWithinMs });
    else setTimeout(resolve, 50);
  });
}
