// A thread of its own: the devices keep the main one busy, and the database would seem slow.
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

const sockets = new Set<Socket>();
const keep = (socket: Socket) => {
  sockets.add(socket);
  socket.once('close', () => sockets.delete(socket));
  // Followed by 'close'.
  socket.on('error', () => {});
};
const server = createServer((near) => {
  const far = connect(Number(workerData), '127.0.0.1');
  for (const socket of [near, far]) keep(socket);
  near.pipe(far).pipe(near);
  near.once('close', () => far.destroy());
  far.once('close', () => near.destroy());
}).listen(0, '127.0.0.1');
await once(server, 'listening');
parentPort?.on('message', () => {
  for (const socket of sockets) socket.resetAndDestroy();
});
const address = server.address();
parentPort?.postMessage(typeof address === 'object' && address ? address.port : 0);
