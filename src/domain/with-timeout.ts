/** The promised value, or undefined if it takes longer than `ms`; a later result is ignored. */
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
