// The same functions called with the same identity by the Postgres driver alone: the lower bound of
// what a worker could take.
import { PGlite } from '@supabase/lite/pglite';
import pg from 'pg';
import { durableStartParams, writeDurably } from '#worker/supabase/durable-writes.ts';

/** A call of a function: its text with $1 …, and their values. */
export type BareCall = { text: string; values: unknown[] };
export type Claims = { sub: string; session_id: string };

export type Bare = {
  call(connection: number, claims: Claims, call: BareCall): Promise<void>;
  close(): Promise<void>;
};

const identity = `select set_config('role', 'authenticated', true),
  set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true)`;
const identityValues = (claims: Claims) => [
  JSON.stringify({ role: 'authenticated', ...claims }),
  claims.sub,
];

/** By pg: begin, identity, call and commit, the middle two as named prepared statements. */
export async function barePostgres(url: string, connections: number): Promise<Bare> {
  const clients = await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      return client;
    }),
  );
  return {
    async call(connection, claims, { text, values }) {
      const client = clients[connection];
      await client?.query('begin');
      await client?.query({ name: 'identity', text: identity, values: identityValues(claims) });
      await client?.query({ name: text, text, values });
      await client?.query('commit');
    },
    close: async () => {
      await Promise.all(clients.map((client) => client.end()));
    },
  };
}

/** By PGlite's own transactions, on a folder as the worker opens one. */
export async function barePglite(folder: string): Promise<Bare> {
  const pglite = await PGlite.create(folder, {
    startParams: durableStartParams(PGlite.defaultStartParams),
  });
  writeDurably(pglite, folder);
  return {
    call: async (_, claims, { text, values }) => {
      await pglite.transaction(async (tx) => {
        await tx.query(identity, identityValues(claims));
        await tx.query(text, values);
      });
    },
    close: () => pglite.close(),
  };
}
