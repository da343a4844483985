import * as z from '@zip.js/zip.js/lib/zip-core-native.js';
import { open } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { createWriteStream } from 'node:fs';
z.configure({ useWebWorkers: false });
const out = createWriteStream('/tmp/w/leave-try/a.zip');
const w = new z.ZipWriter(Writable.toWeb(out));
const t = new TextEncoder();
async function* gen() {
  yield t.encode('[\n');
  for (let i = 0; i < 200000; i++) yield t.encode(JSON.stringify({ i, s: 'hällo ' + i }) + ',\n');
  yield t.encode(']\n');
}
await w.add('pets.json', ReadableStream.from(gen()));
const pic = crypto.getRandomValues(new Uint8Array(60000));
for (let i = 0; i < 500; i++)
  await w.add(`pictures/a${i}/1-480.webp`, new z.Uint8ArrayReader(pic), { level: 0 });
await w.close();
console.log('rss', process.memoryUsage().rss / 1e6);
class FileReader extends z.Reader {
  constructor(h, size) {
    super();
    this.h = h;
    this.size = size;
  }
  async readUint8Array(i, l) {
    const b = new Uint8Array(l);
    let n = 0;
    while (n < l) {
      const { bytesRead } = await this.h.read(b, n, l - n, i + n);
      if (!bytesRead) break;
      n += bytesRead;
    }
    return b.subarray(0, n);
  }
}
const h = await open('/tmp/w/leave-try/a.zip');
const { size } = await h.stat();
console.log(size);
const r = new z.ZipReader(new FileReader(h, size), { checkOverlappingEntry: true });
let n = 0;
let first;
for await (const e of r.getEntriesGenerator()) {
  first ??= e;
  n++;
}
console.log(
  n,
  first.filename,
  first.uncompressedSize,
  first.compressedSize,
  first.zip64,
  first.compressionMethod,
  first.encrypted,
  first.directory,
);
let bytes = 0;
let chunks = 0;
const ts = new TransformStream();
const p = first.getData(ts.writable, { checkSignature: true });
for await (const c of ts.readable) {
  bytes += c.length;
  chunks++;
}
await p;
console.log(bytes, chunks);
console.log(Object.keys(z).filter((k) => k.startsWith('ERR')));
