/**
 * Whether we send to this address. A browser names it, so it could name anything: push services
 * have names in the DNS and the usual port, while what a worker could reach behind its firewall is
 * an address, a bare name, or one that only the inside resolves. Redirects are not followed either.
 */
export function isPushEndpoint(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    // The parser has made every spelling of an IPv4 address into four numbers, and brackets IPv6.
    /\.[a-z][a-z0-9-]*$/.test(hostname) &&
    !/\.(localhost|local|internal|intranet|lan|home|corp|arpa)$/.test(hostname)
  );
}
