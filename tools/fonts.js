// `npm run fonts`: subsets the fonts to what the app uses, and writes them to src/ui/fonts. The
// same sources give the same bytes, so running it twice changes nothing.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { main, root } from './steps.js';

/** One file for each alphabet; src/ui/fonts.css says for which letters each is loaded. */
const alphabets = ['latin', 'latin-ext'];

/** The variable axes of each font that the app uses: headings have one weight, and are softest. */
const fonts = [
  { name: 'fraunces', source: 'soft', axes: { SOFT: 100, wght: 560 } },
  { name: 'figtree', source: 'wght', axes: { wght: { min: 400, max: 700 } } },
];

/** The letters of an alphabet, from Fontsource's list of ranges. */
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
    // The licence must be distributed with the fonts.
    copyFileSync(join(folder, 'LICENSE'), join(target, `${name}-licence.txt`));
  }
});
