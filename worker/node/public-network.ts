import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { Readable } from 'node:stream';
import { PrivateAddress, type PublicNetwork } from '#worker/http/public-network.ts';

// https://www.iana.org/assignments/iana-ipv4-special-registry and its sister for IPv6: what is not
// reachable from everywhere, or holds another address within.
const special = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  special.addSubnet(net, bits, 'ipv4');
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special.addSubnet(net, bits, 'ipv6');

/** Whether an IP address is one that anybody on the internet may reach. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !special.check(address, 'ipv4');
  return family === 6 && global.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

// Not `lookup`: its threads are those of the file system, and a slow name server would hold them.
const resolver = new Resolver({ timeout: 2_000, tries: 2 });

async function resolve(hostname: string): Promise<readonly string[]> {
  const found = await Promise.allSettled([
    resolver.resolve4(hostname),
    resolver.resolve6(hostname),
  ]);
  return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
}

/**
 * Reaches hosts of the internet only. The address that is connected to is the one that was checked,
 * so that a name cannot lead elsewhere a moment later. Redirects are not followed.
 */
export function createPublicNetwork(
  addressesOf = resolve,
  isAllowed: (address: string) => boolean = isPublicAddress,
): PublicNetwork {
  async function checked(hostname: string) {
    const addresses = await addressesOf(hostname);
    if (!addresses.every(isAllowed)) throw new PrivateAddress('leads inside our network');
    if (addresses.length === 0) throw new Error('leads nowhere');
    return addresses.map((address) => ({ address, family: isIP(address) }));
  }
  const lookup: LookupFunction = (hostname, { all }, callback) => {
    checked(hostname).then(
      (found) =>
        all ? callback(null, found) : callback(null, found[0]?.address ?? '', found[0]?.family),
      (error: NodeJS.ErrnoException) => callback(error, []),
    );
  };
  return {
    async fetch(url, { method = 'GET', headers, body, signal }) {
      const { protocol, hostname } = new URL(url);
      // An IP address is not looked up, so `lookup` does not see it.
      const address = hostname.replace(/^\[|\]$/g, '');
      if (isIP(address) !== 0 && !isAllowed(address))
        throw new PrivateAddress('is inside our network');
      const request = protocol === 'http:' ? requestHttp : requestHttps;
      const asked = request(url, {
        method,
        headers: Object.fromEntries(new Headers(headers)),
        lookup,
        // No connection is used again: each has been checked for what it is used for.
        agent: false,
        ...(signal && { signal }),
      });
      asked.end(body);
      const [answer] = (await once(asked, 'response')) as [IncomingMessage]; // as `request` documents
      // Who reads the body hears of it there.
      asked.on('error', () => undefined);
      return responseOf(answer);
    },
    isPublicHost: (hostname) =>
      checked(hostname).then(
        () => true,
        (error: unknown) => !(error instanceof PrivateAddress),
      ),
  };
}

function responseOf(answer: IncomingMessage): Response {
  const { statusCode = 502, headersDistinct } = answer;
  const fields = Object.entries(headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  const init = { status: statusCode, headers: fields };
  try {
    // The constructor takes none with these.
    if ([204, 205, 304].includes(statusCode)) {
      answer.destroy();
      return new Response(null, init);
    }
    // Node's type of a stream is not the browser's, which is the same.
    return new Response(Readable.toWeb(answer) as ReadableStream<Uint8Array>, init);
  } catch (error) {
    // A status or a header that is none.
    answer.destroy();
    throw error;
  }
}
