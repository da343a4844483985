/** How a runtime reaches addresses that people name: push services, pictures, files of imports. */
export type PublicNetwork = {
  /**
   * Rejects, without having connected, if the host leads to an address inside our network. Redirects
   * are not followed. Whoever does not read the body cancels it.
   */
  fetch(url: string, init: RequestInit): Promise<Response>;
  /** False if this host leads to such an address now; true also where that is not known. */
  isPublicHost(hostname: string): Promise<boolean>;
};

/** Why a network did not connect. Trying again does not help. */
export class PrivateAddress extends Error {
  override name = 'PrivateAddress';
}

/**
 * Whether an address has the form of one on the internet: a name with a domain, and the default port.
 * People name addresses, so one could point at a server behind our firewall: an IP address, a name
 * without a domain, or one that only an internal DNS resolves. Where such a name leads is checked by
 * `PublicNetwork`.
 */
export function isPublicUrl(text: string, protocols: readonly string[]): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  return (
    protocols.includes(protocol) &&
    port === '' &&
    username === '' &&
    password === '' &&
    // The URL parser writes every form of an IPv4 address as four numbers, and brackets IPv6.
    /\.[a-z][a-z0-9-]*$/.test(hostname) &&
    !/\.(localhost|local|internal|intranet|lan|home|corp|arpa)$/.test(hostname)
  );
}
