// A web worker: while a device gets its first pets, the page is busy with its own start.
import { type ChunkOrder, type ChunkReply, storeChunks } from './store-chunks.ts';

const reply = (said: ChunkReply) => postMessage(said);

addEventListener('message', ({ data }: MessageEvent<ChunkOrder>) => {
  void storeChunks(data, (stored) => reply({ stored }))
    .catch(() => undefined)
    .then((refused) => reply({ refused }));
});
reply('ready');
