import { expect, test, vi } from 'vitest';
import { clientsOf } from './clients.ts';
import { rpc } from './rpc.ts';

test('a call that the database never answers is given up, and answered with 503', async () => {
  const soon = AbortSignal.timeout(20);
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(soon);
  const neverAnswers: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(soon.reason));
    });
  const { anonymous } = clientsOf('http://localhost', 'public', 'secret', neverAnswers);
  await expect(rpc(anonymous, 'catalogue_latest')).rejects.toMatchObject({ status: 503 });
});
