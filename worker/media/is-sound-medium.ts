import { renditionTypeOf } from '#src/domain/picture-bytes.ts';
import { sha256Of } from './sha256-of.ts';

/** Whether these are the bytes that the id names, and a picture from beginning to end. */
export async function isSoundMedium(id: string, bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  return (await sha256Of(bytes)) === id && renditionTypeOf(bytes) !== undefined;
}
