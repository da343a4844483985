/** Why the worker cannot start, as one sentence that names the mend; shown without a stack. */
export class StartFailure extends Error {
  override name = 'StartFailure';
}
