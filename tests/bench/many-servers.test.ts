import { expect, test } from 'vitest';
import { Server } from '../e2e/server.ts';

test('however many servers a bench makes, the process has one listener for its end', async () => {
  const before = process.listenerCount('exit');
  const servers: Server[] = [];
  // Node warns of the eleventh. With a database of its own, none needs a folder with rows.
  for (let made = 0; made < 12; made += 1)
    servers.push(await Server.create({ DATABASE_URL: 'postgres://localhost/none' }));
  expect(process.listenerCount('exit')).toBe(before);
  for (const server of servers) await server.dispose();
});
