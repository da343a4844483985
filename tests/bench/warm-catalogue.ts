import { catalogueManifestSchema } from '#src/domain/protocol.ts';

/**
 * The first request for a page has it made and compressed, which may take longer than the worker
 * waits where there are many; no visitor after that waits for it.
 */
export async function warmCatalogue(url: string, { peers }: { peers: boolean }): Promise<void> {
  const ask = async (path: string): Promise<unknown> => {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      // What the browser's own requests prefer, too.
      const answer = await fetch(url + path, { headers: { 'Accept-Encoding': 'br' } });
      if (answer.ok) return answer.json();
    }
    throw new Error(`The server does not answer ${path}.`);
  };
  const manifest = await ask('/api/catalogue/manifest');
  const { epoch, version, chunks, total } = catalogueManifestSchema.parse(manifest);
  for (const [nth, { from, to }] of chunks.entries()) {
    const range = { epoch, version: String(version), from };
    await ask(`/api/catalogue/chunk?${new URLSearchParams({ ...range, to })}`);
    // A device asks for three at once, too: src/catalogue/store-in-worker.ts.
    const last = chunks[Math.min(nth + 2, chunks.length - 1)] ?? { to };
    if (nth % 3 === 0)
      await ask(`/api/catalogue/chunk?${new URLSearchParams({ ...range, to: last.to })}`);
  }
  if (!peers) return;
  for (let after = 0; after < total; after += 1_500)
    await ask(`/bench/peer/pull?after=${after}&limit=1500`);
}
