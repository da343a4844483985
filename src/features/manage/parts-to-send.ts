import type { ImportPets } from '#src/domain/import/import-calls.ts';
import type { RemoteReader } from '#src/import/reader.ts';

/** Parts that are copied from the web worker at once: more would stop the page for a moment. */
const atOnce = 4;

/** What is to be sent, some requests at a time. */
export async function* partsToSend(reader: RemoteReader): AsyncGenerator<readonly ImportPets[]> {
  for (let again = true; ; again = false) {
    const parts = await reader.parts(atOnce, again);
    if (parts.length === 0) return;
    yield parts;
  }
}
