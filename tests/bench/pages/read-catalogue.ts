// The catalogue as every page of the bench reads it that has no replication of its own: the same
// pages that the app reads.
import type { Pet } from '#src/domain/pet.ts';

// Peers' pages import it from here: in their package there is no `#src`.
export type { Pet };

// 3: as many chunks as the app asks for at once; the pages of the bench hold them as one.
const together = 3;
// 6: what a browser asks of one server at once over HTTP/1.1; so the lower bound is the lowest.
const lanes = 6;

/** Calls `onPage` with the text of each page as it comes; resolves when all were taken. */
export async function readTexts(onPage: (text: string, nth: number) => unknown): Promise<void> {
  const manifest = await fetch('/api/catalogue/manifest');
  // The worker's own answer, here and below: a bench that checks it would measure the check.
  const { epoch, version, chunks } = (await manifest.json()) as {
    epoch: string;
    version: number;
    chunks: { from: string; to: string }[];
  };
  const waiting = chunks.flatMap(({ from, to }, nth) => {
    const last = chunks[Math.min(nth + together, chunks.length) - 1];
    return nth % together === 0 ? [[nth / together, { from, to: last?.to ?? to }] as const] : [];
  });
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [nth, { from, to }] = next;
      const query = new URLSearchParams({ epoch, version: String(version), from, to });
      const chunk = await fetch(`/api/catalogue/chunk?${query}`);
      if (!chunk.ok) throw new Error(`A page was answered with ${chunk.status}.`);
      await onPage(await chunk.text(), nth);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** The same with the pets of each page. */
export function readPets(onPets: (pets: Pet[], nth: number) => unknown): Promise<void> {
  return readTexts((text, nth) => onPets(JSON.parse(text) as Pet[], nth));
}
