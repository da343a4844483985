import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Range = [Address, number];

/** A range of addresses, or one address. */
function rangeOf(text: string): Range {
  if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text);
  const address = ipaddr.process(text);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}

/** An address, IPv4 within IPv6 as IPv4, with or without a port; undefined for anything else. */
function parse(text: string): Address | undefined {
  const bare = /^\[(.*)\](:\d+)?$/.exec(text)?.[1] ?? text.replace(/^([\d.]+):\d+$/, '$1');
  const known = ipaddr.IPv4.isValidFourPartDecimal(bare) || ipaddr.IPv6.isValid(bare);
  return known ? ipaddr.process(bare) : undefined;
}

/**
 * Finds the network that a request came from: an IPv4 address, or an IPv6 network of 64 bits, which is
 * what one customer of a provider has. '' if it is not known. The headers X-Forwarded-For and
 * Forwarded are read only if `trustedProxies` name the peer: anybody else may write what they like.
 */
export function clientNetwork(trustedProxies: readonly string[]) {
  const ranges = trustedProxies.map(rangeOf);
  const isTrusted = (address: Address) =>
    ranges.some((range) => address.kind() === range[0].kind() && address.match(range));

  /** The last one that a trusted proxy names, each proxy the one before it. */
  const before = (peer: Address, named: readonly string[]): Address => {
    let found = peer;
    for (const text of named.toReversed()) {
      if (!isTrusted(found)) break;
      const address = parse(text);
      // "unknown", or a name that the proxy made up: all we know is the proxy.
      if (!address) break;
      found = address;
    }
    return found;
  };

  return (peer: string | undefined, headers: Headers): string => {
    const address = parse(peer ?? '');
    if (!address) return '';
    const [first, ...others] = [
      valuesOf(headers.get('X-Forwarded-For')),
      forwardedFor(headers.get('Forwarded')),
    ]
      .filter((named) => named.length > 0)
      .map((named) => networkOf(before(address, named)));
    // A proxy passes on the header that it does not write itself. So of two that differ the client
    // wrote one, and we cannot tell which.
    return first !== undefined && others.every((other) => other === first)
      ? first
      : networkOf(address);
  };
}

function networkOf(address: Address): string {
  if (address.kind() === 'ipv4') return address.toString();
  const network = address.toByteArray().map((byte, at) => (at < 8 ? byte : 0));
  return `${ipaddr.fromByteArray(network).toString()}/64`;
}

const valuesOf = (header: string | null): string[] =>
  header === null ? [] : header.split(',').map((value) => value.trim());

/** The `for` of each element of a Forwarded header (RFC 7239), '' where there is none. */
const forwardedFor = (header: string | null): string[] =>
  valuesOf(header).map((element) => /(?:^|;)\s*for="?([^";]*)"?/i.exec(element)?.[1] ?? '');
