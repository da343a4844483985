import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clientNetwork } from './client-address.ts';

const behind = clientNetwork(['10.0.0.0/8', '2001:db8:ffff::/48', '192.0.2.1']);
const forwarded = (value: string) => new Headers({ 'X-Forwarded-For': value });

describe('the network of a client', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['', ''],
    ['not an address', ''],
  ])('of the peer %j is %j', (peer, network) => {
    expect(clientNetwork([])(peer, new Headers())).toBe(network);
  });

  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['198.51.100.1, 203.0.113.7, 10.1.2.3', '203.0.113.7'],
    ['203.0.113.7:4711', '203.0.113.7'],
    ['[2001:db8:1:2::5]:4711', '2001:db8:1:2::/64'],
    ['203.0.113.7, 2001:db8:ffff::1', '203.0.113.7'],
    ['203.0.113.7, unknown', '10.0.0.1'],
    ['203.0.113.7, ', '10.0.0.1'],
    ['1', '10.0.0.1'],
    ['10.0.0.9', '10.0.0.9'],
  ])('that a trusted proxy names as %j is %j', (value, network) => {
    expect(behind('10.0.0.1', forwarded(value))).toBe(network);
    expect(behind('::ffff:10.0.0.1', forwarded(value))).toBe(network);
  });

  test('is read from Forwarded too', () => {
    const value = 'for=198.51.100.1, for="[2001:db8:1:2::5]:4711";proto=https, by=_us;For=10.0.0.2';
    expect(behind('192.0.2.1', new Headers({ Forwarded: value }))).toBe('2001:db8:1:2::/64');
    const hidden = new Headers({ Forwarded: 'for=203.0.113.7, for=_hidden' });
    expect(behind('192.0.2.1', hidden)).toBe('192.0.2.1');
  });

  test('is the proxy where two headers differ, as the client wrote one of them', () => {
    const headers = forwarded('203.0.113.7');
    headers.set('Forwarded', 'for=198.51.100.1');
    expect(behind('10.0.0.1', headers)).toBe('10.0.0.1');
    headers.set('Forwarded', 'for=203.0.113.7');
    expect(behind('10.0.0.1', headers)).toBe('203.0.113.7');
  });

  const header = fc.oneof(
    fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.constantFrom('', 'unknown', 'for=1.2.3.4'))),
    fc.array(fc.string({ unit: 'grapheme-ascii' })),
  );
  const headersOf = (xff: readonly string[], standard: readonly string[]) => {
    const headers = new Headers();
    headers.set('X-Forwarded-For', xff.join(', '));
    headers.set('Forwarded', standard.map((one) => `for="${one}"`).join(', '));
    return headers;
  };

  test('is what the socket says, whatever the headers say, if the peer is not trusted', () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), header, header, (peer, one, other) => {
        const untrusting = clientNetwork([]);
        expect(untrusting(peer, headersOf(one, other))).toBe(untrusting(peer, new Headers()));
      }),
    );
  });

  test('does not depend on what the client wrote before its proxy added to it', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.constant('x'))), (claimed) => {
        const value = [...claimed, '203.0.113.7'].join(', ');
        expect(behind('10.0.0.1', forwarded(value))).toBe('203.0.113.7');
      }),
    );
  });

  test('is the same for all addresses of one /64, and another beside it', () => {
    const group = fc.integer({ min: 1, max: 0xfffe });
    fc.assert(
      fc.property(group, group, group, (network, here, there) => {
        const at = (net: number, host: number) =>
          clientNetwork([])(`2001:db8:1:${net.toString(16)}::${host.toString(16)}`, new Headers());
        expect(at(network, here)).toBe(at(network, there));
        expect(at(network, here)).not.toBe(at(network + 1, here));
      }),
    );
  });
});
