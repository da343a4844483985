// A page of the catalogue, compressed, against a route that answers the same constant.
import { catalogueManifestSchema } from '#src/domain/protocol.ts';
import { step } from '#tools/steps.js';
import { startPostgres } from '../contract/postgres-server.ts';
import { Server } from '../e2e/server.ts';
import { startConstantRoute } from './constant-route.ts';
import { inTurns, type Measured, ratio } from './in-turns.ts';
import { requestsPerSecond } from './load.ts';
import { makePets } from './worker-growth.ts';
import { connections, type Effort } from './worker-sync.ts';

/** The word is what any route takes at least, the page what one of as many bytes does. */
export async function measurePage({ rounds, ms }: Effort): Promise<Measured> {
  const database = await startPostgres();
  const url = database.newDatabase('bench');
  const server = await Server.create({ DATABASE_URL: url });
  try {
    await step('Starting the worker on Postgres', () => server.start());
    await makePets(url, 10_000);
    const path = await pathOfAPage(server.url);
    const { host, port } = new URL(server.url);
    const constants = await startConstantRoute(`${server.url}${path}`);
    const rate = (toPort: number, request: string) => () =>
      requestsPerSecond(toPort, connections, ms, () => `GET ${request}\r\n\r\n`);
    const constant = (route: string) =>
      rate(constants.port, `${route} HTTP/1.1\r\nHost: localhost`);
    const page = `${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip`;
    const figures = await inTurns(
      [
        { name: 'page', take: rate(Number(port), page) },
        { name: 'constant word', take: constant('/word') },
        { name: 'constant page', take: constant('/page') },
      ],
      rounds,
    );
    constants.stop();
    return {
      title: `A page of 500 pets, ${constants.bytes} bytes of gzip, ${connections} connections`,
      unit: 'a second',
      figures,
      ratios: ['constant word', 'constant page'].map((to) => ratio(figures, 'page', to)),
    };
  } finally {
    await server.dispose();
    await database.stop();
  }
}

async function pathOfAPage(url: string): Promise<string> {
  const { epoch, version, chunks } = catalogueManifestSchema.parse(
    await (await fetch(`${url}/api/catalogue/manifest`)).json(),
  );
  const chunk = chunks.find(({ count }) => count === 500);
  if (!chunk) throw new Error('There is no whole page.');
  const { from, to } = chunk;
  return `/api/catalogue/chunk?${new URLSearchParams({ epoch, version: String(version), from, to })}`;
}
