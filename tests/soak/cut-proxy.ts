import { once } from 'node:events';
import { createServer, connect, type Socket } from 'node:net';

export type CutProxy = {
  port: number;
  /** Ends every connection without a goodbye, as a router that restarts does. */
  cut(): void;
  close(): Promise<void>;
};

/** Forwards TCP connections to a port of this machine. */
export async function openCutProxy(toPort: number): Promise<CutProxy> {
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    // Followed by 'close'.
    socket.on('error', () => {});
  };
  const server = createServer((near) => {
    const far = connect(toPort, '127.0.0.1');
    for (const socket of [near, far]) keep(socket);
    near.pipe(far).pipe(near);
    near.once('close', () => far.destroy());
    far.once('close', () => near.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port is free');
  const cut = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    port: address.port,
    cut,
    close: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
