// Writes everything of a home into a ZIP, while it is read: page by page, picture by picture.
import { configure, Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js';
import {
  archivedMediumSchema,
  archiveParts,
  type ArchiveManifest,
  type ArchivePart,
  archiveRows,
  manifestName,
  picturePath,
} from '#src/domain/archive.ts';
import { applicationTable, petTable, tableHeader, tableRows } from '#src/domain/archive-tables.ts';
import { canWrite, csvHeader, csvRows } from '#src/domain/import/export-csv.ts';
import { exportedPet } from '#src/domain/import/exported-pet.ts';
import { importFormats } from '#src/domain/import/formats.ts';
import { completePet } from '#src/domain/pet.ts';
import { isSoundMedium } from '#worker/media/is-sound-medium.ts';
import type { MediaStore } from '#worker/media/media-store.ts';
import { readme } from './archive-readme.ts';

// There are none on a server.
configure({ useWebWorkers: false });

/** Somebody cancelled the export, or the database lost its copy. */
export class ExportEnded extends Error {
  override name = 'ExportEnded';
}

type CopiedPart = ArchivePart | 'media';
export type CopiedCounts = Partial<Record<CopiedPart, number>>;

/** What was copied for this archive, in pages. Undefined once the copy is gone. */
type ReadCopy = (
  part: CopiedPart,
  after: number,
  limit: number,
) => Promise<readonly unknown[] | undefined>;

type Options = {
  read: ReadCopy;
  media: Pick<MediaStore, 'read'>;
  /** Where the public pictures of this home are, for the files for other systems. */
  publicUrl: URL;
  madeAt: string;
};

/** A page of applications, with the longest texts, is some 2 MB. */
const perPage = 200;
const formats = importFormats.filter(canWrite);

/** How many rows are read in all, those of pets once for each file with pets. */
export function stepsOf(counts: CopiedCounts): number {
  const times = (part: CopiedPart) =>
    part === 'pets' ? 2 + formats.length : part === 'applications' ? 2 : 1;
  return ([...archiveParts, 'media'] as const).reduce(
    (sum, part) => sum + (counts[part] ?? 0) * times(part),
    0,
  );
}

/**
 * Writes the whole archive, and gives its manifest. Rejects with ExportEnded once the copy is gone, and
 * as soon as `target` fails; what was written is then no ZIP.
 */
export async function writeArchive(
  target: WritableStream<Uint8Array>,
  { read, media, publicUrl, madeAt }: Options,
): Promise<ArchiveManifest> {
  const zip = new ZipWriter(target);
  const counts = {} as ArchiveManifest['counts']; // each is set below

  async function* pagesOf(part: CopiedPart) {
    for (let after = 0; ;) {
      const page = await read(part, after, perPage);
      if (!page) throw new ExportEnded();
      if (page.length > 0) yield page;
      after += page.length;
      if (page.length < perPage) return after;
    }
  }
  const add = (name: string, texts: AsyncIterable<string>) =>
    zip.add(name, bytesOf(texts), { lastModDate: new Date(madeAt) });

  await add('README.txt', onceAsync(readme));
  for (const part of archiveParts)
    await add(
      `${part}.json`,
      jsonOf(pagesOf(part), (count) => (counts[part] = count)),
    );
  const pets = () => parsed(pagesOf('pets'), archiveRows.pets);
  await add(
    'csv/pets.csv',
    csvOf(pets(), tableHeader(petTable), (page) => tableRows(petTable, page)),
  );
  await add(
    'csv/applications.csv',
    csvOf(
      parsed(pagesOf('applications'), archiveRows.applications),
      tableHeader(applicationTable),
      (page) => tableRows(applicationTable, page),
    ),
  );
  for (const format of formats)
    await add(
      `csv/${format.key.replace(/-csv$/, '')}.csv`,
      csvOf(pets(), csvHeader(format), (page) =>
        csvRows(
          format,
          page.map((pet) => exportedPet(completePet({ ...pet, revision: 0 }), publicUrl.href)),
        ),
      ),
    );
  counts.pictures = 0;
  const missingPictures: string[] = [];
  for await (const page of parsed(pagesOf('media'), archivedMediumSchema))
    for (const medium of page) {
      const bytes = await media.read(medium.media);
      if (!bytes || !(await isSoundMedium(medium.media, bytes))) {
        missingPictures.push(medium.media);
        continue;
      }
      // WebP and JPEG are compressed already.
      const stored = { compressionMethod: 0, lastModDate: new Date(madeAt) };
      await zip.add(picturePath(medium), new Uint8ArrayReader(bytes), stored);
      counts.pictures += 1;
    }
  const manifest = { homeward: 'archive', format: 1, madeAt, counts, missingPictures } as const;
  await add(manifestName, onceAsync(`${JSON.stringify(manifest, undefined, 2)}\n`));
  await zip.close();
  return manifest;
}

async function* onceAsync(text: string) {
  yield text;
}

/** A list with one row a line, so that it can also be read line by line. */
async function* jsonOf(pages: AsyncIterable<readonly unknown[]>, note: (count: number) => void) {
  let count = 0;
  yield '[';
  for await (const page of pages)
    for (const row of page) {
      yield `${count === 0 ? '\n' : ',\n'}${JSON.stringify(row)}`;
      count += 1;
    }
  yield '\n]\n';
  note(count);
}

// With the mark by which spreadsheets know that it is UTF-8.
async function* csvOf<Row>(
  pages: AsyncIterable<Row[]>,
  header: string,
  rows: (page: Row[]) => string,
) {
  yield `\uFEFF${header}`;
  for await (const page of pages) yield rows(page);
}

async function* parsed<Row>(
  pages: AsyncIterable<readonly unknown[]>,
  schema: { parse(row: unknown): Row },
) {
  for await (const page of pages) yield page.map((row) => schema.parse(row));
}

function bytesOf(texts: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const chunks = texts[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await chunks.return?.();
    },
  });
}
