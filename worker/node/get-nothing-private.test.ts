import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { redirect, send, startWebHost, type WebHost } from '#tests/contract/web-host.ts';
import { getBounded, type GetOptions } from '#worker/http/get-bounded.ts';
import { isPublicAddress } from './public-network.ts';

const page = 'http://pictures.example.org';
const picture = { 'Content-Type': 'image/jpeg' };
const maxBytes = 64 * 1024;
let host: WebHost;

beforeAll(async () => {
  host = await startWebHost(isPublicAddress);
});
beforeEach(() => {
  host.asked.length = 0;
});
afterAll(() => host.close());

const get = (address: string, options: Partial<GetOptions> = {}) =>
  getBounded(address, {
    network: host.network(),
    hosts: ['pictures.example.org', 'cdn.example.org', 'inside.example.org'],
    accept: 'image/*',
    isWanted: (type) => type.startsWith('image/'),
    maxBytes,
    timeoutMs: 2_000,
    ...options,
  });
const never = (reason: string) => ({ kind: 'never', reason: expect.stringContaining(reason) });

// Each form that the URL parser reads as an address of our network, or that a resolver might.
const inside = [
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://0x7f000001/',
  'http://0177.0.0.1/',
  'http://127.0.0.1./',
  'http://1.1.1.1/',
  'http://[::1]/',
  'http://[::]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[fd00::1]/',
  'http://[fe80::1]/',
  'http://169.254.169.254/latest/meta-data/',
  'http://localhost/',
  'http://LOCALHOST./',
  'http://app.localhost/',
  'http://pictures.example.org./',
  'http://metadata.google.internal/',
  'http://database/',
  'http://user:password@pictures.example.org/',
  'http://pictures.example.org:5432/',
  'https://pictures.example.org:80/',
  'http://①②⑦.0.0.1/',
  'ftp://pictures.example.org/',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
  'no address',
  '',
];

describe('what is not on the internet', () => {
  test.each(inside)('is never asked: %s', async (address) => {
    const { hostname } = URL.canParse(address) ? new URL(address) : { hostname: '' };
    expect(await get(address, { hosts: [hostname, 'pictures.example.org'] })).toEqual(
      never('not one of a public website'),
    );
    expect(host.asked).toEqual([]);
  });

  test.each(inside.filter((address) => /^\w+:[\x20-\x7e]*$/.test(address)))(
    'is never asked behind a redirect: %s',
    async (address) => {
      host.answer('/leads-inside', redirect(address));
      const { hostname } = new URL(address);
      const hosts = ['pictures.example.org', hostname];
      expect(await get(`${page}/leads-inside`, { hosts })).toEqual(
        never('not one of a public website'),
      );
      expect(host.asked).toEqual(['pictures.example.org/leads-inside']);
    },
  );

  test('is not reached by a network that is asked for it all the same', async () => {
    const network = host.network();
    for (const address of ['http://10.0.0.1/', 'http://[::1]/', 'http://0xa000001/'])
      await expect(network.fetch(address, {})).rejects.toThrow('inside');
    expect(host.asked).toEqual([]);
  });

  test.each([
    ['10.0.0.1'],
    ['127.0.0.2'],
    ['::1'],
    ['fd00::1'],
    ['fe80::1'],
    ['::ffff:127.0.0.1'],
    ['64:ff9b::7f00:1'],
    ['1.1.1.1', '192.168.0.1'],
  ])('is not asked under a name that leads to %s', async (...addresses) => {
    const network = host.network(async (name) =>
      name === 'inside.example.org' ? addresses : ['127.0.0.1'],
    );
    host.answer('/in', redirect('http://inside.example.org/secret'));
    const reason = never('inside.example.org leads to an address that is not on the internet');
    expect(await get('http://inside.example.org/secret', { network })).toEqual(reason);
    expect(await get(`${page}/in`, { network })).toEqual(reason);
    expect(host.asked).toEqual(['pictures.example.org/in']);
  });

  test('is not asked if the name led elsewhere when it was checked', async () => {
    const answers = [['127.0.0.1'], ['127.0.0.2']];
    let lookups = 0;
    const network = host.network(async () => answers[lookups++] ?? ['127.0.0.2']);
    host.answer('/moves', redirect('/moved'));
    host.answer('/moved', send('secret', picture));
    expect(await get(`${page}/moves`, { network })).toEqual(never('not on the internet'));
    // One look-up for each connection: what was checked is what was connected to.
    expect(lookups).toBe(2);
    expect(host.asked).toEqual(['pictures.example.org/moves']);
  });
});

describe('a host that nobody agreed to', () => {
  test('is not asked, neither first nor behind a redirect', async () => {
    host.answer('/away', redirect('http://elsewhere.example.org/1.jpg'));
    expect(await get('http://elsewhere.example.org/1.jpg')).toEqual(
      never('It is on elsewhere.example.org, a host that nobody agreed to.'),
    );
    expect(await get(`${page}/away`)).toEqual(never('It leads on to elsewhere.example.org'));
    expect(await get('http://pictures.example.org.evil.example.com/')).toEqual(never('nobody'));
    expect(host.asked).toEqual(['pictures.example.org/away']);
  });

  test('an encrypted address does not lead on to one that is not', async () => {
    const network = {
      fetch: async () => new Response('', { status: 302, headers: { Location: `${page}/1.jpg` } }),
    };
    expect(await get('https://pictures.example.org/1.jpg', { network })).toEqual(
      never('not encrypted'),
    );
  });
});
