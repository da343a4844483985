// `npm run fonts`: cuts the fonts to what the pages use and writes them to src/ui/fonts. The same
// sources make the same bytes, so running it twice changes nothing.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { main, root } from './steps.js';

/** The alphabets that have files; src/ui/fonts.css says which letters each is asked for. */
const alphabets = ['latin', 'latin-ext'];

/** What the pages use of each font: headings are of one weight, and softest. */
const fonts = [
  { name: 'fraunces', source: 'soft', axes: { SOFT: 100, wght: 560 } },
  { name: 'figtree', source: 'wght', axes: { wght: { min: 400, max: 700 } } },
];

/** The letters of a file, from Fontsource's list of what each alphabet is made of. */
function lettersOf(folder, alphabet) {
  const ranges = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'))[alphabet];
  const letters = ranges.split(',').flatMap((range) => {
    const [first, last = first] = range
      .replace('U+', '')
      .split('-')
      .map((hex) => parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
  });
  return letters.join('');
}

await main(async () => {
  const target = join(root, 'src', 'ui', 'fonts');
  mkdirSync(target, { recursive: true });
  for (const { name, source, axes } of fonts) {
    const folder = join(root, 'node_modules', '@fontsource-variable', name);
    for (const alphabet of alphabets) {
      const whole = readFileSync(
        join(folder, 'files', `${name}-${alphabet}-${source}-normal.woff2`),
      );
      const cut = await subsetFont(whole, lettersOf(folder, alphabet), {
        targetFormat: 'woff2',
        variationAxes: axes,
      });
      writeFileSync(join(target, `${name}-${alphabet}.woff2`), cut);
      console.log(`${name}-${alphabet}: ${whole.length} bytes become ${cut.length}`);
    }
    // Their licence asks that it goes along.
    copyFileSync(join(folder, 'LICENSE'), join(target, `${name}-licence.txt`));
  }
});
