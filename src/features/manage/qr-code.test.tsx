import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { QrCode } from './qr-code.tsx';

/** The dark modules that the SVG draws, as 'x,y'. */
function drawn(text: string): Set<string> {
  const page = renderToStaticMarkup(<QrCode text={text} label="QR code" className="" />);
  const [, path = ''] = /fill="#000" d="([^"]*)"/.exec(page) ?? [];
  const modules = new Set<string>();
  for (const [, x, y, right] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g))
    for (let at = 0; at < Number(right); at += 1) modules.add(`${Number(x) + at},${y}`);
  return modules;
}

test('a QR code is drawn as it is encoded, with the white margin that cameras need', () => {
  fc.assert(
    fc.property(fc.webUrl({ size: '-1' }), (text) => {
      const { data } = encode(text, { ecc: 'M', border: 4 });
      const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`${x},${y}`] : [])));
      expect(drawn(text)).toEqual(new Set(dark));
      expect(dark.some((at) => /^[0-3],|,[0-3]$/.test(at))).toBe(false);
    }),
    { numRuns: 5 },
  );
});
