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
  for (const { from, to } of chunks) {
    const query = new URLSearchParams({ epoch, version: String(version), from, to });
    await ask(`/api/catalogue/chunk?${query}`);
  }
  if (!peers) return;
  for (let after = 0; after < total; after += 500)
    await ask(`/bench/peer/pull?after=${after}&limit=500`);
}
