// A web worker: while a device gets its first pets, the page is busy with its own start.
import { type ChunkHome, type ChunkOrder, type ChunkReply, storeChunks } from './store-chunks.ts';

const reply = (said: ChunkReply) => postMessage(said);
const home = Promise.withResolvers<ChunkHome>();

addEventListener('message', ({ data }: MessageEvent<ChunkOrder | ChunkHome>) => {
  if ('generation' in data) home.resolve(data);
  else
    void storeChunks(data, home.promise, (stored) => reply({ stored }))
      .catch(() => undefined)
      .then((refused) => reply({ refused }));
});
