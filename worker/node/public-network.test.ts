import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createPublicNetwork, isPublicAddress } from './public-network.ts';

describe('an address', () => {
  test.each(['1.1.1.1', '8.8.8.8', '172.15.0.1', '172.32.0.1', '2606:4700::1111', '2a00:1450::5'])(
    '%s is public',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  test.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.8.8.8',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'fd00::1',
    'fe80::1',
    'ff02::1',
    'localhost',
    '',
  ])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));

  test('inside of any IPv6 one that is not of the internet is never public', () => {
    fc.assert(
      fc.property(fc.ipV6(), (address) => !isPublicAddress(address) || /^[23]/.test(address)),
    );
  });
});

describe('a host', () => {
  const leadingTo = (...addresses: string[]) => createPublicNetwork(async () => addresses);

  test('that leads inside, with any of its addresses, is not public', async () => {
    expect(await leadingTo('1.1.1.1').isPublicHost('push.example.org')).toBe(true);
    expect(await leadingTo('1.1.1.1', '10.0.0.1').isPublicHost('push.example.org')).toBe(false);
    expect(await leadingTo('::1').isPublicHost('push.example.org')).toBe(false);
  });

  test('that cannot be resolved now may be tried later', async () => {
    expect(await leadingTo().isPublicHost('push.example.org')).toBe(true);
    await expect(leadingTo().fetch('https://push.example.org/', {})).rejects.toThrow('nowhere');
  });

  test('is reached at the address that was checked, and not at all if that is inside', async () => {
    let connections = 0;
    const server = createServer((socket) => {
      connections += 1;
      socket.destroy();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `https://push.example.org:${(server.address() as AddressInfo).port}/`; // of TCP
    await expect(leadingTo('127.0.0.1').fetch(url, {})).rejects.toThrow('inside');
    expect(connections).toBe(0);
    let asked = 0;
    const moving = createPublicNetwork(
      async () => ((asked += 1) === 1 ? ['127.0.0.1'] : ['127.0.0.2']),
      (address) => address === '127.0.0.1',
    );
    await expect(moving.fetch(url, { method: 'POST', body: 'x' })).rejects.toThrow();
    expect([connections, asked]).toEqual([1, 1]);
    await expect(moving.fetch(url, {})).rejects.toThrow('inside');
    server.close();
  });
});
