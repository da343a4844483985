import { Refusal } from '#worker/http/refusal.ts';
import type { Answer } from '#worker/supabase/database-functions.ts';
import { rpc } from '#worker/supabase/rpc.ts';
import {
  type PokeBackend,
  type PokeListener,
  type PokeSource,
  readCatalogueLatest,
  type Reader,
  type ReadLatest,
} from './poke-source.ts';

type Options = {
  backend: PokeBackend;
  onError: (error: unknown) => void;
  everyMs?: number;
  /** 900: at the edge a request may make 1,000 requests of its own. Then the reader reconnects. */
  checksPerStream?: number;
};

type Poked = Answer<'poke_check'>;

/** Polls the database, for each stream with its own token, where LISTEN is not possible. */
export function createPokePoll(options: Options): PokeSource {
  const { backend, onError, everyMs = 1_000, checksPerStream = 900 } = options;
  const readLatest = readCatalogueLatest(backend);
  return async (reader, listener) => {
    // Where to start from. If it fails, there is no stream.
    let { since } = await check(backend, readLatest, reader, '');
    let stopped = false;
    void poll();
    return () => {
      stopped = true;
    };

    async function poll() {
      for (let checks = 1; checks < checksPerStream; checks += 1) {
        await new Promise((resolve) => setTimeout(resolve, everyMs));
        if (stopped) return;
        try {
          const answer = await check(backend, readLatest, reader, since);
          since = answer.since;
          if (!stopped) tell(listener, answer);
        } catch (error) {
          // The token has expired or was revoked: the reader must connect with a new one.
          if (error instanceof Refusal && error.status === 401) break;
          onError(error);
        }
      }
      listener.end();
    }
  };
}

async function check(
  { as, privileged }: PokeBackend,
  readLatest: ReadLatest,
  { actor }: Reader,
  since: string,
): Promise<Poked> {
  if (actor.kind === 'user') return rpc(as(actor.accessToken), 'poke_check', { p_since: since });
  if (actor.id) return rpc(privileged, 'guest_poke_check', { p_guest: actor.id, p_since: since });
  // A guest without an id has no rows: only the version of the catalogue can change.
  const { version: catalogueVersion } = await readLatest();
  const now = String(catalogueVersion);
  return { since: now, catalogue: since !== now, catalogueVersion, ownRows: false };
}

function tell(listener: PokeListener, { catalogue, catalogueVersion, ownRows }: Poked) {
  if (catalogue) listener.poke({ stream: 'catalogue', version: catalogueVersion });
  if (ownRows) listener.poke({ stream: 'own-rows' });
}
