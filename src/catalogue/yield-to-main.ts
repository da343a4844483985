/** Lets the browser render and handle input before long work continues. */
export function yieldToMain(): Promise<void> {
  // Safari has no scheduler.yield as of version 26; remove the timer once it does.
  const scheduler = (globalThis as { scheduler?: { yield?: () => Promise<void> } }).scheduler;
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve, 0));
}

// Half a second: longer than a slow phone takes to render its first list.
const idleWithinMs = 500;

/** Waits until the browser is idle; for work whose result nobody sees yet. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has none as of version 26.
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(() => resolve(), { timeout: idleWithinMs });
    else setTimeout(resolve, 50);
  });
}
