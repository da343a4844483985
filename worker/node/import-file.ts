// `npm run import -- FILE`: brings the pets of another system's file into this home, or says with
// --dry-run what it would do. Run again, it goes on where it was stopped, and changes nothing twice.
// An archive (`npm run export`) is read into an empty home.
import { readFile, stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { mostFileBytes } from '#src/domain/import/bounds.ts';
import { readHosts } from '#src/domain/import/import-feed.ts';
import { columnsOf, openImportFile } from '#src/domain/import/import-file.ts';
import { formatOfMapping, guessMapping, mappingSchema } from '#src/domain/import/mapping.ts';
import { counted } from '#src/domain/words.ts';
import { type Environment, readEnvironment, StartFailure } from '#worker/env.ts';
import { chooseFormat } from '#worker/imports/choose-format.ts';
import { decide, planFile, type PlannedFile, runImport } from '#worker/imports/run-import.ts';
import { withHome } from '#worker/supabase/home-commands.ts';
import { connectHosted } from '#worker/supabase/hosted.ts';
import { runProgram } from '#worker/supabase/run-program.ts';
import { type CallServer, callHome, callPrivileged } from '#worker/supabase/server-calls.ts';
import { migrationsDir } from './archive-home.ts';
import { previewOf } from './import-preview.ts';
import { isArchiveFile, readArchiveFile } from './read-archive.ts';

// npm runs scripts in the project's folder, and names the one it was called in.
const callersFolder = process.env['INIT_CWD'] ?? '';

await runProgram(async () => {
  const { file: name, options } = readArguments();
  const settings = readEnvironment(process.env);
  const path = resolve(callersFolder, name);
  const dryRun = options['dry-run'] === true;
  const report = (line: string) => console.log(line);
  if (await isArchiveFile(path)) {
    const replaceSamples = options['replace-samples'] === true;
    return readArchiveFile(path, { settings, dryRun, replaceSamples, report });
  }
  const opened = openImportFile(await bytesOf(name));
  if (opened.outcome === 'refused') throw new StartFailure(opened.reason);
  const { file } = opened;
  const mapping = options.mapping === undefined ? undefined : await readMapping(options.mapping);
  const chosen = mapping
    ? { outcome: 'chosen' as const, format: formatOfMapping(mapping) }
    : chooseFormat(file, options.format);
  if (chosen.outcome === 'refused') {
    if (file.kind === 'csv' && options.format === undefined)
      console.log(JSON.stringify(guessMapping(columnsOf(file, {}).columns, 'our list'), null, 2));
    throw new StartFailure(`${chosen.reason} (--format KEY, --mapping FILE.json)`);
  }
  const { format } = chosen;
  const source = options.source?.trim() ?? format.source;
  const stopping = new AbortController();
  process.once('SIGINT', () => stopping.abort());
  const { signal } = stopping;

  let exitCode = 0;
  await withCalls(settings, async (call) => {
    const planned = await planFile(call, { file, format, source }, signal).catch(
      (error: unknown) => {
        throw signal.aborted ? new StartFailure('Stopped. Nothing was written.') : error;
      },
    );
    console.log(`${name} is a file of ${format.name}; its pets come from "${source}".`);
    for (const line of previewOf(planned)) console.log(line);
    const hidesGone = options['hide-gone'] === true;
    const picturesFrom = readHosts(options['pictures-from'] ?? '');
    const decided = decide(planned.plan, { picturesFrom, hidesGone });
    sayWhatIsLeft(planned, decided.pictureHosts, hidesGone);
    for (const line of decided.notes) console.error(line);
    if (planned.plan.counts.unreadable > 0 || decided.notes.length > 0) exitCode = 1;
    if (dryRun) {
      console.log('Nothing was written: leave out --dry-run to import this.');
      return;
    }
    const began = performance.now();
    const run = { source, format, fileName: basename(name), signal };
    const { outcomes, isWhole } = await runImport(call, planned, {
      ...run,
      ...decided,
      onProgress: (done, of) => {
        if (done === of || done % 500 < 25) console.log(`  ${done} of ${of}`);
      },
    });
    const count = (outcome: string) => outcomes.filter((one) => one.outcome === outcome).length;
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(
      `Imported in ${seconds} s: ${count('added')} added, ${count('changed')} changed, ${count('hidden')} hidden.`,
    );
    if (count('refused') > 0) {
      console.error(
        `The database refused ${counted(count('refused'), 'pet')}: look at the report.`,
      );
      exitCode = 1;
    }
    if (isWhole) return;
    console.error('Stopped. Run the same command again, and it goes on.');
    exitCode = 130;
  });
  // Not before: PGlite sets it when it is closed.
  process.exitCode = exitCode;
});

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        format: { type: 'string' },
        source: { type: 'string' },
        mapping: { type: 'string' },
        'pictures-from': { type: 'string' },
        'hide-gone': { type: 'boolean' },
        'dry-run': { type: 'boolean' },
        'replace-samples': { type: 'boolean' },
      },
    });
    const [file, more] = positionals;
    const length = values.source?.trim().length ?? 1;
    if (file !== undefined && more === undefined && length > 0 && length <= 100)
      return { file, options: values };
  } catch {
    // An option that does not exist, or has no value: the same sentence helps.
  }
  throw new StartFailure(
    'Name one file: npm run import -- FILE [--format KEY] [--source NAME] [--mapping FILE.json] [--pictures-from host,host|all] [--hide-gone] [--dry-run], or npm run import -- ARCHIVE.zip [--replace-samples] [--dry-run]. A source has at most 100 letters.',
  );
}

async function bytesOf(name: string): Promise<Buffer> {
  const path = resolve(callersFolder, name);
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) throw new StartFailure(`There is no file ${path}: look at its name.`);
  if (found.size > mostFileBytes)
    throw new StartFailure(
      'The file is larger than 100 MB. Export fewer columns or fewer animals.',
    );
  return readFile(path);
}

async function readMapping(name: string) {
  const text = (await bytesOf(name)).toString('utf8');
  try {
    return mappingSchema.parse(JSON.parse(text));
  } catch {
    throw new StartFailure(`${name} is no mapping: without it, one to begin with is printed.`);
  }
}

/** Says what the options leave as it is. */
function sayWhatIsLeft({ plan }: PlannedFile, pictureHosts: readonly string[], hidesGone: boolean) {
  const left = plan.hosts().flatMap(({ host }) => (pictureHosts.includes(host) ? [] : host));
  if (left.length > 0)
    console.log(
      `Pictures of ${left.slice(0, 10).join(', ')} are not fetched: add --pictures-from with these hosts, or all.`,
    );
  if (plan.gone().pets.length > 0 && !hidesGone)
    console.log('What is not in the file any more stays listed: add --hide-gone to hide it.');
}

/** Calls the database of this home, wherever it is. */
async function withCalls(settings: Environment, work: (call: CallServer) => Promise<void>) {
  if (settings.hosted) return work(callPrivileged(connectHosted(settings.hosted).privileged));
  return withHome(settings, migrationsDir, (tell) => work(callHome(tell)));
}
