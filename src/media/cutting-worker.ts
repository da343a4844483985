// A web worker: a photo of a phone takes a second to decode and cut, in which a page would not answer.
import { drawRenditions } from './draw-renditions.ts';

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  drawRenditions(data).then(
    (renditions) =>
      postMessage(renditions, { transfer: renditions.map(({ bytes }) => bytes.buffer) }),
    () => postMessage('unreadable'),
  );
});
