import { expect, it, vi } from 'vitest';
import { protocolHeader, protocolVersion } from '#src/domain/protocol-version.ts';
import { network } from './network.ts';

it('[S27] says in each request which version of the messages it speaks', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  await network('/api/sync/push', { method: 'POST', headers: { 'X-Own': '1' } });
  const headers = new Headers(fetched.mock.calls[0]?.[1]?.headers);
  expect(headers.get(protocolHeader)).toBe(String(protocolVersion));
  expect(headers.get('X-Own')).toBe('1');
  fetched.mockRestore();
});
