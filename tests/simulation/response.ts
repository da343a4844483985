import type { Client } from './client.ts';
import type { Reply, Stream } from './letters.ts';
import { time } from './thread.ts';

/** The answer as `fetch` returns it to a page. */
export function responseOf(reply: Reply, client: Client, signal?: AbortSignal): Response {
  const { status, headers, body, cut } = reply;
  if (typeof body !== 'string') return new Response(streamTo(client, body, signal), { headers });
  if (!cut) return new Response(body, { status, headers });
  const half = new TextEncoder().encode(body.slice(0, body.length / 2));
  const broken = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(half),
    pull: (controller) => controller.error(new TypeError('terminated')),
  });
  return new Response(broken, { status, headers });
}

/** The page receives what the server writes 30 ms later, in order, until either side is gone. */
function streamTo(
  client: Client,
  stream: Stream,
  signal: AbortSignal | undefined,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let open = true;
  const close = () => {
    open = false;
    stream.closed();
  };
  return new ReadableStream({
    start: (controller) => {
      stream.onWrite = (text) => {
        time.after(30, () => {
          void client.thawed().then(() => open && controller.enqueue(encoder.encode(text)));
        });
      };
      stream.onEnd = () => {
        time.after(30, () => {
          void client.thawed().then(() => {
            if (open) controller.close();
            close();
          });
        });
      };
      signal?.addEventListener('abort', () => {
        if (open) controller.error(signal.reason);
        close();
      });
    },
    cancel: close,
  });
}
