import { existsSync } from 'node:fs';
import { appendFile, cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { startApp } from '#tests/contract/http-app.ts';
import { newPicture, photoOf } from '#tests/contract/media-steps.ts';
import { call } from '#tests/contract/people.ts';
import { sha256 } from '#tests/device/pictures.ts';
import { root } from '#tools/steps.js';
import { sweepMedia } from '#worker/media/sweep-media.ts';
import { mediaInFolder } from '#worker/node/media-in-folder.ts';
import type { Embedded } from '#worker/supabase/embedded.ts';
import { newFolder, readRows, run, runWell, startIn } from './run-backup.ts';

// Each starts several programs with a database, on a machine that runs other tests in parallel.
vi.setConfig({ testTimeout: 180_000 });

const mediaOf = (home: string) => mediaInFolder(join(home, 'media'));

/** Puts pictures into a home, each of a pet of its own, as if they had been sent to it. */
async function keep(home: string, backend: Embedded, pictures: readonly Uint8Array<ArrayBuffer>[]) {
  for (const picture of pictures) {
    const id = sha256(picture);
    await photoOf({ backend }, [id]);
    await mediaOf(home).append(id, 0, picture);
    await mediaOf(home).finish(id, async () => true);
    await call(backend.privileged, 'note_media', { p_media: id });
  }
}

/** The hash of every file among a home's pictures, by its name: that of a picture is its hash. */
async function picturesIn(home: string): Promise<Map<string, string>> {
  const files = await readdir(join(home, 'media'), { recursive: true, withFileTypes: true });
  const found = files
    .filter((one) => one.isFile())
    .map(async ({ name, parentPath }) => {
      return [name, sha256(await readFile(join(parentPath, name)))] as const;
    });
  return new Map((await Promise.all(found)).toSorted(([a], [b]) => a.localeCompare(b)));
}

/** As large as photos are, and nothing that gzip could make smaller. */
const photo = (length = 200_000) => {
  const noise = crypto.getRandomValues(new Uint8Array(65_536));
  return newPicture(
    1,
    Array.from({ length }, (_, at) => noise[at % noise.length] ?? 0),
  );
};

async function homeWith(folder: string, pictures: readonly Uint8Array<ArrayBuffer>[]) {
  const home = join(folder, 'home');
  const backend = await startIn(home);
  await keep(home, backend, pictures);
  return { home, backend };
}

const backUp = (folder: string, home: string) =>
  runWell(folder, 'node/make-backup', { DATA_DIR: home }, 'a.backup.gz');
const restoreInto = (home: string, ...args: string[]) =>
  [join(home, '..'), 'node/restore-backup', { DATA_DIR: home }, ...args] as const;

test(
  'a restored home has every photo byte for byte, and loses only what belongs to nothing',
  { tags: ['long'] },
  async () => {
    const folder = newFolder();
    const { home, backend } = await homeWith(folder, [photo(), photo(3_500_000), newPicture()]);
    const nobodys = newPicture();
    await mediaOf(home).append(sha256(nobodys), 0, nobodys);
    await mediaOf(home).finish(sha256(nobodys), async () => true);
    await mediaOf(home).append('f'.repeat(64), 0, newPicture());
    // Other ends of lines than a backup's.
    await backend.sql(`update public.pets set description = e'one\\u2028two\\u2029three\\nfour'`);
    const [rows, pictures] = [await readRows(backend, 'public.pets'), await picturesIn(home)];
    pictures.delete(`${'f'.repeat(64)}.part`);
    expect(pictures.size).toBe(4);
    expect(await backUp(folder, home)).toContain('and 4 pictures');
    await backend.close();

    const other = join(folder, 'other');
    await runWell(...restoreInto(other, 'a.backup.gz'));
    expect(await picturesIn(other)).toEqual(pictures);
    const restored = await startIn(other);
    onTestFinished(() => restored.close());
    expect(await readRows(restored, 'public.pets')).toEqual(rows);

    const app = await startApp({}, restored, undefined, undefined, mediaOf(other));
    onTestFinished(() => app.stop());
    const isNoted = async () =>
      (await restored.sql(`select from private.media where unnamed_since is not null`)).length;
    await expect.poll(isNoted, { message: 'the sweep at its start' }).toBe(1);
    expect(await picturesIn(other), 'for a day').toEqual(pictures);
    await restored.sql(
      `update private.media set unnamed_since = unnamed_since - interval '25 hours'`,
    );
    await sweepMedia(restored, mediaOf(other));
    pictures.delete(sha256(nobodys));
    expect(await picturesIn(other)).toEqual(pictures);
    for (const [id, hash] of pictures) {
      const shown = await app.browser().request(`/media/${id}`);
      expect(sha256(new Uint8Array(await shown.arrayBuffer()))).toBe(hash);
    }
  },
);

describe('a restore', () => {
  test(
    'of a backup that was cut or changed within a photo is one sentence, and leaves nothing',
    { tags: ['long'] },
    async () => {
      const folder = newFolder();
      const { home, backend } = await homeWith(folder, [photo(), photo()]);
      await backUp(folder, home);
      await backend.close();
      const whole = await readFile(join(folder, 'a.backup.gz'));
      const lines = gunzipSync(whole).toString().trimEnd().split('\n');
      const isMedium = (line: string) => line.startsWith('{"medium"');
      expect(lines.filter(isMedium)).toHaveLength(2);
      const written = (...all: string[]) => gzipSync(`${all.join('\n')}\n`);
      const first = lines.findIndex(isMedium);
      const damaged = {
        cut: whole.subarray(0, whole.length - 100_000),
        'without its end': written(...lines.slice(0, -1)),
        'without a photo': written(...lines.toSpliced(first, 1)),
        'with half a photo': written(
          ...lines.with(first, `${(lines[first] ?? '').slice(0, 100_000)}"}`),
        ),
        'with another photo': written(
          ...lines.with(first, (lines[first] ?? '').replace(/"medium":"\w{4}/, '"medium":"0000')),
        ),
      };
      for (const [name, content] of Object.entries(damaged)) {
        await writeFile(join(folder, name), content);
        const { code, errors } = await run(...restoreInto(join(folder, 'new'), name));
        expect(errors, name).toMatch(/^[^\n]+(cannot be read as a backup|no whole backup)[^\n]+$/);
        expect(code).toBe(1);
        const left = await readdir(join(folder, 'new'), { recursive: true }).catch(() => []);
        const isPart = (one: string) => /postgres|media|keys/.test(one);
        expect(left.filter(isPart), name).toEqual([]);
      }
    },
  );

  test(
    'puts the photos of the backup in the place of others, which are kept',
    { tags: ['long'] },
    async () => {
      const folder = newFolder();
      const { home, backend } = await homeWith(folder, [photo()]);
      const before = await picturesIn(home);
      await backUp(folder, home);
      await keep(home, backend, [photo()]);
      const after = await picturesIn(home);
      await backend.close();
      await runWell(...restoreInto(home, 'a.backup.gz', '--replace'));
      expect(await picturesIn(home)).toEqual(before);
      const [kept = ''] = (await readdir(home)).filter((one) => one.startsWith('before-restore-'));
      expect(await picturesIn(join(home, kept))).toEqual(after);

      const photosAlone = join(folder, 'photos-alone');
      await cp(join(home, 'media'), join(photosAlone, 'media'), { recursive: true });
      const refused = await run(...restoreInto(photosAlone, 'a.backup.gz'));
      expect(refused.errors).toMatch(/already holds photos: add --replace/);
    },
  );

  // That such a backup is restored at all is in older-versions.test.ts.
  test(
    'of a backup from before photos were in it leaves those that are there',
    { tags: ['long'] },
    async () => {
      const folder = newFolder();
      const home = join(folder, 'home');
      const picture = newPicture();
      await mediaOf(home).append(sha256(picture), 0, picture);
      await mediaOf(home).finish(sha256(picture), async () => true);
      const before = await picturesIn(home);
      const older = join(root, 'tests/databases/version-6.backup.gz');
      await runWell(...restoreInto(home, older, '--replace'));
      expect(await picturesIn(home)).toEqual(before);
      expect(existsSync(join(home, 'postgres'))).toBe(true);
    },
  );
});

test(
  'a backup says which photos it is without, and is a whole backup of the others',
  { tags: ['long'] },
  async () => {
    const folder = newFolder();
    const [whole, torn] = [photo(), photo()];
    const { home, backend } = await homeWith(folder, [whole, torn]);
    await backend.close();
    const id = sha256(torn);
    await appendFile(join(home, 'media', id.slice(0, 2), id), 'more');
    const said = await run(folder, 'node/make-backup', { DATA_DIR: home }, 'a.backup.gz');
    expect(said.errors).toMatch(/^The backup is without 1 picture: look into [^\n]*media, [^\n]+$/);
    expect(said.code).toBe(0);
    await runWell(...restoreInto(join(folder, 'other'), 'a.backup.gz'));
    expect([...(await picturesIn(join(folder, 'other'))).keys()]).toEqual([sha256(whole)]);
  },
);
