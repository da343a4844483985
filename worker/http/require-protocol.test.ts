import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { protocolHeader, protocolVersion } from '#src/domain/protocol-version.ts';
import { answerErrors } from './answer-errors.ts';
import { requireProtocol } from './require-protocol.ts';

const app = new Hono()
  .use(requireProtocol)
  .get('/', (c) => c.json({ served: true }))
  .onError(answerErrors(() => {}));
const speaking = (version?: number) =>
  app.request('/', version === undefined ? {} : { headers: { [protocolHeader]: `${version}` } });

describe('pages of another version', () => {
  test('of this one, and what names none, are served', async () => {
    expect((await speaking(protocolVersion)).status).toBe(200);
    expect((await speaking()).status).toBe(200);
  });

  test('[S27] that are too old are asked to reload, and nothing they said is refused for good', async () => {
    const answer = await speaking(0);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: 'outdated' });
  });

  test('[S27] that are newer wait until this worker is replaced too', async () => {
    const answer = await speaking(protocolVersion + 1);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('Retry-After')).toBe('30');
  });
});
