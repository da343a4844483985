/**
 * Comes once what was set before is on screen: a frame, and the task after it. A press is seen to be
 * taken, on a slow phone too, when what it leads to waits for this.
 */
export function afterNextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
