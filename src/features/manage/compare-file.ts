import type { Failure, Result } from '#src/domain/failure.ts';
import type { Pet } from '#src/domain/pet.ts';
import { ownerHeader } from '#src/domain/protocol.ts';
import type { RemoteReader } from '#src/import/reader.ts';
import type { RequestAsOwner } from '#src/session/session.ts';

/** Pets that are copied to the web worker at once: more would stop the page for a moment. */
const atOnce = 200;

/**
 * Gives the reader what a file of this source is compared with: this device's pets, and what the
 * server knows of the source. Gives why the server's part is missing, where it is.
 */
export async function tellReader(
  reader: RemoteReader,
  source: string,
  pets: readonly Pet[],
  requestAsOwner: RequestAsOwner,
): Promise<Failure | undefined> {
  await reader.beginComparison();
  const theirs = pets.filter((pet) => pet.source === source);
  for (let at = 0; at < theirs.length; at += atOnce)
    await reader.addPets(theirs.slice(at, at + atOnce));
  for (let after: string | undefined = ''; after !== undefined;) {
    const answer: Result<string | undefined> = await askSaid(reader, source, after, requestAsOwner);
    if (answer.kind !== 'ok') {
      // Half of it would call the other half new.
      await reader.forgetSaid();
      return answer;
    }
    after = answer.value;
  }
  return undefined;
}

// 30 s, as for every request of the app.
const patienceMs = 30_000;

function askSaid(
  reader: RemoteReader,
  source: string,
  after: string,
  requestAsOwner: RequestAsOwner,
): Promise<Result<string | undefined>> {
  return requestAsOwner<string | undefined>(async (network, owner) => {
    const query = new URLSearchParams({ source, after });
    try {
      const response = await network(`/api/imports/said?${query}`, {
        headers: { [ownerHeader]: owner },
        cache: 'no-store',
        signal: AbortSignal.timeout(patienceMs),
      });
      const { status, headers } = response;
      return await reader.addSaid({ status, headers: [...headers], text: await response.text() });
    } catch {
      return { kind: 'offline' };
    }
  });
}
