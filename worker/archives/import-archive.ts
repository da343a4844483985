// Reads an archive into an empty home: what write-archive.ts has written, or what somebody made of it.
import {
  archiveParts,
  type ArchiveManifest,
  type ArchivePart,
  archiveRows,
  manifestName,
  manifestSchema,
} from '#src/domain/archive.ts';
import { maxMediaBytes } from '#src/domain/media.ts';
import { counted } from '#src/domain/words.ts';
import { isSoundMedium } from '#worker/media/is-sound-medium.ts';
import { keepMedium } from '#worker/media/keep-medium.ts';
import type { MediaStore } from '#worker/media/media-store.ts';
import type { CallServer } from '#worker/supabase/server-calls.ts';
import { readRows, readWhole } from './read-rows.ts';
import { filesOfZip, type RandomAccess, type ZippedFile } from './read-zip.ts';
import { UnreadableArchive } from './unreadable-archive.ts';

/** Where the rows and pictures go. */
export type ImportTarget = { call: CallServer; media: MediaStore; replaceSamples: boolean };

export type ArchiveOutcome =
  | { outcome: 'done'; manifest: ArchiveManifest; accounts: number }
  /** Only looked at. */
  | { outcome: 'sound'; manifest: ArchiveManifest }
  | { outcome: 'address-taken'; address: string }
  /** The home has pets or applications of its own, or sample pets; or it forgot what it was told. */
  | { outcome: 'used' | 'samples' | 'lost' };

/** Of one request: as many rows, or as many letters of JSON. */
const rowsAtOnce = 200;
const lettersAtOnce = 500_000;

/** Whether this is a ZIP with the manifest of an archive. Throws where it is one that cannot be read. */
export async function isArchive(access: RandomAccess): Promise<boolean> {
  const start = access.size < 4 ? [] : await access.read(0, 4);
  if ([...start].join() !== '80,75,3,4') return false;
  for await (const file of filesOfZip(access))
    if (file.name === manifestName) {
      const { homeward } = Object(await readWhole(file));
      return homeward === 'archive';
    }
  return false;
}

/**
 * Reads the whole archive into the target, or all that can be told without one. Pictures come first;
 * then the database takes everything at once, or nothing. Throws an UnreadableArchive, and leaves
 * nothing of it behind then.
 */
export async function importArchive(
  access: RandomAccess,
  target: ImportTarget | undefined,
  report: (line: string) => void,
): Promise<ArchiveOutcome> {
  const { manifest, parts } = await lookInto(access);
  report(`This archive was made at ${manifest.madeAt}.`);
  if (!target) {
    const named = await readParts(parts, manifest, async () => {}, report);
    await readPictures(access, manifest, named, async () => {}, report);
    return { outcome: 'sound', manifest };
  }
  const { call, media, replaceSamples } = target;
  const started = await call('start_archive_import', { p_replace_samples: replaceSamples });
  if (started.outcome !== 'started') return { outcome: started.outcome };
  const { id } = started;
  const added: string[] = [];
  let isDone = false;
  const send = async (part: string, from: number, rows: unknown[]) => {
    const args = { p_id: id, p_part: part, p_from: from, p_rows: rows };
    if (!(await call('add_archive_rows', args))) throw new Lost();
  };
  try {
    const named = await readParts(parts, manifest, send, report);
    const kept = await readPictures(
      access,
      manifest,
      named,
      async (medium, bytes) => {
        if (!(await media.received(medium)).done) added.push(medium);
        if (!(await keepMedium(media, medium, bytes))) throw new Error(`${medium} was not kept`);
      },
      report,
    );
    let from = 1;
    for (const rows of batchesOf([...kept].map((one) => ({ media: one })))) {
      await send('media', from, rows);
      from += rows.length;
    }
    const finished = await call('finish_archive_import', {
      p_id: id,
      p_replace_samples: replaceSamples,
    });
    isDone = finished.outcome === 'done';
    return finished.outcome === 'done'
      ? { outcome: 'done', manifest, accounts: finished.accounts }
      : finished;
  } catch (error) {
    if (error instanceof Lost) return { outcome: 'lost' };
    throw unstorable(error) ?? error;
  } finally {
    if (!isDone) {
      await call('end_archive', { p_id: id, p_finished: false });
      for (const medium of added) await media.remove(medium);
    }
  }
}

/** The database forgot the rows it was given: it was restarted, or an hour has passed. */
class Lost extends Error {
  override name = 'Lost';
}

/** A value that the database's own rules refuse: SQLSTATE 22 and 23. */
function unstorable(error: unknown): UnreadableArchive | undefined {
  const code = String(Object(error).code);
  return /^2[23]/.test(code)
    ? new UnreadableArchive('it holds a value that no home can store', { cause: error })
    : undefined;
}

/** Looks at every file's name and size, and reads the manifest. */
async function lookInto(access: RandomAccess) {
  const parts = new Map<ArchivePart, ZippedFile>();
  let manifestFile: ZippedFile | undefined;
  for await (const file of filesOfZip(access)) {
    const part = archiveParts.find((one) => `${one}.json` === file.name);
    if (part) parts.set(part, file);
    if (file.name === manifestName) manifestFile = file;
  }
  if (!manifestFile) throw new UnreadableArchive(`it has no ${manifestName}`);
  const manifest = manifestSchema.safeParse(await readWhole(manifestFile));
  if (!manifest.success)
    throw new UnreadableArchive('it was not made by Homeward, or by a newer one than this', {
      cause: manifest.error,
    });
  const missing = archiveParts.find((part) => !parts.has(part));
  if (missing) throw new UnreadableArchive(`it has no ${missing}.json`);
  return { manifest: manifest.data, parts };
}

/** Gives the media that its photos name. */
async function readParts(
  parts: ReadonlyMap<ArchivePart, ZippedFile>,
  { counts }: ArchiveManifest,
  send: (part: ArchivePart, from: number, rows: unknown[]) => Promise<void>,
  report: (line: string) => void,
): Promise<Set<string>> {
  const named = new Set<string>();
  for (const [part, file] of parts) {
    let sent = 0;
    let batch: unknown[] = [];
    let letters = 0;
    const flush = async () => {
      if (batch.length > 0) await send(part, sent + 1, batch);
      sent += batch.length;
      batch = [];
      letters = 0;
    };
    for await (const row of rowsOf(part, file, named)) {
      batch.push(row);
      letters += JSON.stringify(row).length;
      if (batch.length === rowsAtOnce || letters > lettersAtOnce) await flush();
    }
    await flush();
    if (sent !== counts[part]) throw notWhole(`${part}.json`);
    report(`  ${part}: ${counted(sent, 'row')}`);
  }
  return named;
}

async function* rowsOf(part: ArchivePart, file: ZippedFile, named: Set<string>) {
  if (part !== 'pets') return yield* readRows<unknown>(file, archiveRows[part]);
  for await (const pet of readRows(file, archiveRows.pets)) {
    for (const { renditions } of pet.photos) for (const { media } of renditions) named.add(media);
    yield pet;
  }
}

/** Gives the media that were kept: those that a photo names. */
async function readPictures(
  access: RandomAccess,
  { counts }: ArchiveManifest,
  named: ReadonlySet<string>,
  keep: (medium: string, bytes: Uint8Array) => Promise<void>,
  report: (line: string) => void,
): Promise<Set<string>> {
  const kept = new Set<string>();
  let seen = 0;
  for await (const file of filesOfZip(access)) {
    if (!/^pictures\/.*\.(?:webp|jpg)$/.test(file.name)) continue;
    if (file.size > maxMediaBytes)
      throw new UnreadableArchive(`${file.name} is larger than any picture of Homeward`);
    const bytes = await allOf(file);
    const medium = await sha256(bytes);
    seen += 1;
    if (seen % 1_000 === 0) report(`  ${seen} pictures …`);
    if (!named.has(medium)) throw new UnreadableArchive(`${file.name} is no picture of its pets`);
    if (kept.has(medium)) continue;
    if (!(await isSoundMedium(medium, bytes)))
      throw new UnreadableArchive(`${file.name} is no WebP or JPEG, or has more in it than that`);
    await keep(medium, bytes);
    kept.add(medium);
  }
  if (seen !== counts.pictures) throw notWhole('the folder pictures');
  report(`  ${counted(seen, 'picture')}`);
  return kept;
}

const notWhole = (where: string) =>
  new UnreadableArchive(`${where} does not hold as much as ${manifestName} says`);

async function allOf(file: ZippedFile): Promise<Uint8Array<ArrayBuffer>> {
  const all = new Uint8Array(file.size);
  let at = 0;
  for await (const chunk of file.bytes()) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function* batchesOf<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += 5_000) yield rows.slice(at, at + 5_000);
}
