import { useMemo } from 'react';
import { encode } from 'uqr';

type QrCodeProps = { text: string; label: string; className: string };

/** A QR code, black on white in every colour scheme: a camera needs the contrast. */
export function QrCode({ text, label, className }: QrCodeProps) {
  // M: a corner may be scratched or wet. 4: the margin that the standard asks for.
  const { size, data } = useMemo(() => encode(text, { ecc: 'M', border: 4 }), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={data.map(darkRuns).join('')} />
    </svg>
  );
}

/** The dark modules of a row as rectangles: one for each run, so that no seam shows in print. */
function darkRuns(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    const start = x;
    while (row[x]) x += 1;
    if (x > start) path += `M${start} ${y}h${x - start}v1H${start}z`;
  }
  return path;
}
