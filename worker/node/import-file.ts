// `npm run import -- ARCHIVE.zip [--dry-run] [--replace-samples]`: reads what `npm run export` wrote
// into an empty home.
import { resolve } from 'node:path';
import { readEnvironment, StartFailure } from '#worker/env.ts';
import { runProgram } from '#worker/supabase/run-program.ts';
import { isArchiveFile, readArchiveFile } from './read-archive.ts';

const flags = ['--dry-run', '--replace-samples'];

await runProgram(async () => {
  const settings = readEnvironment(process.env);
  const args = process.argv.slice(2);
  const [name, ...more] = args.filter((arg) => !flags.includes(arg));
  if (name === undefined || more.length > 0)
    throw new StartFailure('Name the file: npm run import -- homeward-everything-….zip.');
  const file = resolve(process.env['INIT_CWD'] ?? '', name);
  if (!(await isArchiveFile(file)))
    throw new StartFailure(`${file} is no archive of Homeward (npm run export makes one).`);
  await readArchiveFile(file, {
    settings,
    dryRun: args.includes('--dry-run'),
    replaceSamples: args.includes('--replace-samples'),
    report: (line) => console.log(line),
  });
});
