// @ts-check
// Writes supabase/seed.sql, public/portraits and the app's other drawings from tools/catalogue.
// Running it twice changes nothing. The PNG icons are made by npm run icons.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { favicon, icon, placeholder } from './catalogue/art/emblems.js';
import { hero } from './catalogue/art/hero.js';
import { portrait } from './catalogue/art/portrait.js';
import { catalogue } from './catalogue/catalogue.js';
import { checkCatalogue } from './catalogue/check-catalogue.js';
import { seedSql } from './catalogue/seed-sql.js';

const root = new URL('../', import.meta.url);
const folder = new URL('public/portraits/', root);

/** Writes only if the content differs, so that no watcher is triggered. @param {URL} file @param {string} content */
function write(file, content) {
  try {
    if (readFileSync(file, 'utf8') === content) return 0;
  } catch {
    // The file does not exist yet.
  }
  writeFileSync(file, content);
  return 1;
}

try {
  const portraits = new Map(
    catalogue.map((pet) => [pet.id, portrait(/** @type {Parameters<typeof portrait>[0]} */ (pet))]),
  );
  const faults = checkCatalogue(catalogue, portraits);
  if (faults.length) throw new Error(faults.join('\n'));

  mkdirSync(folder, { recursive: true });
  mkdirSync(new URL('supabase/', root), { recursive: true });
  const stale = readdirSync(folder).filter(
    (name) => !portraits.has(name.replace(/\.svg$/, '')) || !name.endsWith('.svg'),
  );
  for (const name of stale) rmSync(new URL(name, folder));
  let changed = write(new URL('supabase/seed.sql', root), seedSql(catalogue));
  for (const [id, svg] of portraits) changed += write(new URL(`${id}.svg`, folder), svg);

  mkdirSync(new URL('public/icons/', root), { recursive: true });
  const emblems = {
    'hero.svg': hero(),
    'placeholder-pet.svg': placeholder(),
    'favicon.svg': favicon(),
    'icons/icon.svg': icon(),
    'icons/maskable.svg': icon({ round: 0, size: 0.78 }),
  };
  for (const [name, svg] of Object.entries(emblems))
    changed += write(new URL(`public/${name}`, root), svg);

  const kilobytes = Math.round(
    [...portraits.values()].reduce((sum, svg) => sum + svg.length, 0) / 1024,
  );
  console.log(
    `${catalogue.length} pets, ${portraits.size} portraits (${kilobytes} kB) in public/portraits; ${changed} files written, ${stale.length} removed.`,
  );
} catch (error) {
  console.error(
    `The catalogue was not written.\n${error instanceof Error ? error.message : error}`,
  );
  process.exitCode = 1;
}
