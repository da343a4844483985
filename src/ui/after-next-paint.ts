/**
 * Resolves after the next frame has been painted: in the task after it. Slow work that waits for
 * this lets the person see their press first, on a slow phone too.
 */
export function afterNextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
