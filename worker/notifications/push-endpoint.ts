/**
 * Whether messages may be sent to this address. It comes from a browser, so it could point at a
 * server behind our firewall: an IP address, a name without a domain, or one that only an internal
 * DNS resolves. Push services have public names and the default port. Where such a name leads is
 * checked by `PushNetwork`.
 */
export function isPushEndpoint(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    // The URL parser writes every form of an IPv4 address as four numbers, and brackets IPv6.
    /\.[a-z][a-z0-9-]*$/.test(hostname) &&
    !/\.(localhost|local|internal|intranet|lan|home|corp|arpa)$/.test(hostname)
  );
}
