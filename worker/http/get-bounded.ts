import { retryAfterMs } from '#src/domain/retry-after.ts';
import { isPublicUrl, PrivateAddress, type PublicNetwork } from './public-network.ts';

export type Got =
  | { kind: 'got'; bytes: Uint8Array<ArrayBuffer> }
  /** May pass, after `afterS` seconds if the host says so. `reason` is a sentence for people. */
  | { kind: 'later'; reason: string; afterS?: number | undefined }
  /** Trying again does not help. */
  | { kind: 'never'; reason: string };

export type GetOptions = {
  network: Pick<PublicNetwork, 'fetch'>;
  /** In lower case. It is asked of no other host, wherever it is redirected to. */
  hosts: readonly string[];
  accept: string;
  /** Whether to read a body of this type, as `Content-Type` names it; '' where nothing is said. */
  isWanted(contentType: string): boolean;
  maxBytes: number;
  /** For all of it: names, redirects, the last byte. */
  timeoutMs: number;
  stopping?: AbortSignal | undefined;
};

export const maxRedirects = 3;

/** Between a second and an hour, whatever a host asks for. */
const waitS = (askedMs: number) => Math.min(Math.max(Math.ceil(askedMs / 1000), 1), 60 * 60);

class Unwanted extends Error {}

/**
 * Gets what is at an address that somebody named, from hosts that were agreed to and from the
 * internet only. Follows redirects, each of which is checked as the first address was. Never rejects.
 */
export async function getBounded(address: string, options: GetOptions): Promise<Got> {
  const { timeoutMs, stopping } = options;
  const deadline = AbortSignal.timeout(timeoutMs);
  const signal = stopping ? AbortSignal.any([deadline, stopping]) : deadline;
  let url = address;
  try {
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      requireAgreed(url, options.hosts, redirects === 0 ? 'It is on' : 'It leads on to');
      const response = await ask(url, options, signal);
      const target = response.headers.get('Location');
      if (!isRedirect(response.status) || target === null)
        return await read(response, new URL(url).hostname, options);
      await response.body?.cancel();
      url = followed(url, target);
    }
    return never(`It leads on from one address to the next more than ${maxRedirects} times.`);
  } catch (error) {
    if (error instanceof Unwanted) return never(error.message);
    const host = URL.canParse(url) ? new URL(url).hostname : url;
    if (error instanceof PrivateAddress)
      return never(`${host} leads to an address that is not on the internet.`);
    const what = deadline.aborted ? 'did not answer in time' : 'could not be reached';
    return { kind: 'later', reason: `${host} ${what}.` };
  }
}

const never = (reason: string): Got => ({ kind: 'never', reason });

function requireAgreed(url: string, hosts: readonly string[], itIs: string): void {
  if (!isPublicUrl(url, ['https:', 'http:']))
    throw new Unwanted(`${itIs} an address that is not one of a public website.`);
  const { hostname } = new URL(url);
  if (!hosts.includes(hostname))
    throw new Unwanted(`${itIs} ${hostname}, a host that nobody agreed to.`);
}

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status);

function followed(from: string, target: string): string {
  if (!URL.canParse(target, from)) throw new Unwanted('It leads on to what is no address.');
  const to = new URL(target, from);
  // What began encrypted stays so.
  if (from.startsWith('https:') && to.protocol === 'http:')
    throw new Unwanted(`${new URL(from).hostname} leads on to an address that is not encrypted.`);
  to.hash = '';
  return to.href;
}

const ask = (url: string, { network, accept }: GetOptions, signal: AbortSignal) =>
  network.fetch(url, {
    headers: {
      Accept: accept,
      // What grows when it is unpacked could not be bounded by what arrives.
      'Accept-Encoding': 'identity',
      'User-Agent': 'Homeward (a pet adoption app; gets what a shelter imports)',
    },
    redirect: 'manual',
    signal,
  });

async function read(response: Response, host: string, options: GetOptions): Promise<Got> {
  const { status, headers, body } = response;
  const reader = body?.getReader();
  const refuse = async (got: Got) => {
    await reader?.cancel();
    return got;
  };
  if (status === 429 || status === 408 || status >= 500) {
    const askedMs = retryAfterMs(headers.get('Retry-After'), headers.get('Date'));
    const afterS = askedMs === undefined ? undefined : waitS(askedMs);
    return refuse({ kind: 'later', reason: `${host} answered ${status}.`, afterS });
  }
  if (status !== 200 || !reader) return refuse(never(`${host} answered ${status}.`));
  const encoding = headers.get('Content-Encoding')?.toLowerCase() ?? 'identity';
  if (encoding !== 'identity')
    return refuse(never(`${host} sent it compressed, though it was asked not to.`));
  const type = /^[\w.+-]+\/[\w.+-]+/.exec(headers.get('Content-Type') ?? '')?.[0].toLowerCase();
  if (!options.isWanted(type ?? ''))
    return refuse(never(`${host} sent something else (${type?.slice(0, 60)}).`));
  const tooLarge = () => refuse(never(`It has more than ${inWords(options.maxBytes)}.`));
  if (Number(headers.get('Content-Length') ?? 0) > options.maxBytes) return tooLarge();
  const pieces: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > options.maxBytes) return tooLarge();
    pieces.push(value);
  }
  return { kind: 'got', bytes: joined(pieces, length) };
}

const inWords = (bytes: number) => `${Math.floor(bytes / 1024 / 1024)} MB`;

function joined(pieces: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
