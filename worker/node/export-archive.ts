// `npm run export [-- file]`: everything of a home as one ZIP, for another system or kind of
// database, also while Homeward runs.
import { Writable } from 'node:stream';
import { stepsOf, writeArchive } from '#worker/archives/write-archive.ts';
import { counted } from '#src/domain/words.ts';
import { readEnvironment, StartFailure } from '#worker/env.ts';
import { runProgram } from '#worker/supabase/run-program.ts';
import { newFile, timeInName, writeWholeFile } from '#worker/supabase/whole-file.ts';
import { archiveHome } from './archive-home.ts';

await runProgram(async () => {
  const settings = readEnvironment(process.env);
  const file = newFile(process.argv[2], `backups/homeward-everything-${timeInName()}.zip`);
  const { call, media, close } = await archiveHome(settings);
  try {
    console.log(`Writing ${file} …`);
    const { id, counts } = await call('start_server_export', {});
    const total = stepsOf(counts);
    let taken = 0;
    let told = 0;
    const read = async (part: string, after: number, limit: number) => {
      const rows = await call('read_export', {
        p_id: id,
        p_part: part,
        p_after: after,
        p_limit: limit,
      });
      taken += rows?.length ?? 0;
      const percent = Math.floor((taken / Math.max(total, 1)) * 10) * 10;
      if (percent > told) console.log(`  ${percent} %`);
      told = Math.max(told, percent);
      return rows ?? undefined;
    };
    try {
      await writeWholeFile(file, async (target) => {
        const { counts: written, missingPictures } = await writeArchive(Writable.toWeb(target), {
          read,
          media,
          publicUrl: settings.publicUrl,
          madeAt: new Date().toISOString(),
        });
        console.log(
          `Exported ${counted(written.pets, 'pet')}, ${counted(written.pictures, 'picture')}, ${counted(written.applications, 'application')} and ${counted(written.history, 'change')} of the history. The file holds the names and words of those who applied: keep it where only you can read it.`,
        );
        if (missingPictures.length > 0)
          console.error(
            `The archive is without ${counted(missingPictures.length, 'picture')}, which the server could not read: manifest.json in it names them.`,
          );
      });
    } finally {
      await call('end_archive', { p_id: id, p_finished: false });
    }
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'ExportEnded') throw error;
    throw new StartFailure('The database was restarted meanwhile: run the same command again.', {
      cause: error,
    });
  } finally {
    await close();
  }
});
