/** What is promised, or undefined where that takes longer than `ms`; what comes later is let go. */
export function withTimeout<Value>(
  ms: number,
  promised: Promise<Value>,
): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  return Promise.race([promised, tooLong]).finally(() => clearTimeout(timer));
}
