import type { Network } from '#src/domain/request-json.ts';
import { protocolHeader, protocolVersion } from '#src/domain/protocol-version.ts';

/**
 * The browser's fetch; each request says which version of the messages it speaks. A write is JSON
 * for the worker, also without a body, unless it names another type.
 */
export const network: Network = (url, init) => {
  const headers = new Headers(init.headers);
  headers.set(protocolHeader, String(protocolVersion));
  const isWrite = init.method && init.method !== 'GET';
  if (isWrite && !headers.has('Content-Type')) headers.set('Content-Type', 'application/json');
  return fetch(url, { ...init, headers });
};
