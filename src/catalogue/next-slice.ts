/** Lets the browser draw and answer before a long piece of work goes on. */
export function nextSlice(): Promise<void> {
  // Safari has no scheduler.yield as of version 26; remove the timer once it does.
  const scheduler = (globalThis as { scheduler?: { yield?: () => Promise<void> } }).scheduler;
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve, 0));
}
