// A web worker: while a device gets its first pets, the page is busy with its own start.
import { type ChunkMessage, takeOrders } from './take-orders.ts';

const take = takeOrders((said) => postMessage(said));

addEventListener('message', ({ data }: MessageEvent<ChunkMessage>) => take(data));
