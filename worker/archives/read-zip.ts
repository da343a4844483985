// The files of a ZIP from anywhere: what is in it is believed only as far as it has been looked at.
import {
  configure,
  type FileEntry,
  Reader,
  ZipReader,
} from '@zip.js/zip.js/lib/zip-core-native.js';
import { UnreadableArchive } from './unreadable-archive.ts';

configure({ useWebWorkers: false });

/** Bytes that can be read anywhere, such as a file's. */
export type RandomAccess = {
  size: number;
  read(offset: number, length: number): Promise<Uint8Array<ArrayBuffer>>;
};

/** A file of the ZIP. `bytes` yields at most `size` bytes, and throws if there are more, or less. */
export type ZippedFile = {
  name: string;
  size: number;
  bytes(): AsyncGenerator<Uint8Array>;
};

/** 20,000 pets with twelve photos in three widths are 720,000 pictures. */
const mostFilesOfAnArchive = 1_000_000;
/** 256 MiB: the list of a million files with long names. */
const mostListBytes = 256 * 1024 * 1024;
/** JSON of pets becomes 3 to 20 times smaller. A bomb becomes 1,000 times larger. */
const mostGrowth = 200;

class AccessReader extends Reader<RandomAccess> {
  readonly #access: RandomAccess;

  constructor(access: RandomAccess) {
    super(access);
    this.#access = access;
    this.size = access.size;
  }

  override readUint8Array(offset: number, length: number): Promise<Uint8Array<ArrayBuffer>> {
    if (length > mostListBytes) throw new UnreadableArchive('it says that it holds too many files');
    return this.#access.read(offset, Math.min(length, this.size - offset));
  }
}

/**
 * Every file in its order. Throws an UnreadableArchive for what is no ZIP, for encrypted files, names
 * that lead out of it or come twice, more files than any archive has, and what grows like a bomb.
 */
export async function* filesOfZip(
  access: RandomAccess,
  mostFiles = mostFilesOfAnArchive,
): AsyncGenerator<ZippedFile> {
  const zip = new ZipReader(new AccessReader(access), {
    checkOverlappingEntry: true,
    checkSignature: true,
    // No absolute path, no drive, no way up. No name of an archive becomes a path here anyway.
    filenameValidation: 'strict',
  });
  const names = new Set<string>();
  try {
    for await (const entry of zip.getEntriesGenerator()) {
      if (names.size >= mostFiles) throw new UnreadableArchive('it holds too many files');
      const name = entry.filename;
      if (names.has(name)) throw new UnreadableArchive(`it holds ${name} twice`);
      names.add(name);
      if (entry.directory) continue;
      if (entry.encrypted) throw new UnreadableArchive('it is locked with a password');
      if (entry.uncompressedSize > entry.compressedSize * mostGrowth + 65_536)
        throw new UnreadableArchive(`${name} would become far larger than it is here`);
      yield { name, size: entry.uncompressedSize, bytes: () => bytesOf(entry) };
    }
  } catch (error) {
    throw UnreadableArchive.from(error);
  }
}

async function* bytesOf(entry: FileEntry): AsyncGenerator<Uint8Array> {
  let breakOff = (_error: unknown) => {};
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>({
    start: (controller) => {
      breakOff = (error) => controller.error(error);
    },
  });
  // The library does not always end the stream when it fails.
  const written = entry.getData(writable);
  written.catch(breakOff);
  let size = 0;
  try {
    for await (const chunk of readable) {
      size += chunk.length;
      if (size > entry.uncompressedSize) throw larger(entry.filename);
      yield chunk;
    }
    await written;
  } catch (error) {
    throw UnreadableArchive.from(error);
  }
  if (size !== entry.uncompressedSize) throw larger(entry.filename);
}

const larger = (name: string) => new UnreadableArchive(`${name} is not as large as it says`);
