/**
 * Node's own `process.emitWarning`. @supabase/lite 0.10.0 replaces it, when imported, with one that
 * throws when a warning is an Error, as Node's own are: the eleventh listener on a signal would end
 * the process. So this file must be imported before it, and the original put back after.
 */
export const nodeEmitWarning = process.emitWarning;
