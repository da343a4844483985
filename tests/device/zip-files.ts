import {
  configure,
  Uint8ArrayReader,
  Uint8ArrayWriter,
  ZipReader,
  ZipWriter,
} from '@zip.js/zip.js/lib/zip-core-native.js';

configure({ useWebWorkers: false });

/** The files of a ZIP, in their order. */
export async function filesIn(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const zip = new ZipReader(new Uint8ArrayReader(bytes));
  const found = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const entry of await zip.getEntries())
    if (!entry.directory)
      found.set(entry.filename, new Uint8Array(await entry.getData(new Uint8ArrayWriter())));
  return found;
}

/** A ZIP of these files, as a person or a stranger might make one. */
export async function zipOf(
  files: Iterable<readonly [name: string, bytes: Uint8Array]>,
): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new ZipWriter(new Uint8ArrayWriter());
  for (const [name, bytes] of files) await zip.add(name, new Uint8ArrayReader(bytes));
  return new Uint8Array(await zip.close());
}
