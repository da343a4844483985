import type { Result } from '#src/domain/failure.ts';

/**
 * S17: stores a batch while the next one is on its way, and calls `keep` with its answer, however the
 * storing ends: another tab waits until that answer is there. A wait that it asks for goes before an
 * error of the storage, because a full device has not kept it (S15).
 */
export async function withNext<Value, Next extends { result: Result<unknown> }>(
  next: Promise<Next> | undefined,
  keep: (answer: Next | undefined) => void,
  store: () => Promise<Result<Value>>,
): Promise<Result<Value>> {
  // Its failure is heard below, and until then is nobody's.
  next?.catch(() => {});
  try {
    return await store();
  } catch (error) {
    const answer = await next;
    if (answer?.result.kind === 'unavailable') return answer.result;
    throw error;
  } finally {
    keep(await next);
  }
}
